import { asked, BadInput, Match, options, quickLuck, type Json } from '@robodrome/kernel'
import { load, save } from '@robodrome/table'
import { nameOption, plain, type Words } from '@robodrome/phrases'
import { game, makeGame, readBox, STANDARD, type Box, type Module } from '@robodrome/volt'
import type { Option, Terms } from '@robodrome/volt/page'
import { de, wordsWith as inGerman } from '@robodrome/volt/words/de'
import { en, wordsWith } from '@robodrome/volt/words/en'
import { describe, expect, test } from 'vitest'
import { play, settings } from './helpers.ts'
import { scriptedLuck } from '@robodrome/table'

const contentOf = ({ id: _id, ...content }: Box): Json => JSON.parse(JSON.stringify(content)) as Json
const moduleOf = (id: string): Module => STANDARD.modules.find((module) => module.id === id)!

/** Two modules with known effects that are not in our own set; the box also gets a board with another name. */
const MORTAR: Module = {
  ...moduleOf('GRENADES'),
  id: 'MORTAR MK-2',
  die: ['red', 1, 6],
  lines: [{ at: 'insteadOfFiring', do: 'grenade', n: 2 }],
  text: 'Throw a shell as far as the number: a detonation [2] where it lands.',
  german: 'Wirf eine Granate so weit wie die Zahl: Detonation [2], wo sie landet.',
}
const QUAKE: Module = {
  ...moduleOf('SHOCKWAVE'),
  id: 'QUAKE',
  lines: [{ at: 'moved', do: 'damage', n: 2 }],
  text: 'Two damage around you.',
}
const foundry: Box = {
  ...STANDARD,
  id: 'foundry',
  modules: [...STANDARD.modules, MORTAR, QUAKE],
  boards: [{ ...STANDARD.boards[1]!, id: 'F', text: 'furnaces', vp: 'c3 c7 g7 g3' }, ...STANDARD.boards.slice(2)],
  robots: STANDARD.robots.map((robot) => ({ ...robot, pattern: ['red', 'red', 'blue'] })),
}
const other = makeGame(readBox(contentOf(foundry), 'foundry'))

/** Plays the same random battle in two games at once. */
function sideBySide(mode: string, seats: number, seed: number): Match[] {
  const luck = quickLuck(seed)
  const matches = [new Match(other, settings(mode, seats), luck), new Match(game, settings(mode, seats), luck)]
  for (let turn = 0; matches.some((match) => match.asked().length > 0); turn++) {
    const match = matches[turn % 2]!
    const seat = asked(match.game, match.position)[0]
    if (seat === undefined) continue
    const legal = options(match.game, match.position, seat)
    match.take(seat, legal[luck.below(legal.length)])
  }
  return matches
}

