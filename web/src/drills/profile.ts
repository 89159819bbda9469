import { KINDS, type Kind } from '@robodrome/review/kinds'
import type { PlayedBattle } from './drill.ts'

/** How many of the latest battles are compared with the same number before them. */
export const BATTLES = 20

/** What a kind of decision costs per battle, as a share of a win: now, and in the past (null without earlier battles). */
export interface KindCost {
  kind: Kind
  now: number
  before: number | null
}

/** The costs per battle by kind, highest first. */
export function profileOf(battles: readonly PlayedBattle[]): { kinds: KindCost[]; now: number; before: number | null } {
  const sorted = battles.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const [latest, earlier] = [sorted.slice(-BATTLES), sorted.slice(-2 * BATTLES, -BATTLES)]
  const mean = (of: readonly PlayedBattle[], kind: Kind): number =>
    of.reduce((sum, { costs }) => sum + (costs[kind] ?? 0), 0) / Math.max(1, of.length)
  const kinds = KINDS.map((kind): KindCost => ({
    kind,
    now: mean(latest, kind),
    before: earlier.length === 0 ? null : mean(earlier, kind),
  }))
  const sum = (of: (each: KindCost) => number): number => kinds.reduce((total, each) => total + of(each), 0)
  return {
    kinds: kinds.filter(({ now, before }) => now > 0 || (before ?? 0) > 0).toSorted((a, b) => b.now - a.now),
    now: sum(({ now }) => now),
    before: earlier.length === 0 ? null : sum(({ before }) => before ?? 0),
  }
}
