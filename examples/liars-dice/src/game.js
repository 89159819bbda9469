// @ts-check
import { chanceOf } from './chances.js'
import { arrange, opening } from './setup.js'
import { draw } from './draw.js'
import { alive, after, FACES, inPlay } from './position.js'
import { makeRules } from './rules.js'
import { view } from './view.js'

/**
 * @param {import('robodrome/outside').Api} api
 * @returns {import('robodrome/kernel').Game}
 */
export function makeGame(api) {
  const { copy, copyStack } = api.kernel
  const rules = makeRules(api.kernel)
  /** @param {import('./position.js').Dice} g */
  const clone = (g) => ({
    ...g,
    stack: copyStack(g.stack),
    left: [...g.left],
    dice: copy(g.dice),
    bid: copy(g.bid),
    out: [...g.out],
    shown: copy(g.shown),
  })
  const setup = opening(api.kernel, rules)
  /** The value of having this share of all dice. @param {import('./position.js').Dice} g */
  const evaluate = (g) => g.left.map((count) => count / Math.max(1, inPlay(g)))
  return {
    id: 'liars-dice',
    title: "Liar's Dice",
    version: 1,
    modes: {
      standard: {
        title: 'Standard',
        seats: [2, 3, 4, 5, 6],
        options: () => ({ dice: { kind: 'number', from: 1, to: 5, usual: 5 }, ones: { kind: 'flag', usual: false } }),
        variants: { 'wild ones': { ones: true }, quick: { dice: 2 } },
      },
    },
    rules: rules.book,
    asksAnyway: { bidding: 'the call that must follow the highest bid is made by hand, too' },
    setup,
    arrange: arrange(api.kernel, setup),
    result(g) {
      if (g.stack.length > 0) return null
      return {
        ranking: [...alive(g).map((seat) => [seat]), ...g.out.map((/** @type {number} */ seat) => [seat]).toReversed()],
        rule: 'LD-END',
      }
    },
    clone,
    view,
    /** Others' dice could be anything: they are rerolled. */
    imagine(g, seat, luck) {
      const twin = clone(g)
      twin.dice = twin.dice.map((dice, of) => (of === seat ? dice : dice.map(() => luck.below(FACES) + 1).toSorted((a, b) => a - b)))
      return twin
    },
    leave(g, seat) {
      if (g.left[seat] === 0) return
      g.left[seat] = 0
      g.dice[seat] = []
      g.out.push(seat)
      if (g.bid?.seat === seat) g.bid = null
      if (g.turn === seat) g.turn = after(g, seat)
      if (alive(g).length < 2) g.stack.length = 0
    },
    write: (option) => (option.kind === 'call' ? 'liar' : `${option.count}x${option.face}`),
    /** The chance that a bid holds, or that calling the last one wins. */
    answers: {
      bid: (g, seat, bid) => ({ chance: chanceOf(g, seat, bid) }),
      call: (g, seat) => (g.bid === null ? null : { chance: 1 - chanceOf(g, seat, g.bid) }),
    },
    draw: (seen, language = 'en') => draw(seen, language),
    pieces: () => [],
    insight: {
      evaluate,
      /** Calling wins a die if the bid does not hold; a bid is as safe as its chance to hold. */
      advise(g, seat, options) {
        const worth = evaluate(g)[seat]
        const step = 1 / Math.max(1, inPlay(g))
        return options.map((option) => {
          const bid = /** @type {{ kind: string, count: number, face: number }} */ (option)
          const good = bid.kind === 'call' ? 1 - chanceOf(g, seat, g.bid) : chanceOf(g, seat, bid)
          return Math.min(1, Math.max(0, worth + step * (good - 0.5)))
        })
      },
      study: { brings: () => [], turn: 'roll' },
      // Bids differ in a fraction of a die, so mistakes must be small, too.
      thinking: {
        horizon: 32,
        breadth: 4,
        priorVisits: { first: 40, later: 2 },
        exploration: { first: 0.35, later: 0.35 },
        levels: [
          { glance: true, temperature: 0.006 },
          { glance: true, temperature: 0.002 },
          { glance: true, temperature: 0 },
          { glance: false, temperature: 0 },
          { glance: false, temperature: 0 },
        ],
        beginner: { glance: true, temperature: 0.004 },
      },
    },
  }
}
