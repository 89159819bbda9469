import type { HostedGame } from '@robodrome/outside/hosted'
import type { Review } from '@robodrome/review'
import type { Snapshot } from '@robodrome/table'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReviewEntrance } from '../src/frame/after/review-entrance.tsx'
import { noteHosted } from '../src/page/hosted.ts'
import type { TableLink } from '../src/table/link.ts'
import { keepReview, keptReview, sealOf } from '../src/table/kept-reviews.ts'

afterEach(cleanup)

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

test('a review is offered after a battle, but not of a game from outside, whose rules this page does not have', () => {
  // Other tests of this process know the game from here on: it has no leagues and no ratings.
  noteHosted([{ id: 'from-outside', title: { en: 'From outside' }, modes: {}, pods: [], pools: [] } as unknown as HostedGame])
  const after = (game: string) => (
    <ReviewEntrance
      link={{ here: null } as TableLink}
      snapshot={{ own: [0], game, table: 'aaaaaaaaaaaa' } as unknown as Snapshot}
      record="robodrome record 1"
    />
  )
  const { rerender } = render(after('gekido'))
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(after('from-outside'))
  expect(screen.queryAllByRole('link')).toEqual([])
})
