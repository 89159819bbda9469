import { start, type Entry, type Game, type Seat, type Settings } from '@robodrome/kernel'
import type { Budget } from '@robodrome/minds'
import type { Reader, Words } from '@robodrome/phrases'
import { load, type Saved } from '@robodrome/table'
import { decisionsOf, titlesOfBoth } from './decisions.ts'
import { reasonsFor, type Reason } from './reasons.ts'
import { lookAt, prove, WORTH_A_WORD, type Look, type Proof } from './verdict.ts'

/** A match that is over, as its record has it, and whose decisions are looked at. */
export interface Reviewed {
  settings: Settings
  entries: readonly Entry[]
  seat: Seat
  from?: Saved | undefined
}

/** How long each decision is looked at, and how long a verdict is proven. */
export interface Care {
  look: Budget
  proof: Proof
}
/** Counted in playouts alone: the same on every machine. */
export const USUAL_CARE: Care = { look: { playouts: 100 }, proof: { search: { playouts: 500 }, cases: 60 } }

export const GRADES = ['small', 'costly', 'very costly'] as const
export type Grade = (typeof GRADES)[number]
const COSTLY = 0.05
const VERY_COSTLY = 0.15
export const gradeOf = (cost: number): Grade => (cost < COSTLY ? 'small' : cost < VERY_COSTLY ? 'costly' : 'very costly')

/** A decision that cost something, with its checked reasons: plain data, to be kept. */
export interface Finding {
  /** So many entries lay before it. */
  entries: number
  /** The moves of the chosen option, and of the better one. */
  chosen: readonly string[]
  better: readonly string[]
  grade: Grade
  /** The win chance given away, and its standard error. */
  cost: number
  error: number
  /** Empty: no simple reason was found. */
  reasons: Reason[]
  inFavour: Reason[]
}

/** A review as far as it has got. */
export interface Review {
  /** How many decisions there are, and how many were looked at. */
  decisions: number
  looked: number
  /** How many decisions mattered, and how many of those were best or as good. */
  mattered: number
  good: number
  /** Dearest first. */
  findings: Finding[]
}

/** From this gap on a decision is proven at once, so that the first reason comes early. */
const AT_ONCE = 0.05

/** Reviews the decisions of a seat one by one, the dearest by the game's own estimate first. It can be stopped between any two steps. */
export function* review(game: Game, reviewed: Reviewed, care: Care = USUAL_CARE): Generator<Review, Review> {
  const { settings } = reviewed
  const made = madeIn(game, reviewed)
  let now: Review = { decisions: made.length, looked: 0, mattered: 0, good: 0, findings: [] }
  const waiting: Look[] = []
  const proven = (look: Look): Review => {
    const finding = findingOf(game, settings, look, care)
    const isGood = finding === null && look.mattered
    const findings = finding === null ? now.findings : [...now.findings, finding].toSorted((a, b) => b.cost - a.cost)
    // What cost something has mattered, however close the options seemed at first.
    return { ...now, findings, mattered: now.mattered + (finding !== null || look.mattered ? 1 : 0), good: now.good + (isGood ? 1 : 0) }
  }
  for (const decision of byFall(game, made)) {
    const look = lookAt(game, settings, decision, care.look)
    now = { ...now, looked: now.looked + 1 }
    if (look.gap < WORTH_A_WORD || look.better.length === 0) now = counted(now, look)
    else if (look.gap < AT_ONCE) waiting.push(look)
    else now = proven(look)
    yield now
  }
  for (const look of waiting.toSorted((a, b) => b.gap - a.gap)) yield (now = proven(look))
  return now
}

const madeIn = (game: Game, { settings, entries, seat, from }: Reviewed) =>
  decisionsOf(game, from ? load(game, from) : start(game, settings), entries, seat)

/** What both options of each finding are called. */
export function titlesIn(
  game: Game,
  words: Words,
  reviewed: Reviewed,
  findings: readonly Finding[],
  names: readonly string[],
): [chosen: string, better: string][] {
  const reader: Reader = { nameOf: (of) => names[of] ?? String(of), own: [reviewed.seat] }
  const made = new Map(madeIn(game, reviewed).map((decision) => [decision.entries, decision]))
  return findings.map(({ entries, better }) => titlesOfBoth(game, words, made.get(entries)!, better, reader))
}

const counted = (now: Review, { mattered }: Look): Review => (mattered ? { ...now, mattered: now.mattered + 1, good: now.good + 1 } : now)

/** By how far the seat's chance fell until its next decision, by the game's own estimate. */
function byFall(game: Game, made: ReturnType<typeof decisionsOf>): ReturnType<typeof decisionsOf> {
  const evaluate = game.insight?.evaluate
  if (evaluate === undefined) return made
  const chances = made.map(({ position, seat }) => evaluate(position)[seat]!)
  const falls = new Map(made.map((each, i) => [each, chances[i]! - (chances[i + 1] ?? chances[i]!)]))
  return made.toSorted((a, b) => falls.get(b)! - falls.get(a)!)
}

function findingOf(game: Game, settings: Settings, look: Look, { proof }: Care): Finding | null {
  const verdict = prove(game, settings, look, proof)
  if (verdict === null) return null
  const { pair, cost, told } = verdict
  return {
    entries: look.decision.entries,
    chosen: pair.chosen,
    better: pair.better,
    grade: gradeOf(cost.mean),
    cost: cost.mean,
    error: cost.error,
    ...reasonsFor(game, settings, pair, told),
  }
}
