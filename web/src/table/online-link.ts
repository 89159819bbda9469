import type { Json, Seat } from '@robodrome/kernel'
import { serverMessage, tableCard, WIRE, type ClientMessage, type ServerMessage } from '@robodrome/protocol'
import {
  agreedAt,
  agreedTo,
  changed,
  chose,
  confirmed,
  consented,
  consentedAt,
  type Fault,
  nextWord,
  promiseOf,
  type Receipt,
  receiptFor,
  Refused,
  refusedBack,
  resigned,
  type Saved,
  type Snapshot,
  tookBack,
  witnessed,
} from '@robodrome/table'
import type { Moment } from './moments.ts'
import { call, hostedMoments, signIn } from './api.ts'
import { boxFor } from './boxes.ts'
import { ChanceHistory } from './chance-history.ts'
import { KernelWorker } from './kernel-worker.ts'
import { TableLink, withLines, type Order } from './link.ts'
import { loadBlocked } from './quiet.ts'
import { keepRead, lastRead } from './read-lines.ts'
import { keepReceipt, receiptOf, receiptsOf } from './receipts.ts'
import { randomHex } from './saved.ts'
import { hosted } from '../page/hosted.ts'
import { prefer } from '../page/preferences.ts'
import { BUILD, noteServer } from '../page/update.ts'
import { namedSeats, words } from '../words/index.ts'
import { refusedIn } from './says.ts'

type Waiting = { message: ClientMessage; resolve(value: Json): void; reject(error: Error): void }

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
/** A connection without an answer for this long counts as lost. A new one repeats the request with the same id. */
const UNANSWERED = 5_000
/** How long to wait after the last step before the page sends its own questions. */
const QUIET = 400

/** Whether the receipt notes the order before the server confirms it. */
const isNotedFirst = ({ type }: Order): boolean => ['takeBack', 'leave', 'propose', 'accept', 'turnDown'].includes(type)

/**
 * A table on a server. After a lost connection, it reconnects, requests missed steps, and repeats unacknowledged messages with the same id.
 */
export class OnlineLink extends TableLink {
  readonly kind = 'online'
  readonly #id: string
  #socket: WebSocket | null = null
  #closed = false
  #pause = FIRST_PAUSE
  #timer: number | null = null
  #seat: Seat | null | undefined = undefined
  readonly #waiting = new Map<string, Waiting>()
  /** Contributions that were promised and revealed, or are being sent. */
  readonly #given = new Set<string>()
  /** The last snapshot, with names as the host sent them. */
  #sent: Snapshot | null = null
  readonly #moments: Moment[] = []
  #quiet: number | null = null
  readonly #history: ChanceHistory
  override copy: Saved | null = null
  readonly #wake = (): void => this.#connectNow()
  readonly #sleep = (): void => this.#giveUp()

  readonly #as: 'person' | 'screen' | 'broadcast'

  /** `as` tells who is connected: a big screen and a broadcast watch and ask without a seat, and have no name. */
  constructor(id: string, as: 'person' | 'screen' | 'broadcast' = 'person') {
    super()
    this.#id = id
    this.#as = as
    this.#history = new ChanceHistory(id)
    this.update({ read: lastRead(id) })
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#sleep)
    // A guest needs a name to sit down, but may watch without one.
    void this.#enter()
  }

