import type { Game } from '@robodrome/kernel'
import { playsOf, recordSays, Refused, verify, type MatchRecord } from '@robodrome/table'
import { beginning, newTable, type LocalSeat, type SavedTable } from './saved.ts'

/**
 * The table of a battle that somebody sent for watching. Every move and every outcome is checked against the seed; a fault makes it refuse
 * the battle.
 */
export function sentTable(game: Game, record: MatchRecord): SavedTable {
  const { problems } = verify(game, record)
  const [problem] = problems
  if (problem) throw new Refused('malformed', problem.line === null ? problem : recordSays('atLine', { line: problem.line, problem }))
  if (record.seed === undefined) throw new Refused('malformed', recordSays('seedNotShown'))
  const { settings, players, seed, box, entries } = record
  const seats = players.map((name): LocalSeat => ({ kind: 'person', name }))
  const { opening, plays } = playsOf(entries)
  const table = newTable({ game: game.id, settings, seats, seed, ...(box !== undefined && { box }) })
  return { ...table, steps: [...beginning(seats, opening), ...plays], sent: true }
}
