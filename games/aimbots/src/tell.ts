import { speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './terms.ts'

/** Tells whoever listens what happens, and nothing that is no event of this game. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))
