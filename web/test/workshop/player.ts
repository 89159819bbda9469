import { act } from '@testing-library/react'
import type { FromWorker, JobName, ToWorker } from '../../src/table/worker-messages.ts'

/** A worker that sends what the test tells it to. */
export class Player extends EventTarget {
  static all: Player[] = []
  readonly asked: ToWorker[] = []
  ended = false

  constructor() {
    super()
    Player.all.push(this)
  }

  static latest(): Player {
    return Player.all.at(-1)!
  }

  postMessage(message: ToWorker): void {
    this.asked.push(message)
  }

  terminate(): void {
    this.ended = true
  }

  /** The latest request of a kind. */
  request(job: JobName): ToWorker {
    return this.asked.findLast((each) => each.job === job)!
  }

  async say(data: FromWorker): Promise<void> {
    await act(async () => void this.dispatchEvent(new MessageEvent('message', { data })))
  }

  async answer(job: JobName, value: unknown): Promise<void> {
    await this.say({ type: 'reply', id: this.request(job).id, value })
  }
}
