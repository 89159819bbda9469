import { Refused } from '@robodrome/table'
import type { FastifyReply } from 'fastify'

/** How many at once, and how many a second after that. */
export type Rate = { burst: number; perSecond: number }

/** A bucket that fills up with time: each use takes one out, and an empty one refuses. */
export class Bucket {
  readonly #rate: Rate
  #left: number
  #at: number

  constructor(rate: Rate, now = Date.now()) {
    this.#rate = rate
    this.#left = rate.burst
    this.#at = now
  }

  take(now = Date.now()): boolean {
    this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  /** What is left now, and in how many seconds it will be full again. */
  readonly state = (now = Date.now()): { limit: number; remaining: number; reset: number } => {
    const { burst, perSecond } = this.#rate
    const left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
    return { limit: Math.floor(burst), remaining: Math.floor(left), reset: Math.ceil((burst - left) / perSecond) }
  }

  readonly isFull = (now = Date.now()): boolean => this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst
}

/** A bucket for each caller. Full ones are forgotten, so that callers who are gone take no room. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  take(key: string): void {
    if (!this.#of(key).take()) throw new Refused('too-fast', 'Too many requests; wait a moment.')
  }

  /** The same for a request, whose answer says how much is left. */
  takeFor(key: string, reply: FastifyReply): void {
    const bucket = this.#of(key)
    const isLeft = bucket.take()
    const { limit, remaining, reset } = bucket.state()
    reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset })
    if (isLeft) return
    reply.header('retry-after', Math.max(1, Math.ceil(1 / this.#rate.perSecond)))
    throw new Refused('too-fast', 'Too many requests; wait a moment.')
  }

  #of(key: string): Bucket {
    if (this.#buckets.size > 10_000) for (const [other, bucket] of this.#buckets) if (bucket.isFull()) this.#buckets.delete(other)
    let bucket = this.#buckets.get(key)
    if (bucket === undefined) this.#buckets.set(key, (bucket = new Bucket(this.#rate)))
    return bucket
  }
}

/** What one address, or one socket, may do. */
export interface Limits {
  requests: Rate
  /** New guests and new tables. */
  creations: Rate
  /** Boxes of content. */
  boxes: Rate
  messages: Rate
  /** Questions of one account, and of one address. */
  questions: Rate
  questionsPerAddress: Rate
  /** Attempts to sign in, of one address and at one account. */
  signIns: Rate
  /** Lines that one account says. */
  chat: Rate
  /** What one account or address has this server send elsewhere: tests of webhooks, letters to confirm an address. */
  sending: Rate
  /** Requests of one address for /ready and /metrics. */
  probes: Rate
  socketsPerAddress: number
}

export const limitsTimes = (factor: number): Limits => {
  const rate = (burst: number, perSecond: number): Rate => ({ burst: burst * factor, perSecond: perSecond * factor })
  return {
    requests: rate(200, 40),
    creations: rate(40, 1),
    boxes: rate(10, 0.02),
    messages: rate(60, 20),
    questions: rate(120, 20),
    questionsPerAddress: rate(480, 80),
    signIns: rate(10, 0.05),
    chat: rate(10, 0.5),
    sending: rate(5, 0.02),
    probes: rate(30, 5),
    socketsPerAddress: 200 * factor,
  }
}
