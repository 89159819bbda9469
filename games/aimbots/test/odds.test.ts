import { BASE, chanceToHit, game, odds, oddsNow, oddsNowSeenBy, oddsSeenBy, solver, type Aimbots, type Fraction } from '@robodrome/aimbots'
import { oddsCommand } from '../src/odds/command.ts'
import { oddsAt } from '../src/odds/at-table.ts'
import { asked, choose, happen, listen, node, options, outcomes, ready, write } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { NO_EFFECTS } from '../src/content/effects.ts'
import type { Happening } from '../src/terms.ts'

const settings = { mode: 'duel', seats: 2, options: {} }
const arranged = (position: object, table = settings): Aimbots => ready(game, game.arrange(position as never, table))

test('AB-ATK-14 the table of margins comes out exactly', () => {
  const hits = [70, 126, 206, 310, 435, 575, 721, 861, 986, 1090, 1170, 1226, 1261]
  const found = hits.map((_, i) => chanceToHit({ margin: i - 6, attacker: NO_EFFECTS, defender: NO_EFFECTS, surges: [0, 0] }))
  expect(found).toEqual(hits.map((count) => ({ hits: count, of: 1296 })))
})

/**
 * Finds the chance of a hit from here by playing the real rules: every option of both sides and every outcome, without a cache and without
 * knowledge of abilities.
 */
function playedOut(g: Aimbots): number {
  const at = node(game, g)
  if (at.kind === 'chance') {
    const listed = outcomes(game, g)!
    const total = listed.reduce((sum, [, weight]) => sum + weight, 0)
    return listed.reduce((sum, [outcome, weight]) => sum + (weight / total) * after(g, (twin) => happen(game, twin, outcome)), 0)
  }
  const seat = asked(game, g)[0]!
  const values = options(game, g, seat).map((option) => after(g, (twin) => choose(game, twin, seat, option)))
  return seat === 0 ? Math.max(...values) : Math.min(...values)
}

/** The value after a step; a hit or a miss ends it. */
function after(g: Aimbots, step: (twin: Aimbots) => void): number {
  const twin = game.clone(g)
  let hit: boolean | null = null
  listen(
    (event) => event.kind === 'compare' && (hit = (event as Happening & { kind: 'compare' }).hit),
    () => step(twin),
  )
  return hit === null ? playedOut(twin) : hit ? 1 : 0
}

const near = (fraction: Fraction) => fraction.hits / fraction.of

const DUELS: [attacker: string, defender: string, held: string[][]][] = [
  ['R:Hammer@d4/3', 'B:Anchor@d5', [[], []]],
  ['R:Hammer@d4/3', 'B:Turtle@d5', [[], []]],
  ['R:Hammer@d4/3', 'B:Echo@d5', [[], []]],
  ['R:Hammer@d4/3', 'B:Mirage@d5', [[], []]],
  ['R:Gambler@d4/1', 'B:Captain@d5', [[], []]],
  ['R:Hammer@d4/3', 'B:Anchor@d5', [['SURGE'], ['SURGE']]],
  ['R:Hammer@d4/3', 'B:Anchor@d5', [['SURGE'], ['SURGE', 'SURGE']]],
  ['R:Hammer@d4/3', 'B:Turtle@d5', [['SURGE'], []]],
  ['R:Hammer@d4/0', 'B:Mirage@d5', [[], ['SURGE']]],
  ['R:Hammer@d4/0', 'B:Echo@d5', [['SURGE'], []]],
]

test.each(DUELS)('AB-ATK-11 exact odds agree with playing the rules out: %s against %s, tokens %j', (attacker, defender, held) => {
  const g = arranged({ bots: [attacker, defender], held })
  const attack = options<object>(game, g, 0).find((option) => write(game, g, option).includes(' attacks '))!
  expect(near(odds(g, 0, 1))).toBeCloseTo(
    after(g, (twin) => choose(game, twin, 0, attack)),
    10,
  )
})

const REROLLS: [attacker: string, defender: string, held: string[][]][] = [
  ['R:Jack@d4/2', 'B:Turtle@d5', [[], []]],
  ['R:Jack@d4/0', 'B:Mirage@d5', [[], []]],
  ['R:Jack@d4/1', 'B:Echo@d5', [['SURGE'], []]],
  ['R:Gambler@d4/1', 'B:Turtle@d5', [[], ['SURGE']]],
  ['R:Gambler@d4/3', 'B:Mirage@d5', [[], []]],
]

