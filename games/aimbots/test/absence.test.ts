import { game } from '@robodrome/aimbots'
import { Match, quickLuck, whenAbsent, write, type Json, type Settings } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { expect, test } from 'vitest'

const duel: Settings = { mode: 'duel', seats: 2, options: {} }
const MARKET = ['Jack', 'Gyro', 'Turret', 'Narwhal', 'Jet', 'Archer', 'Hacker', 'Anchor', 'Captain', 'Turtle']

/** The default answer of the seat that must choose after these moves and this luck. */
function absent(position: Json, moves: readonly string[] = [], luck: readonly string[] = [], settings = duel): string {
  const match = new Match(game, settings, scriptedLuck(luck), game.arrange(position, settings))
  for (const move of moves) expect(match.choose(match.asked()[0]!, move), move).toBeNull()
  return write(game, match.position, whenAbsent(game, match.position, match.asked()[0]!, quickLuck(1)))
}

test('D-DRAFT the lowest die goes on the lowest card; D-WILD where none fits, the lowest die becomes a 6', () => {
  expect(absent({ phase: 'draft', market: MARKET, dice: [[4, 2, 6], [5]] })).toBe('2 on Turret')
  expect(absent({ phase: 'draft', market: MARKET, dice: [[6], [5]] })).toBe('6 on Jack')
  const bots = ['R:Hacker', 'B:Anchor', 'R:Captain', 'B:Turtle']
  const three = { mode: 'free-for-all', seats: 3, options: {} }
  const stuck = {
    phase: 'draft',
    market: MARKET,
    dice: [
      [1, 2],
      [1, 2],
      [5, 4, 5],
    ],
    bots,
  }
  expect(absent(stuck, ['1 on Jack', '1 on Gyro'], [], three)).toBe('wild 4')
})

test('D-LOAD cores are loaded at random, so that knowing the rule does not reveal them', () => {
  const g = game.arrange({ phase: 'load', bots: ['R:Jack', 'R:Jet', 'R:Ram', 'R:Fog', 'R:Echo', 'B:Jack'] }, duel)
  const chosen = Array.from({ length: 40 }, (_, seed) => write(game, g, whenAbsent(game, g, 0, quickLuck(seed))))
  expect([...new Set(chosen)].toSorted()).toEqual(['core 1 in Jack', 'core 2 in Jack', 'core 3 in Jack'])
})

test('D-PLACE bots stand in the order of the draft, from west to east or south to north, and unturned', () => {
  const bots = ['R:Jack', 'R:Jet', 'B:Ram', 'B:Fog']
  expect(absent({ phase: 'place', bots })).toBe('Jack to b1')
  expect(absent({ phase: 'place', bots }, ['Jack to b1'])).toBe('2-4-5-3')
  expect(absent({ phase: 'place', bots }, ['Jack to b1', '2-4-5-3'])).toBe('Jet to c1')
  const three = { mode: 'free-for-all', seats: 3, options: {} }
  expect(
    absent(
      { phase: 'place', order: [2, 0, 1], bots: ['R:Jack', 'R:Ram', 'B:Fog', 'Y:Jet'], active: 2 },
      ['Jet to d1', '1-5-6-2'],
      [],
      three,
    ),
  ).toBe('Jack to a3')
})

test('D-ACTION the turn ends', () => {
  expect(absent({ bots: ['R:Ram@d4', 'B:Jack@d5'] })).toBe('end turn')
})

test('D-BOOST, D-PIVOT what was begun is done: one space, clockwise, nobody is towed', () => {
  expect(absent({ bots: ['R:Ram@d1', 'B:Jack@a7'] }, ['boost Ram d1'])).toBe('to d2')
  expect(absent({ bots: ['R:Drifter@b1', 'B:Jack@a7'] }, ['boost Drifter b1', 'turn at b3'])).toBe('to c3')
  expect(absent({ bots: ['R:Tug@c2', 'R:Ram@c1', 'B:Jack@a7'] }, ['boost Tug c2', 'to c5'])).toBe('tow nobody')
  expect(absent({ bots: ['R:Ram@d1', 'B:Jack@a7'] }, ['pivot Ram d1'])).toBe('clockwise')
})

test('D-ATTACK, D-PICK an attack and a pick-up ask for nothing more', () => {
  expect(absent({ bots: ['R:Ram@a4', 'B:Jack@a5'] }, ['pick up Ram a4'], ['SURGE'])).toBe('end turn')
  expect(absent({ bots: ['R:Ram@d4/2', 'B:Captain@d5'] }, ['Ram d4 attacks Captain d5'], ['1 1 6 6'])).toBe('end turn')
})

test('D-REPAIR the first bot and its first plate', () => {
  const bots = ['R:Mechanic@c3', 'R:Ram@c4{6,2}', 'R:Jack@b3{5}', 'B:Rhino@c5']
  expect(absent({ bots }, ['repair Mechanic c3'])).toBe('repair Ram c4')
  expect(absent({ bots }, ['repair Mechanic c3', 'repair Ram c4'])).toBe('remove plate 6')
})

test('D-RELOCATE the first bot stays where it is and as it is turned', () => {
  const position = { bots: ['R:Ram@c4/3', 'R:Jack@b3', 'B:Rhino@c5'], held: [['RELOCATE']] }
  expect(absent(position, ['relocate'])).toBe('relocate Ram c4')
  expect(absent(position, ['relocate', 'relocate Ram c4'])).toBe('to c4')
  expect(absent(position, ['relocate', 'relocate Ram c4', 'to c4'])).toBe('2-6-5-1')
})

