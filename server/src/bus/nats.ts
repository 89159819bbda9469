import { connect, type NatsConnection } from '@nats-io/transport-node'
import { BadSettings } from '../base/bad-settings.ts'
import type { Store } from '../store/store.ts'
import { deliver, writeNotice, type Bus, type Ear } from './bus.ts'

const ANSWER_MS = 5_000
/** How often the store is looked at while no notices arrive. */
const LOOK_MS = 2_000

/** Wakes through NATS, for sites whose steps are too many for the store to announce. While it is down, tables are looked at now and then. */
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
  // Whoever died may have made steps that it no longer told of: who starts says so in its place.
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
      // A broker that has forgotten us, or is set up anew, is asked again rather than given up.
      ignoreAuthErrorAbort: true,
      name: 'robodrome',
    })
  } catch (error) {
    throw new BadSettings(`NATS_URL: no NATS answers (${error instanceof Error ? error.message : String(error)})`)
  }
}
