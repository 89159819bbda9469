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
    wellFound: portions.flatMap(({ wellFound }) => wellFound).toSorted((a, b) => a - b),
  }
}
