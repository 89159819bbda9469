/** A point in the match: the step, how many of its events were shown, and whether all motion has ended. */
export interface Place {
  seq: number
  events: number
  still: boolean
}

/** Another display that shows the same table earlier, such as a big screen that phones wait for. */
export interface Pacer {
  /** Whether the leader has come this far, or does not have to be waited for. */
  allows(place: Place): boolean
  /** Calls the listener whenever more may be allowed. */
  subscribe(listener: () => void): () => void
}

/** Whether one place is at or after another. */
export const isReached = (now: Place, wanted: Place): boolean =>
  now.seq > wanted.seq || (now.seq === wanted.seq && (now.still || (!wanted.still && now.events >= wanted.events)))