test('D-ORDER effects go by the ids of their programs, and in a crash the bot that is struck comes first', () => {
  const crawler = { bots: ['R:Crawler@d1', 'B:Sentry@d6'] }
  expect(absent(crawler, ['boost Crawler d1', 'to d4'])).toBe('first Sentry')
  expect(absent({ bots: ['R:Meteor@d1/1', 'B:Jack@d5'] }, ['boost Meteor d1', 'to d4', 'crash'])).toBe('first Jack d5')
})

test('D-TUG, D-SHUTTLE, D-CRAWL, D-CRASH, D-SENTRY after a Boost nothing is done', () => {
  expect(absent({ bots: ['R:Tug@c2', 'R:Ram@c1', 'B:Jack@a7'] }, ['boost Tug c2', 'to c5', 'tow Ram c1'])).toBe('tow by 0')
  expect(absent({ bots: ['R:Shuttle@d1', 'R:Ram@d5', 'B:Jack@a7'] }, ['boost Shuttle d1', 'to d4'])).toBe('no swap')
  expect(absent({ bots: ['R:Crawler@d1', 'B:Jack@a7'] }, ['boost Crawler d1', 'to d4'])).toBe('no spin')
  expect(absent({ bots: ['R:Meteor@d1/1', 'B:Jack@d5'] }, ['boost Meteor d1', 'to d4'])).toBe('no crash')
  expect(absent({ bots: ['R:Ram@d1', 'B:Sentry@d6'] }, ['boost Ram d1', 'to d4'])).toBe('hold fire')
})

test('D-RADAR, D-WHIRL, D-DANCE, D-CONDUCT, D-HACK, D-ARMA after a Pivot nothing is done', () => {
  const after = (bots: string[]) => absent({ bots }, [`pivot ${/R:(\w+)@/.exec(bots[0]!)![1]} d4`, 'clockwise'])
  expect(after(['R:Radar@d4', 'B:Jack@d6'])).toBe('scan nobody')
  expect(after(['R:Whirlwind@d4', 'B:Jack@d5'])).toBe('done')
  expect(after(['R:Dancer@d4', 'B:Jack@d5'])).toBe('stay')
  expect(after(['R:Conductor@d4', 'R:Ram@d5', 'B:Jack@a7'])).toBe('done')
  expect(after(['R:Hacker@d4', 'B:Jack@d5'])).toBe('hack nobody')
  expect(after(['R:Armadillo@d4{6}', 'B:Jack@a7'])).toBe('keep plates')
})

test('D-HACK, D-ARMA what was begun is done: clockwise, and on the lowest bare side', () => {
  expect(absent({ bots: ['R:Hacker@d4', 'B:Jack@d5'] }, ['pivot Hacker d4', 'clockwise', 'hack Jack d5'])).toBe('spin clockwise')
  expect(absent({ bots: ['R:Armadillo@d4{6}', 'B:Jack@a7'] }, ['pivot Armadillo d4', 'clockwise', 'lift plate 6'])).toBe('plate on 1')
})

test('D-DECOY, D-ROLLWIN, D-SOLOWIN in an attack nothing is done and players pass', () => {
  expect(absent({ bots: ['R:Hammer@d4/3', 'B:Decoy@d5', 'B:Ram@e5'] }, ['Hammer d4 attacks Decoy d5'])).toBe('no swap')
  expect(absent({ bots: ['R:Jack@d4', 'B:Ram@d5'], held: [['SURGE']] }, ['Jack d4 attacks Ram d5'], ['1 2 3 4'])).toBe('pass')
  const phoenix = { bots: ['R:Ram@d4/2', 'B:Phoenix@d5{1,3}'], held: [[], ['SURGE']] }
  expect(absent(phoenix, ['Ram d4 attacks Phoenix d5', 'pass'], ['6 6 1 1', '4'])).toBe('pass')
})

test('D-FACE, D-JUGGLE the lowest bare side takes the plate; D-CRUSH an attacker chooses the highest', () => {
  expect(absent({ bots: ['R:Ram@d4/2', 'B:Captain@d5{6}'] }, ['Ram d4 attacks Captain d5'], ['6 6 1 1'])).toBe('plate on 1')
  expect(absent({ bots: ['R:Ram@d4/2', 'B:Juggler@d5'] }, ['Ram d4 attacks Juggler d5'], ['6 6 1 1'])).toBe('plate on 1')
  expect(absent({ bots: ['R:Crusher@d4/2', 'B:Captain@d5'] }, ['Crusher d4 attacks Captain d5'], ['6 6 1 1'])).toBe('plate on 6')
})

test('D-RAM, D-RHINO, D-MATADOR after a hit or a miss nothing is done', () => {
  expect(absent({ bots: ['R:Ram@d4/2', 'B:Captain@d5'] }, ['Ram d4 attacks Captain d5'], ['6 6 1 1'])).toBe('no push')
  expect(absent({ bots: ['R:Ram@d4/2', 'B:Rhino@d5'] }, ['Ram d4 attacks Rhino d5'], ['1 1 6 6'])).toBe('no push')
  expect(absent({ bots: ['R:Ram@d4/2', 'B:Matador@d5'] }, ['Ram d4 attacks Matador d5'], ['1 1 6 6'])).toBe('no swap')
})

test('D-CONCEDE nobody is taken out of the match by the clock alone', () => {
  const g = game.arrange({ bots: ['R:Ram@d4', 'B:Jack@d5'] }, duel)
  const match = new Match(game, duel, quickLuck(1), g)
  for (let turn = 0; turn < 6; turn++) match.take(match.asked()[0]!, whenAbsent(game, match.position, match.asked()[0]!, quickLuck(1)))
  expect(match.position).toMatchObject({ result: null, players: [{ out: false }, { out: false }], quiet: 6 })
})
