import { expect, test } from 'vitest'
import { matchOf, play, programMovesOf, settings } from './helpers.ts'

const PROGRAMS = ['I B3 N, II R4 W, III R5 E', 'I B2 E, II R1 N, III B4 S', 'I R6 SE, II B1 N, III R2 NW', 'I B5 S, II R3 S, III B6 W']
const MOVES = PROGRAMS.map((program, seat) => programMovesOf(seat, program))
const POSITION = { robots: ['V@e2', 'M@c4', 'H@g5', 'R@e7'], tokens: ['c3', 'c7', 'g7'] }

/** Plays the programming phase with each operator's moves in their own order, and returns the match after the round. */
function afterwards(moves: readonly string[], startNumbers: string): string {
  const match = matchOf(settings('basic', 4, { startNumbers }), [], POSITION)
  play(match, ...moves)
  expect(match.position).toMatchObject({ round: 3 })
  return JSON.stringify(match.position)
}

const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2 ? [[...items]] : items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))

/** Once operator by operator, and once die by die around the table. */
const ways = (startNumbers: string): Set<string> =>
  new Set(
    orders(MOVES).flatMap((order) => [
      afterwards(order.flat(), startNumbers),
      afterwards(
        [0, 1, 2, 3].flatMap((i) => order.map((moves) => moves[i]!)),
        startNumbers,
      ),
    ]),
  )

test('VT-PROG-2 VT-PROG-7 the order in which operators place dice and confirm changes nothing', () => {
  expect(ways('rotation').size).toBe(1)
})

test('VT-PREP-1 it does change the starting numbers where the table has agreed on that', () => {
  expect(ways('submission').size).toBeGreaterThan(1)
})
