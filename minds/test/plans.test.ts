import { ready, same, quickLuck, type Game, type Plans, type Settings } from '@robodrome/kernel'
import { ask, planner, random, type Line } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'
import { ORDERS, sparks, type Order, type Sparks } from '../../kernel/test/games/sparks.ts'

const plain: Settings = { mode: 'standard', seats: 2, options: {} }

/** Orders as plans of a single move, worth to seat 0 what the table says, by its order and that of seat 1. */
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
/** Each order beats another; against nobody an attack is best. */
const circle = (own: Order | null, other: Order | null): number => {
  if (own === null || other === null) return own === null ? (other === 'attack' ? 0.1 : 0.3) : own === 'attack' ? 0.9 : 0.7
  return own === other ? 0.5 : BEATS[own] === other ? 1 : 0
}

const manner = { id: 'plans', title: 'Plans', summary: 'thinks in plans', heat: 0 }
const position = () => ready(sparks, sparks.arrange({ charge: [2, 2] }, plain))
const shares = (floor: number, line?: Line, game = withPlans(circle)) => {
  const mind = planner({ ...manner, floor }, random)
  const decision = ask(mind, game, plain, position(), 0, quickLuck(3), { playouts: 400 }, { line })
  return { ...decision, shares: Object.fromEntries(decision.reasons.map(({ text, share }) => [text, share])) }
}

describe('a mind that thinks in plans', () => {
  test('replies to what others do out of habit', () => {
    // Against nobody both would attack; a block beats that.
    expect(shares(1)).toMatchObject({ option: { text: 'block' }, shares: { block: 1 } })
  })

  test('expects others to fall into the habit that is worth most to them, wherever their thinking gets stuck', () => {
    // Nobody finds a way from one order to another, so that each ends where it began. Were all ends as likely, charging would pay; against nobody an attack is best.
    const stuck = withPlans(
      (own, other) => (own === 'charge' && other === 'attack' ? 0.8 : circle(own, other)),
      () => [],
    )
    expect(shares(1, undefined, stuck)).toMatchObject({ option: { text: 'block' }, shares: { block: expect.closeTo(1, 1) } })
  })

  test('does not always take the same of plans that are worth as much against habits, and nothing that is worth less', () => {
    const worth = { attack: 0.6, block: 0.6, charge: 0.55 }
    const even = withPlans((own, other) => (own === null ? 1 - worth[other ?? 'charge'] : worth[own]))
    const { shares: mix } = shares(1, undefined, even)
    expect(mix).toMatchObject({ attack: expect.closeTo(0.5, 2), block: expect.closeTo(0.5, 2), charge: expect.closeTo(0, 2) })
  })

  test('mixes its plans where each can be answered', () => {
    const { shares: mix } = shares(0)
    for (const order of ORDERS) expect(mix[order]).toBeGreaterThan(0.15)
  })

  test('says what it means to do, and goes on with that as long as it fits', () => {
    const { line } = shares(1)
    expect(line).toMatchObject({ moment: String(position().round), moves: ['block'] })
    const meant: Line = { ...line!, moves: ['charge'] }
    expect(shares(1, meant)).toMatchObject({ option: { text: 'charge' }, playouts: 0, line: meant })
    expect(shares(1, { ...meant, moment: 'another' }).option.text).toBe('block')
    expect(shares(1, { ...meant, moves: ['surrender'] }).option.text).toBe('block')
  })

  test('has an answer before it has thought, and leaves other questions to another mind', () => {
    const mind = planner({ ...manner, floor: 1 }, random)
    const before = ask(mind, withPlans(circle), plain, position(), 0, quickLuck(3), { playouts: 0 })
    expect(ORDERS).toContain(before.option.text)
    const elsewhere = ask(mind, sparks, plain, position(), 0, quickLuck(3), { playouts: 10 })
    expect(elsewhere).toEqual(ask(random, sparks, plain, position(), 0, quickLuck(3), { playouts: 10 }))
  })

  test('changes nothing it was shown, and answers the same with the same luck', () => {
    const g = position()
    const mind = planner({ ...manner, floor: 0.5 }, random)
    const answer = () => ask(mind, withPlans(circle), plain, g, 0, quickLuck(8), { playouts: 60 })
    expect(answer()).toEqual(answer())
    expect(same(g, position())).toBe(true)
  })

  test('errs among plans of nearly the same worth when it is hot', () => {
    const lots = Array.from({ length: 40 }, (_, seed) => {
      const mind = planner({ ...manner, floor: 1, heat: 5 }, random)
      return ask(mind, withPlans(circle), plain, position(), 0, quickLuck(seed), { playouts: 200 }).option.text
    })
    expect(new Set(lots).size).toBeGreaterThan(1)
  })
})
