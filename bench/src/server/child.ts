import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { openSite, openStore, readSettings } from '@robodrome/server'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { whereTimeGoes } from '../profile.ts'
import { endless, theirEndless } from './endless.ts'
import { theirStore } from './their-store.ts'

/** Runs one of the measured servers in its own process: `node child.js ours|theirs|theirsKept|echo`. It reports its port. */
const kinds: Record<string, () => Promise<number>> = {
  async ours() {
    const settings = readSettings({
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_FACTOR: '100000',
      MATCH_STEPS: '1000000',
    })
    const registry = { endless: { title: endless.title, load: async () => endless } }
    const app = await openSite({ ...settings, pageFolder: '' }, { registry })
    await app.listen({ host: '127.0.0.1', port: 0 })
    process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
    return (app.server.address() as AddressInfo).port
  },
  theirs: () => serveTheirs(),
  async theirsKept() {
    const store = await openStore(readSettings(process.env))
    return serveTheirs(await theirStore(store), store.close)
  },
  async echo() {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    server.on('connection', (socket) => socket.on('message', (data) => socket.send(data, { binary: false })))
    await new Promise((open) => server.once('listening', open))
    process.once('SIGTERM', () => process.exit(0))
    return (server.address() as AddressInfo).port
  },
}

async function serveTheirs(db?: object, close = async () => {}): Promise<number> {
  const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js') as {
    Server(options: unknown): { run(port: number): Promise<{ appServer: { address(): AddressInfo } }> }
    Origins: { LOCALHOST: unknown }
  }
  const { appServer } = await Server({ games: [theirEndless], origins: [Origins.LOCALHOST], ...(db && { db }) }).run(0)
  process.once('SIGTERM', () => {
    // When a player leaves, boardgame.io does not wait for its own writes, and the store is closed before these finish.
    process.on('unhandledRejection', () => {})
    void close().then(() => process.exit(0))
  })
  return appServer.address().port
}

/** How many folders the profile lists. */
const PLACES = 9
process.on('message', ({ profile }: { profile: number }) => {
  void whereTimeGoes(() => sleep(profile * 1000), PLACES).then((places) => process.send?.({ places }))
})

// boardgame.io logs every player, which must not count as a cost.
console.log = () => {}
console.info = () => {}
process.send?.({ port: await kinds[process.argv[2] ?? '']!() })
