import { speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './terms.ts'

/** Sends events of this game to the listener. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))
