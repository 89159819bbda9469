// @ts-check
import { BOARDS, coded, isLake, squareOf } from './position.js'

/** @typedef {import('./position.js').Field} Field */
/** @typedef {import('robodrome/kernel').Settings} Settings */

export const MOST_SWAPS = 10
export const USUAL_SWAPS = 4

/**
 * LA-BOARD, LA-SWAP The first position.
 * @param {typeof import('robodrome/kernel')} kernel
 * @param {ReturnType<typeof import('./rules.js').makeRules>} rules
 */
export const opening =
  ({ BadInput, call }, rules) =>
  (/** @type {Settings} */ { mode, options }) => {
    const { swaps = USUAL_SWAPS, ...others } = options
    const [odd] = Object.keys(others)
    if (odd !== undefined) throw new BadInput(['options', odd], others[odd], { message: 'the option swaps' })
    if (!Number.isInteger(swaps) || Number(swaps) < 0 || Number(swaps) > MOST_SWAPS)
      throw new BadInput(['options', 'swaps'], swaps, { message: `a whole number from 0 to ${MOST_SWAPS}` })
    const board = /** @type {'skirmish' | 'battle'} */ (mode)
    const { columns, rows } = BOARDS[board]
    const each = Number(swaps)
    return {
      stack: [call(rules.battle, {})],
      mode: board,
      cells: Array(columns * rows).fill(0),
      turn: 0,
      swaps: [each, each],
      quiet: 0,
      over: null,
    }
  }

/**
 * A position from a partial description: `{ pieces: ['0 a1 0', '1 a7 0', '1 b3 10 moved known'], turn: 1, quiet: 49, swaps: [1, 0] }`.
 * A piece has its seat, its square, its rank (0 for the flag, 11 for a mine), and what is known of it.
 * @param {typeof import('robodrome/kernel')} kernel
 * @param {(settings: Settings) => Field} setup
 */
export const arrange =
  ({ BadInput }, setup) =>
  (/** @type {any} */ partial, /** @type {Settings} */ settings) => {
    const g = setup(settings)
    const { pieces = [], turn = 0, quiet = 0, swaps = [0, 0], ...others } = partial ?? {}
    const [odd] = Object.keys(others)
    if (odd !== undefined) throw new BadInput([odd], others[odd], { message: 'one of pieces, turn, quiet, swaps' })
    if (!Array.isArray(pieces)) throw new BadInput(['pieces'], pieces, { message: 'a list of pieces' })
    for (const [i, text] of pieces.entries()) {
      const found = /^([01]) ([a-i]\d+) (\d|1[01])( moved)?( known)?$/.exec(String(text))
      const at = found === null ? -1 : squareOf(g, found[2])
      if (found === null || at < 0 || isLake(g, at) || g.cells[at] !== 0)
        throw new BadInput(['pieces', i], text, { message: 'a seat, a free square and a rank, such as "0 a1 10 moved known"' })
      g.cells[at] = coded({ seat: Number(found[1]), rank: Number(found[3]), moved: found[4] !== undefined, known: found[5] !== undefined })
    }
    if (turn !== 0 && turn !== 1) throw new BadInput(['turn'], turn, { message: '0 or 1' })
    if (!Number.isInteger(quiet) || quiet < 0) throw new BadInput(['quiet'], quiet, { message: 'a whole number' })
    if (!Array.isArray(swaps) || swaps.length !== 2 || !swaps.every((each) => Number.isInteger(each) && each >= 0 && each <= MOST_SWAPS))
      throw new BadInput(['swaps'], swaps, { message: `two whole numbers from 0 to ${MOST_SWAPS}` })
    g.stack[0].step = 'first'
    return { ...g, turn, quiet, swaps: [...swaps] }
  }
