import { asked } from '@robodrome/kernel'
import { load, save } from '@robodrome/table'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

test('a position of version 1 goes on: turns left, Demolition, limited bombs', () => {
  const settings = { mode: 'hands', seats: 4, options: { bombLimit: 2 } }
  const now = save(game, game.arrange({ turnsLeft: 3, sides: [{}, { noAttackNextTurn: true }] }, settings))
  const { position } = now as { position: { config: object; sides: { barred?: number[]; noAttackNextTurn: boolean }[] } }
  const sides = position.sides.map(({ barred, ...side }) => ({ ...side, noAttackNextTurn: barred!.length > 0 }))
  const old = { ...position, turnsLeft: 4, config: { ...position.config, bombs: 'limited' }, sides }
  const g = load(game, { game: 'pbl', version: 1, position: old })
  expect(g).toEqual(load(game, now))
  expect(asked(game, g)).toEqual([0])
  expect(g.sides[1]!.barred).toEqual([1, 3])
})
