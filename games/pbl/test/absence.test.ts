import {
  asked,
  choose,
  leave,
  Match,
  node,
  options,
  quickLuck,
  settle,
  whenAbsent,
  write,
  type Json,
  type Settings,
} from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { expect, test } from 'vitest'
import { game, type Pbl } from '../src/index.ts'
import { handLimit, sideOf } from '../src/vocabulary.ts'

const SETTINGS: Settings[] = [
  { mode: 'quick', seats: 3, options: { celebrity: ['Sienne Woodin', 'Fenn Amaro'], bombs: 'dunk' } },
  { mode: 'regular', seats: 2, options: { neo: true, bombs: 'predetermined' } },
  { mode: 'regular', seats: 3, options: { blind: true } },
  { mode: 'rotation', seats: 2, options: { challenge: true, turnCap: 20 } },
  { mode: 'hands', seats: 4, options: { bombs: 'predetermined', bombLimit: 3 } },
  { mode: 'gunner', seats: 4, options: { challenge: true } },
]

/** Yields every question of several random games. */
function* questions(): Generator<Pbl> {
  for (const [i, settings] of SETTINGS.entries())
    for (let seed = 1; seed <= 3; seed++) {
      const match = new Match(game, { ...settings, options: { turnCap: 60, ...settings.options } }, quickLuck(100 * i + seed))
      const luck = quickLuck(seed, i)
      while (match.asked().length > 0) {
        yield match.position
        const seat = match.asked()[0]!
        const open = options(game, match.position, seat)
        match.take(seat, open[luck.below(open.length)]!)
      }
    }
}

test('PBL-HAND-1 nobody holds more than the limit when anything else is asked', () => {
  for (const g of questions()) {
    const at = node(game, g)
    const over = g.hands.filter((hand, seat) => !g.sides[sideOf(g, seat)]!.out && hand.length > handLimit(g, seat))
    expect(at.kind === 'choice' && at.rule.name === 'keepHandLimit' ? [] : over).toEqual([])
  }
})

test('a single answer is not asked for, but where not asking would tell something', () => {
  for (const g of questions())
    for (const seat of asked(game, g)) {
      const at = node(game, g)
      const name = at.kind === 'choice' ? at.rule.name : ''
      expect(name in game.asksAnyway! || options(game, g, seat).length > 1, name).toBe(true)
    }
})

test('PBL-PRIO-9 a player whose time has run out is answered for by the table of absence, whatever is asked', () => {
  const seen = new Set<string>()
  for (const g of questions())
    for (const seat of asked(game, g)) {
      const at = node(game, g)
      if (at.kind === 'choice') seen.add(at.rule.name)
      const option = whenAbsent(game, g, seat, quickLuck(1))
      expect(options(game, g, seat).map((each) => JSON.stringify(each))).toContain(JSON.stringify(option))
    }
  expect(seen.size).toBeGreaterThan(25)
})

test('PBL-WIN-5 wherever anybody leaves, the game goes on to its end', () => {
  let left = 0
  for (const g of questions()) {
    if (++left % 9 !== 0) continue
    const twin = game.clone(g)
    const luck = quickLuck(left)
    leave(game, twin, luck.below(g.config.seats))
    settle(game, twin, luck)
    for (let step = 0; asked(game, twin).length > 0; step++) {
      const seat = asked(game, twin)[0]!
      expect(twin.sides[sideOf(twin, seat)]!.out).toBe(false)
      const open = options(game, twin, seat)
      expect(open.length).toBeGreaterThan(0)
      if (step % 40 === 39) leave(game, twin, luck.below(g.config.seats))
      else choose(game, twin, seat, open[luck.below(open.length)]!)
      settle(game, twin, luck)
    }
  }
  expect(left).toBeGreaterThan(1000)
})

