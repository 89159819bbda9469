import { listen, speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './happening.ts'

/** Sends events to the listener. Write `tell?.({...})`: without a listener, as during a search, no event is built. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))

/** Collects the events of some work. */
export function heard(work: () => void): Happening[] {
  const events: Happening[] = []
  listen((event) => events.push(event as Happening), work)
  return events
}
