// @ts-check
import { movesOf } from './moves.js'
import { canMove, coded, FLAG, MINE, pieceOf, rankOf, seatOf } from './position.js'

/** @typedef {import('./position.js').Field} Field */
/** How often an army is redrawn if its player, whose turn it is, could not move with it. */
const TRIES = 200

/**
 * Redraws the positions of the pieces that a seat cannot see. Pieces that have moved are neither mines nor the flag. All armies that fit
 * are equally likely.
 * @param {Field} twin A copy, which is changed. @param {number | null} viewer @param {import('robodrome/kernel').Stream} luck
 */
export function imagined(twin, viewer, luck) {
  for (const seat of [0, 1]) {
    if (seat === viewer) continue
    const hidden = twin.cells.flatMap((code, at) => (seatOf(code) === seat && !isKnown(code) ? [at] : []))
    if (hidden.length === 0) continue
    const ranks = hidden.map((at) => rankOf(twin.cells[at]))
    for (let i = 0; i < TRIES; i++) {
      place(twin, seat, hidden, ranks, luck)
      if (twin.over !== null || twin.turn !== seat || movesOf(twin, seat).length > 0) break
    }
  }
  return twin
}

const isKnown = (/** @type {number} */ code) => pieceOf(code)?.known === true

/** @param {Field} g @param {number} seat @param {readonly number[]} hidden @param {readonly number[]} ranks @param {import('robodrome/kernel').Stream} luck */
function place(g, seat, hidden, ranks, luck) {
  const moved = (/** @type {number} */ at) => pieceOf(g.cells[at])?.moved === true
  const still = shuffled(
    hidden.filter((at) => !moved(at)),
    luck,
  )
  const fixed = ranks.filter((rank) => rank === FLAG || rank === MINE).toSorted((a, b) => a - b)
  const rest = shuffled(
    ranks.filter(canMove).toSorted((a, b) => a - b),
    luck,
  )
  const put = (/** @type {number} */ at, /** @type {number} */ rank) =>
    void (g.cells[at] = coded({ seat, rank, moved: moved(at), known: false }))
  for (const [i, rank] of fixed.entries()) put(still[i], rank)
  const others = [...hidden.filter(moved), ...still.slice(fixed.length)].toSorted((a, b) => a - b)
  for (const [i, at] of others.entries()) put(at, rest[i])
}

/** @param {readonly number[]} list @param {import('robodrome/kernel').Stream} luck */
function shuffled(list, luck) {
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = luck.below(i + 1)
    ;[all[i], all[j]] = [all[j], all[i]]
  }
  return all
}
