import { Readable } from 'node:stream'
import type { Fault } from '@robodrome/table'
import type { FastifyReply } from 'fastify'

/** Bytes that may wait for a slow reader before it is cut off; it listens again and hears what stands. */
const MOST_WAITING = 1 << 20
const BEAT_MS = 10_000

/** An answer that goes on: a line of JSON whenever there is something to say, and an empty one now and then to show that it still stands. */
export class Lines {
  readonly #stream = new Readable({ read() {} })
  readonly #timer: NodeJS.Timeout

  constructor(beat: () => void = () => {}) {
    this.#timer = setInterval(() => {
      this.writeText('')
      beat()
    }, BEAT_MS).unref()
  }

  write(line: object): void {
    this.writeText(JSON.stringify(line))
  }

  writeText(line: string): void {
    if (this.#stream.destroyed || this.#stream.readableEnded) return
    if (this.#stream.readableLength > MOST_WAITING) this.#stream.destroy()
    else this.#stream.push(`${line}\n`)
  }

  /** Says why there will be no other line. */
  end(fault: Fault): void {
    this.write({ type: 'end', fault })
    this.#stream.push(null)
  }

  /** Answers with what is said from now on. `gone`: whoever listened has left, or was sent away. */
  answer(reply: FastifyReply, gone: () => void): FastifyReply {
    this.#stream.once('close', () => {
      clearInterval(this.#timer)
      gone()
    })
    // A proxy that gathers lines before it hands them on would make a live stream a late one.
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(this.#stream)
  }
}
