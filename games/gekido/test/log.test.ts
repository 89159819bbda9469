import { Match } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

const settings = { mode: 'standard', seats: 2, options: {} }

test('GK-ATK-7 a Command that was complete before the last roll is not locked a second time', () => {
  const attack = { target: 1, roll: 2, command: 'THREE_KIND', locked: 'TTT', free: 'CS' }
  const from = game.arrange({ bots: { 0: { at: '1,1' } }, attack, at: 'check' }, settings)
  const match = new Match(game, settings, scriptedLuck(['D D', 'C01']), from)
  expect(match.choose(0, 'roll')).toBe(null)
  const kinds = match.told.map(({ event }) => event.kind)
  expect(kinds).toContain('success')
  expect(kinds).not.toContain('lock')
})
