import { LIMITS } from '@robodrome/protocol'
import { type RoomMessage, roomMessage, type RoomNews } from '@robodrome/protocol/rooms'
import { type Guest, Refused } from '@robodrome/table'
import type { WebSocket } from 'ws'
import { faultOf } from '../base/faults.ts'
import { Bucket, type Limits } from '../base/limits.ts'
import type { Member, Room } from './room.ts'
import { type Desk, grantPhone } from './wishes.ts'
import { objection, siteSays } from '@robodrome/protocol/says'

/** One cheer every five seconds. */
const CHEERS = { burst: 1, perSecond: 1 / 5 }
/** The factor for screens, which report every event that they show; at high speed, there are many. */
const HASTE = 5

interface Parts {
  desk: Desk
  limits: Pick<Limits, 'messages'>
  network: string
  broke(error: unknown): void
}

/** The socket of a screen or a phone in its room. Every request gets an answer: done, or a refusal with a reason. */
export class RoomTalk implements Member {
  readonly guest: Guest | null
  readonly address: string
  readonly #socket: WebSocket
  readonly #room: Room
  readonly #parts: Parts
  readonly #bucket: Bucket
  readonly #cheers = new Bucket(CHEERS)
  #isAwake = true

  /** `guest` is null for a screen. `address` is the host name under which the device reached this machine. */
  constructor(socket: WebSocket, room: Room, { guest, address }: { guest: Guest | null; address: string }, parts: Parts) {
    const { burst, perSecond } = parts.limits.messages
    this.guest = guest
    this.address = address
    this.#socket = socket
    this.#room = room
    this.#parts = parts
    this.#bucket = new Bucket(guest === null ? { burst: burst * HASTE, perSecond: perSecond * HASTE } : { burst, perSecond })
  }

  begin(ended: () => void): void {
    this.#socket.on('message', (data, isBinary) => void this.#hear(isBinary ? '' : (data as Buffer).toString()))
    this.#socket.on('error', () => this.#socket.terminate())
    this.#socket.once('close', () => {
      this.#room.exit(this, this.#isAwake)
      ended()
    })
    this.#room.enter(this)
  }

  send(news: RoomNews): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(news))
  }

  async #hear(text: string): Promise<void> {
    let id: string | null = null
    try {
      if (!this.#bucket.take()) throw new Refused('too-fast', siteSays('tooManyMessages'))
      const message = read(text)
      if ('id' in message) id = message.id
      await this.#do(message)
      if (id !== null) this.send({ type: 'done', id })
    } catch (error) {
      const fault = faultOf(error as Error)
      if (fault.code === 'broken' && !(error instanceof Refused)) this.#parts.broke(error)
      this.send({ type: 'refused', id, fault })
    }
  }

  async #do(message: RoomMessage): Promise<void> {
    const { guest } = this
    if (message.type === 'shown' || message.type === 'guessing') {
      // The first screen leads; other screens follow it like phones.
      if (!this.#room.leads(this)) throw new Refused('not-yours', siteSays('anotherScreenLeads'))
      if (message.type === 'shown') return this.#room.lead(message.shown)
      this.#room.guesses.note(message.of, message.open, message.hit)
      return this.#room.tell()
    }
    if (guest === null) throw new Refused('not-yours', siteSays('screenHasNoSeat'))
    if (message.type === 'awake') {
      if (this.#isAwake !== message.on) this.#room.wake(guest, message.on)
      this.#isAwake = message.on
      return
    }
    await grantPhone(this.#room, { guest, network: this.#parts.network, cheers: this.#cheers }, message, this.#parts.desk)
  }
}

const read = (text: string): RoomMessage => {
  if (text.length > LIMITS.message) throw new Refused('too-large', siteSays('atMostBytes', { most: LIMITS.message }))
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new Refused('malformed', siteSays('jsonObject'))
  }
  const message = roomMessage.safeParse(found)
  if (!message.success) throw new Refused('malformed', objection(message.error))
  return message.data
}
