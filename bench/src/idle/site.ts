import { serve } from '../site.ts'
import { copies } from './copies.ts'

// A whole site in a process of its own that keeps tables for so many milliseconds (`node --expose-gc site.js MS`): it copies a table, and says what it holds in memory.
const store = await serve({ keepMs: Number(process.argv[2]) })

export type Asked = { copy: string; times: number } | 'memory'

process.on('message', (asked: Asked) => {
  if (asked === 'memory') {
    // Twice: what the first one frees may hold on to more.
    global.gc?.()
    global.gc?.()
    process.send?.({ bytes: process.memoryUsage().heapUsed })
  } else void copies(store, asked.copy, asked.times).then((ids) => process.send?.({ ids }))
})
