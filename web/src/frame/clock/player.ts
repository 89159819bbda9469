import type { SeenEvent, Snapshot } from '@robodrome/table'
import type { BoardModule } from '../../boards/board.ts'
import { preferences } from '../../page/preferences.ts'
import { sound } from '../../sound/sound.ts'
import type { Shown as Received, TableLink } from '../../table/link.ts'
import type { Guess } from '../../table/chance-history.ts'
import { afterFrame } from './after-frame.ts'
import type { Pacer, Place } from './pacer.ts'
import { stillsOfMoments, stillsOfStep, type Still } from './stills.ts'

/** With more pictures than this in the queue, the pace is doubled or quadrupled. */
const MANY = 12
const CROWD = 30
/** How long a queue of pictures may be, in milliseconds, while the player's clock is running. */
const GRACE = 4000

/** The moment that every part of the table shows. */
export interface Shown {
  /** Live, catching up, or replaying the match. */
  kind: 'live' | 'catching up' | 'replay'
  still: Still
  /** The queue of pictures and the current one; none while live. */
  stills: readonly Still[]
  at: number
  playing: boolean
}

/**
 * Shows events one picture after another, in the same way for live play, spectators and replays. Nothing is dropped, and people can skip to
 * the present.
 */
export class Player {
  readonly #link: TableLink
  readonly #board: BoardModule
  readonly #listeners = new Set<() => void>()
  readonly #pacer: Pacer | null
  #timer: ReturnType<typeof setTimeout> | null = null
  #shown: Shown
  /** The chances known before the current step. */
  #chances: readonly Guess[]

  /** `pacer` is the screen that shows this table first. Without one, the player's own clock decides when each picture is shown. */
  constructor(link: TableLink, board: BoardModule, pacer: Pacer | null = null) {
    this.#link = link
    this.#board = board
    this.#pacer = pacer
    this.#chances = link.state().chances
    this.#shown = this.#now()
  }

  readonly shown = (): Shown => this.#shown
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Follows the table until the returned function is called. */
  open(): () => void {
    const offStep = this.#link.onStep(this.#arrive)
    const offLink = this.#link.subscribe(() => this.#refresh())
    const offPacer = this.#pacer?.subscribe(this.#follow)
    this.#refresh()
    return () => {
      offStep()
      offLink()
      offPacer?.()
      this.#stop()
    }
  }

  /** Ends the current picture; after the last one, the player is live. */
  readonly next = (): void => {
    const { kind, at, stills, playing } = this.#shown
    if (kind === 'live') return
    if (at + 1 < stills.length) this.#show({ kind, stills, at: at + 1, playing })
    else if (kind === 'catching up') this.live()
    else this.#show({ kind, stills, at, playing: false })
  }

  readonly live = (): void => {
    this.#stop()
    this.#set(this.#now())
  }

  readonly seek = (to: number): void => {
    const { kind, stills } = this.#shown
    if (kind === 'live') void this.#replay((all) => (to === 0 ? 0 : all.length - 1), false)
    else this.#show({ kind, stills, at: within(to, stills), playing: false })
  }

  readonly step = (by: number): void => {
    const { kind, at } = this.#shown
    if (kind === 'live') void this.#replay((all) => all.length - 1 + by, false)
    else this.seek(at + by)
  }

  /** Pauses and resumes. When live or at the end, it replays the whole match. */
  readonly toggle = (): void => {
    const { kind, stills, at, playing } = this.#shown
    if (kind === 'live' || (kind === 'replay' && at === stills.length - 1)) void this.#replay(() => 0, true)
    else this.#show({ kind, stills, at, playing: !playing })
  }

  /** Plays from the picture of the n-th event. */
  readonly watchEvent = (n: number): void => void this.#replay((all) => all.findIndex(({ told }) => told > n), true)
  /** Plays from the first picture of a step of the record. */
  readonly watchStep = (entries: number): void =>
    void this.#replay((all) => all.findIndex((each) => each.entries !== null && each.entries >= entries), true)

  /** The pace has changed, so the current picture continues at the new one. */
  readonly repace = (): void => {
    const { kind, stills, at, playing } = this.#shown
    if (kind !== 'live') this.#show({ kind, stills, at, playing })
  }

  async #replay(from: (all: readonly Still[]) => number, playing: boolean): Promise<void> {
    const moments = await this.#link.moments()
    const { snapshot, chances } = this.#link.state()
    const stills = snapshot === null ? [] : stillsOfMoments(this.#board, snapshot, moments, chances)
    if (stills.length > 0) this.#show({ kind: 'replay', stills, at: within(from(stills), stills), playing })
  }

