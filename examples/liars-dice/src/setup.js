// @ts-check
/** @typedef {import('./position.js').Dice} Dice */

/**
 * LD-DICE, LD-ONES The first position.
 * @param {typeof import('robodrome/kernel')} kernel
 * @param {ReturnType<typeof import('./rules.js').makeRules>} rules
 */
export const opening =
  ({ BadInput, call }, rules) =>
  (/** @type {import('robodrome/kernel').Settings} */ { seats, options }) => {
    const { dice = 5, ones = false, ...others } = options
    const [odd] = Object.keys(others)
    if (odd !== undefined) throw new BadInput(['options', odd], others[odd], { message: 'one of the options dice, ones' })
    if (!Number.isInteger(dice) || Number(dice) < 1 || Number(dice) > 5)
      throw new BadInput(['options', 'dice'], dice, { message: 'a whole number from 1 to 5' })
    if (typeof ones !== 'boolean') throw new BadInput(['options', 'ones'], ones, { message: 'true or false' })
    const each = /** @type {number} */ (dice)
    return {
      stack: [call(rules.round, {})],
      left: Array(seats).fill(each),
      dice: Array.from({ length: seats }, () => []),
      bid: null,
      turn: 0,
      wild: ones,
      out: [],
      shown: null,
    }
  }

/**
 * A position from a partial description: `{ dice: [[1, 2], [6]], bid: [2, 6], by: 0, turn: 1, wild: true }`.
 * @param {typeof import('robodrome/kernel')} kernel
 * @param {(settings: import('robodrome/kernel').Settings) => Dice} setup
 */
export const arrange =
  ({ BadInput }, setup) =>
  (/** @type {any} */ partial, /** @type {import('robodrome/kernel').Settings} */ settings) => {
    const g = setup(settings)
    const { dice, bid = null, by, turn = 0, wild = g.wild, ...others } = partial ?? {}
    const [odd] = Object.keys(others)
    if (odd !== undefined) throw new BadInput([odd], others[odd], { message: 'one of dice, bid, by, turn, wild' })
    if (dice !== undefined) {
      if (
        !Array.isArray(dice) ||
        dice.length !== settings.seats ||
        !dice.every((each) => Array.isArray(each) && each.length <= 5 && each.every(isFace))
      )
        throw new BadInput(['dice'], dice, { message: `${settings.seats} lists of faces from 1 to 6` })
      g.dice = dice.map((each) => each.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b))
      g.left = dice.map((each) => each.length)
      g.out = g.left.flatMap((count, seat) => (count === 0 ? [seat] : []))
    }
    if (!isSeat(turn, g)) throw new BadInput(['turn'], turn, { message: 'a seat with dice' })
    if (bid !== null) {
      if (!Array.isArray(bid) || bid.length !== 2 || !Number.isInteger(bid[0]) || bid[0] < 1 || !isFace(bid[1]))
        throw new BadInput(['bid'], bid, { message: 'a count and a face, such as [2, 6]' })
      if (!isSeat(by, g) || by === turn)
        throw new BadInput(['by'], by, { message: 'a seat with dice, other than the one whose turn it is' })
      g.bid = { count: bid[0], face: bid[1], seat: by }
    }
    return { ...g, turn, wild }
  }

const isFace = (/** @type {unknown} */ die) => Number.isInteger(die) && Number(die) >= 1 && Number(die) <= 6
const isSeat = (/** @type {unknown} */ seat, /** @type {Dice} */ g) => Number.isInteger(seat) && g.left[/** @type {number} */ (seat)] > 0
