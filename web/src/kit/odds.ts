import { language } from '../words/language.ts'

/** A number with one decimal, in the format of the page's language. */
export const decimal = (value: number): string => value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Writes a chance with one decimal, a space and %. It writes "100 %" or "0 %" only for certainty. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %'
  if (chance >= 1) return '100 %'
  if (chance < 0.001) return `<${decimal(0.1)} %`
  if (chance > 0.999) return `>${decimal(99.9)} %`
  return `${decimal(chance * 100)} %`
}

/** A difference between two chances in percentage points with one decimal, never as a percentage, which would be relative. */
export const points = (difference: number): string =>
  difference > 0 && difference < 0.0005 ? `<${decimal(0.1)}` : decimal(difference * 100)

/** An estimate without decimals. It, too, is "100 %" or "0 %" only for certainty. */
export const wholePercent = (chance: number): string =>
  `${chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)))}\u00a0%`

/** A number with a true minus sign, and with a plus sign if `plus` is set. */
export const signed = (value: number, plus = false): string =>
  `${value < 0 ? '−' : plus && value > 0 ? '+' : ''}${Math.abs(value).toLocaleString(language)}`
