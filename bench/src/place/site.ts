import { serve } from '../site.ts'
import { fill } from './fill.ts'

// A whole site on a store of its own, in a process of its own, which fills its store on command.
// Bypasses the cache of live tables: otherwise everybody would get the same answer for some seconds.
const store = await serve({ lookMs: 0 })
process.on('message', ({ fill: matches }: { fill: number }) => void fill(store, matches).then(() => process.send?.({ filled: matches })))
