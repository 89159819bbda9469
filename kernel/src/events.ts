import type { Happened } from './terms.ts'

/** Tells whoever listens. Rules write `tell?.({...})`: with nobody listening, as in search, the event is not even made. */
export type Tell<E extends Happened> = ((event: E) => void) | null

const speakers: ((ear: Tell<Happened>) => void)[] = []
let listening: Tell<Happened> = null

/** A game's own `tell`, which takes its events and no others, follows whoever listens: `speaks((ear) => (tell = ear))`. */
export function speaks(follow: (ear: Tell<Happened>) => void): void {
  speakers.push(follow)
  follow(listening)
}

/** Does some work while listening to what it tells. */
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
