import type { Seat } from '@robodrome/kernel'
import { type Guest, Refused } from '@robodrome/table'
import type { ServedTable } from './table.ts'
import { siteSays } from '@robodrome/protocol/says'

/** Sits down, on the first open seat by default. A retry with the same commitment gets the same seat. */
export const sitAt = async (
  table: ServedTable,
  guest: Guest,
  wanted: { seat?: Seat | undefined; promise: string },
): Promise<{ seat: Seat; seq: number }> => {
  const { promise } = wanted
  let seq = 0
  await table.act(guest, promise, { type: 'sit', ...wanted }, (step) => (seq = step))
  const seat = await table.look(({ chairs }) => chairs.findIndex((each) => each.guest === guest.id && each.promise === promise))
  if (seat < 0) throw new Refused('wrong-time', siteSays('stoodUp'))
  return { seat, seq }
}
