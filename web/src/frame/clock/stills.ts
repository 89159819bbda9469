import type { Json } from '@robodrome/kernel'
import { patched, type SeenEvent, type Snapshot } from '@robodrome/table'
import type { BoardModule } from '../../boards/board.ts'
import { lessMotion } from '../../page/preferences.ts'
import type { Guess } from '../../table/chance-history.ts'
import type { Happening, Moment } from '../../table/moments.ts'

/** One moment as all parts of the table show it: the board as it was, what happens in it, and all that was known by then. */
export interface Still {
  snapshot: Snapshot
  /** What happens just now; null: nothing, it is the position between two steps. */
  event: Happening | null
  /** All that had been told by then, oldest first: the first `told` of `all`. */
  all: readonly SeenEvent[]
  told: number
  chances: readonly Guess[]
  /** Dice are still in the air: the event is not told before they rest. */
  tumbling: boolean
  /** How long it is shown, in milliseconds, at the usual pace. */
  ms: number
  /** The step of the record; null while the match is on. */
  entries: number | null
}

/** Nothing is shown longer than this. */
const LONGEST = 1200
/** Dice tumble so long, then they lie so long at least. */
const TUMBLE = 600
const REST = 450
/** A position between two steps, in a replay. */
const PAUSE = 600

/** A snapshot of what is past: to be looked at, nobody is asked and nothing can be chosen. */
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
  /** How many were told before this step. */
  before: number
  chances: readonly Guess[]
  entries: number | null
}

/** What a step brought, event by event; what is only logged comes along with the next event that is shown. */
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

/** A match from its first position to its last. */
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
