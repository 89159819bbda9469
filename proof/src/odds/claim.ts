import type { Happened, Position, Seat } from '@robodrome/kernel'

/** A chance that a game states at a node, in a form that can be checked against the rules. */
export interface Claim {
  /** The claim in words, printed with any difference. */
  about: string
  /** The stated chance, or two bounds if it depends on facts hidden from a seat. */
  least: number
  most: number
  /** The starting position of the claim. */
  from: Position
  /** Whether the claimed event has happened, judging by the events since the start; null while undecided. */
  came(events: readonly Happened[]): boolean | null
  /** The claim's assumption about a seat that must choose: the options it considers, and whether it plays for or against the event. */
  plays(g: Position, seat: Seat, options: readonly unknown[]): { among: readonly unknown[]; tries: 'for' | 'against' }
}

/** A game's claims at a node, if any. */
export type Claims = (g: Position) => Claim[]
