import { asked, choose, options, quickLuck, ready, settle, type Json } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { cardsToCome } from '../src/cards-to-come.ts'
import { game, type Option } from '../src/index.ts'
import type { Gekido } from '../src/state.ts'

const settings = { mode: 'standard', seats: 2, options: {} }
const CARDS = ['Overdrive', 'Firewall', 'Ram Plate']

/** A turn of V-REX (hand limit three) with this many cards. */
function turnOf(cards: number, cell: string, at: string): Gekido {
  const bots = { 0: { bot: 'VREX', at: cell, hand: CARDS.slice(0, cards) }, 1: { bot: 'MEOW', at: '0,0' } }
  return ready(game, game.arrange({ bots, at } as Json, settings))
}

/** The estimated value of each kind of answer to the seat that must choose, at the next question. */
function worths(g: Gekido): Record<string, number> {
  const seat = asked(game, g)[0]!
  return Object.fromEntries(
    options<Option>(game, g, seat).map((option) => {
      const after = game.clone(g)
      choose(game, after, seat, option)
      settle(game, after, quickLuck(1))
      return [option.kind, game.insight!.evaluate!(after)[seat]!]
    }),
  )
}

test('GK-END-1, GK-CARD-3 picking one of three unknown cards has value', () => {
  const { draw, pass } = worths(turnOf(0, '1,1', 'end'))
  expect(draw).toBeGreaterThan(pass!)
})

test('GK-END-1 only the active Bot on the central tile has a card to come, until its turn ends', () => {
  const g = turnOf(0, '1,1', 'end')
  expect([cardsToCome(g, 0), cardsToCome(g, 1)]).toEqual([1, 0])
  expect(cardsToCome(turnOf(0, '0,1', 'second move'), 0)).toBe(0)
  choose(
    game,
    g,
    0,
    options<Option>(game, g, 0).find(({ kind }) => kind === 'pass'),
  )
  expect(g.active).toBe(1)
  expect([cardsToCome(g, 0), cardsToCome(g, 1)]).toEqual([0, 0])
})

test('GK-CARD-3, GK-CARD-4 cards being looked at count only up to the free room in the hand', () => {
  const coming = [0, 1, 2, 3].map((cards) => {
    const g = turnOf(cards, '1,1', 'end')
    choose(
      game,
      g,
      0,
      options<Option>(game, g, 0).find(({ kind }) => kind === 'draw'),
    )
    settle(game, g, quickLuck(1))
    return [g.stack.at(-1)!.rule, cardsToCome(g, 0)]
  })
  expect(coming).toEqual([
    ['keepCard', 1],
    ['keepCard', 1],
    ['keepCard', 1],
    ['keepCard', 0],
  ])
})
