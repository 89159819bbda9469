import { rowOf } from './tables.ts'

/** 2^13 rows of 16 hidden units. */
export const VALUE_BITS = 13
export const HIDDEN = 16

/**
 * How good a position is for a side, as log-odds on top of the game's own estimate. The rows of all traits are added up, in a linear table and in a
 * hidden layer of rectified units.
 */
export class Network {
  readonly inner: Float32Array
  readonly bias: Float32Array
  readonly outer: Float32Array
  readonly linear: Float32Array
  /** The hidden units of the last call of `worth`. */
  readonly units = new Float64Array(HIDDEN)

  constructor(
    inner: Float32Array = new Float32Array(HIDDEN << VALUE_BITS),
    bias: Float32Array = new Float32Array(HIDDEN),
    outer: Float32Array = new Float32Array(HIDDEN),
    linear: Float32Array = new Float32Array(1 << VALUE_BITS),
  ) {
    this.inner = inner
    this.bias = bias
    this.outer = outer
    this.linear = linear
  }

  worth(rows: ArrayLike<number>): number {
    const { inner, units, linear, outer } = this
    units.set(this.bias)
    let sum = 0
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      sum += linear[row]!
      for (let unit = 0; unit < HIDDEN; unit++) units[unit]! += inner[row * HIDDEN + unit]!
    }
    for (let unit = 0; unit < HIDDEN; unit++) if (units[unit]! > 0) sum += units[unit]! * outer[unit]!
    return sum
  }
}

export const valueRow = (trait: number): number => rowOf(trait, VALUE_BITS)
