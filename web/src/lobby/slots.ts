import type { ComponentType } from 'react'

/**
 * Cards of other screens on the home page. Each supplies its own `<section>` with an h2 (league) or `<article className="panel">` with an
 * h3 (puzzle). It renders nothing if it has nothing to show, and its neighbours become wider.
 */
export interface HomeSlots {
  /** The reader's next league match, and their neighbours in the standings. */
  league?: ComponentType
  /** Today's puzzle, next to the matches to watch. */
  puzzle?: ComponentType
}
