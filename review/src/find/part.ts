import type { Any, Happened, Seat } from '@robodrome/kernel'
import type { Count, Subject } from '../claim.ts'

/** A part of a position that can be restored on its own: what is counted in it, and how it is copied from one position to another. */
export interface Part<G = Any> {
  counts(g: G, seat: Seat): readonly Count[]
  /** Copies the part; everything else remains unchanged. Both positions are ends of the same case. */
  take(g: G, from: G, seat: Seat): void
}

/** Lists what happened in a case, in the form that claims use: each subject once, with the value 1. The position is the end of the case. */
export type Deeds<G = Any> = (events: readonly Happened[], g: G, seat: Seat) => readonly Count[]

/** The parts of a game: some as fine as sentences can express, and coarser ones for differences that consist of many small parts. */
export interface Parts<G = Any> {
  fine: readonly Part<G>[]
  coarse: readonly Part<G>[]
  deeds: Deeds<G>
  /** Whether the first turn has begun. */
  hasBegun(g: G): boolean
}

/** Makes the count for a subject, which is 1 if it is true. */
export const counted = (subject: Subject, is: boolean, what?: string): Count[] =>
  is ? [{ subject, value: 1, ...(what !== undefined && { what }) }] : []

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
