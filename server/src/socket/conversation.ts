import { clientMessage, LIMITS, WIRE, type ClientMessage, type ServerMessage } from '@robodrome/protocol'
import { type Fault, type Guest, Refused } from '@robodrome/table'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { Bucket, type Buckets, type Limits, priceOf, type QuestionBudget } from '../base/limits.ts'
import type { Turns } from '../base/turns.ts'
import { faultOf } from '../base/faults.ts'
import { mustBeFit } from '../base/fit-texts.ts'
import { VERSION } from '../base/version.ts'
import type { Hall } from '../tables/hall.ts'
import type { Rematches, ServedTable } from '../tables/table.ts'
import type { Payer } from '../thinking/fair-queue.ts'
import type { Watching } from '../tables/watching.ts'
import { asciiFrameOf, frameOf } from './frame.ts'
import { objection, siteSays } from '@robodrome/protocol/says'

/** How many bytes may wait for a slow reader before the server disconnects it. After reconnecting, it gets what it missed. */
const MOST_WAITING = 1 << 20
/** How many questions of one socket may be answered at once, and how many other messages. A board's own questions must not delay a move. */
const MOST_UNDERWAY = 16
/** A socket is closed when it has this many more rate-limit refusals than accepted messages; sooner if a whole network is too fast. */
const MOST_HASTE = 200
const HASTE_OF_NETWORK = 10

export interface Ears {
  hall: Hall
  limits: Limits
  /** Per network: the rate of all its messages, and the cost of responses to it. */
  messages: Buckets
  work: Buckets
  turns: Turns
  chat: Buckets
  rematches: Rematches
  questions: QuestionBudget
  /** Called with the milliseconds between the arrival of each choice and its confirmation, and with the code of each refusal. */
  acknowledged(ms: number): void
  refused(code: Fault['code']): void
  broke(error: unknown): void
}

/** The person at the other end of a socket. */
export type Watcher = {
  guest: Guest | null
  session: string | null
  address: string
  /** The code of the room whose big screen this is. A screen watches and asks without a seat, and does nothing else. */
  screen?: string | null
}

/** One watcher's socket at one table. Every message gets an answer: done, a result, a snapshot, or a refusal with a reason. */
export class Conversation implements Watching {
  readonly guest: Guest | null
  readonly address: string
  /** Identifies the sender of chat lines; null for a spectator without a name. */
  readonly session: string | null
  readonly #screen: string | null
  seen: Watching['seen'] = null
  readonly #socket: WebSocket
  readonly #wire: Socket
  readonly #table: ServedTable
  readonly #ears: Ears
  readonly #bucket: Bucket
  readonly #underway = { questions: 0, others: 0 }
  #haste = 0
  /** Frames that are sent together with the next one. */
  #held = ''
  /** Characters that were sent. */
  #sent = 0

  /** `wire`: the connection below the WebSocket. */
  constructor(socket: WebSocket, wire: Socket, table: ServedTable, { guest, address, session, screen = null }: Watcher, ears: Ears) {
    this.#socket = socket
    this.#wire = wire
    this.#table = table
    this.guest = guest
    this.address = address
    this.session = session
    this.#screen = screen
    this.#ears = ears
    this.#bucket = new Bucket(ears.limits.messages)
  }

