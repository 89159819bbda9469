import { satDown, type TableCard } from '@robodrome/protocol'
import { newReceipt, promiseOf } from '@robodrome/table'
import { call } from './api.ts'
import { keepReceipt } from './receipts.ts'
import { randomHex } from './saved.ts'

/** Takes a seat, and promises this device's own luck for the dice; what the host has committed to is kept first. */
export const sitDown = async ({ id, commitment }: TableCard, seat: number): Promise<void> => {
  const receipt = newReceipt(seat, commitment, randomHex(16))
  keepReceipt(id, receipt)
  await call(satDown, `tables/${id}/seats`, 'POST', { promise: promiseOf(receipt.contribution), seat })
}
