import { AckPolicy, DiscardPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import { connect, nanos, type NatsConnection } from '@nats-io/transport-node'
import { BadInput } from '@robodrome/kernel'
import type { Task } from '../chunk.ts'

// The streams shared by leads and workers on one NATS server. Tasks stay in a work queue until acknowledged. Results stay in a stream until
// the lead has them in its file, which is the record. If a broker loses both, that costs time but changes no number.

export const TASKS = 'LAB_TASKS'
export const RESULTS = 'LAB_RESULTS'
export const WORKERS = 'workers'

/** The heartbeat limit: a worker that is silent for longer is considered dead. */
export const SILENCE_MS = 5_000
const ANSWER_MS = 5_000
/** How long results are kept that no lead has fetched. */
const KEPT_MS = 7 * 24 * 3_600_000
const REMEMBERED_MS = 600_000
const MOST_TASKS = 200_000
const MOST_DELIVERIES = 20

/**
 * A task in the queue: its run, its unique name, which its result must also carry, and the project's version, because another version would
 * play different games.
 */
export type Errand = { run: string; id: string; version: string; task: Task }

export const taskSubject = (run: string): string => `lab.task.${run}`
export const resultSubject = (run: string): string => `lab.result.${run}`

export interface Queue {
  connection: NatsConnection
  client: JetStreamClient
  manager: JetStreamManager
}

/** Connects to a NATS server with JetStream, and creates missing streams. */
export async function openQueue(url: string): Promise<Queue> {
  const connection = await connect({
    servers: url,
    timeout: ANSWER_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    name: 'robodrome lab',
  }).catch((error: unknown) => {
    throw new BadInput(['NATS_URL'], url, { message: `a NATS that answers (${messageOf(error)})` })
  })
  try {
    const manager = await jetstreamManager(connection)
    await prepare(manager)
    return { connection, client: jetstream(connection), manager }
  } catch (error) {
    await connection.close()
    throw new BadInput(['NATS_URL'], url, { message: `a NATS with JetStream (${messageOf(error)})` })
  }
}

/** Creating an identical stream changes nothing, and a broker that has lost its streams gets them again. */
export async function prepare(manager: JetStreamManager): Promise<void> {
  await manager.streams.add({
    name: TASKS,
    subjects: [taskSubject('*')],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    discard: DiscardPolicy.New,
    max_msgs: MOST_TASKS,
    duplicate_window: nanos(REMEMBERED_MS),
  })
  await manager.streams.add({
    name: RESULTS,
    subjects: [resultSubject('*')],
    storage: StorageType.File,
    max_age: nanos(KEPT_MS),
    duplicate_window: nanos(REMEMBERED_MS),
  })
  await manager.consumers.add(TASKS, {
    durable_name: WORKERS,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(SILENCE_MS),
    max_deliver: MOST_DELIVERIES,
  })
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
