import { randomUUID } from 'node:crypto'
import { type RoomMessage, roomNews, type RoomNews, type RoomState } from '@robodrome/protocol/rooms'
import type { Fault } from '@robodrome/table'
import { WebSocket } from 'ws'

type Bare<T> = T extends { id: string } ? Omit<T, 'id'> : never

/** A screen or a phone in a room. */
export class RoomEyes {
  readonly heard: RoomNews[] = []
  room: RoomState | null = null
  readonly #socket: WebSocket
  #changed: (() => void)[] = []

  constructor(url: string, code: string, cookie: string, isScreen: boolean) {
    const as = isScreen ? '?as=screen' : ''
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${code}/socket${as}`, { headers: { cookie } })
    this.#socket.on('error', () => {})
    this.#socket.on('message', (data) => {
      const news = roomNews.parse(JSON.parse((data as Buffer).toString()))
      this.heard.push(news)
      if (news.type === 'room') this.room = news.room
      for (const changed of this.#changed.splice(0)) changed()
    })
  }

  say(message: RoomMessage): void {
    const text = JSON.stringify(message)
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text)
    else this.#socket.once('open', () => this.#socket.send(text))
  }

  async ask(message: Bare<RoomMessage>): Promise<Fault | null> {
    const id = randomUUID()
    this.say({ ...message, id } as RoomMessage)
    const answer = await this.#find((news) => (news.type === 'done' || news.type === 'refused') && news.id === id)
    return answer.type === 'refused' ? answer.fault : null
  }

  async do(message: Bare<RoomMessage>): Promise<void> {
    const fault = await this.ask(message)
    if (fault !== null) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(fault)}`)
  }

  async refused(message: Bare<RoomMessage>): Promise<Fault> {
    const fault = await this.ask(message)
    if (fault === null) throw new Error(`${JSON.stringify(message)}: done`)
    return fault
  }

  async until(fits: (room: RoomState) => boolean, ms = 20_000): Promise<RoomState> {
    const end = Date.now() + ms
    while (this.room === null || !fits(this.room)) await this.#next(end)
    return this.room
  }

  async hear<T extends RoomNews['type']>(type: T): Promise<Extract<RoomNews, { type: T }>> {
    return (await this.#find((news) => news.type === type)) as Extract<RoomNews, { type: T }>
  }

  close(): void {
    this.#socket.terminate()
  }

  async #find(fits: (news: RoomNews) => boolean, ms = 20_000): Promise<RoomNews> {
    const end = Date.now() + ms
    for (;;) {
      const found = this.heard.find(fits)
      if (found) return found
      await this.#next(end)
    }
  }

  async #next(end: number): Promise<void> {
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(this.heard.at(-1))}`)
    await Promise.race([new Promise<void>((done) => this.#changed.push(done)), new Promise((done) => setTimeout(done, 100))])
  }
}