describe('a game made of another box', () => {
  test('is played to its end with its own modules and boards, beside a game of the own box', () => {
    const matches = [1, 2, 3, 4].flatMap((seed) => [sideBySide('modules', 4, seed)])
    const texts = [0, 1].map((i) =>
      matches.map((pair) => pair[i]!.entries.map((entry) => ('text' in entry ? entry.text : '')).join('\n')).join('\n'),
    )
    expect(texts[0]).toMatch(/MORTAR|QUAKE/)
    expect(texts[1]).not.toMatch(/MORTAR|QUAKE/)
    for (const match of matches.flat()) expect(match.game.result(match.position)).not.toBeNull()
  })

  test('VT-CH-2 a championship goes through the boards of the box, and comes to an end', () => {
    const [match] = sideBySide('championship', 2, 3)
    const boards = match!.told.flatMap(({ event }) => (event.kind === 'bout' ? [(event as { board?: string }).board] : []))
    expect(boards.slice(0, 2)).toEqual(['F', 'C'])
  })

  test('a module of known effects is used: a shell of MORTAR MK-2 deals two damage where it lands', () => {
    const given = settings('modules', 2, { board: 'F' })
    const position = { robots: ['V@a4 +mortar mk-2', 'M@c4'], programs: { V: 'R2 E' } }
    const match = new Match(other, given, scriptedLuck(['4']), other.arrange(position, given))
    play(match as never, '0 MORTAR MK-2')
    expect(match.told.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ kind: 'damage', points: 2, source: 'MORTAR MK-2' }),
    )
    expect(match.position.robots.M.damage).toBe(2)
    expect(match.told.some(({ event }) => 'uses' in event && event.uses === 'module MORTAR MK-2')).toBe(true)
    expect(other.pieces(given)).toContain('module MORTAR MK-2')
    expect(game.pieces(settings('modules', 2))).not.toContain('module MORTAR MK-2')
  })

  test('its positions name it, and are taken up again', () => {
    const { position } = new Match(other, settings('modules', 2), quickLuck(1))
    expect(position.box).toBe('foundry')
    expect(load(other, save(other, position))).toEqual(position)
  })

  test('what is said has the texts of the box; German is its own, else ours for what ours says, else its English', () => {
    const view = other.view(new Match(other, settings('modules', 2), quickLuck(1)).position, 0)
    const effect = (words: Words<Terms>, card: Module['id']) => {
      const option: Option = { kind: 'slot', slot: 'right', card }
      return plain(nameOption<Terms>(words, option, view).effect!, { nameOf: String, own: [] })
    }
    expect(effect(en, 'MORTAR MK-2')).toBe(MORTAR.text)
    expect([effect(de, 'MORTAR MK-2'), effect(de, 'QUAKE')]).toEqual([MORTAR.german, QUAKE.text])
    expect(effect(de, 'GRENADES')).toBe(de.texts['module GRENADES'])
    expect(wordsWith('foundry').pieces['module QUAKE']).toBe('QUAKE')
    expect(en.pieces['module QUAKE']).toBeUndefined()
    expect(wordsWith('foundry').settings.board.values).toMatchObject({ F: 'F, furnaces', D: 'D, high voltage' })
    expect(inGerman('foundry').settings.board.values).toMatchObject({ F: 'F, furnaces', D: 'D, Hochspannung' })
  })
})

