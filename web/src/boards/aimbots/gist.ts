import type { Happening, Terms } from '@robodrome/aimbots/page'
import type { Seat, Seen } from '@robodrome/kernel'
import type { Phrase } from '@robodrome/phrases'
import type { BoardModule, Gist } from '../board.ts'
import { lastOf } from '../last-of.ts'
import { said } from './words/index.ts'

type Told = Seen<Happening>

/** If a stall ends the match, that counts. Otherwise, a destroyed bot counts most, then the end of an attack, then its dice. */
export const gist: NonNullable<BoardModule<Terms>['gist']> = ({ events }) => {
  const { gists } = said
  const stall = lastOf(events, 'stall')
  if (stall !== undefined)
    return { title: stall.over === 'rounds' ? gists.long(stall.count) : gists.quiet(stall.count), ...rankedIn(events) }
  const lost = lastOf(events, 'defeat')
  const capture = lastOf(events, 'capture')
  if (lost !== undefined) {
    const { bot: by } = lost.cause
    const title = by.id === lost.bot.id ? gists.lost(lost.bot) : gists.destroyed(by, lost.bot)
    return { title, ...(capture && { note: capturedIn(capture, events) }) }
  }
  return attackOf(events) ?? leadOf(events)
}

/** The value of a captured core. At the end, hidden POWER COREs are revealed and counted. */
function capturedIn({ seat, core, captured }: Seen<Happening & { kind: 'capture' }>, events: readonly Told[]): Phrase {
  const { all, hidden } = scoreIn(seat, events) ?? { all: captured, hidden: 0 }
  return said.gists.captured(seat, core, all, hidden)
}

/** A side's total at the end of the match, and its share of hidden scrap; null if the match had not ended. */
function scoreIn(seat: Seat, events: readonly Told[]): { all: number; hidden: number } | null {
  const end = lastOf(events, 'end')
  if (end === undefined) return null
  const side = end.drawn ? [seat] : (end.ranking.find((seats) => seats.includes(seat)) ?? [seat])
  const hidden = side.flatMap((ally) => end.scrap[ally] ?? []).filter((kind) => kind === 'POWER CORE').length
  return { all: end.scores[seat]!, hidden }
}

/** AB-END-7 Why the winner was first: the score, or what broke a tie. */
function rankedIn(events: readonly Told[]): { note?: Phrase } {
  const end = lastOf(events, 'end')
  const [first] = end?.ranking[0] ?? []
  if (end === undefined || first === undefined) return {}
  const score = end.scores[first]!
  if (end.drawn) return { note: said.gists.level(score) }
  const others = end.ranking.slice(1).flat()
  if (others.some((seat) => end.scores[seat] === score)) return { note: said.gists.tied(score) }
  const { all, hidden } = scoreIn(first, events)!
  return { note: said.gists.reached(first, all, hidden) }
}

/** How an attack or a shot ended, or what else damaged a bot. */
function attackOf(events: readonly Told[]): Gist | null {
  const { gists } = said
  const compared = lastOf(events, 'compare')
  const shot = lastOf(events, 'shot')
  const plate = lastOf(events, 'plate')
  const ended = compared ?? shot
  if (ended === undefined)
    return plate ? { title: gists.damaged(plate.cause.bot, plate.bot), note: gists.plated(plate.bot, plate.dir) } : null
  const totals = compared ? { note: gists.totals(compared.attackValue, compared.defenseValue) } : {}
  if (!ended.hit) return { title: gists.missed(ended.bot, ended.target), ...totals }
  return { title: gists.hit(ended.bot, ended.target), ...(plate ? { note: gists.plated(plate.bot, plate.dir) } : totals) }
}

/** Events that are only causes: the dice, the start of an attack, the path of a bot. */
function leadOf(events: readonly Told[]): Gist | null {
  const { gists } = said
  const attack = lastOf(events, 'attack')
  const dice = lastOf(events, 'dice') ?? lastOf(events, 'combat roll')
  const found = lastOf(events, 'pick up')
  const boost = lastOf(events, 'boost')
  if (dice !== undefined) {
    const rolled = gists.rolled(dice.attack, dice.defense)
    return attack ? { title: gists.attacked(attack.bot, attack.target), note: rolled, leads: true } : { title: rolled, leads: true }
  }
  if (attack !== undefined) return { title: gists.attacked(attack.bot, attack.target), leads: true }
  if (found !== undefined) {
    const score = scoreIn(found.seat, events)
    return { title: gists.pickedUp(found.seat), ...(score && { note: gists.reached(found.seat, score.all, score.hidden) }) }
  }
  return boost ? { title: gists.boosted(boost.bot, boost.onto), leads: true } : null
}
