import { serve } from '../site.ts'
import { copies } from './copies.ts'

// A whole site in its own process that keeps tables loaded for the given number of milliseconds (`node --expose-gc site.js MS`). It copies
// a table and reports its memory.
const store = await serve({ keepMs: Number(process.argv[2]) })

export type Asked = { copy: string; times: number } | 'memory'

process.on('message', (asked: Asked) => {
  if (asked === 'memory') {
    // Runs the garbage collector twice: the first run may release objects that kept others alive.
    global.gc?.()
    global.gc?.()
    process.send?.({ bytes: process.memoryUsage().heapUsed })
  } else void copies(store, asked.copy, asked.times).then((ids) => process.send?.({ ids }))
})
