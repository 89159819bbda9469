import type { Review } from '@robodrome/review'
import { expect, test } from 'vitest'
import { keepReview, keptReview, sealOf } from '../src/table/kept-reviews.ts'

test('a finished review is kept by the seal of its record and the seat, and what is no review is ignored', () => {
  const review: Review = { decisions: 3, looked: 3, mattered: 2, good: 2, findings: [], wellFound: [], seen: [0, 4, 9], waiting: [] }
  const record = 'robodrome record 1\nseal: ab12\n'
  expect(sealOf('robodrome record 1\n')).toBeNull()
  keepReview(record, 0, review)
  expect(keptReview(record, 0)).toEqual(review)
  expect(keptReview(record, 1)).toBeNull()
  expect(keptReview('robodrome record 1\nseal: ab13\n', 0)).toBeNull()
  localStorage.setItem('robodrome.reviews', '[{"seal":"ab12","seat":0,"review":7}]')
  expect(keptReview(record, 0)).toBeNull()
  localStorage.setItem('robodrome.reviews', 'no json')
  expect(keptReview(record, 0)).toBeNull()
})
