import { satDown, tableCard, type TableCard } from '@robodrome/protocol'
import { promiseOf, receiptFor } from '@robodrome/table'
import { go } from '../page/route.ts'
import { call } from './api.ts'
import { keepReceipt, receiptsOf } from './receipts.ts'
import { randomHex } from './saved.ts'

/** Takes a seat, and promises this device's own luck for the dice; what the host has committed to is kept first. */
export const sitDown = async (card: TableCard, seat: number): Promise<void> => {
  const { id, commitment } = card
  const receipt = receiptFor(card, seat, commitment, receiptsOf(id), () => randomHex(16))
  keepReceipt(id, receipt)
  await call(satDown, `tables/${id}/seats`, 'POST', { promise: promiseOf(receipt.contribution), seat })
}

/** Goes to a table and takes the seats that are kept for this player; where none is, the table itself offers what is open. */
export const sitDownAt = async (id: string): Promise<void> => {
  const card = await call(tableCard, `tables/${id}`)
  for (const seat of card.kept) await sitDown(card, seat)
  go({ at: 'table', id })
}
