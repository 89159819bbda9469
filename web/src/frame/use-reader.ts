import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import { useMemo } from 'react'
import { words } from '../words/index.ts'

/** The reader, who is called "you" if one person plays one seat. Several people who share a device are all called by name. */
export function useReader({ seats, own, seat }: Snapshot): Reader {
  const alone = own.length > 1 ? null : seat
  return useMemo(
    () => ({
      own: alone === null ? [] : [alone],
      nameOf: (of: Seat) => (of === alone ? words.you : (seats[of]?.name ?? words.seat(of))),
    }),
    [seats, alone],
  )
}
