import type { Any, Seat } from '@robodrome/kernel'
import type { Count } from '../claim.ts'

/** A part of a position that can be restored on its own: what is counted of it, and how it is copied from one position to another. */
export interface Part<G = Any> {
  counts(g: G, seat: Seat): readonly Count[]
  /** Everything else remains unchanged. Both positions are ends of the same case. */
  take(g: G, from: G, seat: Seat): void
}

/** The parts of a game: some as fine as sentences can express, and coarser ones for differences that many small parts make together. */
export interface Parts<G = Any> {
  fine: readonly Part<G>[]
  coarse: readonly Part<G>[]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
