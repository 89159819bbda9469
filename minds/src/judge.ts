import { bestOf } from './decision.ts'
import type { Decision, Move, Reason } from './mind.ts'

/** So many standard errors set two options apart. */
const SURE = 2
/** Giving away less of the chance to win is no mistake worth a word. */
const WORTH_A_WORD = 0.05

/** What somebody is told who asks what to do. */
export interface Advice {
  /** The option that leads; several, best first, where they cannot be told apart. */
  best: string[]
  /** What the first of them is expected to bring, from 0 (lost) to 1 (won), and the standard error of that. */
  value: number
  error: number | null
  /** How it is expected to go on after the first of them, as far as luck does not decide. */
  ahead: Move[]
  /** The rest, best first. */
  others: Reason[]
}

/** What a decision of somebody is held to be. */
export interface Judgement {
  text: string
  /** What would have been best: see `Advice`. */
  best: string[]
  /** How much of the chance to win it gave away, with the standard error of that: nothing where it cannot be told from the best. */
  cost: number
  error: number | null
  isMistake: boolean
  /** How it was expected to go on after the best. */
  ahead: Move[]
}

/** What a mind's decision says to somebody else. Where plans are made in secret, all that are mixed are as good. */
export function adviceOf(decision: Decision): Advice {
  const { option, reasons, ahead } = decision
  const top = topOf(decision)
  const isAsGood = (reason: Reason): boolean => reason === top || (decision.line === undefined ? !isBehind(reason, top) : reason.share > 0)
  const rank = (reason: Reason): number => (reason === top ? Infinity : decision.line === undefined ? reason.value : reason.share)
  const best = reasons.filter(isAsGood).toSorted((a, b) => rank(b) - rank(a))
  const others = reasons.filter((reason) => !isAsGood(reason)).toSorted((a, b) => b.value - a.value)
  const { value, error } = top
  return { best: best.map(({ text }) => text), value, error, ahead: top.text === option.text ? ahead : [], others }
}

/** What a mind that thought about a question says about an option that somebody chose. */
export function judge(decision: Decision, text: string): Judgement {
  const { best, ahead } = adviceOf(decision)
  const chosen = decision.reasons.find((reason) => reason.text === text)
  if (chosen === undefined) throw new Error(`"${text}" is not among the options that were thought about`)
  const isKnown = !best.includes(text) && chosen.error !== null
  const cost = isKnown ? Math.max(0, topOf(decision).value - chosen.value) : 0
  const isMistake = isKnown && cost > WORTH_A_WORD && cost > SURE * chosen.error!
  return { text, best, cost, error: chosen.error, isMistake, ahead }
}

/** The option of greatest worth, or the one chosen where plans are mixed: there worth alone does not make the best. */
function topOf({ option, reasons, line }: Decision): Reason {
  const chosen = reasons.findIndex(({ text }) => text === option.text)
  const values = reasons.map(({ value }) => value)
  return reasons[line === undefined ? bestOf(values, chosen) : chosen]!
}

const isBehind = ({ value, error }: Reason, top: Reason): boolean => error !== null && top.value - value > SURE * error