  async #enter(): Promise<void> {
    const session = this.#as !== 'person' ? null : await signIn().catch(() => null)
    if (session !== null) {
      this.update({ me: session.id })
      loadBlocked().catch(() => {})
    }
    this.#connect()
  }

  override close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#sleep)
    for (const timer of [this.#timer, this.#quiet]) if (timer !== null) clearTimeout(timer)
    this.#socket?.close()
  }

  /** The account of a socket is fixed when it opens, so another name opens a new one. Pending requests wait for that. */
  override async callMe(name: string): Promise<void> {
    prefer({ name })
    await signIn()
    const before = this.#socket
    this.#connect()
    before?.close()
  }

  override async look(seat: Seat | null): Promise<void> {
    this.#seat = seat
    this.#moments.length = 0
    this.#hello(0)
  }

  override ask(kind: string, args: Json): Promise<Json> {
    return this.#request({ type: 'ask', seat: this.state().snapshot?.seat ?? null, kind, args })
  }

  protected override keepRead(line: number): void {
    keepRead(this.#id, line)
  }

  override async record(): Promise<string> {
    const answer = await fetch(`/api/tables/${this.#id}/record`)
    if (!answer.ok) throw new Refused('wrong-time', { message: words.faults.noRecord({ status: answer.status }) })
    return answer.text()
  }

  /**
   * During the match: the steps this page has seen. Afterwards: every step, from the record. This page has no rules of a game from outside,
   * so there it asks the server.
   */
  override async moments(): Promise<Moment[]> {
    const now = this.state().snapshot
    if (now?.phase !== 'over') return [...this.#moments]
    if (hosted(now.game) !== null) return hostedMoments(this.#id, now.seat)
    const worker = new KernelWorker()
    try {
      const { snapshot } = this.state()
      const box = snapshot ? await boxFor(snapshot) : undefined
      return await worker.ask('momentsOf', { record: await this.record(), box, seat: snapshot?.seat ?? null })
    } finally {
      worker.close()
    }
  }

  /** Sends an order with an id of its own, and notes it in the receipt. */
  protected override async send(order: Order): Promise<void> {
    // The point that the page is showing now. The line being sent can only come after it.
    const point = this.state().snapshot?.point ?? null
    // Taking back and resigning take effect with the request, whether or not the answer arrives.
    const before = 'seat' in order && order.seat !== undefined ? receiptOf(this.#id, order.seat) : undefined
    if (before && order.type === 'takeBack') keepReceipt(this.#id, tookBack(before))
    if (before && order.type === 'leave') keepReceipt(this.#id, resigned(before, point))
    if (before && (order.type === 'propose' || order.type === 'accept' || order.type === 'turnDown'))
      keepReceipt(this.#id, this.#answered(before, order))
    let step: number
    try {
      step = (await this.#request(order)) as number
    } catch (error) {
      if (before && isNotedFirst(order)) keepReceipt(this.#id, before)
      throw error
    }
    if (order.type === 'choose') this.#note(order.seat, (receipt) => chose(receipt, order.text, point, step))
    if (order.type === 'leave') this.#note(order.seat, (receipt) => confirmed(receipt, step))
    if (order.type === 'propose' || order.type === 'accept')
      this.#note(order.seat, (receipt) => consentedAt(agreedAt(receipt, step, this.#sent), step))
    // The step may have been shown before it was confirmed.
    if (this.#sent !== null) this.#witness(this.#sent)
  }

  /** The receipt with what this device says to an offer, or offers itself. */
  #answered(receipt: Receipt, order: Extract<Order, { type: 'propose' | 'accept' | 'turnDown' }>): Receipt {
    const { snapshot } = this.state()
    if (snapshot === null) return receipt
    const { proposal, point } = snapshot
    const how = order.type === 'propose' ? order.how : proposal?.how
    if (how !== 'take back') return agreedTo(receipt, order.type === 'turnDown' || how === undefined ? null : how, point)
    if (order.type === 'turnDown') return refusedBack(receipt, snapshot)
    return consented(receipt, order.type === 'propose' ? order.seat : proposal!.by, snapshot)
  }

  #witness(sent: Snapshot): void {
    for (const seat of sent.own) this.#note(seat, (receipt) => witnessed(receipt, sent))
  }

  #note(seat: Seat, change: (receipt: Receipt) => Receipt): void {
    const receipt = receiptOf(this.#id, seat)
    if (receipt === undefined) return
    const noted = change(receipt)
    if (noted !== receipt) keepReceipt(this.#id, noted)
  }

  /** The promise is stored before it is sent, with the host's commitment at that time. */
  protected override promise(seat: Seat): string {
    const snapshot = this.state().snapshot!
    const receipt = receiptFor(snapshot, seat, snapshot.dice?.commitment ?? '', receiptsOf(this.#id), () => randomHex(16))
    keepReceipt(this.#id, receipt)
    return promiseOf(receipt.contribution)
  }

  /** Reveals the contribution once all have promised theirs. If a table has changed its commitments, it gets nothing. */
  #keepWord(snapshot: Snapshot): void {
    for (const seat of snapshot.own) {
      const next = nextWord(snapshot, seat, receiptsOf(this.#id), () => randomHex(16))
      if (next === null) continue
      if ('distrust' in next) {
        this.update({ distrust: next.distrust })
        continue
      }
      keepReceipt(this.#id, next.receipt)
      const text = JSON.stringify(next.wish)
      if (this.#given.has(text)) continue
      this.#given.add(text)
      this.#request(next.wish).catch(() => this.#given.delete(text))
    }
  }

  #request(order: Order | { type: 'ask'; seat: Seat | null; kind: string; args: Json }): Promise<Json> {
    const id = randomHex(16)
    const message = { ...order, id } as ClientMessage
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject })
      this.#post(message)
      // Actions are confirmed at once; questions may take longer to compute.
      if (order.type !== 'ask') setTimeout(() => this.#mistrust(id), UNANSWERED)
    })
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hello(since: number): void {
    const { chat } = this.state()
    const seat = this.#seat
    this.#post({ type: 'hello', since, chatSince: chat.at(-1)?.n ?? 0, ...(seat !== undefined && { seat }), wire: WIRE, build: BUILD })
  }

  #connect(): void {
    if (this.#closed) return
    const url = new URL(`/api/tables/${this.#id}/socket`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.hash = ''
    url.search = this.#as === 'person' ? '' : `?as=${this.#as}`
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#hello(this.state().snapshot?.seq ?? 0)
      for (const { message } of this.#waiting.values()) this.#post(message)
    })
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
    socket.addEventListener('close', () => this.#lost(socket))
  }

  /** Treats the network as lost if no answer has come for this long, for example because the phone is out of range. */
  #mistrust(id: string): void {
    if (this.#closed || !this.#waiting.has(id)) return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#giveUp()
    // The next connection may be just as silent.
    setTimeout(() => this.#mistrust(id), UNANSWERED)
  }

  /** The connection is unusable, whether or not the browser has noticed. */
  #giveUp(): void {
    const socket = this.#socket
    if (this.#closed || socket === null) return
    socket.close()
    this.#lost(socket)
  }

  #connectNow(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#pause = FIRST_PAUSE
    this.#connect()
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return
    this.#socket = null
    if (this.state().status === 'live') this.update({ status: 'reconnecting' })
    if (this.state().snapshot === null) void this.#askWhetherThere()
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  /** A browser does not tell why a socket was refused; the answer to a request does. */
  async #askWhetherThere(): Promise<void> {
    const refusal = await call(tableCard, `tables/${this.#id}`).catch((error: unknown) => error)
    if (!(refusal instanceof Refused) || refusal.code !== 'not-found') return
    this.close()
    this.update({ status: 'gone', fault: refusal.fault() })
  }

  #hear(data: string): void {
    const parsed = serverMessage.safeParse(JSON.parse(data))
    if (!parsed.success)
      return this.update({
        status: 'gone',
        fault: { code: 'malformed', message: words.faults.version },
      })
    this.#take(parsed.data)
  }

  #take(message: ServerMessage): void {
    const { snapshot } = this.state()
    if (message.type === 'welcome') noteServer(message.wire, message.build)
    else if (message.type === 'snapshot') {
      this.#pause = FIRST_PAUSE
      this.#show(message.snapshot)
    } else if (message.type === 'change' && snapshot) this.#show(changed(snapshot, message.change))
    else if (message.type === 'seats' && snapshot)
      this.update({ snapshot: { ...snapshot, seats: namedSeats(message.seats), watching: message.watching } })
    else if (message.type === 'chat') this.update({ chat: withLines(this.state().chat, message.lines) })
    else if (message.type === 'bye') this.#socket?.close()
    else if (message.type === 'done' || message.type === 'answer') {
      this.#waiting.get(message.id)?.resolve(message.type === 'answer' ? message.answer : message.seq)
      this.#waiting.delete(message.id)
    } else if (message.type === 'refused') this.#refused(message)
  }

  #refused({ id, fault }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (fault.code === 'other-version') this.#rejectAll(fault)
    if (id === null) {
      const final = fault.code === 'not-found' || fault.code === 'not-yours'
      return this.update(final ? { status: 'gone', fault } : { fault })
    }
    this.#waiting.get(id)?.reject(refusedIn(fault))
    this.#waiting.delete(id)
  }

  /** A server with another wire version will never answer this page. */
  #rejectAll(fault: Fault): void {
    for (const { reject } of this.#waiting.values()) reject(refusedIn(fault))
    this.#waiting.clear()
  }

  #show(sent: Snapshot): void {
    const snapshot = { ...sent, seats: namedSeats(sent.seats) }
    // A complete snapshot leaves the history as it is. A snapshot that follows another one contains the step after which the history is
    // replaced.
    this.#history.cut(snapshot.after === 0 ? snapshot.seq : snapshot.after)
    this.update({ chances: this.#history.chances() })
    this.receive(snapshot)
    this.#keepWord(snapshot)
    // The names are still as the host sent them, before translation.
    this.#sent = sent
    this.#witness(sent)
    if (this.#quiet !== null) clearTimeout(this.#quiet)
    // This is optional: if it is refused, the page continues without it.
    if (this.#as === 'person') this.#quiet = window.setTimeout(() => void this.#askBesides(), QUIET)
    if (snapshot.view === null) return
    const { after, events, view, asked } = snapshot
    while ((this.#moments.at(-1)?.entries ?? 0) > after && this.#moments.length > 1) this.#moments.pop()
    this.#moments.push({ view, asked, events, entries: snapshot.seq, chances: null })
  }

  async #askBesides(): Promise<void> {
    const { snapshot, status } = this.state()
    if (snapshot?.phase !== 'playing' || status !== 'live') return
    const orNone = (): null => null
    const [chances, copy] = await Promise.all([this.ask('chances', null).catch(orNone), this.ask('copy', null).catch(orNone)])
    if (snapshot.own.length > 0 && copy !== null) this.copy = copy as Saved
    if (chances === null) return
    this.#history.add({ seq: snapshot.seq, chances: chances as number[] })
    this.update({ chances: this.#history.chances() })
  }
}
