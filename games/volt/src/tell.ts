import { listen, speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './happening.ts'

/** Sends events to the listener. Write `tell?.({...})`: without a listener, as in search, no event is created. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))

/** What is told while some work is done. */
export function heard(work: () => void): Happening[] {
  const events: Happening[] = []
  listen((event) => events.push(event as Happening), work)
  return events
}
