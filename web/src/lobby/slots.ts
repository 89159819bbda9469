import type { ComponentType } from 'react'

/**
 * Cards of other screens on the home page. Each supplies its own `<section>` with an h2 (league) or `<article className="panel">` with an
 * h3 (puzzle). It renders nothing if it has nothing to say, and its neighbours widen.
 */
export interface HomeSlots {
  /** Your next league match, and your neighbours in the standings. */
  league?: ComponentType
  /** Today's puzzle, beside the matches to watch. */
  puzzle?: ComponentType
}
