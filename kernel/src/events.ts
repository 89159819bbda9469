import type { Happened } from './terms.ts'

/**
 * Sends an event to the current listener. Rules write `tell?.({...})`: without a listener, as during a search, the event is never built.
 */
export type Tell<E extends Happened> = ((event: E) => void) | null

const speakers: ((ear: Tell<Happened>) => void)[] = []
let listening: Tell<Happened> = null

/** Gives a game its own `tell`, typed for its events, and keeps it pointed at the current listener: `speaks((ear) => (tell = ear))`. */
export function speaks(follow: (ear: Tell<Happened>) => void): void {
  speakers.push(follow)
  follow(listening)
}

/** Runs some work while a listener receives the events it sends. */
export function listen<T>(ear: Tell<Happened>, work: () => T): T {
  const before = listening
  hand(ear)
  try {
    return work()
  } finally {
    hand(before)
  }
}

function hand(ear: Tell<Happened>): void {
  listening = ear
  for (const follow of speakers) follow(ear)
}
