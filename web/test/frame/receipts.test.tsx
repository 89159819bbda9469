import { newReceipt } from '@robodrome/table'
import { beforeEach, expect, test, vi } from 'vitest'

const PLAN = { game: 'sparks', settings: { mode: 'standard', seats: 2, options: {} } }
const C0 = 'c0'.repeat(32)

/** The page as after a reload, when it knows only what was stored. */
const page = async () => {
  vi.resetModules()
  return import('../../src/table/receipts.ts')
}

beforeEach(() => localStorage.clear())

test('what this device saw of the dice outlives a reload, one receipt for each seat of a table', async () => {
  const { keepReceipt, receiptsOf } = await page()
  keepReceipt('aaaaaaaaaaaa', newReceipt(PLAN, 0, C0, 'zero'))
  keepReceipt('aaaaaaaaaaaa', newReceipt(PLAN, 1, C0, 'one'))
  keepReceipt('aaaaaaaaaaaa', { ...newReceipt(PLAN, 0, C0, 'zero'), promises: ['p0', 'p1'] })
  expect(receiptsOf('bbbbbbbbbbbb')).toEqual([])
  const later = await page()
  expect(later.receiptOf('aaaaaaaaaaaa', 0)).toEqual({ ...newReceipt(PLAN, 0, C0, 'zero'), promises: ['p0', 'p1'] })
  expect(later.receiptOf('aaaaaaaaaaaa', 1)).toEqual(newReceipt(PLAN, 1, C0, 'one'))
})

test('a window without storage remembers it while the page is open', async () => {
  const { keepReceipt, receiptOf } = await page()
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keepReceipt('aaaaaaaaaaaa', newReceipt(PLAN, 0, C0, 'zero'))
  expect(receiptOf('aaaaaaaaaaaa', 0)).toEqual(newReceipt(PLAN, 0, C0, 'zero'))
  refuse.mockRestore()
})

test('only a limited number of tables is remembered, always including the current one', async () => {
  const { keepReceipt } = await page()
  const clock = vi.spyOn(Date, 'now')
  // The latest receipts come first in the storage: the time decides, not the order in which a browser lists them.
  for (let i = 0; i < 130; i++) {
    clock.mockReturnValue(i < 10 ? 1_000 + i : i)
    keepReceipt(`table-${i}`, newReceipt(PLAN, 0, C0, 'w'))
  }
  clock.mockRestore()
  expect(localStorage.length).toBe(100)
  const { receiptOf } = await page()
  expect([0, 9, 10, 39, 40, 129].map((i) => receiptOf(`table-${i}`, 0) !== undefined)).toEqual([true, true, false, false, true, true])
})

test('a host who says at the end that a seat was not ours is checked against what we kept of it all the same', async () => {
  const { keepReceipt } = await page()
  const { receiptsFor } = await import('../../src/table/receipts-for.ts')
  keepReceipt('aaaaaaaaaaaa', { ...newReceipt(PLAN, 0, C0, 'zero'), left: 'told' })
  keepReceipt('aaaaaaaaaaaa', newReceipt(PLAN, 1, C0, 'given up before the battle'))
  expect(receiptsFor({ table: 'aaaaaaaaaaaa', own: [] }).map(({ seat }) => seat)).toEqual([0])
})
