import type { SeenEvent, Snapshot } from '@robodrome/table'
import type { BoardModule } from '../../boards/board.ts'
import { preferences } from '../../page/preferences.ts'
import { sound } from '../../sound/sound.ts'
import type { Shown as Received, TableLink } from '../../table/link.ts'
import type { Guess } from '../../table/chance-history.ts'
import { framesOfMoments, framesOfStep, type Frame } from './frames.ts'

/** More pictures than this run at twice the pace, or at four times. */
const MANY = 12
const CROWD = 30
/** A clock that runs does not wait for pictures longer than this, in milliseconds. */
const GRACE = 4000

/** The one moment that every part of the table shows. */
export interface Shown {
  /** Now, on the way to it, or somewhere in the match again. */
  kind: 'live' | 'catching up' | 'replay'
  frame: Frame
  /** The pictures that are shown one after the other, and the one of this moment; none while it is now. */
  frames: readonly Frame[]
  at: number
  playing: boolean
}

/**
 * Shows what happened, one picture after the other: the same for a battle that is played, watched or replayed. Nothing is left out; whoever
 * does not want to wait skips to now.
 */
export class Player {
  readonly #link: TableLink
  readonly #board: BoardModule
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | null = null
  #shown: Shown
  /** The chances as they were known before the step that is on its way. */
  #chances: readonly Guess[]

  constructor(link: TableLink, board: BoardModule) {
    this.#link = link
    this.#board = board
    this.#chances = link.state().chances
    this.#shown = this.#now()
  }

  readonly shown = (): Shown => this.#shown
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Follows the table until the answer is called. */
  open(): () => void {
    const offStep = this.#link.onStep(this.#arrive)
    const offLink = this.#link.subscribe(() => this.#refresh())
    this.#refresh()
    return () => {
      offStep()
      offLink()
      this.#stop()
    }
  }

  /** Ends the picture that is shown; after the last it is now. */
  readonly next = (): void => {
    const { kind, at, frames, playing } = this.#shown
    if (kind === 'live') return
    if (at + 1 < frames.length) this.#show({ kind, frames, at: at + 1, playing })
    else if (kind === 'catching up') this.live()
    else this.#show({ kind, frames, at, playing: false })
  }

  readonly live = (): void => {
    this.#stop()
    this.#set(this.#now())
  }

  readonly seek = (to: number): void => {
    const { kind, frames } = this.#shown
    if (kind === 'live') void this.#replay((all) => (to === 0 ? 0 : all.length - 1), false)
    else this.#show({ kind, frames, at: within(to, frames), playing: false })
  }

  readonly step = (by: number): void => {
    const { kind, at } = this.#shown
    if (kind === 'live') void this.#replay((all) => all.length - 1 + by, false)
    else this.seek(at + by)
  }

  /** Pauses and goes on; from now, or from its end, the whole match runs again. */
  readonly toggle = (): void => {
    const { kind, frames, at, playing } = this.#shown
    if (kind === 'live' || (kind === 'replay' && at === frames.length - 1)) void this.#replay(() => 0, true)
    else this.#show({ kind, frames, at, playing: !playing })
  }

  /** Runs from the picture that tells the n-th event. */
  readonly watchEvent = (n: number): void => void this.#replay((all) => all.findIndex(({ told }) => told > n), true)
  /** Runs from the first picture of a step of the record. */
  readonly watchStep = (entries: number): void =>
    void this.#replay((all) => all.findIndex((each) => each.entries !== null && each.entries >= entries), true)

  /** The pace has changed: the picture that is shown goes on at the new one. */
  readonly repace = (): void => {
    const { kind, frames, at, playing } = this.#shown
    if (kind !== 'live') this.#show({ kind, frames, at, playing })
  }

  async #replay(from: (all: readonly Frame[]) => number, playing: boolean): Promise<void> {
    const moments = await this.#link.moments()
    const { snapshot, chances } = this.#link.state()
    const frames = snapshot === null ? [] : framesOfMoments(this.#board, snapshot, moments, chances)
    if (frames.length > 0) this.#show({ kind: 'replay', frames, at: within(from(frames), frames), playing })
  }

  readonly #arrive = ({ snapshot, fresh }: Received): void => {
    const { told, chances } = this.#link.state()
    const before = this.#chances
    this.#chances = chances
    const { kind, frames, at, playing } = this.#shown
    if (kind === 'replay') return
    // A choice that was taken back is shown no more, nor what another seat at this device was shown.
    if (fresh.length === 0 && kind === 'catching up' && !isContinued(frames, told)) return this.live()
    if (snapshot.view === null || preferences().pace === 'skip') return this.#refresh()
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
    const found = framesOfStep(this.#board, step)
    const coming = kind === 'live' ? found : [...frames, ...found]
    if (coming.length === 0) return this.#refresh()
    // Whoever was away for long is told in short, and may watch it then.
    if (document.hidden && coming.length > CROWD) return this.live()
    if (kind === 'live') this.#show({ kind: 'catching up', frames: coming, at: 0, playing: true })
    else this.#set({ ...this.#shown, frames: coming, at, playing })
  }

  /** Who is here and what is being sent is always of now. */
  readonly #refresh = (): void => {
    if (this.#shown.kind === 'live') this.#set(this.#now())
    else this.#tell()
  }

  #now(): Shown {
    const { snapshot, told, chances } = this.#link.state()
    const frame: Frame = { snapshot: snapshot!, event: null, all: told, told: told.length, chances, tumbling: false, ms: 0, entries: null }
    return { kind: 'live', frame, frames: [], at: 0, playing: false }
  }

  #show({ kind, frames, at, playing }: Omit<Shown, 'frame'>): void {
    this.#stop()
    const frame = frames[at]!
    if (frame.event !== null && frame.event !== this.#shown.frame.event) {
      const { cue } = this.#board.describe(frame.event, String)
      if (cue) sound(cue)
    }
    this.#set({ kind, frame, frames, at, playing })
    if (playing) this.#timer = setTimeout(this.next, frame.ms / this.#speed())
  }

  /** How many times faster than usual: as preferred, faster where much is to be shown, and never so slow that a running clock waits. */
  #speed(): number {
    const { kind, frames, at } = this.#shown
    const { pace } = preferences()
    const wanted = pace === 'skip' ? 1 : Number(pace)
    if (kind !== 'catching up') return wanted
    const haste = frames.length > CROWD ? 4 : frames.length > MANY ? 2 : 1
    const rest = isTimed(this.#link.state().snapshot) ? frames.slice(at).reduce((sum, { ms }) => sum + ms, 0) / GRACE : 0
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

const within = (at: number, frames: readonly Frame[]): number => Math.min(Math.max(0, at), frames.length - 1)

/** Whether what is being shown is still part of what was told. */
const isContinued = (frames: readonly Frame[], told: readonly SeenEvent[]): boolean => {
  const last = frames.at(-1)!
  return told[last.told - 1]?.event === last.event
}

/** Whether the own clock runs. */
function isTimed(snapshot: Snapshot | null): boolean {
  if (snapshot === null || snapshot.seat === null) return false
  return snapshot.asked.includes(snapshot.seat) && snapshot.seats[snapshot.seat]?.clock?.running === true
}
