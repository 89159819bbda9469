import { loadGame, loadWords } from '@robodrome/games'
import type { Entry, Game, PackedBox, Seat, Settings } from '@robodrome/kernel'
import { courseOf, type Course } from '@robodrome/lab/course'
import type { Words } from '@robodrome/phrases'
import { review, sayClaim, titlesIn, type Care, type Finding, type Grade, type Review } from '@robodrome/review'
import { en } from '@robodrome/review/words/en'

/** A finished match by its public record, and the seat whose decisions are examined. */
export interface Ended {
  game: string
  box?: PackedBox
  settings: Settings
  entries: readonly Entry[]
  seat: Seat
}

/**
 * A decision that certainly cost something: the moves, the win chance given away (with its standard error), and the checked reasons as
 * sentences addressed to the seat.
 */
export interface Mistake {
  entry: number
  grade: Grade
  chose: string
  better: string
  cost: number
  error: number
  why: string[]
}

/** How a match went, and the mistakes of one seat, the costliest first; `looked` of its `decisions` were examined. */
export interface LookedBack {
  /** Null if the game has no estimate of win chances. */
  course: Course | null
  decisions: number
  looked: number
  mistakes: Mistake[]
}

/** This is less time than on the page, which can take minutes. The reported mistakes are just as certain. */
const CARE: Care = { look: { playouts: 40 }, proof: { search: { playouts: 250 }, cases: 40 } }
/**
 * No decision is started after this time. Decisions are examined in the order of how far the win chance fell, so the costliest are among
 * them.
 */
const LONGEST_MS = 8_000
/** The maximum number of mistakes reported. */
const MOST = 6

/** Reviews a finished match. This takes seconds, but the thread can do other work between any two decisions. */
export async function lookBack({ game: id, box, settings, entries, seat }: Ended, longest = LONGEST_MS): Promise<LookedBack> {
  const [game, words] = [(await loadGame(id, box))!, (await loadWords(id, 'en', box?.name))!]
  const course = courseOf(game, settings, entries)
  const due = Date.now() + longest
  let found: Review = { decisions: 0, looked: 0, mattered: 0, good: 0, findings: [], wellFound: [], seen: [], waiting: [] }
  for (const step of review(game, { settings, entries, seat }, CARE)) {
    found = step
    if (Date.now() > due) break
    await new Promise((others) => setImmediate(others))
  }
  const { decisions, looked, findings } = found
  return { course, decisions, looked, mistakes: inWords(game, words, { settings, entries, seat }, findings.slice(0, MOST)) }
}

function inWords(
  game: Game,
  words: Words,
  reviewed: Pick<Ended, 'settings' | 'entries' | 'seat'>,
  findings: readonly Finding[],
): Mistake[] {
  const { settings, seat } = reviewed
  const names = Array.from({ length: settings.seats }, (_, each) => `Seat ${each}`)
  const titles = titlesIn(game, words, reviewed, findings, names)
  return findings.map(({ entries, grade, cost, error, reasons }, i) => ({
    entry: entries + 1,
    grade,
    chose: titles[i]![0],
    better: titles[i]![1],
    cost,
    error,
    why: reasons.map(({ claim }) => sayClaim(en, claim, { names, seat, words })),
  }))
}
