import type { Happened } from './terms.ts'
import type { RuleId, Seat } from './rule.ts'

/** An event of a game whose terms are not known. */
export interface Event extends Happened {
  kind: string
  rule: RuleId
  secret?: { to: Seat[]; [field: string]: unknown }
  [field: string]: unknown
}

/** Tells whoever listens. Rules write `tell?.({...})`: with nobody listening, as in search, the event is not even made. */
export type Tell<E extends Happened> = ((event: E) => void) | null
export let tell: Tell<Event> = null

type Ear = Tell<Happened>
const speakers: ((ear: Ear) => void)[] = []
let listening: Ear = null

/** A game's own `tell`, which takes its events and no others, follows whoever listens: `speaks((ear) => (tell = ear))`. */
export function speaks(follow: (ear: Ear) => void): void {
  speakers.push(follow)
  follow(listening)
}

/** Does some work while listening to what it tells. */
export function listen<T>(ear: Tell<Event>, work: () => T): T {
  const before = listening
  hand(ear as Ear)
  try {
    return work()
  } finally {
    hand(before)
  }
}

function hand(ear: Ear): void {
  listening = ear
  tell = ear
  for (const follow of speakers) follow(ear)
}
