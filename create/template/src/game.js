// @ts-check
import { makeRules } from './rules.js'

/** @typedef {import('./rules.js').High} High */

/** @param {typeof import('robodrome/kernel')} kernel @returns {import('robodrome/kernel').Game} */
export function makeGame(kernel) {
  const { BadInput, call, copyStack } = kernel
  const rules = makeRules(kernel)
  const setup = (/** @type {import('robodrome/kernel').Settings} */ { seats, options }) => {
    const [odd] = Object.keys(options)
    if (odd !== undefined) throw new BadInput(['options', odd], options[odd], { message: 'no options' })
    return { stack: [call(rules.whole, { seat: 0, wants: false })], dice: Array(seats).fill(0), gone: [], shown: false }
  }
  const clone = (/** @type {High} */ g) => ({ ...g, stack: copyStack(g.stack), dice: [...g.dice], gone: [...g.gone] })
  return {
    id: 'high-die',
    title: 'High Die',
    version: 1,
    modes: { standard: { title: 'Standard', seats: [2, 3, 4] } },
    rules: rules.book,
    setup,
    /** Scenarios name the dice: { dice: [3, 6] }. @param {any} partial */
    arrange(partial, settings) {
      const { dice } = partial ?? {}
      if (!Array.isArray(dice) || dice.length !== settings.seats || !dice.every((face) => Number.isInteger(face) && face >= 1 && face <= 6))
        throw new BadInput(['dice'], dice, { message: `${settings.seats} faces from 1 to 6` })
      return { ...setup(settings), dice: [...dice] }
    },
    /** HD-END, HD-LEAVE The highest die first, equal dice together, and players who left last. */
    result(g) {
      if (g.stack.length > 0) return null
      const worth = (/** @type {number} */ seat) => (g.gone.includes(seat) ? 0 : g.dice[seat])
      const places = new Map()
      for (const seat of g.dice.keys()) places.set(worth(seat), [...(places.get(worth(seat)) ?? []), seat])
      return { ranking: [...places].toSorted(([a], [b]) => b - a).map(([, seats]) => seats), rule: 'HD-END' }
    },
    clone,
    /** A seat sees its own die; after the end all are seen. */
    view: (g, seat) => ({
      dice: g.dice.map((/** @type {number} */ face, /** @type {number} */ of) => (of === seat || g.shown ? face : null)),
      gone: [...g.gone],
    }),
    /** The dice that a seat cannot see are rerolled. */
    imagine(g, seat, luck) {
      const twin = clone(g)
      if (!g.shown) twin.dice = twin.dice.map((face, of) => (of === seat || face === 0 ? face : luck.below(6) + 1))
      return twin
    },
    leave(g, seat) {
      if (g.gone.includes(seat)) return
      g.gone.push(seat)
      if (g.gone.length >= g.dice.length - 1) g.stack.length = 0
      else if (g.stack.at(-1)?.rule === 'again' && g.stack.at(-1)?.notes.seat === seat) g.stack.pop()
    },
    write: (option) => option.kind,
    draw: ({ dice }) => dice.map((/** @type {number | null} */ face, /** @type {number} */ seat) => `${seat}: ${face ?? '?'}`).join('\n'),
    pieces: () => [],
    insight: {
      /** The more dice are lower than this one, the better. */
      evaluate: (g) => g.dice.map((/** @type {number} */ face, /** @type {number} */ seat) => (g.gone.includes(seat) ? 0 : face / 6)),
    },
  }
}
