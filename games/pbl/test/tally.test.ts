import { expect, it } from 'vitest'
import { game } from '../src/index.ts'

it('PBL-BLOW-1: a season counts the limbs that somebody else blew off', () => {
  const blowOff = (credited: boolean) =>
    game.tally!({
      kind: 'blow-off',
      rule: 'PBL-BLOW-1',
      at: { robot: 'Crystal', slot: 'legs' },
      by: { seat: 1, robot: 'Solar' },
      credited,
    })
  expect([blowOff(true), blowOff(false)]).toEqual([{ seat: 1, what: 'legs' }, null])
  expect(game.tally!({ kind: 'regenerate', rule: 'PBL-BLOW-6', at: { robot: 'Solar', slot: 'legs' } })).toBeNull()
})
