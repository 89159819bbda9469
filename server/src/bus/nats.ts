import { connect, type NatsConnection } from '@nats-io/transport-node'
import { BadSettings } from '../base/bad-settings.ts'
import type { Store } from '../store/store.ts'
import { deliver, writeNotice, type Bus, type Ear } from './bus.ts'

const ANSWER_MS = 5_000
/** How often to poll the store while no hints arrive. */
const LOOK_MS = 2_000

/** Notifies through NATS, for sites with more steps than the store can announce. While NATS is down, tables are polled. */
export const natsBus = async (url: string, store: Store, self: string, ear: Ear, say: (message: string) => void): Promise<Bus> => {
  const { id } = await store.db.selectFrom('site').select('id').executeTakeFirstOrThrow()
  const subject = `robodrome.${id}`
  const connection = await open(url)
  const subscription = connection.subscribe(subject)
  let looking: NodeJS.Timeout | undefined
  void (async () => {
    for await (const message of subscription) deliver(ear, self, message.string())
  })()
  void (async () => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        say('the bus is down: NATS does not answer')
        clearInterval(looking)
        looking = setInterval(() => ear.missed(), LOOK_MS).unref()
      } else if (type === 'reconnect') {
        clearInterval(looking)
        ear.missed()
        connection.publish(subject, writeNotice(self, { kind: 'again' }))
      }
    }
  })()
  // A process that crashed may have left steps unannounced, so a starting process announces them.
  await connection.flush()
  connection.publish(subject, writeNotice(self, { kind: 'again' }))
  return {
    commit: null,
    publish(notice) {
      if (!connection.isClosed()) connection.publish(subject, writeNotice(self, notice))
    },
    async close() {
      clearInterval(looking)
      await connection.close()
    },
  }
}

const open = async (url: string): Promise<NatsConnection> => {
  try {
    return await connect({
      servers: url,
      timeout: ANSWER_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      pingInterval: ANSWER_MS,
      // If a broker was reset or has lost our session, keep trying.
      ignoreAuthErrorAbort: true,
      name: 'robodrome',
    })
  } catch (error) {
    throw new BadSettings(`NATS_URL: no NATS answers (${error instanceof Error ? error.message : String(error)})`)
  }
}
