import { speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './terms.ts'

/** Tells what happens in Gekido to whoever listens; with nobody listening the event is not even made. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))
