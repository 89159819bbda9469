import { Readable } from 'node:stream'
import type { Fault } from '@robodrome/table'
import type { FastifyReply } from 'fastify'

/** How many bytes may wait for a slow reader before the server disconnects it. After reconnecting, it gets the current state. */
const MOST_WAITING = 1 << 20
const BEAT_MS = 10_000

/** A streaming response: one JSON line per event, and occasionally an empty line as a heartbeat. */
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

  /** Tells why no further line will come. */
  end(fault: Fault): void {
    this.write({ type: 'end', fault })
    this.#stream.push(null)
  }

  /** Streams lines from now on. `gone` runs when the listener has left or was disconnected. */
  answer(reply: FastifyReply, gone: () => void): FastifyReply {
    this.#stream.once('close', () => {
      clearInterval(this.#timer)
      gone()
    })
    // Tells buffering proxies to pass each line on at once.
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(this.#stream)
  }
}
