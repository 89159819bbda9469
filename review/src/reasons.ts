import { quickLuck, type Game, type Seat, type Settings } from '@robodrome/kernel'
import { worth } from '@robodrome/minds'
import { Checker } from './check/index.ts'
import type { Claim } from './claim.ts'
import { estimateOf, isSure } from './estimate.ts'
import { partsOf, type Part } from './find/index.ts'
import { makesSense } from './find/sense.ts'
import { claimsOf, endOf, rowsOf, statement, type Counting, type Row } from './rows.ts'
import { basisOf, turnsOf, type Pair, type Told } from './stories.ts'

/**
 * A checked claim, and the share of the difference that disappears when the chosen option is given what the claim counts. A negative share
 * speaks for the chosen option.
 */
export interface Reason {
  claim: Claim
  share: number
}

export interface Reasons {
  /** At most three: first what happened, then what was left, the largest share first. Empty if no simple reason was found. */
  reasons: Reason[]
  /** What speaks in favour of the chosen option. */
  inFavour: Reason[]
}

/**
 * Thresholds: the share at which one reason is enough; the lower one at which it tells why a battle was won or lost; the share that two or
 * three must reach together; and the smallest share that a reason must explain.
 */
const ENOUGH = 0.5
const ENOUGH_FOR_END = 0.3
const TOGETHER = 0.8
const LEAST = 0.15
const MOST = 3
const IN_FAVOUR = 1
/**
 * How much more often a cause must happen, as a share of the cases and in standard errors, because smaller differences are mostly side
 * effects.
 */
const CLEAR = 0.2
const ERRORS = 3

/**
 * Finds what explains that one option is worth less than the other, over the same cases: by ablation part by part, and by how often
 * something happened. What happened comes first, because it is the cause of what is left at the end.
 */
export function reasonsFor(game: Game, settings: Settings, pair: Pair, told: readonly Told[]): Reasons {
  const checker = new Checker(game, basisOf(game, pair, told))
  const isTrue = ({ claim }: Reason): boolean => checker.confirms(claim)
  const { fine, coarse } = partsOf(game)
  const deeds = deedsFor(game, pair, told)
  for (const parts of [fine, coarse]) {
    const effects = candidatesFor(game, settings, pair, told, parts)
    const ends = enough(checked(explaining(effects, LEAST), MOST, isTrue))
    const causes = checked(explaining(deeds, ends.some(isEnd) ? ENOUGH_FOR_END : ENOUGH), 1, isTrue)
    const reasons = [...causes, ...ends].slice(0, MOST)
    if (reasons.length === 0) continue
    const inFavour = [...effects, ...deeds].filter(({ share }) => share <= -LEAST).toSorted((a, b) => a.share - b.share)
    return { reasons, inFavour: checked(inFavour, IN_FAVOUR, isTrue) }
  }
  return { reasons: [], inFavour: [] }
}

/** Whether a reason tells how the battle ended. */
const isEnd = ({ claim: { subject } }: Reason): boolean => subject === 'won' || subject === 'lost'

/** Returns the reasons that explain at least this share, largest first. */
const explaining = (found: readonly Reason[], least: number): Reason[] =>
  found.filter(({ share }) => share >= least).toSorted((a, b) => b.share - a.share)

/** Returns the reasons needed to explain most of the difference; none if they explain too little. */
function enough(reasons: readonly Reason[]): Reason[] {
  const total = reasons.reduce((sum, { share }) => sum + share, 0)
  return (reasons[0]?.share ?? 0) >= ENOUGH || total >= TOGETHER ? upTo(reasons) : []
}

/** Returns the first claims that the checker confirms. */
function checked(candidates: readonly Reason[], most: number, isTrue: (reason: Reason) => boolean): Reason[] {
  const found: Reason[] = []
  for (const reason of candidates) if (found.length < most && isTrue(reason)) found.push(reason)
  return found
}

/** Returns the reasons needed to explain most of the difference. */
function upTo(reasons: readonly Reason[]): Reason[] {
  let explained = 0
  return reasons.filter(({ share }) => {
    const isNeeded = explained < TOGETHER
    explained += share
    return isNeeded
  })
}

/** Lists every claim that the cases establish with certainty, with its share of the difference. */
function candidatesFor(game: Game, settings: Settings, pair: Pair, told: readonly Told[], all: readonly Part[]): Reason[] {
  const { seat } = pair
  const turns = turnsOf(game, pair)
  const difference = differenceOf(told)
  const parts = all.flatMap((part) => {
    const [claim] = claimsOf(told, turns, ({ g }) => part.counts(g, seat))
    return claim === undefined ? [] : [{ claim: claim.claim, share: given(game, settings, seat, told, part) / difference }]
  })
  const ended = told.map(({ chosen, better }) => (chosen.isOver || better.isOver ? better.value - chosen.value : 0))
  const [end] = claimsOf(told, turns, endOf)
  return [...(end === undefined ? [] : [{ claim: end.claim, share: estimateOf(ended).mean / difference }]), ...parts]
}

/**
 * Computes the average value regained when the chosen option gets a part from the better one. Cases in which the battle is over keep their
 * value.
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

/**
 * Lists what happened clearly more often after one option, with its share of the difference: how much more the chosen option would be worth
 * if it had happened after it as often as after the better one.
 */
function deedsFor(game: Game, pair: Pair, told: readonly Told[]): Reason[] {
  const { deeds } = partsOf(game)
  const difference = differenceOf(told)
  const claims = claimsOf(told, turnsOf(game, pair), ({ events, g }) => deeds(events, g, pair.seat))
  return claims.flatMap(({ claim, row }) => {
    const gap = estimateOf(row.better.map((value, i) => value - row.chosen[i]!))
    const gain = gainOf(told, row)
    if (gain === null || Math.abs(gap.mean) < CLEAR || !isSure(gap, ERRORS) || !makesSense(claim.subject, gain)) return []
    return [{ claim, share: (gain * gap.mean) / difference }]
  })
}

/** Returns the difference in value between cases in which something happened and the others, after the same option. */
function gainOf(told: readonly Told[], row: Row): number | null {
  let together = 0
  let alone = 0
  for (const side of ['chosen', 'better'] as const) {
    const [happened, value] = [estimateOf(row[side]).mean, estimateOf(told.map((each) => each[side].value)).mean]
    for (const [i, each] of told.entries()) {
      together += (row[side][i]! - happened) * (each[side].value - value)
      alone += (row[side][i]! - happened) ** 2
    }
  }
  return alone === 0 ? null : together / alone
}

const differenceOf = (told: readonly Told[]): number => estimateOf(told.map(({ chosen, better }) => better.value - chosen.value)).mean

/** Lists everything that can be claimed about these cases, whether or not it explains anything. */
export function claimsAbout(game: Game, pair: Pair, told: readonly Told[]): Claim[] {
  const { fine, coarse, deeds } = partsOf(game)
  const { seat } = pair
  const parts = [...new Set([...fine, ...coarse])].map(
    (part): Counting =>
      ({ g }) =>
        part.counts(g, seat),
  )
  const all: Counting[] = [endOf, ...parts, ({ events, g }) => deeds(events, g, seat)]
  return all
    .flatMap((counts) => rowsOf(told, counts))
    .map((row) => statement(row, turnsOf(game, pair)))
    .filter(({ chosen, better }) => !Number.isNaN(chosen + better))
}
