import type { Broadcast } from '@robodrome/protocol/broadcasts'

/** The state of the table on air: a cut is allowed only between two turns, and after its end has been shown. */
export type Stand = 'playing' | 'between turns' | 'told'

export interface OnAir {
  table: string
  /** When the table came on air. */
  since: number
}

/**
 * A table stays on air for at least this long, unless its match ends. Another table replaces it only if its match is closer by this margin.
 */
const LEAST_MS = 90_000
const CLOSER = 0.15

type Playing = Broadcast['tables'][number]

/** Returns how far the first player is ahead of the second; 0 is the closest possible match. */
const margin = ({ chances }: Playing): number => {
  if (chances === null) return 1
  const [first = 1, second = 0] = chances.toSorted((a, b) => b - a)
  return first - second
}

const closest = (tables: readonly Playing[]): Playing | undefined => tables.toSorted((a, b) => margin(a) - margin(b))[0]

/** Returns the table to show: the caster's choice, otherwise the closest match. Null if none is in play. */
export function chooseTable(
  { tables, casting }: Pick<Broadcast, 'tables' | 'casting'>,
  onAir: OnAir | null,
  stand: Stand,
  now: number,
): string | null {
  if (onAir !== null && stand === 'playing') return onAir.table
  const others = tables.filter(({ table }) => table !== onAir?.table)
  const wanted = tables.find(({ table }) => table === casting.table)
  if (wanted !== undefined && (stand !== 'told' || wanted.table !== onAir?.table)) return wanted.table
  const best = closest(others)
  if (onAir === null || stand === 'told') return best?.table ?? null
  const own = tables.find(({ table }) => table === onAir.table)
  // The match has just ended, so its end is shown first.
  if (own === undefined || best === undefined || now - onAir.since < LEAST_MS) return onAir.table
  return margin(best) < margin(own) - CLOSER ? best.table : onAir.table
}
