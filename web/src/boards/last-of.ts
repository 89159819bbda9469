import type { OfKind } from '@robodrome/kernel'

/** The last of these events that has a certain kind. */
export const lastOf = <E extends { kind: string }, K extends E['kind']>(events: readonly E[], kind: K): OfKind<E, K> | undefined =>
  events.findLast((event): event is OfKind<E, K> & E => event.kind === kind)
