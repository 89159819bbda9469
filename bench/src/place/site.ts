import { serve } from '../site.ts'
import { fill } from './fill.ts'

// A whole site on a store of its own, in a process of its own, that fills its store when it is told to.
const store = await serve()
process.on('message', ({ fill: matches }: { fill: number }) => void fill(store, matches).then(() => process.send?.({ filled: matches })))
