import { BadInput, Match, options as legal, quickLuck, start, type Json, type TableOption } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

const wrongSettings: [string, number, { [name: string]: Json }, string][] = [
  ['quick', 2, { colour: 'red' }, 'options.colour'],
  ['quick', 2, { series: 2 }, 'options.series'],
  ['quick', 2, { bombs: 'many' }, 'options.bombs'],
  ['quick', 2, { bombs: 'none', bombLimit: 2 }, 'options.bombLimit'],
  ['quick', 2, { neo: true }, 'options.neo'],
  ['quick', 3, { rotation: 3 }, 'options.rotation'],
  ['quick', 2, { rotation: 4 }, 'options.rotation'],
  ['quick', 2, { rotation: 3, series: 5 }, 'options.series'],
  ['quick', 2, { celebrity: ['Mute'], randomCelebrity: true }, 'options.randomCelebrity'],
  ['quick', 2, { teams: 'hands' }, 'options.teams'],
  ['quick', 2, { celebrity: ['Bruno'] }, 'options.celebrity.0'],
  ['quick', 2, { celebrity: ['Nobody'] }, 'options.celebrity.0'],
  ['quick', 2, { removed: ['Shero', 'Shero'] }, 'options.removed.1'],
  ['quick', 2, { inheritance: [['Shero']] }, 'options.inheritance'],
  ['quick', 2, { inheritance: [['Shero'], ['Duds']] }, 'options.inheritance.1.0'],
  ['quick', 2, { inheritance: [['Shero'], ['Shero']] }, 'options'],
  ['quick', 2, { bonuses: [['gold'], []] }, 'options.bonuses.0.0'],
  ['quick', 2, { passes: [['never'], []] }, 'options.passes.0.0'],
  ['quick', 2, { turnCap: 0 }, 'options.turnCap'],
  ['community', 2, { draft: 'quick' }, 'options.draft'],
  ['community', 2, { blind: true }, 'options.blind'],
  ['community', 2, { keepers: true }, 'options.keepers'],
  ...['community', 'ultimate', 'challenge'].map((mode): (typeof wrongSettings)[number] => [
    mode,
    2,
    { bonuses: [['deck'], []] },
    'options.bonuses',
  ]),
  ['rotation', 2, { challenge: true, bonuses: [['deck'], []] }, 'options.bonuses'],
  ['gunner', 4, { challenge: true, inheritance: [['Shero'], ['Mute']] }, 'options.inheritance'],
  ['challenge', 2, { keepers: true }, 'options.keepers'],
  ['ultimate', 2, { rotation: 3 }, 'options.rotation'],
  ['ultimate', 2, { challenge: true }, 'options.challenge'],
  ['community', 2, { neo: true }, 'options.neo'],
  ['ultimate', 2, { mortal: true }, 'options.mortal'],
  ['ultimate', 2, { celebrity: ['Mute'] }, 'options.celebrity'],
  ['rotation', 2, { series: 5 }, 'options.series'],
]

test.each(wrongSettings)('PBL-MODE-18 mode %s for %i refuses %j at %s', (mode, seats, options, path) => {
  const attempt = () => start(game, { mode, seats, options })
  expect(attempt).toThrow(BadInput)
  expect(attempt).toThrow(`${path}: `)
})

/** Combinations that PBL-MODE-18 allows: they are accepted and can be played to the end. */
const together: [string, number, { [name: string]: Json }][] = [
  ['quick', 2, { bombs: 'predetermined', bombLimit: 1 }],
  ['quick', 2, { bombs: 'dunk', bombLimit: 2 }],
  ['quick', 2, { rotation: 3, challenge: true, mortal: true }],
  ['rotation', 2, { challenge: true, draft: 'regular', blind: true }],
  ['challenge', 2, { rotation: 5 }],
  ['community', 2, { rotation: 3, celebrity: ['Mute'] }],
  ['gunner', 4, { challenge: true, rotation: 3, bombs: 'dunk' }],
  ['hands', 4, { challenge: true, bombs: 'predetermined', bombLimit: 2 }],
  ['community', 4, { teams: 'gunner' }],
  ['community', 4, { teams: 'hands', series: 3 }],
  ['ultimate', 4, { teams: 'gunner', bombs: 'none' }],
  ['regular', 3, { neo: true, blind: true, series: 3, randomCelebrity: true, race: 3, timeLimit: 2 }],
]

