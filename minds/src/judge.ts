import { bestOf } from './decision.ts'
import type { Decision, Reason } from './mind.ts'

/** Two options differ with confidence if this many standard errors lie between them. */
const SURE = 2
/** A decision that costs less win chance than this is not worth mentioning. */
const WORTH_A_WORD = 0.02
/** A plan with less than this share of the likeliest plan's weight does not count as equally good. */
const RARE = 0.2

/** What an option loses against the best one, in win chance, with its standard error. */
export interface Cost {
  text: string
  cost: number
  error: number
}

/** Advice for a player. It compares options and states no win chance of its own: the page shows one already. */
export interface Advice {
  /** The mind's choice first, then the options it cannot distinguish from that, best first. */
  best: string[]
  /**
   * `only`: there is one option. `planned`: the mind continues an earlier plan. `sure`: every other option is worse by more than the error of the
   * estimate. `unsure`: at least one is not.
   */
  certainty: 'only' | 'planned' | 'sure' | 'unsure'
  /** Options that are certainly worse, the closest ones first. */
  others: Cost[]
}

/** The verdict on a player's decision. */
export interface Judgement {
  text: string
  /** The best options: see `Advice`. */
  best: string[]
  /** The win chance that the decision lost, with its standard error; 0 if it cannot be distinguished from the best. */
  cost: number
  error: number | null
  isMistake: boolean
}

/** Turns a mind's decision into advice for a player. */
export function adviceOf(decision: Decision): Advice {
  const top = topOf(decision)
  const reasons = decision.reasons.filter((reason) => reason.as === undefined || reason === top)
  const rank = (reason: Reason): number => (reason === top ? Infinity : decision.line === undefined ? reason.value : reason.share)
  const best = reasons.filter((reason) => isAsGood(decision, reason, top)).toSorted((a, b) => rank(b) - rank(a))
  const others = reasons.flatMap(({ text, value, error }) =>
    error !== null && top.value - value > SURE * error && !best.some((each) => each.text === text)
      ? [{ text, cost: top.value - value, error }]
      : [],
  )
  return {
    best: best.map(({ text }) => text),
    certainty: certaintyOf(decision, best.length === 1 && others.length === reasons.length - 1),
    others: others.toSorted((a, b) => a.cost - b.cost),
  }
}

function certaintyOf({ reasons, line, playouts }: Decision, isSure: boolean): Advice['certainty'] {
  if (reasons.length === 1) return 'only'
  if (line !== undefined && playouts === 0) return 'planned'
  return isSure ? 'sure' : 'unsure'
}

/**
 * Whether an option cannot be distinguished from the best. In a mix of plans, value alone does not decide; an option counts as equally good
 * if its share of the mix is large enough.
 */
function isAsGood({ line }: Decision, reason: Reason, top: Reason): boolean {
  if (reason === top) return true
  return line === undefined ? !isBehind(reason, top) : reason.share >= RARE * top.share
}

/** Returns how much worse a decision was than the best, by raw estimates. This is a first comparison that ignores the error. */
export function gapOf(decision: Decision, text: string): number {
  return Math.max(0, topOf(decision).value - reasonFor(decision, text).value)
}

/** Whether a decision certainly lost enough to be worth mentioning. */
export const isMistake = (cost: number, error: number): boolean => cost > WORTH_A_WORD && cost > SURE * error

/** Gives the verdict on one option, from a mind's decision about the same question. */
export function judge(decision: Decision, text: string): Judgement {
  const { best } = adviceOf(decision)
  const { error, as = text } = reasonFor(decision, text)
  const isKnown = !best.includes(as) && error !== null
  const cost = isKnown ? gapOf(decision, text) : 0
  return { text, best, cost, error, isMistake: isKnown && isMistake(cost, error) }
}

function reasonFor({ reasons }: Decision, text: string): Reason {
  const found = reasons.find((reason) => reason.text === text)
  if (found === undefined) throw new Error(`"${text}" is not among the options of the question`)
  return found
}

/** Returns the option with the highest value; in a mix of plans, the chosen one, because value alone does not decide there. */
function topOf({ option, reasons, line }: Decision): Reason {
  const chosen = reasons.findIndex(({ text }) => text === option.text)
  const values = reasons.map(({ value }) => value)
  return reasons[line === undefined ? bestOf(values, chosen) : chosen]!
}

const isBehind = ({ value, error }: Reason, top: Reason): boolean => error !== null && top.value - value > SURE * error
