import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Store } from '../store/store.ts'
import { deliver, writeNotice, type Bus, type Ear } from './bus.ts'

const CHANNEL = 'robodrome'

/** Wakes through the store itself: a step and its notice are one commit. */
export const notifyBus = async (store: Store, self: string, ear: Ear, say: (message: string) => void): Promise<Bus> => {
  let client: Client | null = null
  let closing = false

  const listen = async (): Promise<void> => {
    const next = new Client({ ...store.connection, application_name: 'robodrome bus' })
    next.on('notification', ({ payload }) => deliver(ear, self, payload ?? ''))
    const lost = new Promise<void>((done) => next.once('end', done).once('error', () => done()))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
    void lost.then(again)
  }
  const again = async (): Promise<void> => {
    client = null
    for (let pause = 50; !closing; pause = Math.min(pause * 2, 2_000)) {
      try {
        await listen()
        ear.missed()
        return
      } catch (error) {
        say(`the bus is down: ${error instanceof Error ? error.message : String(error)}`)
        await wait(pause)
      }
    }
  }
  await listen()
  return {
    commit: { channel: CHANNEL, from: self },
    publish(notice) {
      if (closing) return
      const sent = store.pool.query('select pg_notify($1, $2)', [CHANNEL, writeNotice(self, notice)])
      sent.catch((error: Error) => say(`a notice was lost: ${error.message}`))
    },
    async close() {
      closing = true
      await client?.end()
    },
  }
}
