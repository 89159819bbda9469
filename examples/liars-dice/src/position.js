// @ts-check
// The position of Liar's Dice, and small questions about it. Plain data only.

/**
 * @typedef {{ count: number, face: number, seat: number }} Bid
 * @typedef {object} Dice
 * @property {import('robodrome/kernel').Frame[]} stack
 * @property {number[]} left How many dice each seat has.
 * @property {number[][]} dice What each seat rolled, sorted; empty before the roll.
 * @property {Bid | null} bid
 * @property {number} turn The seat that bids next.
 * @property {boolean} wild Whether ones count as every face.
 * @property {number[]} out The seats that are out, the first to go first.
 * @property {number[][] | null} shown All dice as last shown.
 */

export const FACES = 6

/** @param {Dice} g */
export const alive = (g) => g.left.flatMap((count, seat) => (count > 0 ? [seat] : []))

/** @param {Dice} g */
export const inPlay = (g) => g.left.reduce((all, count) => all + count, 0)

/** The next seat with dice. @param {Dice} g @param {number} seat */
export function after(g, seat) {
  const { length } = g.left
  for (let i = 1; i <= length; i++) if (g.left[(seat + i) % length] > 0) return (seat + i) % length
  return seat
}

/** How many dice count for a face. @param {readonly number[]} dice @param {number} face @param {boolean} wild */
export const counting = (dice, face, wild) => dice.filter((die) => die === face || (wild && die === 1)).length

/** Whether a bid raises another. @param {{ count: number, face: number }} bid @param {Bid | null} before */
export const raises = (bid, before) => before === null || bid.count > before.count || (bid.count === before.count && bid.face > before.face)
