import type { Review } from './review.ts'

/** Merges the reviews of several portions. */
export function joined(portions: readonly Review[]): Review {
  const sum = (of: 'decisions' | 'looked' | 'mattered' | 'good'): number => portions.reduce((total, each) => total + each[of], 0)
  return {
    decisions: sum('decisions'),
    looked: sum('looked'),
    mattered: sum('mattered'),
    good: sum('good'),
    findings: portions.flatMap(({ findings }) => findings).toSorted((a, b) => b.cost - a.cost),
    seen: portions.flatMap(({ seen }) => seen).toSorted((a, b) => a - b),
    waiting: portions.flatMap(({ waiting }) => waiting).toSorted((a, b) => a - b),
    wellFound: portions.flatMap(({ wellFound }) => wellFound).toSorted((a, b) => a - b),
  }
}

/** Turns what a stopped review has found into one part of a continued review; the other parts supply the remaining decisions. */
export const partOf = (begun: Review): Review => ({ ...begun, decisions: begun.looked, waiting: [] })

/** Whether every decision was examined and every loss was proven or withheld. */
export const isWhole = ({ decisions, looked, waiting }: Review): boolean => looked === decisions && waiting.length === 0
