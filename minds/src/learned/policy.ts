import type { Any, Learnable, Seat, Stream } from '@robodrome/kernel'
import { pairRow } from './tables.ts'

/** 2^16 weights, which take 64 KB; twice as many did not predict better. */
export const POLICY_BITS = 16

/** Lists the rows of an option: each of its traits, alone and combined with each trait of the situation. */
export function rowsOf(situation: readonly number[], option: readonly number[]): Uint16Array {
  const rows = new Uint16Array(option.length * (situation.length + 1))
  let at = 0
  for (const trait of option) {
    rows[at++] = pairRow(trait, 0, POLICY_BITS)
    for (const other of situation) rows[at++] = pairRow(trait, other, POLICY_BITS)
  }
  return rows
}

/** A learned policy: how likely a strong player is to take each option. It only reads traits and runs no playouts, so it is cheap. */
export class Policy {
  readonly #learnable: Learnable
  readonly #weights: Float32Array

  constructor(learnable: Learnable, weights: Float32Array) {
    this.#learnable = learnable
    this.#weights = weights
  }

  /** Computes the log-odds of each option, up to a common constant. */
  scores(g: Any, seat: Seat, options: readonly unknown[]): number[] {
    const situation = this.#learnable.situation(g, seat)
    return options.map((option) => {
      let sum = 0
      for (const trait of this.#learnable.option(g, seat, option)) {
        sum += this.#weights[pairRow(trait, 0, POLICY_BITS)]!
        for (const other of situation) sum += this.#weights[pairRow(trait, other, POLICY_BITS)]!
      }
      return sum
    })
  }

  /** Draws an option by its likelihood. At temperature 0 it takes the likeliest. */
  draw(g: Any, seat: Seat, options: readonly unknown[], luck: Stream, temperature: number): unknown {
    let most = -Infinity
    let drawn: unknown
    this.scores(g, seat, options).forEach((score, i) => {
      const value = temperature === 0 ? score : score + gumbel(luck) * temperature
      if (value <= most) return
      most = value
      drawn = options[i]
    })
    return drawn
  }
}

const FINE = 0xffffff

/** Gumbel noise: the largest log-odds after adding it is a draw from their softmax. */
const gumbel = (luck: Stream): number => -Math.log(-Math.log((luck.below(FINE) + 0.5) / FINE))
