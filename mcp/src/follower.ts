import { randomBytes } from 'node:crypto'
import { chose, newReceipt, nextWord, resigned, confirmed, tookBack, witnessed, type Receipt, type Snapshot } from '@robodrome/table'
import type { TableLine } from '@robodrome/protocol'
import { Trouble, troubleIn, type Way } from './way.ts'

/** How long to wait before a stream is opened again. */
const PAUSE_MS = 500

export const freshContribution = (): string => randomBytes(16).toString('hex')

/** Makes a key from the question to the seat and what it may do. The key does not change when other seats answer at the same time. */
const keyOf = ({ seat, questions, options, asides }: Snapshot): string =>
  JSON.stringify([questions.filter((each) => each.seat === seat), options.map(({ text }) => text), asides.map(({ text }) => text)])

/**
 * One table from the point of view of one seat: its latest snapshot, everything that has happened, and the receipt for the dice. It reveals
 * the contribution once the table has closed, and sits down again if the dice restart.
 */
export class Follower {
  readonly table: string
  snapshot: Snapshot | null = null
  events: Snapshot['events'] = []
  chat: Snapshot['chat'] = []
  /** The step at which the seat got its current options. */
  optionsSince = 0
  /** When somebody last asked about this table. */
  usedAt = Date.now()
  receipt: Receipt | null = null
  /** The steps of choices, by the ids with which the choices were sent. */
  readonly done = new Map<string, number>()
  #optionsKey = ''
  #ended: Trouble | null = null
  readonly #way: Way
  readonly #leaving = new AbortController()
  readonly #waiting = new Set<() => void>()

  constructor(table: string, way: Way) {
    this.table = table
    this.#way = way
    void this.#follow()
  }

  close(): void {
    this.#leaving.abort()
    this.#end(new Trouble('stopping', 'This table is no longer followed.'))
  }

  /** Remembers what was promised when the seat was taken. */
  promised(
    card: { game: string; settings: Receipt['settings']; box?: string | undefined; commitment: string },
    seat: number,
    contribution: string,
  ): void {
    this.receipt = newReceipt(card, seat, card.commitment, contribution, this.receipt?.redrawn ?? 0)
  }

  noteChoice(text: string, point: string | null, step: number): void {
    if (this.receipt !== null) this.receipt = chose(this.receipt, text, point, step)
    this.#witness()
  }

  noteTakeBack(): void {
    if (this.receipt !== null) this.receipt = tookBack(this.receipt)
  }

  noteLeave(step: number): void {
    if (this.receipt !== null) this.receipt = confirmed(resigned(this.receipt, this.snapshot?.point ?? null), step)
  }

  /** Waits for a matching snapshot and returns it; after this many milliseconds, returns the latest one. */
  async until(fits: (snapshot: Snapshot) => boolean, ms: number, signal?: AbortSignal): Promise<Snapshot> {
    const late = Date.now() + ms
    for (;;) {
      // The first snapshot that fits, or the latest one after this many milliseconds.
      if (this.#ended !== null) throw this.#ended
      if (this.snapshot !== null && fits(this.snapshot)) return this.snapshot
      const left = late - Date.now()
      if (left <= 0 || signal?.aborted === true) {
        if (this.snapshot !== null) return this.snapshot
        throw new Trouble('stopping', 'The table does not answer.', { retryAfter: 5 })
      }
      await new Promise<void>((woken) => {
        const wake = (): void => {
          clearTimeout(timer)
          this.#waiting.delete(wake)
          signal?.removeEventListener('abort', wake)
          woken()
        }
        const timer = setTimeout(wake, left)
        this.#waiting.add(wake)
        signal?.addEventListener('abort', wake, { once: true })
      })
    }
  }

  async #follow(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      try {
        for await (const line of this.#way.lines(`/api/tables/${this.table}/stream`, this.#leaving.signal))
          await this.#hear(JSON.parse(line) as TableLine)
      } catch (error) {
        if (this.#leaving.signal.aborted) return
        // A refusal is final; a request is repeated only if the server cannot be reached.
        if (error instanceof Trouble && error.retryAfter === null) return this.#end(error)
      }
      if (this.#ended !== null || this.snapshot?.phase === 'over') return
      await new Promise((done) => setTimeout(done, PAUSE_MS).unref())
    }
  }

  async #hear(line: TableLine): Promise<void> {
    if (line.type === 'chat') this.chat.push(...line.lines)
    else if (line.type === 'seats' && this.snapshot !== null)
      this.snapshot = { ...this.snapshot, seats: line.seats, watching: line.watching }
    else if (line.type === 'end' && line.fault.code === 'no-session') this.#end(new Trouble('no-session', 'The token was revoked.'))
    else if (line.type === 'snapshot') await this.#see(line.snapshot)
    this.#wake()
  }

  async #see(snapshot: Snapshot): Promise<void> {
    this.events = [...this.events.filter(({ seq }) => seq <= snapshot.after), ...snapshot.events]
    this.chat.push(...snapshot.chat)
    const key = keyOf(snapshot)
    if (key !== this.#optionsKey) this.optionsSince = snapshot.seq
    this.#optionsKey = key
    this.snapshot = snapshot
    this.#witness()
    await this.#keepWord(snapshot)
  }

  #witness(): void {
    if (this.receipt !== null && this.snapshot !== null) this.receipt = witnessed(this.receipt, this.snapshot)
  }

  /**
   * Reveals the contribution, or promises a new one after the dice have restarted. A table that breaks its promises gets no contribution.
   */
  async #keepWord(snapshot: Snapshot): Promise<void> {
    if (this.receipt === null) return
    const { seat } = this.receipt
    const word = nextWord(snapshot, seat, [this.receipt], freshContribution)
    if (word === null) return
    if ('distrust' in word) return this.#end(new Trouble('broken', `The host has not kept its word (${word.distrust}). Leave this table.`))
    this.receipt = word.receipt
    const { wish } = word
    const answer =
      wish.type === 'reveal'
        ? await this.#way.send('POST', `/api/tables/${this.table}/contributions`, { seat, contribution: wish.contribution })
        : wish.type === 'sit'
          ? await this.#way.send('POST', `/api/tables/${this.table}/seats`, { seat, promise: wish.promise })
          : null
    if (answer !== null && answer.status >= 400 && answer.status !== 409) throw troubleIn(answer)
  }

  #end(why: Trouble): void {
    this.#ended ??= why
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
  }
}
