import { leastRating, rate, shownRating, UNRATED } from '@robodrome/leagues'
import { expect, it } from 'vitest'

const of = (mu: number, sigma: number) => ({ mu, sigma })

it('LG-TV-31, LG-RATE-2, LG-RATE-4, LG-RATE-5: two new players, one wins', () => {
  const [[winner], [loser]] = rate([[UNRATED], [UNRATED]], [1, 2]) as [[typeof UNRATED], [typeof UNRATED]]
  expect([winner, loser]).toEqual([of(27.635389, 8.065901), of(22.364611, 8.065901)])
  expect([shownRating(winner), shownRating(loser)]).toEqual([
    { rating: 1579, spread: 484 },
    { rating: 1421, spread: 484 },
  ])
  expect(leastRating(UNRATED)).toBeCloseTo(0, 5)
})

it('LG-TV-32, LG-RATE-4: a draw', () => {
  expect(rate([[of(28, 4)], [UNRATED]], [1, 1])).toEqual([[of(27.900726, 3.976936)], [of(25.430734, 7.87177)]])
})

it('LG-TV-33, LG-RATE-6: four seats, two of them tied', () => {
  expect(rate([[of(30, 5)], [of(27, 6)], [UNRATED], [of(22, 4)]], [1, 2, 2, 4])).toEqual([
    [of(31.154106, 4.979138)],
    [of(26.634006, 5.911908)],
    [of(24.684619, 8.023747)],
    [of(21.496648, 3.986654)],
  ])
})

it('LG-TV-34, LG-RATE-4: teams', () => {
  expect(
    rate(
      [
        [UNRATED, of(29, 4)],
        [of(26, 5), of(27, 5)],
      ],
      [2, 1],
    ),
  ).toEqual([
    [of(22.236215, 8.027334), of(28.363011, 3.967448)],
    [of(26.99514, 4.950729), of(27.99514, 4.950729)],
  ])
})
