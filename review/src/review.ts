import { start, type Entry, type Game, type Seat, type Settings } from '@robodrome/kernel'
import type { Budget } from '@robodrome/minds'
import type { Reader, Words } from '@robodrome/phrases'
import { load, type Saved } from '@robodrome/table'
import { decisionsOf, titleOf, titlesOfBoth } from './decisions.ts'
import { reasonsFor, type Reason } from './reasons.ts'
import { estimateOf } from './estimate.ts'
import type { Told } from './stories.ts'
import { isWellFound, lookAt, prove, WORTH_A_WORD, type Look, type Proof } from './verdict.ts'

/** A finished match by its record, and the seat whose decisions are reviewed. */
export interface Reviewed {
  settings: Settings
  entries: readonly Entry[]
  seat: Seat
  from?: Saved | undefined
  /**
   * Only every `of`th decision from the `nth` on, the most costly first, as the share of one of several workers. If omitted, all decisions.
   */
  portion?: Portion | undefined
  /** A stopped review of the same seat, whose decisions are not examined again. */
  begun?: Pick<Review, 'seen' | 'waiting'> | undefined
}

export interface Portion {
  nth: number
  of: number
}

/** How long to look at each decision, and how long to prove a verdict. */
export interface Care {
  look: Budget
  proof: Proof
}
/** The usual care, limited only by playouts, so that it is the same on every machine. */
export const USUAL_CARE: Care = { look: { playouts: 100 }, proof: { search: { playouts: 500 }, cases: 60 } }

export const GRADES = ['small', 'costly', 'very costly'] as const
export type Grade = (typeof GRADES)[number]
const COSTLY = 0.05
const VERY_COSTLY = 0.15
export const gradeOf = (cost: number): Grade => (cost < COSTLY ? 'small' : cost < VERY_COSTLY ? 'costly' : 'very costly')

/** A decision that cost something, with its checked reasons. It is plain data, so it can be stored. */
export interface Finding {
  /** The number of entries before it. */
  entries: number
  /** The moves of the chosen option, and of the better one. */
  chosen: readonly string[]
  better: readonly string[]
  grade: Grade
  /** The win chance given away, and its standard error. */
  cost: number
  error: number
  /** The win chance after either option, according to the cases. */
  chances: { chosen: number; better: number }
  /** Empty if no simple reason was found. */
  reasons: Reason[]
  inFavour: Reason[]
}

/** A review in progress: the decisions examined so far. */
export interface Review {
  /** How many decisions there are, and how many were examined. */
  decisions: number
  looked: number
  /** How many decisions mattered, and how many of those were best or equally good. */
  mattered: number
  good: number
  /** Dearest first. */
  findings: Finding[]
  /**
   * The decisions examined so far, and those among them whose small loss is still to be proven, each identified by the number of entries
   * before it.
   */
  seen: number[]
  waiting: number[]
  /** The best choices that weaker AIs miss, each identified by the number of entries before it. */
  wellFound: number[]
}

/** A decision with at least this gap is proven immediately, so that the first reason comes early. */
const AT_ONCE = 0.05

/**
 * Reviews the decisions of a seat one by one, starting with the most costly according to the game's own estimate. It can be stopped between
 * any two steps; `begun` continues it, and only what is new is reported.
 */
export function* review(game: Game, reviewed: Reviewed, care: Care = USUAL_CARE): Generator<Review, Review> {
  const { settings, begun = { seen: [], waiting: [] }, portion: { nth, of } = { nth: 0, of: 1 } } = reviewed
  const made = byFall(game, madeIn(game, reviewed)).filter((_, i) => i % of === nth)
  const fresh = made.filter(({ entries }) => !begun.seen.includes(entries))
  const waiting = made
    .filter(({ entries }) => begun.waiting.includes(entries))
    .map((decision) => lookAt(game, settings, decision, care.look))
  let now: Review = { ...NOTHING, decisions: fresh.length, waiting: waiting.map(({ decision }) => decision.entries) }
  const proven = (look: Look): Review => {
    const finding = findingOf(game, settings, look, care)
    const isGood = finding === null && look.mattered
    const findings = finding === null ? now.findings : [...now.findings, finding].toSorted((a, b) => b.cost - a.cost)
    return {
      ...now,
      findings,
      // A decision that cost something mattered, however close the options seemed at first.
      mattered: now.mattered + (finding !== null || look.mattered ? 1 : 0),
      good: now.good + (isGood ? 1 : 0),
      waiting: now.waiting.filter((entries) => entries !== look.decision.entries),
    }
  }
  for (const decision of fresh) {
    const look = lookAt(game, settings, decision, care.look)
    now = { ...now, looked: now.looked + 1, seen: [...now.seen, decision.entries] }
    if (isWellFound(game, settings, look)) now = { ...now, wellFound: [...now.wellFound, decision.entries] }
    if (look.gap < WORTH_A_WORD || look.better.length === 0) now = counted(now, look)
    else if (look.gap < AT_ONCE) {
      waiting.push(look)
      now = { ...now, waiting: [...now.waiting, decision.entries] }
    } else now = proven(look)
    yield now
  }
  for (const look of waiting.toSorted((a, b) => b.gap - a.gap)) yield (now = proven(look))
  return now
}

/** A review that has not begun. */
const NOTHING: Review = { decisions: 0, looked: 0, mattered: 0, good: 0, findings: [], wellFound: [], seen: [], waiting: [] }

const madeIn = (game: Game, { settings, entries, seat, from }: Reviewed) =>
  decisionsOf(game, from ? load(game, from) : start(game, settings), entries, seat)

/** Names both options of each finding. */
export function titlesIn(
  game: Game,
  words: Words,
  reviewed: Reviewed,
  findings: readonly Finding[],
  names: readonly string[],
): [chosen: string, better: string][] {
  const reader = readerOf(reviewed, names)
  const made = new Map(madeIn(game, reviewed).map((decision) => [decision.entries, decision]))
  return findings.map(({ entries, better }) => titlesOfBoth(game, words, made.get(entries)!, better, reader))
}

/** Names the chosen option of a decision, given the decision's place in the record. */
export function titleOfChoice(game: Game, words: Words, reviewed: Reviewed, entries: number, names: readonly string[]): string {
  const decision = madeIn(game, reviewed).find((each) => each.entries === entries)
  if (decision === undefined) throw new Error(`no decision after ${entries} entries`)
  return titleOf(game, words, decision, readerOf(reviewed, names))
}

const readerOf = ({ seat }: Reviewed, names: readonly string[]): Reader => ({ nameOf: (of) => names[of] ?? String(of), own: [seat] })

const counted = (now: Review, { mattered }: Look): Review => (mattered ? { ...now, mattered: now.mattered + 1, good: now.good + 1 } : now)

/** Sorts decisions by how far the seat's chance fell until its next decision, according to the game's own estimate. */
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
    chances: { chosen: meanOf(told, 'chosen'), better: meanOf(told, 'better') },
    ...reasonsFor(game, settings, pair, told),
  }
}

const meanOf = (told: readonly Told[], side: 'chosen' | 'better'): number => estimateOf(told.map((each) => each[side].value)).mean
