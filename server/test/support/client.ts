import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { serverMessage, type ClientMessage, type NewTable, type ServerMessage, type TableCard } from '@robodrome/protocol'
import {
  changed,
  chose,
  confirmed,
  newReceipt,
  nextWord,
  promiseOf,
  resigned,
  tookBack,
  witnessed,
  type Fault,
  type Receipt,
  type Snapshot,
} from '@robodrome/table'
import { WebSocket } from 'ws'

type Bare<T> = T extends { id: string } ? Omit<T, 'id'> : never

export const newContribution = (): string => randomBytes(16).toString('hex')

/** A person with a browser: a name, a cookie, and sockets that reconnect. */
export class Person {
  readonly name: string
  url: string
  cookie = ''
  /** The receipts of this person, by table and seat. */
  readonly receipts = new Map<string, Receipt>()

  constructor(url: string, name: string) {
    this.url = url
    this.name = name
  }

  static async called(name: string, url: string): Promise<Person> {
    const person = new Person(url, name)
    const answer = await person.send('POST', '/api/session', { name })
    person.cookie = answer.headers.get('set-cookie')!.split(';')[0]!
    return person
  }

  send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...(this.cookie && { cookie: this.cookie }) }
    return fetch(this.url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  }

  async read<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  open(game: string, seats: number, more: Partial<NewTable> = {}): Promise<TableCard> {
    const open: NewTable['seats'] = Array.from({ length: seats }, () => ({ kind: 'open' }))
    return this.read('POST', '/api/tables', {
      game,
      settings: { mode: 'standard', seats, options: {} },
      seats: open,
      public: false,
      clock: null,
      ...more,
    })
  }

  /**
   * Sits down on the first open seat. Retries with the same contribution if no answer arrived. Any open view of the table reveals the
   * contribution.
   */
  async sit(table: string, seat?: number, contribution = newContribution()): Promise<{ seat: number; seq: number }> {
    const card = await this.read<TableCard>('GET', `/api/tables/${table}`)
    const wanted = { promise: promiseOf(contribution), ...(seat !== undefined && { seat }) }
    const sat = await this.read<{ seat: number; seq: number }>('POST', `/api/tables/${table}/seats`, wanted)
    this.receipts.set(`${table} ${sat.seat}`, newReceipt(card, sat.seat, card.commitment, contribution))
    return sat
  }

  /** Visits the table until the match has begun. */
  async begin(table: string): Promise<void> {
    const eyes = this.watch(table)
    await eyes.until(({ phase }) => phase !== 'open')
    eyes.close()
  }

  receiptsOf(table: string): Receipt[] {
    return [...this.receipts].flatMap(([name, receipt]) => (name.startsWith(`${table} `) ? [receipt] : []))
  }

  watch(table: string): Eyes {
    return new Eyes(this, table)
  }
}

/** One table as one person sees it, kept up to date through connection failures. */
export class Eyes {
  readonly person: Person
  readonly table: string
  snapshot: Snapshot | null = null
  events: Snapshot['events'] = []
  chat: Snapshot['chat'] = []
  received: ServerMessage[] = []
  reconnects = 0
  /** Whether the person reveals the contribution as soon as possible. */
  showsWord = true
  #socket: WebSocket | null = null
  #closed = false
  readonly #waiting = new Map<string, (message: ServerMessage) => void>()
  readonly #unsent = new Map<string, string>()
  #changed: (() => void)[] = []

  constructor(person: Person, table: string) {
    this.person = person
    this.table = table
    this.#connect()
  }

