import { FORMS, type Claim, type Count } from './claim.ts'
import { estimateOf, isSure } from './estimate.ts'
import type { Ending, Told } from './stories.ts'

/** The smallest difference between two means, and between two shares of cases, that is worth a sentence. */
const LEAST_GAP = 0.15
const LEAST_CASES = 0.05

/** Returns the claims in which the two options certainly differ, the clearest first. */
export function claimsOf(told: readonly Told[], turns: number, counts: Counting): { claim: Claim; row: Row }[] {
  const sure = rowsOf(told, counts).flatMap((row) => {
    const gap = estimateOf(row.better.map((value, i) => value - row.chosen[i]!))
    const least = FORMS[row.count.subject] === 'cases' ? LEAST_CASES : LEAST_GAP
    return isSure(gap) && Math.abs(gap.mean) >= least ? [{ row, clear: Math.abs(gap.mean) / Math.max(gap.error, TINY) }] : []
  })
  return sure.toSorted((a, b) => b.clear - a.clear).map(({ row }) => ({ row, claim: statement(row, turns) }))
}
const TINY = 1e-9

/** What is counted at the end of a case. */
export type Counting = (ending: Ending) => readonly Count[]

/** The counts of one subject in every case, after both options. */
export interface Row {
  count: Count
  chosen: number[]
  better: number[]
}

export function rowsOf(told: readonly Told[], counts: Counting): Row[] {
  const found = new Map<string, Row>()
  for (const [i, each] of told.entries())
    for (const side of ['chosen', 'better'] as const)
      for (const count of counts(each[side])) {
        const key = `${count.subject} ${count.what ?? ''}`
        // A case without a count counts as "no" in a number of cases. A mean that is missing in some cases says nothing.
        const missing = (): number[] => told.map(() => (FORMS[count.subject] === 'cases' ? 0 : Number.NaN))
        const row = found.get(key) ?? { count, chosen: missing(), better: missing() }
        row[side][i] = count.value
        found.set(key, row)
      }
  return [...found.values()]
}

export function statement({ count: { subject, what }, chosen, better }: Row, turns: number): Claim {
  const total = (values: readonly number[]): number =>
    FORMS[subject] === 'cases' ? values.filter((value) => value > 0).length : estimateOf(values).mean
  const said = { subject, ...(what !== undefined && { what }), chosen: total(chosen), better: total(better), cases: chosen.length }
  return turns === 1 ? said : { ...said, turns }
}

/** How a case ended, in the form that claims in every game use. */
export const endOf: Counting = ({ isOver, value }) => [
  { subject: 'won', value: isOver && value > 0.5 ? 1 : 0 },
  { subject: 'lost', value: isOver && value < 0.5 ? 1 : 0 },
]
