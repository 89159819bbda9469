import type { Table } from '@robodrome/table'
import type { KeptStory } from '../store/schema/stories.ts'

/** Thresholds: a winner below this chance was far behind, and a turn in this last part of a match came late. */
const FAR_BEHIND = 0.2
const LATE = 0.85

/** Makes the story of a finished match from its win chances. Null if nobody won, or if a side without seats did. */
export const storyOf = ({ plan, course, begunAt, playedAt }: Table, rows: number[][]): KeptStory | null => {
  const { game, settings, id } = plan
  const winners = course === null ? undefined : course.result()?.ranking[0]
  if (winners === undefined || winners.length === 0 || begunAt === null || playedAt === null || rows.length < 2) return null
  const ofWinners = rows.map((row) => winners.reduce((sum, seat) => sum + (row[seat] ?? 0), 0))
  const lowest = Math.min(...ofWinners)
  const turn = ofWinners.lastIndexOf(lowest)
  return {
    table: id,
    game: game.id,
    settings,
    chances: rows,
    turn: turn / (rows.length - 1),
    swing: 1 - lowest,
    tale: lowest < FAR_BEHIND ? 'comeback' : leadChanged(rows, winners) ? 'late' : 'plain',
    winners: [...winners],
    ms: playedAt - begunAt,
    endedAt: playedAt,
  }
}

/** Whether somebody else was ahead shortly before the end. */
const leadChanged = (rows: readonly number[][], winners: readonly number[]): boolean => {
  const row = rows[Math.floor((rows.length - 1) * LATE)]!
  return !winners.includes(row.indexOf(Math.max(...row)))
}
