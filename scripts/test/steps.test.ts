import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failed, LeftOut, takeAll, tallied } from '../steps.mjs'

let printed = ''
const throws = (error: Error) => () => {
  throw error
}

beforeEach(() => {
  printed = ''
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (printed += `${text}\n`))
  vi.stubEnv('CI', '')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
const lines = () => printed.trim().split('\n')

test('later steps are taken though an earlier one failed; the last line counts', async () => {
  const later = vi.fn<() => object>(() => ({ passed: 7, failed: 0 }))
  const all = takeAll('all', [
    ['one', throws(new Failed('broke', { passed: 2, failed: 3 }))],
    ['two', later],
    ['three', () => undefined],
  ])
  await expect(all).rejects.toMatchObject({ tally: { passed: 10, failed: 3 } })
  expect(later).toHaveBeenCalledOnce()
  expect(lines()[1]).toMatch(/^ {2}FAILED {4}one .* 2 passed, 3 failed broke$/)
  expect(lines().at(-1)).toBe('10 passed, 3 failed')
})

test('what cannot be done here is left out with a word, and is a failure in CI only', async () => {
  const list: [string, () => unknown][] = [['through NATS', throws(new LeftOut('there is none'))]]
  expect(await takeAll('all', list)).toEqual({ passed: 0, failed: 0 })
  expect(lines()[1]).toMatch(/^ {2}left out {2}through NATS .* there is none$/)
  vi.stubEnv('CI', 'true')
  await expect(takeAll('all', list)).rejects.toMatchObject({ tally: { passed: 0, failed: 1 } })
})

test('tests that fail are counted, and a run that breaks off without a failed test is still a failure', () => {
  const broke = throws(new Failed('ended with code 1'))
  const tallyOf = (count: () => { passed: number; failed: number }) => {
    try {
      return tallied(broke, count)
    } catch (error) {
      return (error as Failed).tally
    }
  }
  expect(tallyOf(() => ({ passed: 5, failed: 2 }))).toEqual({ passed: 5, failed: 2 })
  expect(tallyOf(() => ({ passed: 5, failed: 0 }))).toEqual({ passed: 5, failed: 1 })
  expect(tallyOf(throws(new Error('no report')))).toEqual({ passed: 0, failed: 1 })
})
