import { Refused } from '@robodrome/table'
import type { FastifyReply } from 'fastify'
import { siteSays } from '@robodrome/protocol/says'

/** The burst size, and the refill per second. */
export type Rate = { burst: number; perSecond: number }

/** A token bucket: it refills over time, each use takes one unit, and an empty bucket refuses. */
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

  /** Charges a cost that is known only afterwards. The bucket may go into debt by up to its own size. */
  spend(cost: number, now = Date.now()): void {
    this.#left = Math.max(
      -this.#rate.burst,
      Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond) - cost,
    )
    this.#at = now
  }

  /** The units left now, and the seconds until the bucket is full again. */
  readonly state = (now = Date.now()): { limit: number; remaining: number; reset: number } => {
    const { burst, perSecond } = this.#rate
    const left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
    return { limit: Math.floor(burst), remaining: Math.max(0, Math.floor(left)), reset: Math.ceil((burst - left) / perSecond) }
  }

  readonly isFull = (now = Date.now()): boolean => this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst
}

/** One bucket per caller. Full buckets are dropped, so that absent callers take no memory. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Returns false if the bucket is empty. */
  tries(key: string): boolean {
    return this.#of(key).take()
  }

  /** See `Bucket.spend`. */
  spend(key: string, cost: number): void {
    if (cost > 0) this.#of(key).spend(cost)
  }

  /** Refuses a caller in debt. Takes nothing. */
  demandNoDebt(key: string, reply: FastifyReply): void {
    const { remaining, reset } = this.#of(key).state()
    if (remaining > 0) return
    reply.header('retry-after', Math.max(1, Math.ceil(reset / 4)))
    throw new Refused('too-fast', siteSays('slowRequests'))
  }

  /** Refunds a unit when a request turns out to cost nothing. */
  giveBack(key: string): void {
    this.#of(key).spend(-1)
  }

  take(key: string): void {
    if (!this.#of(key).take()) throw new Refused('too-fast', siteSays('tooManyRequests'))
  }

  /** Charges a request, or refuses it. The response headers say how much is left. */
  takeFor(key: string, reply: FastifyReply): void {
    const bucket = this.#of(key)
    const isLeft = bucket.take()
    const { limit, remaining, reset } = bucket.state()
    reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset })
    if (isLeft) return
    reply.header('retry-after', Math.max(1, Math.ceil(1 / this.#rate.perSecond)))
    throw new Refused('too-fast', siteSays('tooManyRequests'))
  }

  #of(key: string): Bucket {
    if (this.#buckets.size > 10_000) for (const [other, bucket] of this.#buckets) if (bucket.isFull()) this.#buckets.delete(other)
    let bucket = this.#buckets.get(key)
    if (bucket === undefined) this.#buckets.set(key, (bucket = new Bucket(this.#rate)))
    return bucket
  }
}

/** Questions take time to compute. Each account and each address has a share of that time, however it asks its questions. */
export class QuestionBudget {
  readonly #ofAccount: Buckets
  readonly #ofAddress: Buckets

  constructor({ questions, questionsPerAddress }: Pick<Limits, 'questions' | 'questionsPerAddress'>) {
    this.#ofAccount = new Buckets(questions)
    this.#ofAddress = new Buckets(questionsPerAddress)
  }

  /** Charges one question, and returns who pays for the work. */
  payer(account: string, address: string): { account: string; address: string } {
    this.#ofAccount.take(account)
    this.#ofAddress.take(address)
    return { account, address }
  }
}

/** Limits per network (an IPv4 address, or the /64 of an IPv6 address), per account and per socket. */
export interface Limits {
  requests: Rate
  /** New guests and new tables. */
  creations: Rate
  /** Content boxes. */
  boxes: Rate
  messages: Rate
  messagesPerNetwork: Rate
  /** The total cost of responses to one network; see `priceOf`. One unit is about a millisecond of the serving thread. */
  work: Rate
  /** AI entrants that one network adds to leagues by starting them, because their matches keep the server busy long after the request. */
  fills: Rate
  /** Questions per account and per address. */
  questions: Rate
  questionsPerAddress: Rate
  /** Sign-in attempts: per network, per account, and per /48 of an IPv6 address. */
  signIns: Rate
  signInsPerWiderNetwork: Rate
  /** How often one network, and its IPv6 /48, may find out that a user name is taken. */
  takenNames: Rate
  /** Chat lines per account. */
  chat: Rate
  /** Outgoing messages that one account or address may trigger: webhook tests and confirmation e-mails. */
  sending: Rate
  /** Requests per address for /ready and /metrics. */
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
    fills: rate(128, 1),
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

/** This many characters of a response cost about as much as one unit of other work. */
const CHARACTERS = 20_000

/** Returns the extra cost of a response of this length, beyond the fixed cost of a request. */
export const priceOf = (characters: number): number => Math.floor(characters / CHARACTERS)