  /** Sends a request and waits for the answer. Resends it with the same id whenever the connection breaks. */
  ask(message: Bare<ClientMessage>, id: string = randomUUID()): Promise<ServerMessage> {
    const text = JSON.stringify({ ...message, id })
    const point = this.snapshot?.point ?? null
    return new Promise((done) => {
      this.#unsent.set(id, text)
      this.#waiting.set(id, (answer) => {
        if (answer.type === 'done') this.#noteDone(message, point, answer.seq)
        done(answer)
      })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
    })
  }

  /** Sends a request that must succeed. Returns the step. */
  async do(message: Bare<ClientMessage>, id?: string): Promise<number> {
    const answer = await this.ask(message, id)
    if (answer.type !== 'done') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`)
    return answer.seq
  }

  /** Sends a request that must be refused. Returns the fault. */
  async refused(message: Bare<ClientMessage>): Promise<Fault> {
    const answer = await this.ask(message)
    if (answer.type !== 'refused') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`)
    return answer.fault
  }

  /** Waits for a matching snapshot. */
  async until(fits: (snapshot: Snapshot) => boolean, ms = 120_000): Promise<Snapshot> {
    const end = Date.now() + ms
    while (this.snapshot === null || !fits(this.snapshot)) {
      if (Date.now() > end) throw new Error(`waited in vain at step ${this.snapshot?.seq}: ${JSON.stringify(this.snapshot)?.slice(0, 600)}`)
      await Promise.race([new Promise<void>((done) => this.#changed.push(done)), wait(100)])
    }
    return this.snapshot
  }

  hello(seat?: number | null): void {
    const since = this.snapshot?.seq ?? 0
    this.raw(JSON.stringify({ type: 'hello', since, chatSince: this.chat.at(-1)?.n ?? 0, ...(seat !== undefined && { seat }) }))
  }

  raw(data: string | Buffer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data)
  }

  readonly isOpen = (): boolean => this.#socket?.readyState === WebSocket.OPEN

  /** Loses the connection, as a train does in a tunnel. */
  drop(): void {
    this.#socket?.terminate()
  }

  close(): void {
    this.#closed = true
    this.#socket?.terminate()
  }

  #connect(): void {
    const { url, cookie } = this.person
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${this.table}/socket`, { headers: cookie ? { cookie } : {} })
    this.#socket = socket
    socket.on('open', () => {
      this.hello()
      for (const text of this.#unsent.values()) socket.send(text)
    })
    socket.on('message', (data) => this.#hear(serverMessage.parse(JSON.parse((data as Buffer).toString('utf8')))))
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.#closed) return
      this.reconnects++
      setTimeout(() => this.#closed || this.#connect(), 50)
    })
  }

  #hear(message: ServerMessage): void {
    this.received.push(message)
    if (message.type === 'snapshot' || (message.type === 'change' && this.snapshot)) {
      const snapshot = message.type === 'snapshot' ? message.snapshot : changed(this.snapshot!, message.change)
      this.events = [...this.events.filter(({ seq }) => seq <= snapshot.after), ...snapshot.events]
      this.chat.push(...snapshot.chat)
      this.snapshot = snapshot
      this.#keepWord(snapshot)
    } else if (message.type === 'chat') this.chat.push(...message.lines)
    else if (message.type === 'seats' && this.snapshot)
      this.snapshot = { ...this.snapshot, seats: message.seats, watching: message.watching }
    else if ('id' in message && message.id !== null && !isPassing(message)) {
      this.#unsent.delete(message.id)
      this.#waiting.get(message.id)?.(message)
      this.#waiting.delete(message.id)
    } else if (isPassing(message)) setTimeout(() => [...this.#unsent.values()].forEach((text) => this.raw(text)), 100)
    for (const changed of this.#changed.splice(0)) changed()
  }

  /** Stores its receipts, as a page does. */
  #noteDone(message: Bare<ClientMessage>, point: string | null, step: number): void {
    if (!('seat' in message)) return
    const name = `${this.table} ${message.seat}`
    const receipt = this.person.receipts.get(name)
    if (receipt === undefined) return
    const noted =
      message.type === 'choose'
        ? chose(receipt, message.text, point, step)
        : message.type === 'takeBack'
          ? tookBack(receipt)
          : message.type === 'leave'
            ? confirmed(resigned(receipt, point), step)
            : receipt
    this.person.receipts.set(name, this.snapshot ? witnessed(noted, this.snapshot) : noted)
  }

  /** Reveals the contributions of its own seats, and stores what it sees, as a page does. */
  #keepWord(snapshot: Snapshot): void {
    for (const seat of snapshot.own) {
      const receipt = this.person.receipts.get(`${this.table} ${seat}`)
      if (receipt) this.person.receipts.set(`${this.table} ${seat}`, witnessed(receipt, snapshot))
    }
    if (!this.showsWord) return
    for (const seat of snapshot.own) {
      const name = `${this.table} ${seat}`
      const next = nextWord(snapshot, seat, this.person.receiptsOf(this.table), newContribution)
      if (next === null || 'distrust' in next) continue
      this.person.receipts.set(name, next.receipt)
      // Each move has one id, so sending it twice has no further effect.
      void this.ask(next.wish, createHash('sha256').update(JSON.stringify(next.wish)).digest('hex'))
    }
  }
}

/** The store was down for a moment, so the same move is sent again. */
const isPassing = (message: ServerMessage): boolean => message.type === 'refused' && message.fault.code === 'broken'
