import { speaks, type Tell } from '@robodrome/kernel'
import type { Event } from './terms.ts'

/** Tells whoever listens what happened, in the terms of PBL Robots. */
export let tell: Tell<Event> = null
speaks((ear) => (tell = ear))
