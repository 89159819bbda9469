import type { Json, Seat } from '@robodrome/kernel'
import type { Advice } from '@robodrome/minds'
import {
  type Offer,
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

/** The state of the connection between page and table. */
export type Status = 'opening' | 'live' | 'reconnecting' | 'gone'

/** One received step, to be shown by the stage as it catches up. */
export type Shown = { snapshot: Snapshot; fresh: SeenEvent[] }

export interface LinkState {
  status: Status
  snapshot: Snapshot | null
  /** All events that still hold, oldest first. */
  told: readonly SeenEvent[]
  chat: readonly ChatLine[]
  /** The last chat line that was read. */
  read: number
  /** The reader's account; null at a table on this device, and until it is known. */
  me: string | null
  /** A move that was sent and not yet acknowledged. */
  pending: string | null
  /** The last refusal, kept until the next change. */
  fault: Fault | null
  /** Why this page withholds its contribution to the dice: the table has changed its commitments. */
  distrust: Distrust | null
  /** Each seat's win chance after each step, as far as the viewer can know it; empty if nobody computes it. */
  chances: readonly Guess[]
}

/** A table on this device or on a server, as the page uses it. */
export abstract class TableLink {
  abstract readonly kind: 'local' | 'online'
  /** The table as stored on this device; null if a server has it. */
  readonly here: SavedTable | null = null
  /** Whether somebody else played the battle and sent it, so that it can only be watched. */
  readonly isForeign: boolean = false
  /** The match as the reader's seat knows it, to continue offline if the network stays away; null if that is impossible. */
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
  /** Calls the listener for every step that brings something new. */
  readonly onStep = (ear: (step: Shown) => void): (() => void) => {
    this.#steps.add(ear)
    return () => this.#steps.delete(ear)
  }

  abstract close(): void
  abstract look(seat: Seat | null): Promise<void>
  abstract ask(kind: string, args: Json): Promise<Json>
  abstract record(): Promise<string>
  /** Every step so far that this page is allowed to know. */
  abstract moments(): Promise<Moment[]>
  /** A hint for the seat that must choose; undefined if the table may not help players. */
  hint?(): Promise<Advice | null>
  /** The checked reason for a hint; null if there is no simple one. */
  hintWhy?(better: string, chosen: string): Promise<string | null>
  protected abstract send(order: Order): Promise<void>
  /** Makes the promise of a contribution to the dice, with which to take the seat. */
  protected abstract promise(seat: Seat): string

  /** Makes a move, given in notation. Resolves to whether that succeeded. */
  choose(seat: Seat, text: string): Promise<boolean> {
    return this.#order({ type: 'choose', seat, text }, text)
  }
  takeBack(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'takeBack', seat })
  }
  leave(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'leave', seat })
  }

  /** Offers the others to end the match this way, or asks them to let the seat take back its last choice. */
  propose(seat: Seat, how: Offer): Promise<boolean> {
    return this.#order({ type: 'propose', seat, how })
  }
  /** Agrees to an offer or turns it down. Its author can withdraw it in the same way. */
  answerProposal(seat: Seat, isAgreed: boolean): Promise<boolean> {
    return this.#order({ type: isAgreed ? 'accept' : 'turnDown', seat })
  }

  /** Marks all chat lines as read. */
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
  /** Changes the reader's name; on this device, each seat has a name of its own. */
  async callMe(_name: string): Promise<void> {}
  /** Sits down. The match starts only after `ready`. `name` belongs to a person who shares this device. */
  sit(seat: Seat, name?: string): Promise<boolean> {
    return this.#order({ type: 'sit', seat, promise: this.promise(seat), ready: false, ...(name !== undefined && { name }) })
  }
  ready(seat: Seat, on: boolean): Promise<boolean> {
    return this.#order({ type: 'ready', seat, on })
  }
  /**
   * Stops waiting for a player who does not reveal the promised contribution. Before the match, the owner can remove a player from a seat
   * with it.
   */
  putOut(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'putOut', seat })
  }
  standUp(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'standUp', seat })
  }
  /** Starts the match, with this AI in every open seat. */
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
  /** Takes over a seat from its AI, and shows its view from then on. */
  async takeOver(seat: Seat): Promise<void> {
    if (await this.#order({ type: 'takeOver', seat })) await this.look(seat)
  }
  offerSeat(seat: Seat, on: boolean): Promise<boolean> {
    return this.#order({ type: 'offerSeat', seat, on })
  }

  #order(order: Order, pending: string | null = null): Promise<boolean> {
    return this.trying(() => this.send(order), pending)
  }

  /** Does something that may be refused, and keeps the reason. */
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

  /** Applies a snapshot: its events replace those after `after`. */
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

/** Sorts lines by number, because those of the other side arrive late. */
export const withLines = (known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] =>
  [...new Map([...known, ...more].map((line) => [line.n, line])).values()].toSorted((a, b) => a.n - b.n)

/** What a click requests: a wish at the table, or another message. */
export type Order = Wish | { type: 'rematch' } | { type: 'chat'; text: string }
