import { expect, test } from 'vitest'
import { holdClaims } from '../src/index.ts'
import { BATTLES } from './battles.ts'

test.each(BATTLES)(
  'claims about random games of $id are confirmed by the checker, which shares no code with the finder',
  ({ game, settings }) => {
    const { claims, refuted } = holdClaims(game, settings, { seed: 1, most: 600 })
    expect(claims).toBeGreaterThanOrEqual(600)
    expect(refuted).toEqual([])
  },
)
