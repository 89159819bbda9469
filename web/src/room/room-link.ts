import { roomNews, type RoomMessage, type RoomNews, type RoomState, type ShownMoment, type Sign } from '@robodrome/protocol/rooms'
import { Refused } from '@robodrome/table'
import type { Seat } from '@robodrome/kernel'
import { isReached, type Pacer, type Place } from '../frame/clock/pacer.ts'
import { randomHex } from '../table/saved.ts'
import { words } from '../words/index.ts'
import { refusedIn } from '../table/says.ts'

type Bare<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type RoomWish = Bare<RoomMessage>

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 4_000
/** Phones do not wait for a screen that has been silent for this long, or is this far behind. */
const SILENCE = 1_500
const BEHIND = 4_000

/** Short-lived events: a cheer, a call, a seat that moved. */
export type Flash = { n: number } & Extract<RoomNews, { type: 'cheer' | 'call' | 'moved' }>

export interface RoomView {
  room: RoomState | null
  /** Whether the server can be reached now. */
  live: boolean
  /** When the state arrived, on this device's clock; the times in it count from then. */
  at: number
  flash: Flash | null
}

/** The socket of a screen or a phone in its room. After a lost connection it reconnects. */
export class RoomLink implements Pacer {
  readonly #code: string
  readonly #isScreen: boolean
  #view: RoomView = { room: null, live: false, at: 0, flash: null }
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<string, { resolve(): void; reject(error: Error): void }>()
  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #timer: number | undefined
  #closed = false
  #flashes = 0
  #shown: ShownMoment | null = null
  /** When the leader last sent something, and since when this device has been waiting for it. */
  #heard = 0
  #waits: { seq: number; since: number } | null = null
  #patience: number | undefined

  constructor(code: string, isScreen = false) {
    this.#code = code
    this.#isScreen = isScreen
    addEventListener('online', this.#connectNow)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  readonly view = (): RoomView => this.#view
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#connectNow)
    document.removeEventListener('visibilitychange', this.#seen)
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    this.#socket?.close()
  }

  /** Sends a request. A refusal becomes an error with its sentence. */
  do(wish: RoomWish): Promise<void> {
    const id = randomHex(16)
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(new Refused('broken', { message: words.table.offline }))
      this.#waiting.set(id, { resolve, reject })
      this.#post({ ...wish, id })
    })
  }

  readonly cheer = (sign: Sign, seat: Seat): Promise<void> => this.do({ type: 'cheer', sign, seat })

  /** Reports what the leading screen shows. */
  lead(shown: ShownMoment): void {
    if (this.#view.room?.you.leads === true) this.#post({ type: 'shown', shown })
  }

  guessing(of: number, open: boolean, hit: boolean | null): void {
    if (this.#view.room?.you.leads === true) this.#post({ type: 'guessing', of, open, hit })
  }

  /** Phones wait for the leading screen, but not for one that is gone, silent or far behind. */
  allows(place: Place): boolean {
    const { room } = this.#view
    if (room === null || room.screens === 0 || room.you.leads || !this.#view.live) return true
    const shown = this.#shown
    if (shown !== null && shown.table === room.table && isReached(shown, place)) {
      this.#waits = null
      return true
    }
    const now = performance.now()
    if (this.#waits === null || this.#waits.seq !== place.seq) this.#waits = { seq: place.seq, since: now }
    const { since } = this.#waits
    const silentFor = now - Math.max(this.#heard, since)
    if (silentFor >= SILENCE || now - since >= BEHIND) return true
    clearTimeout(this.#patience)
    this.#patience = window.setTimeout(this.#tell, Math.min(SILENCE - silentFor, BEHIND - (now - since)) + 5)
    return false
  }

  readonly #seen = (): void => {
    if (!this.#isScreen) this.#post({ type: 'awake', on: document.visibilityState === 'visible' })
    if (document.visibilityState === 'visible') this.#connectNow()
  }

  #post(message: RoomMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    if (this.#closed) return
    const url = new URL(`/api/rooms/${this.#code}/socket`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.hash = ''
    url.search = this.#isScreen ? '?as=screen' : ''
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
    socket.addEventListener('close', () => this.#lost(socket))
  }

  readonly #connectNow = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(this.#timer)
    this.#pause = FIRST_PAUSE
    this.#connect()
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return
    for (const { reject } of this.#waiting.values()) reject(new Refused('broken', { message: words.table.offline }))
    this.#waiting.clear()
    this.#set({ live: false })
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  #hear(data: string): void {
    const read = roomNews.safeParse(JSON.parse(data))
    if (!read.success) return
    const news = read.data
    if (news.type === 'room') {
      this.#pause = FIRST_PAUSE
      this.#set({ room: news.room, live: true, at: performance.now() })
    } else if (news.type === 'shown') {
      this.#shown = news.shown
      this.#heard = performance.now()
      this.#tell()
    } else if (news.type === 'done') {
      this.#waiting.get(news.id)?.resolve()
      this.#waiting.delete(news.id)
    } else if (news.type === 'refused') {
      if (news.id === null) return
      this.#waiting.get(news.id)?.reject(refusedIn(news.fault))
      this.#waiting.delete(news.id)
    } else if (news.type === 'bye') this.#socket?.close()
    else this.#set({ flash: { ...news, n: ++this.#flashes } })
  }

  #set(change: Partial<RoomView>): void {
    this.#view = { ...this.#view, ...change }
    this.#tell()
  }

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener()
  }
}
