import { ready, same, quickLuck, type Game, type Plans, type Settings } from '@robodrome/kernel'
import { ask, planner, random, type Line } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { ORDERS, sparks, type Order, type Sparks } from '../../kernel/test/games/sparks.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

/** Plans that consist of a single order. The table gives their values to seat 0, by its own order and that of seat 1. */
const withPlans = (
  worth: (own: Order | null, other: Order | null) => number,
  around: (plan: Order) => Order[] = (plan) => ORDERS.filter((order) => order !== plan),
): Game<Sparks> => {
  const plans: Plans<Sparks, Order> = {
    seats: (g) => (g.stack.at(-1)?.rule === 'program' ? [0, 1] : []),
    moment: (g) => String(g.round),
    made: () => [],
    moves: (_g, _seat, plan) => [plan],
    draw: (_g, _seat, luck) => ORDERS[luck.below(3)]!,
    around: (_g, _seat, plan) => around(plan),
    worth: (_g, [first = null, second = null]) => [worth(first, second), 1 - worth(first, second)],
  }
  return { ...sparks, insight: { ...sparks.insight, plans } } as Game<Sparks>
}

const BEATS: Readonly<Record<Order, Order>> = { attack: 'charge', charge: 'block', block: 'attack' }
/** Each order beats another; if the other player did nothing, attacking would be best. */
const circle = (own: Order | null, other: Order | null): number => {
  if (own === null || other === null) return own === null ? (other === 'attack' ? 0.1 : 0.3) : own === 'attack' ? 0.9 : 0.7
  return own === other ? 0.5 : BEATS[own] === other ? 1 : 0
}

const manner = { id: 'plans', title: 'Plans', summary: 'thinks in plans', temperature: 0 }
const position = () => ready(sparks, sparks.arrange({ charge: [2, 2] }, plain))
const shares = (floor: number, line?: Line, game = withPlans(circle)) => {
  const mind = planner({ ...manner, floor }, random)
  const decision = ask(mind, game, plain, position(), 0, quickLuck(3), { playouts: 400 }, { line })
  return { ...decision, shares: Object.fromEntries(decision.reasons.map(({ text, share }) => [text, share])) }
}

describe('a mind that thinks in plans', () => {
  test('replies to the habits of others', () => {
    // If the other did nothing, each player would attack; a block beats that.
    expect(shares(1)).toMatchObject({ option: { text: 'block' }, shares: { block: 1 } })
  })

  test('expects others to play their most valuable habit, wherever the climb gets stuck', () => {
    // No single change leads from one order to another, so each climb ends where it began. If all ends were equally likely, charging would
    // be best; if the other did nothing, attacking would be.
    const stuck = withPlans(
      (own, other) => (own === 'charge' && other === 'attack' ? 0.8 : circle(own, other)),
      () => [],
    )
    expect(shares(1, undefined, stuck)).toMatchObject({ option: { text: 'block' }, shares: { block: expect.closeTo(1, 1) } })
  })

  test('varies between plans of equal value against habits, and plays no worse one', () => {
    const worth = { attack: 0.6, block: 0.6, charge: 0.55 }
    const even = withPlans((own, other) => (own === null ? 1 - worth[other ?? 'charge'] : worth[own]))
    const { shares: mix } = shares(1, undefined, even)
    expect(mix).toMatchObject({ attack: expect.closeTo(0.5, 2), block: expect.closeTo(0.5, 2), charge: expect.closeTo(0, 2) })
  })

  test('mixes its plans if each has an answer', () => {
    const { shares: mix } = shares(0)
    for (const order of ORDERS) expect(mix[order]).toBeGreaterThan(0.15)
  })

  test('announces its plan, and continues it while it fits', () => {
    const { line } = shares(1)
    expect(line).toMatchObject({ moment: String(position().round), moves: ['block'] })
    const meant: Line = { ...line!, moves: ['charge'] }
    expect(shares(1, meant)).toMatchObject({ option: { text: 'charge' }, playouts: 0, line: meant })
    expect(shares(1, { ...meant, moment: 'another' }).option.text).toBe('block')
    expect(shares(1, { ...meant, moves: ['surrender'] }).option.text).toBe('block')
  })

  test('has an answer before thinking, and leaves other questions to another mind', () => {
    const mind = planner({ ...manner, floor: 1 }, random)
    const before = ask(mind, withPlans(circle), plain, position(), 0, quickLuck(3), { playouts: 0 })
    expect(ORDERS).toContain(before.option.text)
    const elsewhere = ask(mind, sparks, plain, position(), 0, quickLuck(3), { playouts: 10 })
    expect(elsewhere).toEqual(ask(random, sparks, plain, position(), 0, quickLuck(3), { playouts: 10 }))
  })

  test('changes nothing, and gives the same answer with the same luck', () => {
    const g = position()
    const mind = planner({ ...manner, floor: 0.5 }, random)
    const answer = () => ask(mind, withPlans(circle), plain, g, 0, quickLuck(8), { playouts: 60 })
    expect(answer()).toEqual(answer())
    expect(same(g, position())).toBe(true)
  })

  test('confuses plans of nearly equal value when hot', () => {
    const lots = Array.from({ length: 40 }, (_, seed) => {
      const mind = planner({ ...manner, floor: 1, temperature: 5 }, random)
      return ask(mind, withPlans(circle), plain, position(), 0, quickLuck(seed), { playouts: 200 }).option.text
    })
    expect(new Set(lots).size).toBeGreaterThan(1)
  })
})
