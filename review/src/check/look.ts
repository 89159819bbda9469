import type { Any, Happened, Seat } from '@robodrome/kernel'

/** What the checker saw of one case: the seat's view before and after, everything that happened, and what the seat can do at the end. */
export interface Look<V = Any> {
  seat: Seat
  before: V
  after: V
  events: readonly Happened[]
  isOver: boolean
  /** Groups of seats in order of their places, once the battle is over. */
  ranking: readonly (readonly Seat[])[]
  /** What the seat can choose at the end, each option with everything that would happen immediately. */
  options: readonly { option: unknown; events(): readonly Happened[] }[]
}

/** Reads the value of a subject from a case. NaN means that nothing can be said about it, so no claim about it is true. */
export type Reading<V = Any> = (look: Look<V>, what: string | undefined) => number
export type Readings = Readonly<Record<string, Reading>>

export const total = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** Views and events must agree; a value on which they differ does not count. */
export const agreed = (byView: number, byEvents: number): number => (Math.abs(byView - byEvents) < 1e-9 ? byView : Number.NaN)
