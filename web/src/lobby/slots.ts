import type { ComponentType } from 'react'

/**
 * Cards that other screens bring to the home page. Each brings its own `<section>` with an h2 (league) or `<article className="panel">` with an
 * h3 (puzzle), and renders nothing while it has nothing to say: the columns beside it widen.
 */
export interface HomeSlots {
  /** The next match of the league one plays in, and the places around one's own. */
  league?: ComponentType
  /** Today's puzzle, beside what can be watched. */
  puzzle?: ComponentType
}
