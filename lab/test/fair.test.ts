import { makeFair, readFairQuestion, threads } from '@robodrome/lab'
import { expect, test } from 'vitest'
import { QUESTION } from './fair-question.ts'

test('what cannot be answered is refused', async () => {
  expect(() => readFairQuestion({ ...QUESTION, measure: QUESTION.search })).toThrow('a mind other than the one that searches')
  const nowhere = readFairQuestion({ ...QUESTION, move: [{ path: 'bots.*.tail', by: [0, 1] }] })
  await expect(makeFair(nowhere, { engine: threads(0) })).rejects.toThrow('the path of a number')
})
