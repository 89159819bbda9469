import { Match, type Game, type Seat, type Settings } from '@robodrome/kernel'
import { scriptedLuck, type Play, playsOf, save, type Saved } from '@robodrome/table'
import { beginning, newTable, type LocalSeat, type SavedTable } from '../table/saved.ts'
import type { Example } from './scenario.ts'

/** An example computed by the rules: its start, and each move with the outcomes after it. */
export interface Played {
  settings: Settings
  /** The first seat that acts. */
  seat: Seat
  from: Saved
  plays: Play[]
}

const settingsOf = (game: Game, { mode = Object.keys(game.modes)[0]!, seats, options }: Example): Settings => ({
  mode,
  seats: seats ?? Math.min(...game.modes[mode]!.seats),
  options,
})

export function playExample(game: Game, example: Example): Played {
  const settings = settingsOf(game, example)
  const match = new Match(game, settings, scriptedLuck(example.luck), game.arrange(example.position, settings))
  // Outcomes before the first move are part of the starting position.
  const from = save(game, match.position)
  for (const move of example.moves) {
    const at = move.indexOf(' ')
    const refused = match.choose(Number(move.slice(0, at)), move.slice(at + 1))
    if (refused !== null) throw new Error(`${move}: ${JSON.stringify(refused)}`)
  }
  const { plays } = playsOf(match.entries)
  return { settings, seat: plays[0]!.seat, from, plays }
}

/** The table of an example after some of its moves. */
export function tableAt(game: string, { settings, from, plays }: Played, made: number, seats: LocalSeat[]): SavedTable {
  const table = newTable({ game, settings, seats, from })
  return { ...table, steps: [...beginning(seats, []), ...plays.slice(0, made)], branch: true }
}
