import type { Seat } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'
import { FORMS, type Claim, type Subject } from '../claim.ts'
import type { Finding, Grade } from '../review.ts'

/** The inputs of a sentence: the numbers as text, the name of the rival, and the name of the piece. */
export interface Said {
  chosen: string
  better: string
  who: string
  what: string
}

/** The words of the review in one language. A subject without a sentence does not compile. */
export interface ReviewWords {
  sentences: { readonly [S in Subject]: (said: Said) => string }
  grades: { readonly [G in Grade]: string }
  /** A number with one decimal place. */
  number(value: number): string
  percent(share: number): string
  /** A number of cases out of all cases. */
  of(cases: string, all: number): string
  rivals: string
  /** A sentence about the start of a later turn of the seat. */
  atTurn(turn: number, sentence: string): string
  noReason(better: string): string
  /** How the cases were made, and with which of the reader's turns they end. */
  basis(cases: number, turns: number): string
  explains(share: string): string
  checked: string
  inFavour: string
  costs(cost: string): string
  you(chose: string): string
  better(better: string): string
  /** How many of the decisions that mattered were best or equally good. */
  accuracy(good: number, mattered: number): string
  dice(by: string): string
  nothingGivenAway: string
  stopped(looked: number, of: number): string
}

/** What a sentence needs to know about the match: the names of its seats, the reviewed seat, and the names of the game's pieces. */
export interface About {
  names: readonly string[]
  seat: Seat
  words: Words
}

/** A claim as a sentence. */
export function sayClaim({ sentences, number, of, rivals, atTurn }: ReviewWords, claim: Claim, { names, seat, words }: About): string {
  const { subject, what = '', cases, turns } = claim
  const isCounted = FORMS[subject] === 'cases'
  const others = names.filter((_, each) => each !== seat)
  const sentence = sentences[subject]({
    chosen: isCounted ? of(String(claim.chosen), cases) : number(claim.chosen),
    better: isCounted ? String(claim.better) : number(claim.better),
    who: others.length === 1 ? others[0]! : rivals,
    what: words.pieces[what] ?? what,
  })
  return turns === undefined ? sentence : atTurn(turns, sentence)
}

/** Formats a finding as lines of text: what was chosen, what would have been better, and why. */
export function sayFinding(says: ReviewWords, finding: Finding, [chose, better]: readonly [string, string], about: About): string[] {
  const { grade, cost, reasons, inFavour } = finding
  const claim = reasons[0]?.claim
  return [
    `${says.grades[grade]} (${says.costs(says.percent(cost))})`,
    says.you(chose),
    says.better(better),
    ...(reasons.length === 0 ? [says.noReason(better)] : []),
    ...reasons.map(({ claim, share }) => `${sayClaim(says, claim, about)} (${says.explains(says.percent(Math.min(1, share)))})`),
    ...inFavour.map(({ claim }) => `+ ${says.inFavour} ${sayClaim(says, claim, about)}`),
    ...(claim === undefined ? [] : [`${says.checked}: ${says.basis(claim.cases, claim.turns ?? 1)}`]),
  ]
}
