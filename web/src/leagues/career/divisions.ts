import { minds } from '@robodrome/minds'

export const DIVISIONS = 5

/** The AI opponents of a division; higher divisions have stronger ones. */
export function programsOf(division: number): string[] {
  const all = Object.keys(minds)
  const best = Math.min(all.length - 1, Math.max(1, Math.round((division * (all.length - 1)) / (DIVISIONS - 1))))
  return all.slice(Math.max(0, best - 1), best + 1)
}