/** The fault for which a box is refused. */
function complaint(given: () => unknown): string {
  try {
    given()
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return ''
}

describe('a box from outside', () => {
  test('is the box that was written: every printed piece is box data', () => {
    expect(readBox(contentOf(STANDARD), 'standard')).toEqual(STANDARD)
    expect(readBox(contentOf(foundry), 'foundry')).toEqual(foundry)
  })

  const withModule = (id: string, change: object): object => ({
    modules: STANDARD.modules.map((module) => (module.id === id ? { ...module, ...change } : module)),
  })
  const withBoard = (change: object): object => ({ boards: [{ ...STANDARD.boards[0], ...change }, ...STANDARD.boards.slice(1)] })
  const { modules, boards, starts, robots } = STANDARD

  test.each<[string, object, string]>([
    ['an unknown field', { colour: 'red' }, 'colour: found "red", expected one of the fields'],
    ['no board but one', { boards: boards.slice(1, 2) }, 'expected at least 2 entries'],
    ['a module twice', { modules: [...modules, modules[0]] }, 'modules: found "MOBILITY", expected each once'],
    ['a name in small letters', withModule('ANCHOR', { id: 'Anchor' }), 'modules.5.id: found "Anchor", expected a name in capitals'],
    ['a name that a program could not be told from', withModule('ANCHOR', { id: 'A, B' }), 'modules.5.id: found "A, B"'],
    [
      'an unknown moment',
      withModule('ANCHOR', { lines: [{ at: 'noon', do: 'brake', n: 1 }] }),
      'modules.5.lines.0.at: found "noon", expected one of program',
    ],
    [
      'an effect that its moment does not know',
      withModule('ANCHOR', { lines: [{ at: 'pushed', do: 'hold', n: 1 }] }),
      'modules.5.lines.0.do: found "hold", expected one of brake',
    ],
    [
      'a parameter out of bounds',
      withModule('ANCHOR', { lines: [{ at: 'pushed', do: 'brake', n: 3 }] }),
      'modules.5.lines.0.n: found 3, expected at most 2',
    ],
    ['no parameter', withModule('ANCHOR', { lines: [{ at: 'pushed', do: 'brake' }] }), 'modules.5.lines.0.n: found nothing'],
    [
      'a parameter of another effect',
      withModule('ANCHOR', { lines: [{ at: 'pushed', do: 'brake', n: 1, tokens: 2 }] }),
      'modules.5.lines.0.tokens: found 2, expected one of the fields',
    ],
    [
      'discharges without end',
      withModule('CONDUCTOR', { lines: [{ at: 'damaged', do: 'discharge', n: 1, on: ['conductor'] }] }),
      'on.0: found "conductor", expected one of laser',
    ],
    [
      'a die that the rules do not look for',
      withModule('GRENADES', { die: null }),
      'modules.11.die: found null, expected a red die for insteadOfFiring grenade',
    ],
    [
      'a die from 5 to 2',
      withModule('GRENADES', { die: ['red', 5, 2] }),
      'modules.11.die: found ["red",5,2], expected the lower number first',
    ],
    ['two champions of a kind', withModule('JETPACK', { copies: 2 }), 'modules.20.copies: found 2, expected 1 copy of a champion module'],
    [
      'KillBots that cannot use it',
      withModule('GRENADES', { killbots: 'veteran' }),
      'modules.11.killbots: found "veteran", expected null, because KillBots cannot use grenade',
    ],
    ['KillBots that carry it on the wrong side', withModule('ANCHOR', { killbots: 'veteran' }), 'expected veteran for red modules'],
    [
      'two shields on one robot',
      { modules: [...modules, { ...moduleOf('SHIELD'), id: 'BUCKLER' }] },
      'expected no effect that BUCKLER, which fits beside it, also has',
    ],
    [
      'two effects at one moment',
      withModule('SHOCKWAVE', {
        lines: [
          { at: 'moved', do: 'push', n: 1 },
          { at: 'moved', do: 'damage', n: 1 },
        ],
      }),
      'expected each moment once',
    ],
    [
      'effects that are set differently',
      withModule('REMOTE CONTROL', {
        lines: [
          { at: 'insteadOfFiring', do: 'control' },
          { at: 'declare', do: 'shift', n: 1 },
        ],
      }),
      'expected effects that use the same kind of advance setting',
    ],
    [
      'a shot beside what replaces it',
      withModule('GRENADES', {
        lines: [
          { at: 'insteadOfFiring', do: 'shoot' },
          { at: 'shot', do: 'push', n: 1 },
        ],
      }),
      'expected no effect of a plain shot or move',
    ],
    ['a deck of few cards', { modules: modules.slice(3) }, 'cards of two modules in the blue deck on board A'],
    [
      'few modules for KillBots',
      { modules: modules.map((module) => ({ ...module, killbots: null })) },
      'expected at least 3 cards with killbots: veteran',
    ],
    ['a space that is none', withBoard({ vp: 'c3 z9 e4 d5' }), 'boards.0.vp: found "c3 z9 e4 d5", expected spaces such as'],
    ['three VP spaces', withBoard({ vp: 'c3 e4 d5' }), 'boards.0.vp: found 3, expected 4 to 9 VP spaces'],
    [
      'a wall between spaces far apart',
      withBoard({ walls: 'c3-e3' }),
      'boards.0.walls: found "c3-e3", expected pairs of spaces side by side',
    ],
    ['a VP space in a pit', withBoard({ pits: 'c3' }), 'boards.0.pits: found "c3", expected no VP space'],
    ['a start in a pit', withBoard({ pits: 'c1' }), 'boards.0.pits: found "c1"'],
    [
      'a prize that is no champion module',
      withBoard({ champion: 'ANCHOR' }),
      'boards.0.champion: found "ANCHOR", expected a champion module: POWER BEAM',
    ],
    ['three sides', { starts: starts.slice(1) }, 'expected all of South, West, North, East'],
    ['a start of two sides', { starts: starts.map((side) => ({ ...side, spaces: starts[0]!.spaces })) }, 'expected each space once'],
    ['three robots', { robots: robots.slice(1) }, 'expected all of V, M, H, R'],
  ])('with %s is refused', (_name, change, message) => {
    expect(complaint(() => readBox(contentOf({ ...STANDARD, ...change } as Box), 'wrong'))).toContain(message)
  })
})
