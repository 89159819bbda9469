import type { Grade } from '@robodrome/review'
import type { SaidFinding, SaidReview } from '../table/worker-messages.ts'

/** A decision worth a look, and its place in the record: it cost something, or it was well found. */
export type Item = { entries: number; chose: string } & ({ kind: 'finding'; finding: SaidFinding } | { kind: 'found' })

/** Lists the items in the order in which the decisions were made. */
export const itemsOf = ({ findings, wellFound }: SaidReview): Item[] =>
  [
    ...findings.map((finding): Item => ({ kind: 'finding', entries: finding.entries, chose: finding.chose, finding })),
    ...wellFound.map(({ entries, chose }): Item => ({ kind: 'found', entries, chose })),
  ].toSorted((a, b) => a.entries - b.entries)

export const gradeOf = (item: Item): Grade | 'found' => (item.kind === 'found' ? 'found' : item.finding.grade)

/** What all findings of a grade cost together. */
export const costOf = (findings: readonly SaidFinding[]): number => findings.reduce((sum, { cost }) => sum + cost, 0)

/** Small losses share one line; all others have a line of their own. */
export const isSmall = ({ grade }: SaidFinding): boolean => grade === 'small'
