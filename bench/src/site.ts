import type { AddressInfo } from 'node:net'
import { openSite, openStore, readSettings, type Store } from '@robodrome/server'

/** Runs a whole site on loopback in this process, without rate limits. It reports its port to the parent process, and ends on SIGTERM. */
export async function serve(limits: { keepMs?: number; lookMs?: number } = {}): Promise<Store> {
  const settings = {
    ...readSettings({ ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_FACTOR: '100000' }),
    pageFolder: '',
  }
  const store = await openStore(settings)
  const app = await openSite(settings, { store, limits })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const end = async (): Promise<void> => {
    await app.close()
    await store.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void end())
  process.send?.({ port: (app.server.address() as AddressInfo).port })
  return store
}