test.each(REROLLS)('AB-ATK-12 and for given dice with rerolls on both sides: %s against %s, tokens %j', (attacker, defender, held) => {
  for (const dice of [
    [1, 4, 1, 3],
    [2, 2, 6, 1],
    [6, 3, 5, 5],
    [1, 1, 1, 1],
    [5, 6, 1, 6],
  ]) {
    const g = arranged({ bots: [attacker, defender], held })
    const { margin } = odds(g, 0, 1)
    const effectsOf = (bot: string) => BASE.programs.find(({ name }) => name === /:(\w+)@/.exec(bot)![1])!.effects
    const surges = [held[0]!.length, held[1]!.length] as const
    const solved = solver({ margin, attacker: effectsOf(attacker), defender: effectsOf(defender), surges })
    const state = { dice, used: [false, false], surges, turn: 0, passes: 0 } as const
    const attack = options<object>(game, g, 0).find((option) => write(game, g, option).includes(' attacks '))!
    choose(game, g, 0, attack)
    const played = after(g, (twin) => happen(game, twin, dice))
    expect(solved.hits(state) / solved.cases(state)).toBeCloseTo(played, 10)
    happen(game, g, dice)
    const now = oddsNow(g)
    expect(now === null ? played : near(now)).toBeCloseTo(played, 10)
  }
})

test('AB-P09 best play counts a Decoy that lets another take its place', () => {
  const g = arranged({ bots: ['R:Hammer@d4/3', 'B:Decoy@d5', 'B:Turtle@e5'] })
  expect(odds(g, 0, 1)).toMatchObject({ defender: 2, margin: 0 })
  const alone = arranged({ bots: ['R:Hammer@d4/3', 'B:Decoy@d5', 'B:Turtle@g7'] })
  expect(odds(alone, 0, 1)).toMatchObject({ defender: 1, margin: 4, hits: 1170, of: 1296 })
})

test('AB-EDGE-30 the tokens of the final defender count: a Decoy may let a teammate’s bot take its place', () => {
  const bots = ['R:Hammer@d4/3', 'Y:Ram@a1', 'B:Decoy@d5', 'W:Turtle@e5']
  const teams = (held: string[][]) => arranged({ bots, held }, { mode: 'teams', seats: 4, options: {} })
  const [none, mate, own] = [teams([]), teams([[], [], [], ['SURGE']]), teams([[], ['SURGE']])]
  expect(odds(mate, 0, 2).defender).toBe(3)
  expect(near(odds(mate, 0, 2))).toBeLessThan(near(odds(none, 0, 2)))
  // The defending side knows both hands, so the number it sees is the true one.
  for (const g of [none, mate, own])
    for (const seat of [1, 3])
      expect(oddsSeenBy(g, seat, 0, 2)).toEqual({ least: odds(g, 0, 2), most: odds(g, 0, 2), chance: near(odds(g, 0, 2)) })
  // The attacker knows neither hand, only how many tokens each player has.
  expect(oddsSeenBy(mate, 0, 0, 2)).toMatchObject({ least: odds(mate, 0, 2), most: odds(none, 0, 2) })
})

test('AB-HID-1 what a seat can know of the odds does not depend on hidden tokens', () => {
  const bots = ['R:Hammer@d4/3', 'B:Anchor@d5']
  const seen = [['SURGE'], ['RELOCATE'], ['POWER CORE']].map((held) => oddsSeenBy(arranged({ bots, held: [['SURGE'], held] }), 0, 0, 1))
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
  expect(near(seen[0]!.least)).toBeLessThan(near(seen[0]!.most))
  expect(seen[0]!.most).toEqual(odds(arranged({ bots, held: [['SURGE'], []] }), 0, 1))
  expect(seen[0]!.least).toEqual(odds(arranged({ bots, held: [['SURGE'], ['SURGE']] }), 0, 1))
  const windows = [['SURGE'], ['RELOCATE']].map((held) => {
    const g = arranged({ bots, held: [['SURGE'], held] })
    expect(oddsAt(g, 0)).toMatch(
      /^Hammer d4 attacks Anchor d5: hits .* % on average over all possible hidden tokens, from .* to .* %\n[^]*AB-ATK-8$/,
    )
    choose(
      game,
      g,
      0,
      options<object>(game, g, 0).find((option) => write(game, g, option).includes(' attacks '))!,
    )
    happen(game, g, [1, 6, 3, 3])
    return [oddsNowSeenBy(g, 0), oddsAt(g, 0)]
  })
  expect(windows[1]).toEqual(windows[0])
  expect(windows[0]![1]).toMatch(/^Hammer d4 attacks Anchor d5\nhits /)
  const open = oddsSeenBy(arranged({ bots, held: [['SURGE'], []] }), 0, 0, 1)
  expect(open.least).toEqual(open.most)
  const gone = oddsSeenBy(arranged({ bots, held: [['SURGE'], ['RELOCATE']], used: ['SURGE', 'SURGE'] }), 0, 0, 1)
  expect(gone.least).toEqual(gone.most)
})

