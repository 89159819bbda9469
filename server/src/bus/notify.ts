import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Store } from '../store/store.ts'
import { deliver, writeNotice, type Bus, type Ear } from './bus.ts'

const CHANNEL = 'robodrome'
/** How often the connection is checked, and how long a check may take. This detects connections that were cut silently. */
const BEAT_MS = 5_000
const ANSWER_MS = 5_000
const LONGEST_PAUSE_MS = 2_000

/** Notifies through the store: a step and its notification are one commit. A lost connection is reopened until that succeeds. */
export const notifyBus = async (store: Store, self: string, ear: Ear, say: (message: string) => void): Promise<Bus> => {
  const closing = new AbortController()
  const hear = (payload: string) => deliver(ear, self, payload)

  /** Listens until the connection is lost. */
  const listen = async (begun: () => void): Promise<void> => {
    const client = new Client({
      ...store.connection,
      application_name: 'robodrome bus',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    // The connection may fail more than once, even after it was abandoned. An unhandled error event would end the process.
    const lost = new Promise<never>((_done, failed) => {
      client.on('error', failed).once('end', () => failed(new Error('the connection has ended')))
    })
    lost.catch(() => {})
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      begun()
      while (!closing.signal.aborted) {
        await Promise.race([lost, wait(BEAT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})])
        if (!closing.signal.aborted) await client.query('select 1')
      }
    } finally {
      client.end().catch(() => {})
    }
  }

  const goOn = async (first: () => void): Promise<void> => {
    let begun = first
    for (let pause = 50; !closing.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await listen(() => {
          pause = 50
          begun()
          begun = () => ear.missed()
        })
      } catch (error) {
        say(`the bus is down: ${error instanceof Error ? error.message : String(error)}`)
        await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      }
    }
  }
  await new Promise<void>((begun) => void goOn(begun))
  return {
    commit: { channel: CHANNEL, from: self },
    publish(notice) {
      if (closing.signal.aborted) return
      const sent = store.pool.query('select pg_notify($1, $2)', [CHANNEL, writeNotice(self, notice)])
      sent.catch((error: Error) => say(`a hint was lost: ${error.message}`))
    },
    close: async () => closing.abort(),
  }
}