  begin(): void {
    this.#table.enter(this)
    const socket = this.#socket
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : (data as Buffer).toString(), (data as Buffer).length))
    socket.on('close', () => this.#table.exit(this))
    socket.on('error', () => socket.terminate())
  }

  /** Called when the session has ended: the socket is anonymous from now on. */
  end(): void {
    this.#socket.close(1008, 'signed out')
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  /** Sends a message that is already serialised. */
  sendText(text: string): void {
    this.#sent += text.length
    this.#write(frameOf(text))
  }

  /** `ws` sends only whole frames in between, because ours are never compressed. */
  #write(frames: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.#socket.terminate()
    this.#wire.write(this.#held + frames, 'latin1')
    this.#held = ''
  }

  /**
   * Holds back a confirmation (ASCII) until the change that it caused, which follows at once, because a packet costs more than its content.
   */
  #confirm(text: string): void {
    this.#held += asciiFrameOf(text)
  }

  #hear(text: string, bytes: number): void {
    if (!this.#bucket.take()) return this.#tooFast(text)
    if (!this.#ears.messages.tries(this.address)) return this.#tooFast(text, HASTE_OF_NETWORK)
    const message = this.#read(text, bytes)
    if (message === null) return
    const kind = message.type === 'ask' ? 'questions' : 'others'
    if (this.#underway[kind] >= MOST_UNDERWAY) return this.#tooFast(text)
    this.#haste = Math.max(0, this.#haste - 1)
    const id = 'id' in message ? message.id : null
    this.#underway[kind]++
    this.#answer(message).then(
      () => this.#answered(kind),
      (error: unknown) => {
        this.#underway[kind]--
        this.#refuse(id, error)
        // A refused watcher would wait in vain for a snapshot, so the socket closes and the client retries.
        if (message.type === 'hello' && ['broken', 'too-fast'].includes(faultOf(error as Error).code))
          this.#socket.close(1013, 'come again')
      },
    )
  }

  /** A confirmation that no change follows is sent on its own. */
  #answered(kind: 'questions' | 'others'): void {
    this.#underway[kind]--
    if (this.#held !== '') this.#write('')
  }

  #read(text: string, bytes: number): ClientMessage | null {
    if (bytes > LIMITS.message) return this.#refuse(null, new Refused('too-large', siteSays('atMostBytes', { most: LIMITS.message })))
    const found = parseObject(text)
    if (found === undefined) return this.#refuse(null, new Refused('malformed', siteSays('jsonObject')))
    if (found['type'] === 'hello' && !this.#isUnderstood(found)) return null
    const id = typeof found['id'] === 'string' && found['id'].length <= LIMITS.choiceId ? found['id'] : null
    try {
      mustBeFit(found)
    } catch (error) {
      return this.#refuse(id, error)
    }
    const read = clientMessage.safeParse(found)
    return read.success ? read.data : this.#refuse(id, new Refused('malformed', objection(read.error)))
  }

  /** Sends the versions of this server. A page with another wire version is told which of the two is older, and disconnected. */
  #isUnderstood({ wire, build }: Record<string, unknown>): boolean {
    if (wire === undefined) return true
    this.send({ type: 'welcome', wire: WIRE, build: VERSION })
    if (wire === WIRE) return true
    const own = typeof build === 'string' ? build.slice(0, 40) : '?'
    const sentence =
      Number(wire) > WIRE ? siteSays('pageNewer', { page: own, server: VERSION }) : siteSays('pageOlder', { page: own, server: VERSION })
    this.#refuse(null, new Refused('other-version', sentence))
    this.#socket.close(1008, 'other version')
    return false
  }

  async #answer(message: ClientMessage): Promise<void> {
    const table = this.#table
    if (message.type === 'hello') return this.#greet(message)
    if (this.#screen !== null && message.type !== 'ask') throw withoutSeat()
    if (message.type === 'ask') {
      const { seat, kind, args } = message
      if (this.#screen !== null && seat !== null) throw withoutSeat()
      const { answer } = await table.ask(this.#mayAsk(), { seat, kind, args })
      return this.send({ type: 'answer', id: message.id, answer })
    }
    const begun = performance.now()
    const { id } = message
    const guest = this.#mustBeSomebody()
    const done = (seq: number) => {
      this.#ears.acknowledged(performance.now() - begun)
      // The schema of the id allows no characters that need escaping.
      this.#confirm(`{"type":"done","id":"${id}","seq":${seq}}`)
    }
    if (message.type === 'chat') {
      this.#ears.chat.take(guest.id)
      return done(await table.say(guest, id, message.text))
    }
    if (message.type === 'rematch') return table.playAgainAt(guest, id, this.#ears.rematches, done)
    // No `return`: resolving a promise with a promise takes three microtask turns instead of one.
    await table.act(guest, id, message, done)
  }

  /** A response may contain a whole match. It is charged to the receiving network by its length, and others are served in between. */
  async #greet({ since, chatSince, seat }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { work, turns } = this.#ears
    work.take(this.address)
    const before = this.#sent
    try {
      await turns.take(this.address, () => this.#table.greet(this, since, chatSince, seat))
    } finally {
      work.spend(this.address, priceOf(this.#sent - before))
    }
  }

  /** Returns who pays for a question. Questions take time to compute, so the caller needs a share of that time. */
  #mayAsk(): Payer {
    const account = this.#screen === null ? this.#mustBeSomebody().id : `screen ${this.#screen}`
    return this.#ears.questions.payer(account, this.address)
  }

  #mustBeSomebody(): Guest {
    if (this.guest === null) throw new Refused('no-session', siteSays('nameFirst'))
    return this.guest
  }

  #refuse(id: string | null, error: unknown): null {
    const fault = faultOf(error as Error)
    if (fault.code === 'broken' && !(error instanceof Refused)) this.#ears.broke(error)
    this.#ears.refused(fault.code)
    this.send({ type: 'refused', id, fault })
    return null
  }

  /** The message is not parsed, except for the id that its sender is waiting for. */
  #tooFast(text: string, haste = 1): void {
    const id = /"id":"([\w-]{1,64})"/.exec(text.slice(0, LIMITS.message))?.[1] ?? null
    this.#refuse(id, new Refused('too-fast', siteSays('tooManyMessages')))
    this.#haste += haste
    if (this.#haste > MOST_HASTE) this.#socket.close(1008, 'too many messages')
  }
}

const withoutSeat = (): Refused => new Refused('not-yours', siteSays('screenHasNoSeat'))

const parseObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
