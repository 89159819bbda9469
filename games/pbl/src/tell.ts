import { speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './terms.ts'

/** Tells whoever listens what happened, in the terms of PBL Robots. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))
