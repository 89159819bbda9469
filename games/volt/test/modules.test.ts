import { STANDARD_CONTENT } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { matchOf, play, settings } from './helpers.ts'

test('VT-MOD-12 only cards that say so replace moving or firing', () => {
  const instead = (what: string) =>
    Object.values(STANDARD_CONTENT.modules).flatMap((module) => (module.instead === what ? [module.id] : []))
  expect(instead('firing')).toEqual(['MOBILITY', 'TELEPORT', 'CROSSFIRE', 'GRENADES', 'REMOTE CONTROL', 'WATER CANNON'])
  expect(instead('moving')).toEqual(['JETPACK'])
})

test('VT-MOD-12 a module in addition leaves the basic move as it is', () => {
  const match = matchOf(settings('modules', 2), ['8'], { robots: ['V@a4 +SHOCKWAVE', 'M@f4'], programs: { V: 'B4 E' } })
  play(match, '0 SHOCKWAVE')
  expect(match.position.robots.V.at).toBe('e4')
  expect(match.position.robots.M.damage).toBe(1)
})

test('VT-MOD-13 VT-GEO-10 a laid mine goes on working without a die, and takes its space for itself', () => {
  const match = matchOf(settings('modules', 2), ['8'], { robots: ['V@e1 +MINES', 'M@d1'], programs: { V: 'I B1 E', M: 'II B1 E' } })
  play(match, '0 MINES')
  expect(match.told.map(({ event }) => event.kind)).toContain('detonation')
  expect(match.position.mines).toEqual([])
  expect(match.position.robots).toMatchObject({ M: { at: 'e1', damage: 1 }, V: { at: 'f1', damage: 1 } })
})

test('VT-OVR-5 a card beats a basic rule: WALL CONTROL goes where a wall blocks', () => {
  const position = { board: 'B', robots: ['V@e3 +WALL CONTROL'], programs: { V: 'B1 N' } }
  const through = matchOf(settings('modules', 2), ['8'], position)
  play(through, '0 WALL CONTROL')
  expect(through.position.robots.V.at).toBe('e4')
  const plain = matchOf(settings('modules', 2), ['8'], position)
  play(plain, '0 move')
  expect(plain.position.robots.V.at).toBe('e3')
})