test.each(together)('PBL-MODE-18 mode %s for %i plays with %j', (mode, seats, options) => {
  const match = new Match(game, { mode, seats, options: { turnCap: 30, ...options } }, quickLuck(5))
  const luck = quickLuck(5, 2)
  while (match.asked().length > 0) {
    const seat = match.asked()[0]!
    const open = legal(game, match.position, seat)
    match.take(seat, open[luck.below(open.length)]!)
  }
  expect(game.result(match.position)).not.toBeNull()
})

test('PBL-MODE-18 every option of a mode is listed with its limits, and read by the same list', () => {
  for (const [mode, { seats, options }] of Object.entries(game.modes))
    for (const count of seats)
      for (const [name, option] of Object.entries(options!(count))) {
        const read = (value: Json) => () => game.setup({ mode, seats: count, options: { [name]: value } })
        const { right, wrong } = samples(option)
        for (const value of right) expect(accepted(read(value)), `${mode} ${count} ${name} ${JSON.stringify(value)}`).not.toBe('malformed')
        for (const value of wrong) expect(accepted(read(value)), `${mode} ${count} ${name} ${JSON.stringify(value)}`).toBe('malformed')
      }
})

function samples(option: TableOption): { right: Json[]; wrong: Json[] } {
  if (option.kind === 'flag') return { right: [false, true], wrong: ['nonsense', 1] }
  if (option.kind === 'number') return { right: [option.from, option.to], wrong: ['nonsense', option.from - 1, option.to + 1, 1.5] }
  return option.kind === 'one' ? { right: [...option.of], wrong: ['nonsense'] } : { right: [], wrong: ['nonsense', [['nonsense']]] }
}

/** Whether settings are accepted, incompatible, or not understood. */
function accepted(read: () => unknown): 'taken' | 'refused' | 'malformed' {
  try {
    read()
    return 'taken'
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return error.message.includes('PBL-MODE-18') ? 'refused' : 'malformed'
  }
}

const wrongPositions: [Json, string][] = [
  [[], 'fields with values'],
  [{ turn: 5 }, 'turn: '],
  [{ sides: [{ hand: ['Nobody'] }] }, 'sides.0.hand.0: '],
  [{ sides: [{ hand: ['Shero'] }, { deck: ['Shero'] }] }, 'sides.1.deck.0: '],
  [{ sides: [{ head: ['Rivet Claw'] }] }, 'sides.0.head.0: '],
  [{ sides: [{ crew: ['Mute', 'Bruno'] }] }, 'sides.0.crew: '],
  [{ sides: [{ dead: ['nose'] }] }, 'sides.0.dead.0: '],
  [{ sides: [{ pilot: 'Shero' }] }, 'sides.0.pilot: '],
  [{ sides: [{ bombs: [9] }] }, 'sides.0.bombs.0: '],
  [{ sides: [{}, {}, {}] }, 'sides: '],
  [{ sides: [{ colour: 'red' }] }, 'sides.0.colour: '],
  [{ shop: 'many' }, 'shop'],
  [{ at: 'noon' }, 'at: '],
  [{ sides: [{ deck: 90 }, { deck: 90 }] }, 'no more cards are left'],
]

test.each(wrongPositions)('position %j is refused with its path', (position, message) => {
  const attempt = () => game.arrange(position, { mode: 'quick', seats: 2, options: {} })
  expect(attempt).toThrow(BadInput)
  expect(attempt).toThrow(message)
})
