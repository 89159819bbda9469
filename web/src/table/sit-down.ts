import { satDown, tableCard, type TableCard } from '@robodrome/protocol'
import { promiseOf, receiptFor } from '@robodrome/table'
import { go } from '../page/route.ts'
import { call } from './api.ts'
import { keepReceipt, receiptsOf } from './receipts.ts'
import { randomHex } from './saved.ts'

/** Takes a seat and promises this device's contribution to the dice. The host's commitment is stored first. */
export const sitDown = async (card: TableCard, seat: number): Promise<void> => {
  const { id, commitment } = card
  const receipt = receiptFor(card, seat, commitment, receiptsOf(id), () => randomHex(16))
  keepReceipt(id, receipt)
  await call(satDown, `tables/${id}/seats`, 'POST', { promise: promiseOf(receipt.contribution), seat })
}

/** Opens a table and takes the seats reserved for this player. If there are none, the table offers its open seats. */
export const sitDownAt = async (id: string): Promise<void> => {
  const card = await call(tableCard, `tables/${id}`)
  for (const seat of card.kept) await sitDown(card, seat)
  go({ at: 'table', id })
}
