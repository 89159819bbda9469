import type { Json } from '@robodrome/kernel'
import { patched, type SeenEvent, type Snapshot } from '@robodrome/table'
import type { BoardModule } from '../../boards/board.ts'
import { lessMotion } from '../../page/preferences.ts'
import type { Guess } from '../../table/chance-history.ts'
import type { Happening, Moment } from '../../table/moments.ts'

/** One moment for all parts of the table: the board as it was, the current event, and everything known at that time. */
export interface Still {
  snapshot: Snapshot
  /** The current event, or null for a position between two steps. */
  event: Happening | null
  /** The events shown by then, oldest first: the first `told` of `all`. */
  all: readonly SeenEvent[]
  told: number
  chances: readonly Guess[]
  /** Whether dice are still rolling. The event is announced when they stop. */
  tumbling: boolean
  /** How long it is shown, in milliseconds at normal pace. */
  ms: number
  /** The step in the record; null during the match. */
  entries: number | null
}

/** The longest time for one picture, in milliseconds. */
const LONGEST = 1200
/** How long dice tumble, and how long they rest afterwards at least. */
const TUMBLE = 600
const REST = 450
/** How long a position between two steps is shown in a replay. */
const PAUSE = 600

/** A snapshot of the past, in which nobody is asked and nothing can be chosen. */
const past = (now: Snapshot, view: Json, events: SeenEvent[]): Snapshot => ({
  ...now,
  phase: 'playing',
  view,
  events,
  asked: [],
  questions: [],
  options: [],
  refusals: [],
  asides: [],
  canTakeBack: false,
  canAskBack: false,
  lastChoice: null,
  barrier: null,
  point: null,
  result: null,
})

const msOf = (board: BoardModule, event: Happening): number => Math.min(LONGEST, board.describe(event, String).ms ?? 0)

interface Step {
  now: Snapshot
  view: Json
  events: readonly SeenEvent[]
  all: readonly SeenEvent[]
  /** The number of events shown before this step. */
  before: number
  chances: readonly Guess[]
  entries: number | null
}

/** The pictures of a step, one for each event. An event that appears only in the log is merged with the next one shown. */
export const stillsOfStep = (board: BoardModule, { now, view, events, all, before, chances, entries }: Step): Still[] =>
  events.flatMap(({ event, scene }, i): Still[] => {
    const ms = msOf(board, event)
    if (ms === 0 || scene === undefined) return []
    const snapshot = past(now, patched(view, scene), events.slice(0, i + 1))
    const still: Still = { snapshot, event, all, told: before + i + 1, chances, tumbling: false, ms, entries }
    if (board.describe(event, String).cue !== 'dice' || lessMotion()) return [still]
    return [
      { ...still, told: before + i, tumbling: true, ms: TUMBLE },
      { ...still, ms: Math.max(REST, ms - TUMBLE) },
    ]
  })

/** A whole match, from the first to the last position. */
export function stillsOfMoments(board: BoardModule, now: Snapshot, moments: readonly Moment[], live: readonly Guess[]): Still[] {
  const all = moments.flatMap(({ events }) => events)
  const stills: Still[] = []
  const known = moments.flatMap(({ entries: seq, chances }): Guess[] => (chances ? [{ seq, chances }] : []))
  const guesses = known.length > 0 ? known : live
  let before = 0
  for (const [i, { view, events, entries, asked }] of moments.entries()) {
    const chances = guesses.filter(({ seq }) => seq < entries)
    const shown = stillsOfStep(board, { now, view, events, all, before, chances, entries })
    stills.push(...shown)
    before += events.length
    const rests = i === 0 || i === moments.length - 1 || (shown.length === 0 && events.some(({ scene }) => scene === undefined))
    if (rests)
      stills.push({
        snapshot: { ...past(now, view, [...events]), asked },
        event: null,
        all,
        told: before,
        chances,
        tumbling: false,
        ms: PAUSE,
        entries,
      })
  }
  return stills
}
