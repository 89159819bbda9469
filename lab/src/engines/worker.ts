import type { JsMsg } from '@nats-io/jetstream'
import { playChunk, type Finished } from '../chunk.ts'
import { messageOf, prepare, resultSubject, SILENCE_MS, TASKS, WORKERS, type Errand, type Queue } from './queue.ts'
import { threadPool } from './threads.ts'

interface WorkOptions {
  /** The number of worker threads; 0 plays in this thread. */
  threads: number
  /** Only tasks for this version are played. */
  version: string
  signal: AbortSignal
  say(message: string): void
  onDone?(finished: Finished): void
}

const LOOK_MS = 1_000
/** The delay before a task for another version is offered again. */
const LATER_MS = 2_000

/**
 * Plays tasks of any run until stopped. A result is published before its task is acknowledged. If the worker dies in between, the task is
 * replayed, and the second result is rejected because of its name, or by the lead.
 */
export async function workOn(queue: Queue, options: WorkOptions): Promise<void> {
  const pool = threadPool(options.threads)
  const play = async (errand: Errand): Promise<Finished> => (pool ? ((await pool.run(errand.task)) as Finished) : playChunk(errand.task))
  try {
    await Promise.all(Array.from({ length: Math.max(1, options.threads) }, () => loop(queue, options, play)))
  } finally {
    await pool?.destroy()
  }
}

async function loop(queue: Queue, options: WorkOptions, play: (errand: Errand) => Promise<Finished>): Promise<void> {
  while (!options.signal.aborted) {
    try {
      const consumer = await queue.client.consumers.get(TASKS, WORKERS)
      while (!options.signal.aborted) {
        const message = await consumer.next({ expires: LOOK_MS })
        if (message !== null) await carryOut(queue, options, message, play)
      }
    } catch (error) {
      // The broker is gone, or has come back without its streams. The tasks received from it will be sent again.
      options.say(`the queue does not answer: ${messageOf(error)}`)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      await prepare(queue.manager).catch(() => {})
    }
  }
}

async function carryOut(
  { client }: Queue,
  options: WorkOptions,
  message: JsMsg,
  play: (errand: Errand) => Promise<Finished>,
): Promise<void> {
  const errand = message.json<Errand>()
  if (errand.version !== options.version) {
    options.say(`a task for version ${errand.version} is left to others: this is ${options.version}`)
    return message.nak(LATER_MS)
  }
  const beat = setInterval(() => message.working(), SILENCE_MS / 4)
  try {
    const finished = await play(errand)
    await client.publish(resultSubject(errand.run), JSON.stringify(finished), { msgID: `${errand.run} ${errand.id}` })
    await message.ackAck()
    options.onDone?.(finished)
  } finally {
    clearInterval(beat)
  }
}
