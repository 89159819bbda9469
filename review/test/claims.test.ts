import { loadGame } from '@robodrome/games'
import { expect, test } from 'vitest'
import { holdClaims } from '../src/index.ts'
import { BATTLES } from './battles.ts'

test.each(BATTLES)(
  'claims about random games of %s are confirmed by the checker, which shares no code with the finder',
  async (id, settings) => {
    const { claims, refuted } = holdClaims((await loadGame(id))!, settings, { seed: 1, most: 600 })
    expect(claims).toBeGreaterThanOrEqual(600)
    expect(refuted).toEqual([])
  },
)
