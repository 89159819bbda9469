import { BadInput, type Json } from '@robodrome/kernel'
import { game } from '@robodrome/volt'
import { describe, expect, test } from 'vitest'
import { settings } from './helpers.ts'

const wrong = (given: () => unknown): BadInput => {
  try {
    given()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

describe('bad positions say where and what', () => {
  const cases: [string, Json, (string | number)[]][] = [
    ['an unknown field', { robot: [] }, ['robot']],
    ['a board', { board: 'E' }, ['board']],
    ['a space that does not exist', { robots: ['V@a1'] }, ['robots', 0]],
    ['a robot on a pit', { robots: ['V@e5'] }, ['robots', 0]],
    ['two robots on a space', { robots: ['V@e4', 'M@e4'] }, ['robots', 1]],
    ['a robot twice', { robots: ['V@e4', 'V@e3'] }, ['robots']],
    ['too many robots', { robots: ['V@e4', 'M@e3', 'H@e2'] }, ['robots']],
    ['three damage tokens', { robots: ['V@e4 d3'] }, ['robots', 0]],
    ['a starting number twice', { robots: ['V@e4 n1', 'M@e3 n1'] }, ['robots', 1]],
    ['an unknown module', { robots: ['V@e4 +LASER'] }, ['robots', 0]],
    ['two red modules', { robots: ['V@e4 +MINES +CROSSFIRE'] }, ['robots', 0]],
    ['CONDUCTOR without lightning', { robots: ['V@e4 +CONDUCTOR'] }, ['robots', 0]],
    ['a mine on a robot', { robots: ['V@e4'], mines: ['M@e4'] }, ['mines', 0]],
    ['a fourth mine', { robots: ['V@e4'], mines: ['M@a2', 'M@a3', 'M@a4', 'M@b4'] }, ['mines', 3]],
    ['a token off the VP spaces', { tokens: ['a5'] }, ['tokens', 0]],
    ['a second copy of a card', { robots: ['V@e4 +MINES'], inventory: { V: ['MINES'] } }, ['inventory', 'V', 0]],
    ['three copies of a card', { robots: ['V@e4 +MINES', 'M@e3 +MINES'], decks: { red: ['MINES'] } }, ['decks', 'red', 0]],
    ['an unknown setting', { robots: ['V@e4 +ANCHOR'], presets: { V: { ANCHOR: '3' } } }, ['presets', 'V', 'ANCHOR']],
    ['a blue die on a diagonal key', { robots: ['V@e4'], programs: { V: 'I B3 NE' } }, ['programs', 'V']],
    ['three blue dice', { robots: ['V@e4'], programs: { V: 'I B3 N, II B3 N, III B3 N' } }, ['programs', 'V']],
    ['a phase', { phase: 'lunch' }, ['phase']],
    ['a robot that does not play', { robots: ['V@e4', 'M@e3'], champion: 'R' }, ['champion']],
  ]
  test.each(cases)('%s', (_name, position, path) => {
    expect(wrong(() => game.arrange(position, settings('modules', 2))).path).toEqual(path)
  })

  test('modules in a mode without', () => {
    expect(wrong(() => game.arrange({ robots: ['V@e4 +ANCHOR'] }, settings('basic', 2))).message).toContain('no modules in this mode')
  })
})

describe('bad settings say where and what', () => {
  test.each([
    [settings('basic', 2, { board: 'E' }), ['options', 'board']],
    [settings('training', 2, { board: 'A' }), ['options', 'board']],
    [settings('killbots', 1, { game: 'training', board: 'B' }), ['options', 'board']],
    [settings('killbots', 1, { level: 'elite' }), ['options', 'level']],
    [settings('killbots', 3, { killbots: 2 }), ['options', 'killbots']],
    [settings('championship', 1, { killbots: 0 }), ['options', 'killbots']],
    [settings('basic', 2, { startNumbers: 'lottery' }), ['options', 'startNumbers']],
    [settings('basic', 2, { colour: 'red' }), ['options', 'colour']],
  ])('%j', (given, path) => {
    expect(wrong(() => game.setup(given)).path).toEqual(path)
  })
})
