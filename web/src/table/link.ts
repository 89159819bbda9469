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

/** The connection between page and table. */
export type Status = 'opening' | 'live' | 'reconnecting' | 'gone'

/** One received step: what the stage shows while it catches up. */
export type Shown = { snapshot: Snapshot; fresh: SeenEvent[] }

export interface LinkState {
  status: Status
  snapshot: Snapshot | null
  /** All events that still hold, oldest first. */
  told: readonly SeenEvent[]
  chat: readonly ChatLine[]
  /** The last chat line that was read. */
  read: number
  /** Your account; null at a table on this device, and before it is known. */
  me: string | null
  /** A move that was sent and not yet acknowledged. */
  pending: string | null
  /** The last refusal, until the next change. */
  fault: Fault | null
  /** Why this page does not show its contribution to the dice: the table has changed its commitments. */
  distrust: Distrust | null
  /** Each seat's win chance after each step, as far as the viewer may know it; empty if nobody computes it. */
  chances: readonly Guess[]
}

/** A table, on this device or on a server. */
export abstract class TableLink {
  abstract readonly kind: 'local' | 'online'
  /** The table as stored on this device; null if a server has it. */
  readonly here: SavedTable | null = null
  /** Whether somebody else played the battle and sent it: it can only be watched. */
  readonly isForeign: boolean = false
  /** The match as your seat knows it, to continue offline if the network stays away; null if that is not possible. */
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
  /** Calls the listener for every step with its news. */
  readonly onStep = (ear: (step: Shown) => void): (() => void) => {
    this.#steps.add(ear)
    return () => this.#steps.delete(ear)
  }

  abstract close(): void
  abstract look(seat: Seat | null): Promise<void>
  abstract ask(kind: string, args: Json): Promise<Json>
  abstract record(): Promise<string>
  /** Every step so far that this page may know. */
  abstract moments(): Promise<Moment[]>
  /** Gives the asked seat a hint; undefined if the table may not help a player. */
  hint?(): Promise<Advice | null>
  /** The checked reason for a hint; null if there is no simple one. */
  hintWhy?(better: string, chosen: string): Promise<string | null>
  protected abstract send(order: Order): Promise<void>
  /** The promise of a contribution to the dice, for the seat to take. */
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

  /** Offers the others to end the match this way. */
  propose(seat: Seat, how: Agreement): Promise<boolean> {
    return this.#order({ type: 'propose', seat, how })
  }
  /** Agrees to an offer or turns it down. Its author withdraws it this way. */
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
  /** Changes your name; on this device each seat has its own. */
  async callMe(_name: string): Promise<void> {}
  /** Sits down. The match starts only after `ready`. `name` is that of a person who shares this device. */
  sit(seat: Seat, name?: string): Promise<boolean> {
    return this.#order({ type: 'sit', seat, promise: this.promise(seat), ready: false, ...(name !== undefined && { name }) })
  }
  ready(seat: Seat, on: boolean): Promise<boolean> {
    return this.#order({ type: 'ready', seat, on })
  }
  /** Stops waiting for a player who does not show the promised contribution. Before the match, the owner removes a player from a seat. */
  putOut(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'putOut', seat })
  }
  standUp(seat: Seat): Promise<boolean> {
    return this.#order({ type: 'standUp', seat })
  }
  /** Starts, with this AI in every open seat. */
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
  /** Takes a seat over from its AI, and shows its view from then on. */
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

/** Sorts lines by number; those of the other side arrive late. */
export const withLines = (known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] =>
  [...new Map([...known, ...more].map((line) => [line.n, line])).values()].toSorted((a, b) => a.n - b.n)

/** What a click requests: an act at the table, or another message. */
export type Order = Wish | { type: 'rematch' } | { type: 'chat'; text: string }
