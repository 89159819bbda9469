import { BadInput, start, type Json } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

const wrongSettings: [string, number, { [name: string]: Json }, string][] = [
  ['quick', 2, { colour: 'red' }, 'options.colour'],
  ['quick', 2, { series: 2 }, 'options.series'],
  ['quick', 2, { bombs: 'many' }, 'options.bombs'],
  ['quick', 2, { bombLimit: 2 }, 'options.bombLimit'],
  ['quick', 2, { neo: true }, 'options.neo'],
  ['quick', 2, { rotation: 3 }, 'options.rotation'],
  ['quick', 2, { celebrity: ['Bruno'] }, 'options.celebrity.0'],
  ['quick', 2, { celebrity: ['Nobody'] }, 'options.celebrity.0'],
  ['quick', 2, { removed: ['Shero', 'Shero'] }, 'options.removed.1'],
  ['quick', 2, { inheritance: [['Shero']] }, 'options.inheritance'],
  ['quick', 2, { inheritance: [['Shero'], ['Duds']] }, 'options.inheritance.1'],
  ['quick', 2, { inheritance: [['Shero'], ['Shero']] }, 'options'],
  ['quick', 2, { bonuses: [['gold'], []] }, 'options.bonuses.0.0'],
  ['quick', 2, { passes: [['never'], []] }, 'options.passes.0.0'],
  ['quick', 2, { turnCap: 0 }, 'options.turnCap'],
  ['community', 2, { draft: 'quick' }, 'options.draft'],
  ['community', 2, { blind: true }, 'options.blind'],
  ['community', 2, { keepers: true }, 'options.keepers'],
  ['ultimate', 2, { mortal: true }, 'options.mortal'],
  ['ultimate', 2, { celebrity: ['Mute'] }, 'options.celebrity'],
  ['rotation', 2, { series: 5 }, 'options.series'],
]

test.each(wrongSettings)('PBL-MODE-18 mode %s for %i refuses %j at %s', (mode, seats, options, path) => {
  const attempt = () => start(game, { mode, seats, options })
  expect(attempt).toThrow(BadInput)
  expect(attempt).toThrow(`${path}: `)
})

const wrongPositions: [Json, string][] = [
  [[], 'an object'],
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
