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

  /** Takes out what something has cost, which is known only afterwards: the bucket may be in debt then, by no more than it holds. */
  spend(cost: number, now = Date.now()): void {
    this.#left = Math.max(
      -this.#rate.burst,
      Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond) - cost,
    )
    this.#at = now
  }

  /** What is left now, and in how many seconds it will be full again. */
  readonly state = (now = Date.now()): { limit: number; remaining: number; reset: number } => {
    const { burst, perSecond } = this.#rate
    const left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
    return { limit: Math.floor(burst), remaining: Math.max(0, Math.floor(left)), reset: Math.ceil((burst - left) / perSecond) }
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

  /** False if nothing is left. */
  tries(key: string): boolean {
    return this.#of(key).take()
  }

  /** See `Bucket.spend`. */
  spend(key: string, cost: number): void {
    if (cost > 0) this.#of(key).spend(cost)
  }

  /** Refuses whoever is in debt; takes nothing. */
  demandNoDebt(key: string, reply: FastifyReply): void {
    const { remaining, reset } = this.#of(key).state()
    if (remaining > 0) return
    reply.header('retry-after', Math.max(1, Math.ceil(reset / 4)))
    throw new Refused('too-fast', 'What you have asked for takes long to answer; wait a moment.')
  }

  /** Puts back what was taken for something that cost nothing in the end. */
  giveBack(key: string): void {
    this.#of(key).spend(-1)
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

/** What one network (an IPv4 address, or the /64 of an IPv6 address), one account or one socket may do. */
export interface Limits {
  requests: Rate
  /** New guests and new tables. */
  creations: Rate
  /** Boxes of content. */
  boxes: Rate
  messages: Rate
  messagesPerNetwork: Rate
  /** What answers to one network may cost, see `priceOf`: a unit is about a millisecond of the thread that serves everybody. */
  work: Rate
  /** Questions of one account, and of one address. */
  questions: Rate
  questionsPerAddress: Rate
  /** Attempts to sign in, of one network and at one account; and of the /48 around an IPv6 address. */
  signIns: Rate
  signInsPerWiderNetwork: Rate
  /** How often one network, and the /48 around an IPv6 address, is told that a user name is taken. */
  takenNames: Rate
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
    messagesPerNetwork: rate(600, 200),
    work: rate(240, 40),
    questions: rate(120, 20),
    questionsPerAddress: rate(480, 80),
    signIns: rate(10, 0.05),
    signInsPerWiderNetwork: rate(80, 0.4),
    takenNames: rate(5, 1 / 600),
    chat: rate(10, 0.5),
    sending: rate(5, 0.02),
    probes: rate(30, 5),
    socketsPerAddress: 200 * factor,
  }
}

/** Characters of an answer that cost about as much as anything else that is done for it. */
const CHARACTERS = 20_000

/** What an answer of this length costs beyond what every request does. */
export const priceOf = (characters: number): number => Math.floor(characters / CHARACTERS)
