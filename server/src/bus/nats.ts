import { connect, type NatsConnection } from '@nats-io/transport-node'
import { BadSettings } from '../bad-settings.ts'
import type { Store } from '../store/store.ts'
import { deliver, writeNotice, type Bus, type Ear } from './bus.ts'

/** Wakes through NATS, for sites whose steps are too many for the store to announce. */
export const natsBus = async (url: string, store: Store, self: string, ear: Ear, say: (message: string) => void): Promise<Bus> => {
  const { id } = await store.db.selectFrom('site').select('id').executeTakeFirstOrThrow()
  const subject = `robodrome.${id}`
  const connection = await open(url)
  const subscription = connection.subscribe(subject)
  void (async () => {
    for await (const message of subscription) deliver(ear, self, message.string())
  })()
  void (async () => {
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') ear.missed()
      else if (status.type === 'disconnect') say('the bus is down: NATS does not answer')
    }
  })()
  return {
    commit: null,
    publish(notice) {
      if (!connection.isClosed()) connection.publish(subject, writeNotice(self, notice))
    },
    close: () => connection.close(),
  }
}

const open = async (url: string): Promise<NatsConnection> => {
  try {
    return await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 500, name: 'robodrome' })
  } catch (error) {
    throw new BadSettings(`NATS_URL: no NATS answers (${error instanceof Error ? error.message : String(error)})`)
  }
}
