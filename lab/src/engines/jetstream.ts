import { randomUUID } from 'node:crypto'
import type { Finished, Task } from '../chunk.ts'
import type { Engine } from '../run.ts'
import { messageOf, prepare, RESULTS, resultSubject, TASKS, taskSubject, WORKERS, type Errand, type Queue } from './queue.ts'

const LOOK_MS = 1_000
/** The maximum number of tasks in the queue: more of them would only wait, and be lost if the broker dies. */
const AHEAD = 2_000

interface LeadOptions {
  /** The key of this run's results: the experiment's digest. */
  run: string
  version: string
  say(message: string): void
}

/**
 * Workers on any number of machines behind a JetStream work queue. The run is over when every result has arrived, not when the queue is
 * empty. Tasks that are neither queued nor in progress are sent again.
 */
export const overNats = (queue: Queue, { run, version, say }: LeadOptions): Engine => ({
  async play(tasks, take, stop) {
    const open = new Map(tasks.map((task) => [nameOf(task.chunk), task]))
    const sent = new Set<string>()
    // A task sent again gets a new name, because the broker would otherwise drop it as a duplicate of the lost one.
    let round = randomUUID()
    const send = async (): Promise<void> => {
      for (const [name, task] of open) {
        if (sent.size >= AHEAD) return
        if (sent.has(name)) continue
        const errand: Errand = { run, id: `${name} ${round}`, version, task }
        await queue.client.publish(taskSubject(run), JSON.stringify(errand), { msgID: `${run} ${errand.id}` })
        sent.add(name)
      }
    }
    while (open.size > 0 && !stop.aborted) {
      try {
        await prepare(queue.manager)
        const consumer = await queue.client.consumers.get(RESULTS, { filter_subjects: resultSubject(run) })
        await send()
        while (open.size > 0 && !stop.aborted) {
          const message = await consumer.next({ expires: LOOK_MS })
          if (message !== null) {
            const finished = message.json<Finished>()
            const name = nameOf(finished.chunk)
            open.delete(name)
            sent.delete(name)
            take(finished)
            if (sent.size < AHEAD / 2) await send()
          } else if (await isForgotten(queue)) {
            say(`${open.size} portions are asked for again`)
            sent.clear()
            round = randomUUID()
            await send()
          }
        }
      } catch (error) {
        say(`the queue does not answer: ${messageOf(error)}`)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        sent.clear()
        round = randomUUID()
      }
    }
    // What remains of the run (unwanted tasks and stored results) is now useless.
    await queue.manager.streams.purge(TASKS, { filter: taskSubject(run) }).catch(() => {})
    await queue.manager.streams.purge(RESULTS, { filter: resultSubject(run) }).catch(() => {})
  },
})

/** Whether the queue is empty and no worker is busy, so that missing results will never arrive. */
async function isForgotten({ manager }: Queue): Promise<boolean> {
  const { num_pending, num_ack_pending } = await manager.consumers.info(TASKS, WORKERS)
  return num_pending === 0 && num_ack_pending === 0
}

const nameOf = (chunk: Task['chunk']): string => `${chunk.arm}/${chunk.from}-${chunk.to}`
