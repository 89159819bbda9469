// @ts-check

/**
 * What a seat may know: its own dice, how many the others have, and what everybody saw.
 * @param {import('./position.js').Dice} g
 * @param {number | null} seat
 */
export const view = (g, seat) => ({
  seats: g.left.map((left, of) => ({ left, dice: of === seat ? [...g.dice[of]] : null })),
  bid: g.bid && { ...g.bid },
  turn: g.turn,
  wild: g.wild,
  out: [...g.out],
  shown: g.shown && g.shown.map((dice) => [...dice]),
})
