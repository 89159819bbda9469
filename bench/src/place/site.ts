import { serve } from '../site.ts'
import { fill } from './fill.ts'

// A whole site on a store of its own, in a process of its own, that fills its store when it is told to.
// What is being played is looked at anew each time: within some seconds everybody would be shown the same.
const store = await serve({ lookMs: 0 })
process.on('message', ({ fill: matches }: { fill: number }) => void fill(store, matches).then(() => process.send?.({ filled: matches })))