  readonly #arrive = ({ snapshot, fresh }: Received): void => {
    const { told, chances } = this.#link.state()
    const before = this.#chances
    this.#chances = chances
    const { kind, stills, at, playing } = this.#shown
    if (kind === 'replay') return
    // Drops pictures of a choice that was taken back, and those for another seat on this device.
    if (fresh.length === 0 && kind === 'catching up' && !isContinued(stills, told)) return this.live()
    if (snapshot.view === null || (this.#pacer === null && preferences().pace === 'skip')) return this.#catchUp()
    const events: readonly SeenEvent[] = fresh
    const step = {
      now: snapshot,
      view: snapshot.view,
      events,
      all: told,
      before: told.length - fresh.length,
      chances: before,
      entries: null,
    }
    const found = stillsOfStep(this.#board, step)
    if (this.#pacer !== null && kind === 'live' && found.length > 0) {
      // The last picture stays until the leader shows the next one.
      this.#show({ kind: 'catching up', stills: [this.#paused(events.length), ...found], at: 0, playing: true })
      return this.#follow()
    }
    const coming = kind === 'live' ? found : [...stills, ...found]
    if (coming.length === 0) return this.#catchUp()
    // After a long absence, the events are summarised; the player can watch them afterwards.
    if (document.hidden && coming.length > CROWD) return this.live()
    if (kind === 'live') this.#show({ kind: 'catching up', stills: coming, at: 0, playing: true })
    else this.#set({ ...this.#shown, stills: coming, at, playing })
  }

  /** Presence and unsent moves are always current. */
  readonly #refresh = (): void => {
    if (this.#shown.kind !== 'live') return this.#tell()
    // A new step is not shown before the leader shows it: `#arrive` follows at once.
    const isNew = (this.#link.state().snapshot?.seq ?? 0) > this.#shown.still.snapshot.seq
    if (this.#pacer === null || !isNew || this.#shown.still.snapshot.view === null) this.#set(this.#now())
  }

  /** Called if no event of the step is staged. */
  #catchUp(): void {
    if (this.#shown.kind === 'live') this.#set(this.#now())
    else this.#tell()
  }

  #now(): Shown {
    const { snapshot, told, chances } = this.#link.state()
    const still: Still = { snapshot: snapshot!, event: null, all: told, told: told.length, chances, tumbling: false, ms: 0, entries: null }
    return { kind: 'live', still, stills: [], at: 0, playing: false }
  }

  #show({ kind, stills, at, playing }: Omit<Shown, 'still'>): void {
    this.#stop()
    const still = stills[at]!
    if (still.event !== null && still.event !== this.#shown.still.event) {
      const { cue } = this.#board.describe(still.event, String)
      // If a screen leads, it also plays the sound.
      if (cue && this.#pacer === null) sound(cue)
    }
    this.#set({ kind, still, stills, at, playing })
    if (playing && !(this.#pacer !== null && kind === 'catching up')) this.#timer = setTimeout(this.#due, still.ms / this.#speed())
  }

  /** The state before a step with this many events arrived, in which nobody is asked. */
  #paused(events: number): Still {
    const { still } = this.#shown
    const { told } = this.#link.state()
    return {
      ...still,
      all: told,
      told: told.length - events,
      snapshot: { ...still.snapshot, asked: [], questions: [], options: [] },
      event: null,
    }
  }

  /** Follows the leader as far as it has come. */
  readonly #follow = (): void => {
    const pacer = this.#pacer
    if (pacer === null) return
    for (;;) {
      const { kind, stills, at } = this.#shown
      if (kind !== 'catching up') return
      const next = stills[at + 1]
      if (!pacer.allows(next === undefined ? this.#end() : placeOf(next))) return
      this.next()
    }
  }

  /** The point after everything that has arrived. */
  #end(): Place {
    return { seq: this.#link.state().snapshot?.seq ?? 0, events: 0, still: true }
  }

  readonly #due = (): void => {
    const timer = this.#timer
    afterFrame(() => {
      if (this.#timer === timer) this.next()
    })
  }

  /** The speed factor: the preferred one, increased for long queues, and high enough for a running clock. */
  #speed(): number {
    const { kind, stills, at } = this.#shown
    const { pace } = preferences()
    const wanted = pace === 'skip' ? 1 : Number(pace)
    if (kind !== 'catching up') return wanted
    const haste = stills.length > CROWD ? 4 : stills.length > MANY ? 2 : 1
    const rest = isTimed(this.#link.state().snapshot) ? stills.slice(at).reduce((sum, { ms }) => sum + ms, 0) / GRACE : 0
    return Math.max(wanted, haste, rest)
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #set(shown: Shown): void {
    this.#shown = shown
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The point that a picture belongs to: after those events of its step that had been shown by then. */
export const placeOf = ({ snapshot, all, told }: Still): Place => {
  const seq = all[told - 1]?.seq ?? snapshot.seq
  let first = told
  while (first > 0 && all[first - 1]!.seq === seq) first--
  return { seq, events: told - first, still: false }
}

const within = (at: number, stills: readonly Still[]): number => Math.min(Math.max(0, at), stills.length - 1)

/** Whether the picture shown still belongs to the events of the table. */
const isContinued = (stills: readonly Still[], told: readonly SeenEvent[]): boolean => {
  const last = stills.at(-1)!
  return told[last.told - 1]?.event === last.event
}

/** Whether the reader's clock is running. */
function isTimed(snapshot: Snapshot | null): boolean {
  if (snapshot === null || snapshot.seat === null) return false
  return snapshot.asked.includes(snapshot.seat) && snapshot.seats[snapshot.seat]?.clock?.running === true
}
