import { game, type Aimbots, type View } from '@robodrome/aimbots'
import { BadInput, Match, quickLuck, ready, start, type Json } from '@robodrome/kernel'
import { expect, test } from 'vitest'

const duel = { mode: 'duel', seats: 2, options: {} }
const bots = ['R:Hammer@d4/3{5} core 2', 'B:Turtle@d5']

test('AB-COMP-1, AB-COMP-3, AB-EDGE-42 four colors can have twelve bots with two plates each, more than the box holds', () => {
  const bots = [...'RBYW'].flatMap((color, i) => ['Jet', 'Hammer', 'Archer'].map((name, j) => `${color}:${name}@${'abc'[j]}${i + 1}{1,6}`))
  const g = game.arrange({ bots }, { mode: 'teams', seats: 4, options: {} })
  expect(g.bots.map(({ owner }) => owner)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  expect(g.bots.flatMap(({ plates }) => plates)).toHaveLength(24)
})

test('a position takes defaults for what it does not say', () => {
  const g = ready(game, game.arrange({ bots }, duel))
  expect(g.bots[0]).toMatchObject({ owner: 0, program: 'Hammer', at: 'd4', rot: 3, plates: [5], core: 2 })
  expect(g).toMatchObject({ energy: 3, active: 0, phase: 'play', scrap: ['a4', 'd4', 'g4'] })
  expect(g.pile).toHaveLength(12)
})

const BAD: [position: Json, settings: object, path: string, expected: string][] = [
  [[], {}, '', 'fields with values'],
  [{ robots: [] }, {}, 'robots', 'one of the fields phase, bots'],
  [{ bots: ['Hammer'] }, {}, 'bots.0', 'a bot such as'],
  [{ bots: [7] }, {}, 'bots.0', 'fields with values'],
  [{ bots: [{ bot: 'Hammer' }] }, {}, 'bots.0.bot', 'a bot such as'],
  [{ bots, dice: [[], [], []] }, {}, 'dice', 'one list for each of the 2 seats'],
  [{ bots: ['R:Hamster@d4'] }, {}, 'bots.0', 'the name of a program'],
  [{ bots: ['Y:Hammer@d4'] }, {}, 'bots.0', 'one of the colors R, B'],
  [{ bots: ['R:Hammer@h4'] }, {}, 'bots.0', 'a space from a1 to g7'],
  [{ bots: ['R:Hammer@d4/4'] }, {}, 'bots.0', 'a whole number from 0 to 3'],
  [{ bots: ['R:Hammer@d4{3}'] }, {}, 'bots.0', 'different sides of Hammer: 1, 2, 5, 6'],
  [{ bots: ['R:Hammer@d4{1,2,5}'] }, {}, 'bots.0', 'at most 2'],
  [{ bots: ['R:Hammer@d4{1,1}'] }, {}, 'bots.0', 'different sides'],
  [{ bots: ['R:Hammer@d4 core 4'] }, {}, 'bots.0', 'from 1 to 3'],
  [{ bots: ['R:Hammer@d4', 'B:Jack@d4'] }, {}, 'bots.1', 'a space that no other bot occupies'],
  [{ bots: ['R:Hammer'] }, {}, 'bots.0', 'a bot on the board'],
  [{ bots: ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => `R:Hammer@${column}1`) }, {}, 'bots.0', 'at most 5 bots'],
  [{ bots: ['R:Hammer@d4'] }, {}, 'bots', 'bots from at least two sides'],
  [{ bots, energy: -1 }, {}, 'energy', 'from 0 to 99'],
  [{ bots, active: 2 }, {}, 'active', 'from 0 to 1'],
  [{ bots, captured: [[4]] }, {}, 'captured.0.0', 'from 1 to 3'],
  [{ bots, captured: [[3, 3, 1]] }, {}, 'captured.0', 'a score below 7'],
  [{ bots, held: [['COFFEE']] }, {}, 'held.0.0', 'one of POWER CORE'],
  [
    {
      bots,
      held: [
        ['SURGE', 'SURGE'],
        ['SURGE', 'SURGE'],
      ],
    },
    {},
    'held.1',
    'a token that is not yet held or used',
  ],
  [{ bots, scrap: ['z9'] }, {}, 'scrap.0', 'a space from a1 to g7'],
  [{ bots, scrap: Array<string>(13).fill('a4') }, {}, 'scrap', 'at most 12 tokens'],
  [{ bots, order: [1, 1] }, {}, 'order', 'all 2 seats, clockwise'],
  [{ bots, phase: 'lunch' }, {}, 'phase', 'one of draft, load, place, play'],
  [{ bots, attacked: 'yes' }, {}, 'attacked', 'true or false'],
  [{ bots, out: [0] }, {}, 'out', 'a player without bots'],
  [{ bots: ['R:Hammer@d4', 'B:Jack@d5', 'Y:Ram@a1'], active: 3 }, { mode: 'free-for-all', seats: 4 }, 'active', 'a player with a bot'],
  [{ bots: [{ bot: 'R:Hammer@d4', charge: 'up' }, 'B:Jack@d5'] }, {}, 'bots.0.charge', 'one of N, E, S, W'],
  [{ bots: [{ bot: 'R:Hammer@d4', speed: 3 }, 'B:Jack@d5'] }, {}, 'bots.0.speed', 'one of the fields bot, seenBy'],
]

