import { call, END, goto, type Flow } from '@robodrome/kernel'
import { contentOf } from '../content.ts'
import type { BoardId } from '../content/boards.ts'
import type { RobotId } from '../content/robots.ts'
import { MATCH } from '../frames.ts'
import { chance, sequence } from '../rule.ts'
import type { Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { sorted } from '../vocabulary.ts'
import { chooseRobots, setUpBout } from './3-setup.ts'
import { prepare } from './4a-preparation.ts'
import { program } from './4b-programming.ts'
import { activateDice } from './4d-activation.ts'
import { resolve } from './8-resolution.ts'
import { roundLimit } from './11b-end.ts'

/** VT-CH-7 The championship ends after this many bouts at the latest. */
export const MOST_BOUTS = 7

/** A whole match: setup, then one bout; in a championship, bouts until the title is defended. */
export const match = sequence<{ board: BoardId }>(MATCH.name, {
  robots: () => call(chooseRobots, { sides: [], next: 0, figure: '' }),
  setUp: () => call(setUpBout, { order: [], module: '', killbots: [], draw: 0, todo: [], decks: [] }),
  /** Repeats until the bout has a winner, then continues with the next step. */
  round: { while: () => true, do: () => call(playRound, {}) },
  boutOver(g) {
    if (g.config.mode !== 'championship') return END
    return crown(g) ? END : undefined
  },
  nextBoard: (g, notes) => {
    g.bout++
    notes.board = contentOf(g).boardIds[g.bout - 1] ?? ''
    return notes.board === '' ? call(drawBoard, {}, 'board') : undefined
  },
  nextBout(g, notes) {
    g.board = notes.board
    return goto('setUp')
  },
})

/** VT-RND-1 A round: Preparation, Programming, Activation, Resolution. */
export const playRound = sequence<Record<string, never>>('round', {
  preparation: () => call(prepare, { todo: [], space: '' }),
  programming: () => call(program, { todo: [], programs: [] }),
  activation: () => call(activateDice, {}),
  resolution: () => call(resolve, { next: 0 }),
  /** VT-RES-7 */
  diceReturn(g) {
    for (const id of g.order) g.robots[id].dice = []
  },
  limit: (g): Flow => roundLimit(g),
})

/** VT-CH-2 From bout 5 on, a random board other than the last one is used. */
export const drawBoard = chance<Record<string, never>, BoardId>('drawBoard', {
  draw(g, _notes, luck) {
    const boards = otherBoards(g)
    return boards[luck.below(boards.length)]!
  },
  outcomes: (g) => otherBoards(g).map((board) => [board, 1]),
  write: (board) => board,
  read: (text) => text.toUpperCase(),
})
const otherBoards = (g: Volt): BoardId[] => contentOf(g).boardIds.filter((board) => board !== g.board)

/**
 * VT-CH-4, 5 The winner of the bout takes the board's modules and becomes champion. Returns true if that decides the championship
 * (VT-CH-7).
 */
function crown(g: Volt): boolean {
  const id = winnerOfBout(g)
  const before = g.champion
  const robot = g.robots[id]
  const defended = before !== null && (before === id || (g.winner === 'squad' && g.robots[before].squad))
  const { champion: prize } = contentOf(g).boards[g.board]!
  robot.boutsWon++
  if (g.order.every((other) => !g.robots[other].trophies.includes(prize))) robot.trophies.push(prize)
  if (before !== null && before !== id) robot.trophies.push(...g.robots[before].trophies.splice(0))
  sorted(g, robot.trophies)
  g.champion = id
  tell?.({
    kind: 'champion',
    rule: defended ? 'VT-CH-7' : 'VT-CH-4',
    seat: robot.seat,
    robot: id,
    bout: g.bout,
    modules: [...robot.trophies],
    defended,
  })
  return defended || g.bout === MOST_BOUTS
}

/** VT-CH-5 A squad's prize goes to its KillBot with the most VP; on a tie, to the one with the lower starting number. */
function winnerOfBout(g: Volt): RobotId {
  if (g.winner !== 'squad') return g.winner!
  const squad = g.order.filter((id) => g.robots[id].squad)
  return squad.reduce((best, id) => (g.robots[id].vp > g.robots[best].vp ? id : best))
}
