import type { Json, Seat } from '@robodrome/kernel'
import type { Advice } from '@robodrome/minds'
import {
  type Agreement,
  type ChatLine,
  type Distrust,
  type Fault,
  Refused,
  type Saved,
  type SeenEvent,
  type Snapshot,
  type Wish,
} from '@robodrome/table'
import type { Guess } from './chance-history.ts'
import type { Moment } from './moments.ts'
import type { SavedTable } from './saved.ts'

/** How the page stands to its table. */
export type Status = 'opening' | 'live' | 'reconnecting' | 'gone'

/** One received step: what the stage shows while it catches up. */
export type Shown = { snapshot: Snapshot; fresh: SeenEvent[] }

export interface LinkState {
  status: Status
  snapshot: Snapshot | null
  /** All that was told and still holds, oldest first. */
  told: readonly SeenEvent[]
  chat: readonly ChatLine[]
  /** The last line of it that was read. */
  read: number
  /** The own account; null on the device, and before it is known. */
  me: string | null
  /** A move sent and not yet acknowledged. */
  pending: string | null
  /** The last refusal, until something else happens. */
  fault: Fault | null
  /** Why this page does not show what it promised for the dice: the table shows it something else than before. */
  distrust: Distrust | null
  /** The chance of each seat to win after each step, as far as the seat may guess it; empty where nobody works it out. */
  chances: readonly Guess[]
}

/** A table, wherever it is played. */
export abstract class TableLink {
  abstract readonly kind: 'local' | 'online'
  /** The table as this device has it; null where a server has it. */
  readonly here: SavedTable | null = null
  /** Whether somebody else played the battle and sent it: it can only be watched. */
  readonly isForeign: boolean = false
  /** The match as the own seat knows it, to play on with should the network stay away; null where there is none. */
  readonly copy: Saved | null = null
  #state: LinkState = {
    status: 'opening',
    snapshot: null,
    told: [],
    chat: [],
    read: 0,
    me: null,
    pending: null,
    fault: null,
    distrust: null,
    chances: [],
  }
  readonly #listeners = new Set<() => void>()
  readonly #steps = new Set<(step: Shown) => void>()

  readonly state = (): LinkState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** Hears of every step with what is new in it. */
  readonly onStep = (ear: (step: Shown) => void): (() => void) => {
    this.#steps.add(ear)
    return () => this.#steps.delete(ear)
  }

  abstract close(): void
  abstract look(seat: Seat | null): Promise<void>
  abstract ask(kind: string, args: Json): Promise<Json>
  abstract record(): Promise<string>
  /** Every step so far, as far as this page may know them. */
  abstract moments(): Promise<Moment[]>
  /** Gives the asked seat a hint; missing where the table may not help a player. */
  hint?(): Promise<Advice | null>
  protected abstract send(order: Order): Promise<void>
  /** The promise of a contribution to the dice, made for a seat that is to be taken. */
  protected abstract promise(seat: Seat): string

  /** Makes a move, given in notation. Resolves to whether it was made. */
  choose(seat: Seat, text: string): Promise<boolean> {
    return this.#order({ type: 'choose', seat, text }, text)
  }
  takeBack(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'takeBack', seat })
  }
  leave(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'leave', seat })
  }

  /** Offers the others to end the match so. */
  propose(seat: Seat, how: Agreement): Promise<boolean> {
    return this.#order({ type: 'propose', seat, how })
  }
  /** Agrees to what was offered, or turns it down; whoever offered it withdraws it so. */
  answerProposal(seat: Seat, isAgreed: boolean): Promise<boolean> {
    return this.#order({ type: isAgreed ? 'accept' : 'turnDown', seat })
  }

  /** All that was said so far has been read. */
  readChat(): void {
    const { chat, read } = this.#state
    const last = chat.at(-1)?.n ?? 0
    if (last <= read) return
    this.update({ read: last })
    this.keepRead(last)
  }
  protected keepRead(_line: number): void {}

  chat(text: string): Promise<boolean> {
    return this.#order({ type: 'chat', text })
  }
  /** Goes by another name from now on; on this device the seats have their own. */
  async callMe(_name: string): Promise<void> {}
  /** Sits down, and lets the match begin only once it was said. */
  sit(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'sit', seat, promise: this.promise(seat), ready: false })
  }
  ready(seat: Seat, on: boolean): Promise<boolean> {
    return this.#order({ type: 'ready', seat, on })
  }
  /** Gives up waiting for somebody who does not show what they promised for the dice; before that, the host takes somebody off their seat. */
  putOut(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'putOut', seat })
  }
  standUp(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'standUp', seat })
  }
  /** Begins, with this program in every open seat. */
  start(mind: string): Promise<boolean> {
    return this.#order({ type: 'start', mind })
  }
  rematch(): Promise<boolean> {
    return this.#order({ type: 'rematch' })
  }
  giveSeatToMind(seat: Seat, mind?: string): Promise<boolean> {
    return this.#order({ type: 'giveSeatToMind', seat, mind })
  }
  openSeat(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'openSeat', seat })
  }
  goOnWithout(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'goOnWithout', seat })
  }
  takeSeatBack(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'takeSeatBack', seat })
  }
  /** Takes a seat over from its program, and looks through it from then on. */
  async takeOver(seat: Seat): Promise<void> {
    if (await this.#order({ type: 'takeOver', seat })) await this.look(seat)
  }
  offerSeat(seat: Seat, on: boolean): Promise<boolean> {
    return this.#order({ type: 'offerSeat', seat, on })
  }

  #order(order: Order, pending: string | null = null): Promise<boolean> {
    return this.trying(() => this.send(order), pending)
  }

  /** Does something that may be refused: then the table says why. */
  async trying(work: () => Promise<void>, pending: string | null = null): Promise<boolean> {
    this.update({ pending, fault: null })
    try {
      await work()
      return true
    } catch (error) {
      const fault = error instanceof Refused ? error.fault() : { code: 'broken' as const, message: String(error) }
      this.update({ fault })
      return false
    } finally {
      this.update({ pending: null })
    }
  }

  protected update(change: Partial<LinkState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Takes in a snapshot: its events replace what was told after `after`. */
  protected receive(snapshot: Snapshot): void {
    const before = this.#state
    const anew = before.snapshot?.seat !== snapshot.seat
    const kept = before.told.filter(({ seq }) => seq <= snapshot.after)
    const known = anew ? 0 : before.told.length
    const told = [...kept, ...snapshot.events]
    this.update({ status: 'live', snapshot, told, chat: withLines(before.chat, snapshot.chat), fault: null })
    const fresh = anew || kept.length < known ? [] : snapshot.events
    for (const ear of this.#steps) ear({ snapshot, fresh })
  }
}

/** In the order in which they were said; those of the other side come late. */
export const withLines = (known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] =>
  [...new Map([...known, ...more].map((line) => [line.n, line])).values()].toSorted((a, b) => a.n - b.n)

/** What a click asks for: a wish to the table, or something beside it. */
export type Order = Wish | { type: 'rematch' } | { type: 'chat'; text: string }
