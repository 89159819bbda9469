import { serve } from '../site.ts'
import { fill } from './fill.ts'

// A whole site with its own store, in its own process, which fills the store on command. It bypasses the cache of live tables: otherwise
// everybody would get the same answer for some seconds.
const store = await serve({ lookMs: 0 })
process.on('message', ({ fill: matches }: { fill: number }) => void fill(store, matches).then(() => process.send?.({ filled: matches })))
