import { listen, speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './happening.ts'

/** Tells whoever listens what happened. Write `tell?.({...})`: with nobody listening, as in search, the event is not even made. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))

/** What is told while some work is done. */
export function heard(work: () => void): Happening[] {
  const events: Happening[] = []
  listen((event) => events.push(event as Happening), work)
  return events
}
