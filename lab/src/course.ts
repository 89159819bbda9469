import { quickLuck, start, type Entry, type Game, type Position, type Settings } from '@robodrome/kernel'
import { expectation, worth } from '@robodrome/minds'
import { chancesOf, guessChances, load, replay, type Saved } from '@robodrome/table'

/** The maximum number of points in a chart. */
const POINTS = 48
/** The maximum number of points in the chart of a live match, because each takes several evaluations. */
const GUESSED_POINTS = 24
/** How many positions are sampled for the expected value of luck, in a whole match and per random event. */
const LOOKED_AT = 20_000
const MOST_AT_ONCE = 256
const LEAST_AT_ONCE = 16

/** The course of a finished match, by the game's own estimate. Nothing in it is secret any more. */
export interface Course {
  /** Each seat's chance from the first step to the last, reduced to a limited number of points. */
  chances: number[][]
  /** How far luck moved each seat's win chance beyond expectation. The average is zero. */
  luck: number[]
}

/**
 * Replays a match from its start or its first position; the result is deterministic. Null if the game has no estimate, or the record does
 * not match.
 */
export function courseOf(game: Game, settings: Settings, entries: readonly Entry[], from?: Saved): Course | null {
  const points = new Set(courseAt(entries.length))
  const chances: number[][] = []
  const fortune = new Fortune(game, settings.seats, entries)
  const g = from ? load(game, from) : start(game, settings)
  for (const [i, entry] of entries.entries()) {
    if (points.has(i)) chances.push(...rowOf(chancesOf(game, g)))
    fortune.before(i, g)
    if (replay(game, g, entry) !== null) return null
    fortune.after(i, g)
  }
  chances.push(...rowOf(chancesOf(game, g)))
  return game.insight?.evaluate === undefined || chances.length === 0 ? null : { chances, luck: fortune.luck.map(round) }
}

/** The numbers of entries after which `courseOf` and `guessedCourse` estimate, for a match of this many entries. */
export const courseAt = (entries: number): number[] => spread(entries, POINTS)
export const guessedAt = (entries: number): number[] => spread(entries, GUESSED_POINTS)

function spread(entries: number, points: number): number[] {
  const every = Math.max(1, Math.ceil(entries / (points - 1)))
  return [...Array.from({ length: Math.ceil(entries / every) }, (_, i) => i * every), entries]
}

/**
 * Computes the course of a live match as spectators can estimate it: each seat's chance from the start until now, reduced like that of
 * `courseOf`. Null in the same cases.
 */
export function guessedCourse(game: Game, settings: Settings, entries: readonly Entry[]): number[][] | null {
  const at = new Set(guessedAt(entries.length))
  const g = start(game, settings)
  const guess = (): number[][] => rowOf(guessChances(game, g, null, quickLuck(1)))
  const chances: number[][] = []
  for (const [i, entry] of entries.entries()) {
    if (at.has(i)) chances.push(...guess())
    if (replay(game, g, entry) !== null) return null
  }
  chances.push(...guess())
  return chances.length < 2 ? null : chances
}

/**
 * The effect of luck: for each random event, the value after it minus the expected value before it. If there are few outcomes, they are
 * evaluated one by one; otherwise, outcomes are sampled with separate luck.
 */
class Fortune {
  readonly luck: number[]
  readonly #game: Game
  readonly #entries: readonly Entry[]
  readonly #atOnce: number
  #expected: readonly number[] | null = null

  constructor(game: Game, seats: number, entries: readonly Entry[]) {
    this.#game = game
    this.#entries = entries
    this.luck = Array.from({ length: seats }, () => 0)
    const times = entries.filter((_, i) => this.#isLuck(i) && !this.#isLuck(i - 1)).length
    this.#atOnce = Math.max(LEAST_AT_ONCE, Math.min(MOST_AT_ONCE, Math.floor(LOOKED_AT / Math.max(1, times))))
  }

  before(i: number, g: Position): void {
    if (this.#game.insight?.evaluate !== undefined && this.#isLuck(i) && !this.#isLuck(i - 1))
      this.#expected = expectation(this.#game, this.#game.clone(g), this.luck.length, quickLuck(i), this.#atOnce)
  }

  after(i: number, g: Position): void {
    if (this.#expected === null || this.#isLuck(i + 1)) return
    const now = worth(this.#game, this.#game.clone(g), this.luck.length, quickLuck(i))
    for (const [seat, was] of this.#expected.entries()) this.luck[seat]! += now[seat]! - was
    this.#expected = null
  }

  readonly #isLuck = (i: number): boolean => this.#entries[i]?.kind === 'outcome'
}

const rowOf = (chances: readonly number[] | null): number[][] =>
  chances === null || chances.some((each) => !Number.isFinite(each)) ? [] : [chances.map(round)]

/** Adding zero turns -0 into 0. */
const round = (chance: number): number => Math.round(chance * 1000) / 1000 + 0
