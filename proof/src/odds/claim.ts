import type { Happened, Position, Seat } from '@robodrome/kernel'

/** A chance that a game tells at a node of a match, put so that it can be held against the rules themselves. */
export interface Claim {
  /** The claim in words, shown with a difference. */
  about: string
  /** The chance told; two bounds where it depends on what somebody cannot see. */
  least: number
  most: number
  /** Where the play begins that it speaks of. */
  from: Position
  /** Whether it has come about, by what was told since; null while that is open. */
  came(events: readonly Happened[]): boolean | null
  /** What the claim assumes of a seat that is asked: the options it considers, and whether it tries for it or against it. */
  plays(g: Position, seat: Seat, options: readonly unknown[]): { among: readonly unknown[]; tries: 'for' | 'against' }
}

/** What a game claims at a node, if anything. */
export type Claims = (g: Position) => Claim[]