/** Positions in the middle of a question, and the default answer for an absent player. */
const absences: [string, Json, string[], string[], string][] = [
  ['DP-MAIN', {}, [], [], 'end turn'],
  ['DP-TARGET', { sides: [{ hand: ['Malfunction'] }, {}] }, ['play Malfunction'], [], "Crystal's head"],
  [
    'DP-TARGET',
    { sides: [{ legs: ['Tread Boots'], dead: ['head', 'left arm'], hand: ['Scales of Regeneration'] }, {}] },
    ['build Scales of Regeneration'],
    [],
    'none',
  ],
  ['DP-WINDOW', { sides: [{ hand: ['Mute'] }, { hand: ['Duds'] }] }, ['build Mute'], [], 'pass'],
  ['DP-COMBAT', { sides: [{ hand: ['Mute'] }, {}] }, ['attack with head', "Obsidian's head"], ['1', '6 6'], 'concede'],
  ['DP-REROLL', { sides: [{ pilot: 'Finch Delacroix' }, {}] }, ['attack with head', "Obsidian's head"], ['1'], 'keep the dice'],
  ['DP-PRESET', { sides: [{ head: ['Stabilizer Mask'] }, {}] }, ['attack with head', "Obsidian's head"], [], 'fix a die at 6'],
  [
    'DP-UNITE',
    { sides: [{ 'right shoulder': ['Refuge Laser'], hand: ['Mute'] }, {}] },
    ['attack with head', "Obsidian's head", 'bomb Mute'],
    ['1', '6 6'],
    '0 ticks',
  ],
  [
    'DP-UNITE',
    { sides: [{ 'right shoulder': ['Yot-Z Bazooka'] }, {}] },
    ['attack with head', "Obsidian's head"],
    ['1', '6 6'],
    'hold fire',
  ],
  [
    'DP-STRIKE',
    { sides: [{ 'right shoulder': ['Yot-Z Bazooka'] }, {}] },
    ['attack with head', "Obsidian's head", 'fire Yot-Z Bazooka'],
    ['1', '6 6', '1 2 3 4 5'],
    'stop',
  ],
  ['DP-SOURCE', { row: ['Shero', 'Mute'] }, ['end turn'], [], 'draw from deck'],
  ['DP-SOURCE', { sides: [{ deck: [] }], shop: ['Shero', 'Mute'] }, ['end turn'], ['Shero, Mute'], 'take Shero'],
  ['DP-SEARCH', { sides: [{ hand: ['Trace Law'] }] }, ['play Trace Law'], [], 'take none'],
  [
    'DP-DISCARD',
    { sides: [{ hand: ['Distraction Teddy'] }, { hand: ['Duds', 'Shero', 'Mute'] }] },
    ['play Distraction Teddy'],
    [],
    'discard Shero',
  ],
  [
    'DP-DOWNSIZE',
    { sides: [{ hand: ['Hangar Fire'] }, { hangars: ['Tin Shed'], crew: ['Mute', 'Bruno'] }] },
    ['play Hangar Fire'],
    [],
    'keep Mute',
  ],
  [
    'DP-LOOK',
    { sides: [{ hand: ['Lookout Visor'], deck: ['Shero', 'Mute'] }] },
    ['build Lookout Visor'],
    ['Mute, Shero'],
    'leave the rest',
  ],
  ['DP-LOOK', { sides: [{ hand: ['Advice from Doc'], deck: ['Shero', 'Mute'] }] }, ['play Advice from Doc'], ['Mute, Shero'], 'take Mute'],
]

test.each(absences)('PBL-PRIO-9 %s of somebody absent in %j after %j: luck %j, then %s', (_id, position, moves, luck, expected) => {
  const settings = { mode: 'quick', seats: 2, options: { passes: [['turn end'], expected === 'pass' ? [] : ['all']] } }
  const match = new Match(game, settings, scriptedLuck(luck), game.arrange(position, settings))
  for (const move of moves) expect(match.choose(0, move)).toBeNull()
  const seat = match.asked()[0]!
  expect(write(game, match.position, whenAbsent(game, match.position, seat, quickLuck(1)))).toBe(expected)
})
