import type { AddressInfo } from 'node:net'
import { openSite, openStore, readSettings } from '@robodrome/server'
import { fill } from './fill.ts'

// A whole site on a store of its own, in a process of its own: it tells its port, and fills its store when it is told to.
const settings = {
  ...readSettings({ ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_FACTOR: '100000' }),
  pageFolder: '',
}
const store = await openStore(settings)
const app = await openSite(settings, { store })
await app.listen({ host: '127.0.0.1', port: 0 })
process.on('message', ({ fill: matches }: { fill: number }) => void fill(store, matches).then(() => process.send?.({ filled: matches })))
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0)),
)
process.send?.({ port: (app.server.address() as AddressInfo).port })
