import { speaks, type Tell } from '@robodrome/kernel'
import type { Happening } from './terms.ts'

/** Sends events of Gekido to the listener. Without a listener, no event is built. */
export let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))
