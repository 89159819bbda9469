import { bestOf } from './decision.ts'
import type { Decision, Reason } from './mind.ts'

/** So many standard errors set two options apart. */
const SURE = 2
/** A decision that gives away less of the win chance than this is no mistake worth a word. */
const WORTH_A_WORD = 0.02
/** A plan that is mixed in less often than this, compared with the likeliest one, is not as good. */
const RARE = 0.2

/** What an option costs against the best one, in shares of the win chance, with the standard error of that. */
export interface Cost {
  text: string
  cost: number
  error: number
}

/** The answer to somebody who asks what to do. It compares options, and gives no win chance of its own: the page shows one already. */
export interface Advice {
  /** The option that the mind would choose; after it those that it cannot tell from this one, best first. */
  best: string[]
  /**
   * `only`: nothing else can be chosen. `planned`: it goes on with a plan that it made before. `sure`: every other option is worse by more than the error of the
   * estimate. `unsure`: some option is not.
   */
  certainty: 'only' | 'planned' | 'sure' | 'unsure'
  /** Options that are surely worse, the cheapest first. */
  others: Cost[]
}

/** What a decision of somebody is held to be. */
export interface Judgement {
  text: string
  /** What would have been best: see `Advice`. */
  best: string[]
  /** How much of the win chance it gave away, with the standard error of that: nothing where it cannot be told from the best. */
  cost: number
  error: number | null
  isMistake: boolean
}

/** What a mind's decision says to somebody else. */
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

/** Whether an option cannot be told from the best. Where plans are mixed, worth alone does not make the best: those are as good that have a fair share of the mix. */
function isAsGood({ line }: Decision, reason: Reason, top: Reason): boolean {
  if (reason === top) return true
  return line === undefined ? !isBehind(reason, top) : reason.share >= RARE * top.share
}

/** How much worse a decision was than the best, by raw estimates: a first look, which says nothing about how sure that is. */
export function gapOf(decision: Decision, text: string): number {
  return Math.max(0, topOf(decision).value - reasonFor(decision, text).value)
}

/** Whether it is sure that a decision gave away more than a little. */
export const isMistake = (cost: number, error: number): boolean => cost > WORTH_A_WORD && cost > SURE * error

/** What a mind that thought about a question says about an option that somebody chose. */
export function judge(decision: Decision, text: string): Judgement {
  const { best } = adviceOf(decision)
  const { error, as = text } = reasonFor(decision, text)
  const isKnown = !best.includes(as) && error !== null
  const cost = isKnown ? gapOf(decision, text) : 0
  return { text, best, cost, error, isMistake: isKnown && isMistake(cost, error) }
}

function reasonFor({ reasons }: Decision, text: string): Reason {
  const found = reasons.find((reason) => reason.text === text)
  if (found === undefined) throw new Error(`"${text}" is not among the options that were thought about`)
  return found
}

/** The option of greatest worth, or the one chosen where plans are mixed: there worth alone does not make the best. */
function topOf({ option, reasons, line }: Decision): Reason {
  const chosen = reasons.findIndex(({ text }) => text === option.text)
  const values = reasons.map(({ value }) => value)
  return reasons[line === undefined ? bestOf(values, chosen) : chosen]!
}

const isBehind = ({ value, error }: Reason, top: Reason): boolean => error !== null && top.value - value > SURE * error
