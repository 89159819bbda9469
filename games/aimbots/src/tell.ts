import { speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './terms.ts'

/** Sends events to the listener; takes only events of this game. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))
