import { start, type Json, type Settings } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { complaint } from './complaint.ts'

const standard: Settings = { mode: 'standard', seats: 3, options: {} }
const duel: Settings = { mode: 'duel', seats: 2, options: {} }

describe('positions that are not legal get a clear message', () => {
  test.each<[Json, string]>([
    [7, 'found 7, expected an object'],
    [{ robots: {} }, 'robots: found {}, expected one of the fields bots, arena'],
    [{ bots: { 3: {} } }, 'bots.3: found {}, expected seats from 0 to 2'],
    [{ bots: { 0: { bot: 'ROBBY' } } }, 'bots.0.bot: found "ROBBY", expected one of VREX'],
    [{ bots: { 0: { bot: 'OVER' }, 2: { bot: 'OVER' } } }, 'bots.2.bot: found "OVER", expected a Bot that no other seat has'],
    [{ bots: { 0: { at: '3,0' } } }, 'bots.0.at: found "3,0", expected one of 0,0'],
    [{ bots: { 0: { at: '1,0' }, 1: { at: '1,0' } } }, 'bots.1.at: found "1,0", expected a cell with no other Bot'],
    [{ bots: { 0: { structure: [7] } } }, 'bots.0.structure.0: found 7, expected a whole number from 1 to 6'],
    [{ bots: { 0: { structure: [6, 3] } } }, 'bots.0.structure.1: found 3, expected a whole number from 6 to 6'],
    [
      { bots: { 0: { bot: 'VREX', structure: [6, 6, 6, 6, 6, 6, 6] } } },
      'bots.0.structure: found [6,6,6,6,6,6,6], expected at most 6 dice',
    ],
    [{ bots: { 0: { bot: 'OVER', armor: [1, 1] } } }, 'bots.0.armor: found [1,1], expected at most 1 Armor dice'],
    [{ bots: { 0: { upgrade: 6 } } }, 'bots.0.upgrade: found 6, expected a whole number from 0 to 5'],
    [{ bots: { 0: { bot: 'VREX', powers: { SWITCH: 1 } } } }, 'bots.0.powers.SWITCH: found 1, expected a Power of V-REX'],
    [{ bots: { 0: { bot: 'VREX', powers: { SURGE: 2 } } } }, 'bots.0.powers.SURGE: found 2, expected a whole number from 0 to 1'],
    [{ bots: { 0: { hand: ['Joker'] } } }, 'bots.0.hand.0: found "Joker", expected a Tech card by id or name'],
    [
      { bots: { 0: { bot: 'VREX', hand: ['C01', 'C02', 'C03', 'C04'] } } },
      'bots.0.hand: found ["C01","C02","C03","C04"], expected at most 3 cards',
    ],
    [{ bots: { 0: { hand: ['C06'] }, 1: { hand: ['Master Key'] } } }, 'bots.1.hand: found "C06", expected at most 1 copies of Master Key'],
    [{ bots: { 0: { locks: { 0: 'ready' } } } }, 'bots.0.locks.0: found "ready", expected a token that seat 0 has: 1, 2'],
    [{ bots: { 0: { locks: { 1: 'open' } } } }, 'bots.0.locks.1: found "open", expected one of ready, loading'],
    [
      { bots: { 0: { structure: [] }, 1: { structure: [] } } },
      'bots: found {"0":{"structure":[]},"1":{"structure":[]}}, expected at least two Bots in play',
    ],
    [{ bots: { 0: { structure: [], at: '0,0' } } }, 'bots.0.at: found "0,0", expected nothing'],
    [{ arena: { '0,0': 'LAVA' } }, 'arena.0,0: found "LAVA", expected one of CENTER'],
    [{ arena: { '1,1': 'HIGH' } }, 'arena.1,1: found "HIGH", expected CENTER on 1,1'],
    [{ arena: { '0,0': 'HIGH', '2,2': 'HIGH' } }, 'arena.2,2: found "HIGH", expected at most 1 HIGH'],
    [{ arena: { '5,5': 'HIGH' } }, 'arena.5,5: found "HIGH", expected a tile on one of the cells'],
    [{ active: 3 }, 'active: found 3, expected a whole number from 0 to 2'],
    [{ active: 0, bots: { 0: { structure: [] } } }, 'active: found 0, expected a seat whose Bot is in play'],
    [{ turns: 300 }, 'turns: found 300, expected a whole number from 0 to 299'],
    [{ moved: 'yes' }, 'moved: found "yes", expected true or false'],
    [{ at: 'dawn' }, 'at: found "dawn", expected one of start, move'],
    [{ discard: ['C06', 'C06'] }, 'discard.1: found "C06", expected at most 1 copies'],
    [{ attack: {} }, 'attack.target: found nothing, expected a whole number'],
    [{ attack: { target: 0 } }, 'attack.target: found 0, expected an enemy in play'],
    [{ bots: { 0: { at: '0,0' }, 1: { at: '2,2' } }, attack: { target: 1 } }, 'attack.target: found 1, expected an enemy beside'],
    [{ attack: { target: 1, roll: 4 } }, 'attack.roll: found 4, expected a whole number from 0 to 3'],
    [{ attack: { target: 1, roll: 1, free: 'TTTT' } }, 'attack.free: found "TTTT", expected 5 free dice'],
    [{ attack: { target: 1, roll: 2, free: 'TTTTT' } }, 'attack.command: found nothing, expected a Command'],
    [
      { attack: { target: 1, roll: 2, command: 'FOUR_KIND', locked: 'TS', free: 'TTT' } },
      'attack.locked: found "TS", expected dice that fit',
    ],
    [{ attack: { target: 1, roll: 1, free: 'QQQQQ' } }, 'attack.free: found "QQQQQ", expected up to six of the faces'],
    [{ attack: { target: 1 }, at: 'check' }, 'at: found "check", expected before or roll'],
    [
      { attack: { target: 1, roll: 2, command: 'FOUR_KIND', locked: 'TT' }, at: 'lock' },
      'attack.free: found nothing, expected the dice that are free',
    ],
    [{ attack: { target: 1, dice: 5 } }, 'attack.dice: found 5, expected one of the fields target'],
    [{ attack: { target: 1, boosts: ['card C01'] } }, 'attack.boosts.0: found "card C01", expected one of card C03, power SURGE'],
  ])('%j', (position, message) => {
    expect(complaint(() => game.arrange(position, standard))).toContain(message)
  })

  test('Duel has no cards and no centre (GK-DUEL-2, GK-DUEL-4)', () => {
    expect(complaint(() => game.arrange({ bots: { 0: { hand: ['C01'] } } }, duel))).toContain(
      'bots.0.hand: found ["C01"], expected at most 0 cards',
    )
    expect(complaint(() => game.arrange({ discard: [] }, duel))).toContain('discard: found [], expected nothing, because Duel has no cards')
    expect(complaint(() => game.arrange({ arena: { '0,0': 'CENTER' } }, duel))).toContain('arena.0,0: found "CENTER"')
  })

  test('missing fields take defaults, and cards that nobody holds form the pile', () => {
    const g = game.arrange({ bots: { 1: { hand: ['Overdrive'] } }, discard: ['Firewall'] }, standard)
    expect(g.pile).toHaveLength(44)
    expect(Object.values(g.bots).map((bot) => bot.bot)).toEqual(['VREX', 'SLICER', 'TETSU'])
    expect(new Set(Object.values(g.bots).map((bot) => bot.at)).size).toBe(3)
    expect(Object.values(g.arena).toSorted()).toEqual(['CENTER', 'ENERGY', 'ENERGY', 'GRILL', 'GRILL', 'HIGH', 'HIGH', 'LASER', 'LASER'])
  })
})

