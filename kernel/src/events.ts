import type { Happened } from './terms.ts'

/** Sends an event to the current listener. Rules write `tell?.({...})`: with no listener, as in search, the event is not even built. */
export type Tell<E extends Happened> = ((event: E) => void) | null

const speakers: ((ear: Tell<Happened>) => void)[] = []
let listening: Tell<Happened> = null

/** Lets a game have a `tell` of its own, which takes only its events and follows the current listener: `speaks((ear) => (tell = ear))`. */
export function speaks(follow: (ear: Tell<Happened>) => void): void {
  speakers.push(follow)
  follow(listening)
}

/** Runs some work with a listener for the events that it sends. */
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
