import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { BoardModule } from '../boards/board.ts'
import { words } from '../words/index.ts'

/** Players who win together: a player, a team, or rivals without a seat (no seats). */
export interface Side {
  seats: readonly Seat[]
  name: string
}

/** A share without a seat must be larger than this to count; anything smaller is a rounding error. */
const SOME = 0.0005

/** The sides of a table. Rivals without a seat come last, if the board has any. */
export function sidesOf(board: BoardModule, snapshot: Snapshot, nameOf: (seat: Seat) => string): Side[] {
  const seats = board.sides?.(snapshot) ?? snapshot.seats.map((_, seat) => [seat])
  return seats.map((all) => ({ seats: all, name: words.list(all.map(nameOf)) }))
}

/** The seats whose robots are drawn: if a side shares one robot, the first of its seats. */
export function seatsWithRobot(board: BoardModule, snapshot: Snapshot, seats: readonly Seat[]): readonly Seat[] {
  if (!board.sharesRobot) return seats
  const firsts = board.sides!(snapshot).map(([first]) => first)
  return seats.filter((seat) => firsts.includes(seat))
}

/** Converts chances by seat into chances by side, row by row. Rivals are a side if they ever had a chance. */
export function chancesOfSides(
  sides: readonly Side[],
  rows: readonly (readonly number[])[],
  rivals: string,
): { sides: Side[]; rows: number[][] } {
  const shares = rows.map((row) => sides.map(({ seats }) => seats.reduce((sum, seat) => sum + (row[seat] ?? 0), 0)))
  const rests = shares.map((row) => Math.max(0, 1 - row.reduce((sum, share) => sum + share, 0)))
  if (rests.every((rest) => rest < SOME)) return { sides: [...sides], rows: shares }
  return { sides: [...sides, { seats: [], name: rivals }], rows: shares.map((row, i) => [...row, rests[i]!]) }
}
