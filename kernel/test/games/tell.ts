import { speaks, type Happened, type Tell } from '@robodrome/kernel'

/** The `tell` of games whose events nobody reads closely; it accepts any fields. */
export let tell: Tell<Omit<Happened, 'secret'> & { secret?: { to: number[]; [field: string]: unknown }; [field: string]: unknown }> = null
speaks((ear) => (tell = ear))
