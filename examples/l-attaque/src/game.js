// @ts-check
import { chanceOf } from './chances.js'
import { draw } from './draw.js'
import { imagined } from './imagine.js'
import { nameOf } from './position.js'
import { makeRules } from './rules.js'
import { arrange, MOST_SWAPS, opening, USUAL_SWAPS } from './setup.js'
import { view } from './view.js'
import { evaluate } from './worth.js'

/** @typedef {import('./position.js').Field} Field */

/**
 * @param {import('robodrome/outside').Api} api
 * @returns {import('robodrome/kernel').Game}
 */
export function makeGame(api) {
  const { copyStack } = api.kernel
  const rules = makeRules(api.kernel)
  const clone = (/** @type {Field} */ g) => ({
    ...g,
    stack: copyStack(g.stack),
    cells: [...g.cells],
    swaps: [...g.swaps],
    over: g.over && { ...g.over },
  })
  const setup = opening(api.kernel, rules)
  const options = () => ({ swaps: { kind: /** @type {const} */ ('number'), from: 0, to: MOST_SWAPS, usual: USUAL_SWAPS } })
  return {
    id: 'l-attaque',
    title: "L'Attaque",
    version: 1,
    modes: {
      skirmish: { title: 'Skirmish', seats: [2], options, variants: { 'as dealt': { swaps: 0 } } },
      battle: { title: 'Battle', seats: [2], options },
    },
    rules: rules.book,
    asksAnyway: { moving: 'the only move is made by hand, too, so that nobody learns that there was just one' },
    setup,
    arrange: arrange(api.kernel, setup),
    result({ stack, over }) {
      if (stack.length > 0 || over === null) return null
      const { winner, rule } = over
      return { ranking: winner === null ? [[0, 1]] : [[winner], [1 - winner]], rule }
    },
    clone,
    view,
    imagine: (g, seat, luck) => imagined(clone(g), seat, luck),
    /** LA-LEAVE */
    leave(g, seat) {
      if (g.over !== null) return
      g.over = { winner: 1 - seat, rule: 'LA-LEAVE' }
      g.stack.length = 0
    },
    write: (option, g) =>
      option.kind === 'ready'
        ? 'ready'
        : option.kind === 'swap'
          ? `${nameOf(g, option.one)}=${nameOf(g, option.other)}`
          : `${nameOf(g, option.from)}-${nameOf(g, option.to)}`,
    /** The chance that an attack wins, by the pieces that the other side may still have. */
    answers: { move: (g, seat, move) => chanceOf(g, seat, move) },
    draw: (seen, language = 'en') => draw(seen, language),
    pieces: () => [],
    insight: {
      evaluate,
      /** Exercises ask for the attack that is most likely to win. */
      drill(g, seat, offered) {
        const chances = offered.map((option) => (option.kind === 'move' ? (chanceOf(g, seat, option)?.chance ?? 0) : 0))
        return chances.some((chance) => chance > 0) ? { goal: 'hit', chances, exact: true } : null
      },
      study: { brings: () => [], turn: 'move' },
      thinking: {
        horizon: 12,
        breadth: 4,
        priorVisits: { first: 10, later: 2 },
        exploration: { first: 0.15, later: 0.15 },
        levels: [
          { glance: true, temperature: 0.03 },
          { glance: true, temperature: 0.01 },
          { glance: true, temperature: 0 },
          { glance: false, temperature: 0 },
          { glance: false, temperature: 0 },
        ],
        beginner: { glance: true, temperature: 0.02 },
      },
    },
  }
}
