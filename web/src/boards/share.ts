import { wholePercent } from '../kit/odds.ts'
import { broadcastWords } from '../words/broadcast.ts'

/** Fractions that people can imagine: rolls of up to three dice. */
const CASES = [6, 36, 216]

/** A chance as a commentator would say it, such as "11 times in 36". */
export const fractionText = (hits: number, of: number): string => {
  const least = CASES.find((cases) => Number.isInteger((hits * cases) / of))
  return least === undefined || hits === 0 || hits === of ? wholePercentOf(hits / of) : broadcastWords.share((hits * least) / of, least)
}

/** Words a numeric chance as a commentator would say it, or as a whole percentage if no simple fraction matches. */
export function shareOf(chance: number): string {
  const of = CASES.find((cases) => Math.abs(chance * cases - Math.round(chance * cases)) < 1e-9)
  return of === undefined ? wholePercentOf(chance) : fractionText(Math.round(chance * of), of)
}

const wholePercentOf = (chance: number): string => broadcastWords.percent(wholePercent(chance))
