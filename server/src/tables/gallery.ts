import { frameOf, shareOf, type ChatLine, type SeatState } from '@robodrome/protocol'
import { Presence } from './presence.ts'
import type { TableState } from './state.ts'
import type { Watching } from './watching.ts'

interface House {
  now(): number
  archive: { commitmentOf(plan: TableState['plan']): string }
}

/** Everybody who watches a table through this process, and what each of them is sent. */
export class Gallery {
  readonly watchers = new Set<Watching>()
  readonly presence: Presence
  /** The last lines of the chat; null before they were read. */
  chat: readonly ChatLine[] | null = null
  readonly #house: House
  #frame: { of: TableState; version: string; text: string } | null = null

  constructor(house: House) {
    this.#house = house
    this.presence = new Presence(house.now())
  }

  /** Sends each what it has not seen, through its own eyes. What is the same for several is written once. */
  show(state: TableState, watchers: Iterable<Watching> = this.watchers): void {
    const { phase, seq, course, plan } = state
    const sitting = { game: plan.game, course, seq, chat: this.chat ?? [] }
    const frame = this.#frameText(state)
    const written = new Map<string, string>()
    const lastLine = this.chat?.at(-1)?.n ?? 0
    for (const watching of watchers) {
      const { guest, seen } = watching
      if (seen === null) continue
      const own = state.own(guest?.id ?? null)
      const seat = seen.seat === null && own.length > 0 && phase === 'open' ? own[0]! : seen.seat
      const host = guest?.id === plan.host
      const key = `${seat} ${seen.seq} ${seen.chat} ${own.join()} ${host}`
      let text = written.get(key)
      if (text === undefined) {
        const share = shareOf(sitting, { own, host, seat, since: seen.seq, chatSince: seen.chat })
        text = `{"type":"snapshot","snapshot":{${frame},${inside(share)}}}`
        written.set(key, text)
      }
      watching.seen = { seq: state.seq, chat: Math.max(seen.chat, lastLine), seat }
      watching.sendText(text)
    }
  }

  /** Who is here has changed, and nothing else. */
  showSeats(state: TableState): void {
    const text = JSON.stringify({ type: 'seats', seats: this.#seats(state), watching: this.#onlookers(state) })
    for (const watching of this.watchers) if (watching.seen !== null) watching.sendText(text)
  }

  /** Keeps the chat and sends what is new in it. */
  showChat(chat: readonly ChatLine[]): void {
    const known = this.chat?.at(-1)?.n ?? 0
    this.chat = chat
    const lines = chat.filter(({ n }) => n > known)
    if (lines.length === 0) return
    const text = JSON.stringify({ type: 'chat', lines })
    for (const watching of this.watchers) {
      if (watching.seen === null) continue
      watching.seen = { ...watching.seen, chat: lines.at(-1)!.n }
      watching.sendText(text)
    }
  }

  /** What is the same for all and for many steps: written anew only when somebody came, went or changed seats. */
  #frameText(state: TableState): string {
    const version = `${state.phase} ${state.settled} ${this.presence.version}`
    if (this.#frame?.of !== state || this.#frame.version !== version || state.clock !== null)
      this.#frame = { of: state, version, text: this.#writeFrame(state) }
    return this.#frame.text
  }

  #writeFrame(state: TableState): string {
    const { plan, phase, course, chairs, rematch } = state
    const { id: table, game, settings, clock: clockRules } = plan
    const seats = this.#seats(state)
    const watching = this.#onlookers(state)
    const commitment = this.#house.archive.commitmentOf(plan)
    const contributions = chairs.map(({ contribution }) => contribution)
    const sitting = { table, game, settings, phase, public: plan.public, clockRules, seats, watching, course }
    return inside(frameOf({ ...sitting, commitment, contributions, rematch }))
  }

  #seats(state: TableState): SeatState[] {
    const here = this.presence.guests()
    const now = this.#house.now()
    return state.players().map(({ kind, name }, seat) => {
      const { guest, left, mind, name: holder } = state.chairs[seat]!
      return {
        kind,
        name,
        holder: mind !== null && guest !== null ? holder : null,
        connected: guest !== null && here.has(guest),
        left,
        clock: state.clock?.at(seat, now) ?? null,
      }
    })
  }

  #onlookers(state: TableState): number {
    const seated = new Set(state.chairs.map(({ guest }) => guest))
    return [...this.presence.guests()].filter((guest) => !seated.has(guest)).length
  }
}

/** The fields of an object as JSON, without the brackets around them. */
const inside = (fields: object): string => JSON.stringify(fields).slice(1, -1)