describe('settings', () => {
  const begin = (mode: string, seats: number, options: Settings['options']): unknown => start(game, { mode, seats, options })
  test.each<[string, number, Settings['options'], string]>([
    ['standard', 5, {}, 'seats: found 5, expected 2 or 3 or 4'],
    ['solo', 2, {}, 'mode: found "solo", expected one of standard, duel'],
    ['standard', 2, { lives: 3 }, 'options.lives: found 3, expected one of the options bots, randomBots, cornerStart'],
    ['standard', 2, { cornerStart: 'yes' }, 'options.cornerStart: found "yes", expected true or false'],
    ['duel', 2, { cornerStart: true }, 'options.cornerStart: found true, expected one of the options bots, randomBots'],
    ['standard', 2, { bots: ['VREX'] }, 'options.bots: found ["VREX"], expected a list of 2 different Bots'],
    [
      'standard',
      2,
      { bots: ['VREX', 'OVER'], randomBots: true },
      'options.bots: found ["VREX","OVER"], expected nothing, because the Bots are dealt at random',
    ],
    ['standard', 2, { bots: ['VREX', 'R2'] }, 'options.bots.1: found "R2", expected one of VREX'],
    ['standard', 2, { bots: ['VREX', 'VREX'] }, 'options.bots.1: found "VREX", expected a Bot that no other seat has'],
  ])('%s, %d seats, %j', (mode, seats, options, message) => {
    expect(complaint(() => begin(mode, seats, options))).toContain(message)
  })

  test('GK-SET-2 GK-SET-6 a mode lists every option of the table, and no other', () => {
    expect(game.modes['standard']!.options!(3)).toEqual({
      bots: { kind: 'each', count: 3, of: { kind: 'one', of: ['VREX', 'SLICER', 'TETSU', 'OVER', 'PYTRON', 'MEOW'] } },
      randomBots: { kind: 'flag', usual: false },
      cornerStart: { kind: 'flag', usual: false },
    })
    expect(Object.keys(game.modes['duel']!.options!(2))).toEqual(['bots', 'randomBots'])
  })

  test.each<[Settings['options'], unknown]>([
    [{}, 'choose'],
    [{ randomBots: true, cornerStart: true }, 'random'],
    [{ bots: ['MEOW', 'OVER', 'VREX'], randomBots: false }, ['MEOW', 'OVER', 'VREX']],
    [{ bots: [null, 'OVER', null] }, [null, 'OVER', null]],
    // The form found in older records.
    [{ bots: 'random' }, 'random'],
    [{ bots: 'choose' }, 'choose'],
  ])('GK-SET-2 %j', (options, bring) => {
    expect(begin('standard', 3, options)).toMatchObject({ bring, cornerStart: options['cornerStart'] ?? false })
  })
})
