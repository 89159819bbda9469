import type { Seat, Seen } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { DIFFERENCES, luckOf, plainHits, ROLLS } from '../src/odds/luck.ts'
import type { BotRef, Happening } from '../src/terms.ts'

const bot = (owner: Seat): BotRef => ({ id: owner, owner, program: 'Jack', at: 'd4', copy: 0 })

const attack = (attacker: number, defender: number, margin: number, dice: readonly number[]): Seen<Happening>[] => [
  { kind: 'margin', rule: 'AB-ATK-8', bot: bot(attacker), target: bot(defender), margin, parts: [] },
  {
    kind: 'combat roll',
    rule: 'AB-ATK-10',
    seats: [attacker, defender],
    attack: dice.slice(0, 2),
    defense: dice.slice(2),
  },
]

test('AB-ATK-14 of the 1296 rolls 721 hit without a margin, since ties hit, and none are left out', () => {
  expect([...DIFFERENCES.values()].reduce((sum, rolls) => sum + rolls, 0)).toBe(ROLLS)
  expect(plainHits(0)).toBe(721)
  expect(plainHits(-11)).toBe(0)
  expect(plainHits(10)).toBe(ROLLS)
})

test('what one side gains by the dice the other loses, and a certain hit brings no luck', () => {
  const [mine, theirs] = luckOf([...attack(0, 1, 0, [6, 6, 1, 1]), ...attack(1, 0, 10, [1, 1, 6, 6])], 2)
  expect(mine).toEqual({ expected: 721 / 1296, actual: 1, tries: 2 })
  expect(theirs).toEqual({ expected: 575 / 1296 + 1, actual: 1, tries: 2 })
})
