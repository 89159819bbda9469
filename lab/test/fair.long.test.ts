import { registry } from '@robodrome/games'
import { makeFair, readFairQuestion, threads, withNumbers } from '@robodrome/lab'
import { expect, test } from 'vitest'
import { QUESTION } from './fair-question.ts'

test('one mind searches within the bounds, another measures the printed game and every step', async () => {
  const { printed, steps, best } = await makeFair(readFairQuestion(QUESTION), { engine: threads(0) })
  expect(steps.length).toBeGreaterThan(0)
  expect(printed.numbers.size).toBe(0)
  const played = steps.map(({ searched }) => searched.unevenness)
  expect(played).toEqual(played.toSorted((a, b) => b - a))
  for (const { searched, measured } of steps) {
    expect(measured.numbers).toBe(searched.numbers)
    expect(searched.numbers.size).toBeLessThanOrEqual(2)
    for (const [{ least, most, printed: own }, value] of searched.numbers) {
      expect(value).not.toBe(own)
      expect(value).toBeGreaterThanOrEqual(least)
      expect(value).toBeLessThanOrEqual(most)
    }
  }
  const spreads = [printed.spread, ...steps.map(({ measured }) => measured.spread)]
  expect(spreads[best + 1]).toBe(Math.min(...spreads))
  const content = (await registry['gekido']!.box!())!
  expect(withNumbers(content, new Map())).toEqual(content)
})
