import { expect, test } from 'vitest'
import { Patience } from '@robodrome/minds'

test('AI opponents share the waiting time: twelve decisions in a row take at most 1.5 seconds', () => {
  const patience = new Patience()
  const shares = Array.from({ length: 12 }, () => {
    const share = patience.share()
    patience.spend(share)
    return share
  })
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1600)
  expect(shares.slice(0, 4).reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1400)
  expect(shares[0]!).toBeGreaterThan(500)
  expect(shares.at(-1)).toBe(25)
})

test('the next move of a person resets it', () => {
  const patience = new Patience()
  patience.spend(5000)
  expect(patience.share()).toBe(25)
  patience.begin()
  expect(patience.share()).toBeGreaterThan(500)
})
