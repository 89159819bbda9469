import type { Settings } from '@robodrome/kernel'
import type { HostedGame } from './terms.ts'

/** The rating pool of a match: the first one in the manifest that lists its mode and its number of seats. Null if there is none. */
export function hostedPool(
  { id, pools }: Pick<HostedGame, 'id' | 'pools'>,
  { mode, seats }: Pick<Settings, 'mode' | 'seats'>,
): string | null {
  const found = pools.find((pool) => pool.modes.includes(mode) && (pool.seats === undefined || pool.seats.includes(seats)))
  return found === undefined ? null : `${id} ${found.id}`
}
