import type { Happening, Terms } from '@robodrome/volt/page'
import type { Seat, Seen } from '@robodrome/kernel'
import { say } from '@robodrome/phrases'
import type { BoardModule, Gist } from '../board.ts'
import { said } from './words/index.ts'

type Told<K extends Happening['kind']> = Seen<Extract<Happening, { kind: K }>>
const isKind =
  <K extends Happening['kind']>(kind: K) =>
  (event: Seen<Happening>): event is Told<K> =>
    event.kind === kind

/** Points count most, first those of the seats that gained, then lost robots, then damage. */
export const gist: NonNullable<BoardModule<Terms>['gist']> = ({ events, before, rose }) => {
  const helped = ({ seat }: { seat: Seat | null }): boolean => (seat === null ? rose.length === 0 : rose.includes(seat))
  const gained = events.filter(isKind('vp'))
  const fallen = events.filter(isKind('destroyed'))
  const hurt = events.filter(isKind('damage'))
  const most = (found: readonly Told<'vp'>[]): Told<'vp'> | undefined => found.toSorted((a, b) => countOf(found, b) - countOf(found, a))[0]
  const scorer = most(gained.filter(helped)) ?? (fallen.length === 0 ? most(gained) : undefined)
  const champion = events.find(isKind('champion'))
  if (scorer !== undefined) {
    const points = pointsOf(
      gained.filter(({ robot }) => robot === scorer.robot),
      fallen,
    )
    return champion ? { title: points.title, note: said.gists.champion(champion, champion.defended) } : points
  }
  // The last round may decide a bout without a point.
  const round = [...before, ...events].findLast(isKind('round'))?.round
  if (champion && round !== undefined) return { title: said.gists.outlasted(champion, round, champion.defended) }
  const lost = fallen.find((each) => !helped(each)) ?? fallen[0]
  if (lost !== undefined) return { title: lost.cause === 'pit' ? said.gists.fell(lost) : said.gists.lost(lost) }
  const hit = hurt.findLast((each) => !helped(each)) ?? hurt.at(-1)
  if (hit === undefined) return null
  const taken = hurt.filter(({ robot }) => robot === hit.robot).reduce((sum, { points }) => sum + points, 0)
  return { title: said.gists.hurt(hit, taken, hit.total) }
}

const countOf = (found: readonly Told<'vp'>[], { robot }: Told<'vp'>): number => found.filter((each) => each.robot === robot).length

/** A robot's points, and their cause. */
function pointsOf(gained: readonly Told<'vp'>[], fallen: readonly Told<'destroyed'>[]): Gist {
  const last = gained.at(-1)!
  const tokens = gained.flatMap(({ token }) => (token === null ? [] : [token]))
  const lost = fallen.filter(({ robot }) => gained.some(({ destroyed }) => destroyed === robot))
  const standing = said.gists.standing(last.total, last.target)
  if (gained.length > 1)
    return { title: said.gists.scored(last, gained.length), note: say`${said.gists.deeds(last, tokens, lost)} ${standing}` }
  return { title: tokens.length > 0 ? said.gists.took(last, tokens[0]!) : said.gists.destroyed(last, lost[0] ?? last), note: standing }
}
