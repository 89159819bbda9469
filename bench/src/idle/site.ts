import type { AddressInfo } from 'node:net'
import { openSite, openStore, readSettings } from '@robodrome/server'
import { copies } from './copies.ts'

// A whole site in a process of its own that keeps tables for so many milliseconds (`node --expose-gc site.js MS`): it tells its port, copies a table, and says what it holds in memory.
const settings = {
  ...readSettings({ ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_FACTOR: '100000' }),
  pageFolder: '',
}
const store = await openStore(settings)
const app = await openSite(settings, { store, limits: { keepMs: Number(process.argv[2]) } })
await app.listen({ host: '127.0.0.1', port: 0 })

export type Asked = { copy: string; times: number } | 'memory'

process.on('message', (asked: Asked) => {
  if (asked === 'memory') {
    // Twice: what the first one frees may hold on to more.
    global.gc?.()
    global.gc?.()
    process.send?.({ bytes: process.memoryUsage().heapUsed })
  } else void copies(store, asked.copy, asked.times).then((ids) => process.send?.({ ids }))
})
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0)),
)
process.send?.({ port: (app.server.address() as AddressInfo).port })
