import type { PackedBox } from '@robodrome/kernel'
import { Follower, freshContribution } from './follower.ts'
import { promiseOf, type Receipt, type Snapshot } from '@robodrome/table'
import type { TableCard } from '@robodrome/protocol'
import { Speech } from './speech.ts'
import { Trouble, troubleIn, type Way } from './way.ts'

/** The maximum number of tables that one token can follow at a time. */
const MOST_TABLES = 4
/** A finished table, or one that nobody has asked about for this long, makes room for another. */
const IDLE_MS = 10 * 60_000
const FIRST_LOOK_MS = 10_000
/** The maximum number of calls in ten seconds. */
const CALLS = { most: 20, ms: 10_000 }
const WAITS_AT_ONCE = 2

export interface AgentSettings {
  hasToken: boolean
  isOwnMachine: boolean
  /** A factor for the rate limit of calls. */
  rateFactor?: number | undefined
}

/** The holder of one token: the tables it follows, and its remaining calls. Nothing here is shared with another token. */
export class Agent {
  readonly way: Way
  readonly #most: number
  /** Whether contributions are drawn on the agent's own machine, so that its receipts can prove the dice. */
  readonly isOwnMachine: boolean
  readonly hasToken: boolean
  usedAt = Date.now()
  readonly #tables = new Map<string, Follower>()
  /** Receipts of tables that have made room for others. */
  readonly #kept = new Map<string, Receipt>()
  readonly #speeches = new Map<string, Promise<Speech>>()
  #calls: number[] = []
  #waits = 0

  constructor(way: Way, { hasToken, isOwnMachine, rateFactor = 1 }: AgentSettings) {
    this.way = way
    this.#most = Math.max(1, Math.floor(CALLS.most * rateFactor))
    this.hasToken = hasToken
    this.isOwnMachine = isOwnMachine
  }

  close(): void {
    for (const follower of this.#tables.values()) follower.close()
    this.#tables.clear()
  }

  /** Counts a call, or refuses it. */
  admit(now = Date.now()): void {
    this.usedAt = now
    this.#calls = this.#calls.filter((at) => at > now - CALLS.ms)
    if (this.#calls.length >= this.#most) {
      const retryAfter = Math.ceil((this.#calls[0]! + CALLS.ms - now) / 1000)
      throw new Trouble('too-fast', `At most ${this.#most} calls in ${CALLS.ms / 1000} seconds.`, { retryAfter })
    }
    this.#calls.push(now)
  }

  callsLeft(now = Date.now()): number {
    return this.#most - this.#calls.filter((at) => at > now - CALLS.ms).length
  }

  /** Runs a call that waits. At most two of them may run at once. */
  async waiting<T>(wait: () => Promise<T>): Promise<T> {
    if (this.#waits >= WAITS_AT_ONCE) throw new Trouble('too-fast', `At most ${WAITS_AT_ONCE} waits at once.`, { retryAfter: 5 })
    this.#waits++
    try {
      return await wait()
    } finally {
      this.#waits--
    }
  }

  /** Returns what this machine has seen of a table: its receipt, if it sat there. */
  receiptOf(table: string): Receipt | null {
    return this.#tables.get(table)?.receipt ?? this.#kept.get(table) ?? null
  }

  /** The tables that this agent follows. */
  tables(): string[] {
    return [...this.#tables.keys()]
  }

  async read<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    return JSON.parse(await this.text(method, path, body)) as T
  }

  async text(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    if (!this.hasToken)
      throw new Trouble('no-token', 'This needs a token. A person makes one on the page under "Bots and tokens"; set ROBODROME_TOKEN.')
    const answer = await this.way.send(method, path, body)
    if (answer.status >= 400) throw troubleIn(answer)
    return answer.text
  }

  /** Sits down and promises a fresh contribution. */
  async sit(table: string): Promise<{ seat: number; commitment: string; follower: Follower }> {
    const card = await this.read<TableCard>('GET', `/api/tables/${table}`)
    const [own] = card.own
    if (own !== undefined) return { seat: own, commitment: card.commitment, follower: await this.follow(table) }
    const contribution = freshContribution()
    this.#makeRoom(table)
    const { seat } = await this.read<{ seat: number }>('POST', `/api/tables/${table}/seats`, { promise: promiseOf(contribution) })
    this.#tables.get(table)?.close()
    const follower = new Follower(table, this.way)
    follower.promised(card, seat, contribution)
    this.#tables.set(table, follower)
    return { seat, commitment: card.commitment, follower }
  }

  /** Starts to follow a table unless it is already followed. */
  async follow(table: string): Promise<Follower> {
    if (!this.hasToken) throw new Trouble('no-token', 'Tables need a token.')
    let follower = this.#tables.get(table)
    if (follower === undefined) {
      this.#makeRoom(table)
      follower = new Follower(table, this.way)
      this.#tables.set(table, follower)
    }
    follower.usedAt = Date.now()
    try {
      await follower.until(() => true, FIRST_LOOK_MS)
    } catch (error) {
      this.#tables.delete(table)
      follower.close()
      throw error
    }
    return follower
  }

  /** Words for the game of a table; with a box, they come from its content. */
  speech(snapshot: Pick<Snapshot, 'game' | 'box'>): Promise<Speech> {
    const { game, box } = snapshot
    const key = `${game} ${box ?? ''}`
    const known = this.#speeches.get(key) ?? this.#openSpeech(game, box)
    this.#speeches.set(key, known)
    known.catch(() => this.#speeches.delete(key))
    return known
  }

  async #openSpeech(game: string, box: string | undefined): Promise<Speech> {
    if (box === undefined) return Speech.of(game)
    return Speech.of(game, await this.read<PackedBox>('GET', `/api/boxes/${box.replace(' ', '/')}`))
  }

  #makeRoom(table: string): void {
    if (this.#tables.has(table)) return
    for (const [id, each] of this.#tables)
      if (this.#tables.size >= MOST_TABLES && (each.snapshot?.phase === 'over' || each.usedAt < Date.now() - IDLE_MS)) {
        if (each.receipt !== null && this.isOwnMachine) this.#kept.set(id, each.receipt)
        each.close()
        this.#tables.delete(id)
      }
    if (this.#tables.size < MOST_TABLES) return
    throw new Trouble(
      'full',
      `You follow ${MOST_TABLES} tables already: ${[...this.#tables.keys()].join(', ')}. Leave one, or play one to its end.`,
    )
  }
}
