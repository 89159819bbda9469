import { quickLuck, type Game, type Seat, type Settings } from '@robodrome/kernel'
import { worth } from '@robodrome/minds'
import { Checker } from './check/index.ts'
import { FORMS, type Claim, type Count } from './claim.ts'
import { estimateOf, isSure } from './estimate.ts'
import { partsOf, type Part } from './find/index.ts'
import { caseOf, type Ending, type Pair, type Told } from './stories.ts'

/**
 * A checked claim, and the share of the difference that disappears when the chosen option is given what the claim counts. A negative share
 * speaks for the chosen option.
 */
export interface Reason {
  claim: Claim
  share: number
}

export interface Reasons {
  /** At most three, the largest share first; empty if no simple reason was found. */
  reasons: Reason[]
  /** What speaks for the chosen option. */
  inFavour: Reason[]
}

/**
 * The share at which one reason is enough, the share that two or three must reach together, and the least share that a reason must explain.
 */
const ENOUGH = 0.5
const TOGETHER = 0.8
const LEAST = 0.15
const MOST = 3
/** The least difference between two means, and between two shares of cases, that is worth a sentence. */
const LEAST_GAP = 0.15
const LEAST_CASES = 0.05
const IN_FAVOUR = 1

/** Finds what explains that one option is worth less than the other, by ablation part by part over the same cases. */
export function reasonsFor(game: Game, settings: Settings, pair: Pair, told: readonly Told[]): Reasons {
  const checker = new Checker(game, { ...pair, cases: told.map(caseOf) })
  const isTrue = ({ claim }: Reason): boolean => checker.confirms(claim)
  const { fine, coarse } = partsOf(game)
  for (const parts of [fine, coarse]) {
    const candidates = candidatesFor(game, settings, pair.seat, told, parts)
    const causes = checked(
      candidates.filter(({ share }) => share >= LEAST).toSorted((a, b) => b.share - a.share),
      MOST,
      isTrue,
    )
    const total = causes.reduce((sum, { share }) => sum + share, 0)
    if (causes.length === 0 || (causes[0]!.share < ENOUGH && total < TOGETHER)) continue
    const inFavour = checked(
      candidates.filter(({ share }) => share <= -LEAST).toSorted((a, b) => a.share - b.share),
      IN_FAVOUR,
      isTrue,
    )
    return { reasons: upTo(causes), inFavour }
  }
  return { reasons: [], inFavour: [] }
}

/** Returns the first claims that the checker confirms. */
function checked(candidates: readonly Reason[], most: number, isTrue: (reason: Reason) => boolean): Reason[] {
  const found: Reason[] = []
  for (const reason of candidates) if (found.length < most && isTrue(reason)) found.push(reason)
  return found
}

/** Returns the reasons that are needed to explain most of the difference. */
function upTo(reasons: readonly Reason[]): Reason[] {
  let explained = 0
  return reasons.filter(({ share }) => {
    const isNeeded = explained < TOGETHER
    explained += share
    return isNeeded
  })
}

/** Lists every claim that the cases show for certain, with its share of the difference. */
function candidatesFor(game: Game, settings: Settings, seat: Seat, told: readonly Told[], all: readonly Part[]): Reason[] {
  const difference = estimateOf(told.map(({ chosen, better }) => better.value - chosen.value)).mean
  const parts = all.flatMap((part) => {
    const claim = claimOf(told, ({ g }) => part.counts(g, seat))
    return claim === null ? [] : [{ claim, share: given(game, settings, seat, told, part) / difference }]
  })
  const ended = told.map(({ chosen, better }) => (chosen.isOver || better.isOver ? better.value - chosen.value : 0))
  const end = claimOf(told, endOf)
  return [...(end === null ? [] : [{ claim: end, share: estimateOf(ended).mean / difference }]), ...parts]
}

/**
 * Computes the average value that is regained when the chosen option gets a part from the better one. Cases in which the battle is over
 * keep their value.
 */
function given(game: Game, settings: Settings, seat: Seat, told: readonly Told[], part: Part): number {
  const back = told.map(({ chosen, better, seed }) => {
    if (chosen.isOver || better.isOver) return 0
    const g: unknown = game.clone(chosen.g)
    part.take(g, better.g, seat)
    return worth(game, g, settings.seats, quickLuck(seed))[seat]! - chosen.value
  })
  return estimateOf(back).mean
}

/** Returns the claim in which the two options differ most clearly; null if they do not differ for certain. */
function claimOf(told: readonly Told[], counts: Counting): Claim | null {
  const sure = rowsOf(told, counts).flatMap((row) => {
    const gap = estimateOf(row.better.map((value, i) => value - row.chosen[i]!))
    const least = FORMS[row.count.subject] === 'cases' ? LEAST_CASES : LEAST_GAP
    return isSure(gap) && Math.abs(gap.mean) >= least ? [{ row, clear: Math.abs(gap.mean) / Math.max(gap.error, TINY) }] : []
  })
  const [first] = sure.toSorted((a, b) => b.clear - a.clear)
  return first === undefined ? null : statement(first.row)
}
const TINY = 1e-9

type Counting = (ending: Ending) => readonly Count[]

/** What was counted of one subject in every case, after both options. */
interface Row {
  count: Count
  chosen: number[]
  better: number[]
}

function rowsOf(told: readonly Told[], counts: Counting): Row[] {
  const found = new Map<string, Row>()
  for (const [i, each] of told.entries())
    for (const side of ['chosen', 'better'] as const)
      for (const count of counts(each[side])) {
        const key = `${count.subject} ${count.what ?? ''}`
        // A missing case counts as "no" in a number of cases. A mean that is missing in some cases says nothing.
        const missing = (): number[] => told.map(() => (FORMS[count.subject] === 'cases' ? 0 : Number.NaN))
        const row = found.get(key) ?? { count, chosen: missing(), better: missing() }
        row[side][i] = count.value
        found.set(key, row)
      }
  return [...found.values()]
}

function statement({ count: { subject, what }, chosen, better }: Row): Claim {
  const total = (values: readonly number[]): number =>
    FORMS[subject] === 'cases' ? values.filter((value) => value > 0).length : estimateOf(values).mean
  return { subject, ...(what !== undefined && { what }), chosen: total(chosen), better: total(better), cases: chosen.length }
}

/** How a case ended, as claims in every game state it. */
const endOf: Counting = ({ isOver, value }) => [
  { subject: 'won', value: isOver && value > 0.5 ? 1 : 0 },
  { subject: 'lost', value: isOver && value < 0.5 ? 1 : 0 },
]

const partsNamed = (game: Game): Part[] => {
  const { fine, coarse } = partsOf(game)
  return [...new Set([...fine, ...coarse])]
}

/** Lists everything that can be claimed about these cases, whether it explains anything or not. */
export const claimsAbout = (game: Game, seat: Seat, told: readonly Told[]): Claim[] =>
  [
    endOf,
    ...partsNamed(game).map(
      (part): Counting =>
        ({ g }) =>
          part.counts(g, seat),
    ),
  ]
    .flatMap((counts) => rowsOf(told, counts))
    .map(statement)
    .filter(({ chosen, better }) => !Number.isNaN(chosen + better))
