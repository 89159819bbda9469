import { start } from '@robodrome/kernel'
import type { Story } from '@robodrome/protocol'
import { chancesOf, replay, type Table } from '@robodrome/table'
import { botsAmong } from '../tables/listing.ts'

/** As many points as a picture shows. */
const POINTS = 48
/** Below this a winner was far behind; within this last part of a match it was decided late. */
const FAR_BEHIND = 0.2
const LATE = 0.85

/** What a match that is over was like; null where the game has no estimate, or nobody has won. */
export const storyOf = (state: Table): Story | null => {
  const { plan, course, begunAt, playedAt } = state
  const { game, settings, id } = plan
  const winners = course === null ? undefined : game.result(course.match.position)?.ranking[0]
  if (course === null || winners === undefined || begunAt === null || playedAt === null) return null
  const rows = courseOfChances(state)
  if (rows === null || rows.length < 2) return null
  const ofWinners = rows.map((row) => winners.reduce((sum, seat) => sum + (row[seat] ?? 0), 0))
  const lowest = Math.min(...ofWinners)
  const turn = ofWinners.lastIndexOf(lowest)
  return {
    table: id,
    game: game.id,
    settings,
    names: state.players().map(({ name }) => name),
    bots: botsAmong(state.players()),
    chances: rows,
    turn: turn / (rows.length - 1),
    swing: 1 - lowest,
    tale: lowest < FAR_BEHIND ? 'comeback' : leadChanged(rows, winners) ? 'late' : 'plain',
    winners: [...winners],
    ms: playedAt - begunAt,
    endedAt: playedAt,
  }
}

/** The chance of each seat from the first step to the last, thinned out: the match is over, so nothing is secret any more. */
const courseOfChances = ({ plan, course }: Table): number[][] | null => {
  const { game, settings } = plan
  const entries = course!.match.entries
  const every = Math.max(1, Math.ceil(entries.length / (POINTS - 1)))
  const rows: number[][] = []
  const g = start(game, settings)
  for (const [i, entry] of entries.entries()) {
    if (i % every === 0) rows.push(...rowOf(chancesOf(game, g)))
    if (replay(game, g, entry) !== null) return null
  }
  rows.push(...rowOf(chancesOf(game, g)))
  return rows.length === 0 ? null : rows
}

const rowOf = (chances: readonly number[] | null): number[][] =>
  chances === null || chances.some((each) => !Number.isFinite(each)) ? [] : [chances.map((each) => Math.round(each * 1000) / 1000)]

/** Whether somebody else was ahead shortly before the end. */
const leadChanged = (rows: readonly number[][], winners: readonly number[]): boolean => {
  const row = rows[Math.floor((rows.length - 1) * LATE)]!
  return !winners.includes(row.indexOf(Math.max(...row)))
}