test.each(BAD)('%j with %j is refused at "%s"', (position, settings, path, expected) => {
  let error: unknown
  try {
    game.arrange(position, { ...duel, ...settings })
  } catch (caught) {
    error = caught
  }
  expect(error).toBeInstanceOf(BadInput)
  expect((error as BadInput).path.join('.')).toBe(path)
  const { message, reason } = (error as BadInput).expected
  expect(message).toContain(expected)
  expect(reason).toMatch(/^(?:aimbots|common)\.\w+$/)
})

test.each([
  [{ mode: 'chess', seats: 2, options: {} }, 'mode: found "chess"'],
  [{ mode: 'duel', seats: 3, options: {} }, 'seats: found 3, expected 2'],
  [{ mode: 'duel', seats: 2, options: { market: 'huge' } }, 'options.market: found "huge", expected "full" or "novice"'],
  [{ mode: 'first', seats: 2, options: { market: 'novice' } }, 'options.market: found "novice", expected no such option in mode first'],
  [{ mode: 'duel', seats: 2, options: { speed: 9 } }, 'options.speed: found 9, expected no such option'],
])('settings %j are refused', (settings, message) => {
  expect(() => start(game, settings)).toThrow(message)
})

test('every phase can be arranged and played from', () => {
  const market = ['Jack', 'Gyro', 'Turret', 'Narwhal', 'Jet', 'Archer', 'Hacker', 'Anchor', 'Captain', 'Turtle']
  const dice = [1, 2].map(() => [1, 2, 3, 4, 5, 6, 6])
  const programs = ['R:Jack', 'R:Jet', 'B:Ram', 'B:Fog']
  const phases: [string, object][] = [
    ['draft', { phase: 'draft', market, dice }],
    ['load', { phase: 'load', bots: programs }],
    ['place', { phase: 'place', bots: programs }],
  ]
  for (const [phase, position] of phases) expect(ready(game, game.arrange(position as Json, duel) as Aimbots).phase).toBe(phase)
})

test('AB-HID-1 what is imagined keeps what a seat has learnt and never holds a hand that would have won', () => {
  const position = {
    bots: ['R:Hammer@d4/3', { bot: 'B:Turtle@d5 core 3', seenBy: [0] }, 'B:Jack@d7', 'B:Ram@e7', 'B:Fog@f7'],
    captured: [[], [3, 3]],
    held: [['SURGE'], ['OVERCHARGE', 'RELOCATE']],
  }
  const g = ready(game, game.arrange(position, duel))
  const cores = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const other = game.imagine(g, 0, quickLuck(seed))
    expect(other.bots[1]!.core).toBe(3)
    expect(other.players[0]!.scrap).toEqual(['SURGE'])
    expect(other.players[1]!.scrap).not.toContain('POWER CORE')
    cores.add(other.bots.map((bot) => bot.core).join(''))
  }
  expect(cores.size).toBe(3)
})

test("AB-LOAD-2 when all have loaded in 2v2, teammates see each other's cores, and nobody may take one back", () => {
  const four = { mode: 'teams', seats: 4, options: {} }
  const from = ready(game, game.arrange({ phase: 'load', bots: ['R:Jack', 'R:Jet', 'R:Ram', 'Y:Fog', 'Y:Echo', 'Y:Tug'] }, four))
  const match = new Match(game, four, quickLuck(1), from)
  for (const [seat, move] of [
    [0, 'core 1 in Jack'],
    [0, 'core 2 in Jet'],
    [2, 'core 3 in Fog'],
  ] as const)
    expect(match.choose(seat, move)).toBeNull()
  expect(match.canTakeBack(2)).toBe(true)
  expect((game.view(match.position, 2) as View).bots[0]!.core).toBeNull()
  expect(match.choose(2, 'core 1 in Echo')).toBeNull()
  expect((game.view(match.position, 2) as View).bots[0]!.core).toBe(1)
  expect(match.canTakeBack(2)).toBe(false)
})
