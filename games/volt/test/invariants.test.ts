import { asked, choose, leave, options, quickLuck, settle, start, type Seat } from '@robodrome/kernel'
import { contentOf, game, type Volt } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { owned } from '../src/vocabulary.ts'
import { settings } from './helpers.ts'

/** Random play in which seats leave occasionally; checks every position that is waiting for a player. */
function watch(mode: string, seats: number, board: string, seed: number, look: (g: Volt) => void): void {
  const luck = quickLuck(seed)
  const g = start(game, settings(mode, seats, { board }))
  settle(game, g, luck)
  for (let waiting = asked(game, g); waiting.length > 0; waiting = asked(game, g)) {
    look(g)
    const seat: Seat = waiting[luck.below(waiting.length)]!
    const legal = options(game, g, seat)
    if (luck.below(500) === 0 && g.gone.length < seats - 1) leave(game, g, seat)
    else choose(game, g, seat, legal[luck.below(legal.length)])
    settle(game, g, luck)
  }
}

const everywhere = (mode: string, look: (g: Volt) => void): void => {
  for (const board of ['A', 'B', 'C', 'D'])
    for (const seats of [2, 4]) for (const seed of [1, 2, 3]) watch(mode, seats, board, 7 * seed + board.charCodeAt(0), look)
}

test('VT-EDGE-26 VT-EDGE-41 no robot ever stands on a mine, and at most three tokens lie in the arena', () => {
  let mines = 0
  everywhere('modules', (g) => {
    const standing = g.order.map((id) => g.robots[id].at)
    for (const mine of g.mines) expect(standing).not.toContain(mine.at)
    expect(g.tokens.length).toBeLessThanOrEqual(3)
    mines += g.mines.length
  })
  expect(mines).toBeGreaterThan(0)
})

test('VT-EDGE-42 VT-KB-19 every card is in its deck, with a robot or out of the game, also when operators leave', () => {
  everywhere('modules', (g) => {
    if (g.round === 0) return
    const cards = [...g.decks.blue, ...g.decks.yellow, ...g.decks.red, ...g.removed, ...g.order.flatMap((id) => owned(g.robots[id]))]
    const all = contentOf(g).inPlay[g.board]!.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
    expect(cards.toSorted()).toEqual(all.toSorted())
  })
})
