import { serve } from '../site.ts'
import { fill } from './fill.ts'

// A whole site with its own store, in its own process, which fills the store on command. The cache of live tables is off, because otherwise
// everybody would get the same answer for several seconds.
const store = await serve({ lookMs: 0 })
process.on('message', ({ fill: matches }: { fill: number }) => void fill(store, matches).then(() => process.send?.({ filled: matches })))