test('AB-HID-1 over all that hidden tokens may be, each deal of the unseen ones counts alike', () => {
  const bots = ['R:Hammer@d4/3', 'B:Anchor@d5']
  const { least, most, chance } = oddsSeenBy(arranged({ bots, held: [[], ['RELOCATE']] }), 0, 0, 1)
  // The player has one token out of twelve, three of which are SURGE.
  expect(chance).toBeCloseTo((3 * near(least) + 9 * near(most)) / 12, 12)
  const one = oddsSeenBy(arranged({ bots, held: [['SURGE'], ['RELOCATE']] }), 0, 0, 1)
  expect(one.chance).toBeCloseTo((2 * near(one.least) + 9 * near(one.most)) / 11, 12)
  // A spectator knows neither hand.
  const both = arranged({ bots, held: [['RELOCATE'], ['RELOCATE']] })
  const surging = (held: string[][]) => near(odds(arranged({ bots, held }), 0, 1))
  const cases = [
    [9 * 8, surging([[], []])],
    [3 * 9, surging([['SURGE'], []])],
    [9 * 3, surging([[], ['SURGE']])],
    [3 * 2, surging([['SURGE'], ['SURGE']])],
  ] as const
  expect(oddsSeenBy(both, null, 0, 1).chance).toBeCloseTo(cases.reduce((sum, [ways, hit]) => sum + ways * hit, 0) / (12 * 11), 12)
})

test('AB-INV-5 nobody holds a POWER CORE with which they would have won', () => {
  const bots = ['R:Hammer@d4/3', 'B:Anchor@d5']
  const g = arranged({ bots, held: [[], ['RELOCATE']], captured: [[], [3, 3]] })
  const { least, most, chance } = oddsSeenBy(g, 0, 0, 1)
  expect(game.view(g, 1).players[1]).toMatchObject({ points: 6 })
  expect(chance).toBeCloseTo((3 * near(least) + 6 * near(most)) / 9, 12)
})

test('the command for odds prints a table, a combat or an attack', () => {
  expect(oddsCommand([]).split('\n')).toHaveLength(13)
  expect(oddsCommand(['--margin', '4'])).toBe('margin +4  1170 of 1296 = 90.3 %')
  expect(oddsCommand(['--margin', '4'], 'de')).toBe('Modifikator +4  1170 von 1296 = 90,3 %')
  const attack = oddsCommand(['R:Turret@c3/2', 'B:Hacker@c5', '--pivoted'])
  expect(attack).toBe(
    [
      'Turret c3 attacks Hacker c5',
      '  Attack face   +6  AB-ATK-6',
      '  Armor         -4  AB-ATK-7',
      '  Turret        +2  AB-P15',
      '  Margin        +4  AB-ATK-8',
      'hits 1170 of 1296 = 90.3 %',
    ].join('\n'),
  )
})

test('AB-P17 the command for odds knows a charging Narwhal, and says how it is used', () => {
  const still = oddsCommand(['R:Narwhal@d4/1', 'B:Captain@d5'])
  expect(still).toContain('Margin        -1')
  expect(oddsCommand(['R:Narwhal@d4/1', 'B:Captain@d5', '--charging'])).toContain('  Narwhal       +3  AB-P17\n  Margin        +2')
  for (const help of ['--help', '-h']) expect(oddsCommand([help])).toMatch(/^usage: [^]*--charging[^]*--surge/)
  expect(oddsCommand(['R:Narwhal@d4/1', '--help'])).toBe(oddsCommand(['--help']))
})

test.each([
  [['x', 'y'], 'bots.0.bot: found "x", expected a bot such as'],
  [['x'], 'bots: found ["x"], expected bots such as'],
  [['--margin', '9'], '--margin: found "9", expected a whole number from -6 to 6'],
  [['--margin'], '--margin: found nothing, expected a value after it'],
  [['--attacker', 'Jock'], '--attacker: found "Jock", expected the name of a program'],
  [['--surge', '2,2'], '--surge: found "2,2", expected tokens'],
  [['--shoot'], '--shoot: found "--shoot", expected one of --margin'],
  [['R:Jack@d4', 'B:Turtle@g7'], 'bots.1: found "B:Turtle@g7", expected a bot that Jack d4 may attack (AB-ATK-1)'],
  [['R:Jack@d4', 'B:Turtle@d5', '--margin', '3'], '--margin: found "3", expected either bots or this option, not both'],
])('the command for odds refuses %j', (args, message) => {
  expect(() => oddsCommand(args)).toThrow(message)
})
