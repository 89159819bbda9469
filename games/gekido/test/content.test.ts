import { describe, expect, test } from 'vitest'
import { BOT_IDS, BOTS } from '../src/content/bots.ts'
import { CARD_LIST, CARDS, DECK } from '../src/content/cards.ts'
import { COMMAND_IDS, COMMANDS } from '../src/content/commands.ts'
import { POWER_IDS, POWERS } from '../src/content/powers.ts'
import type { Provenance } from '../src/content/origin.ts'
import { FACES, SYMBOLS } from '../src/content/symbols.ts'
import { TILE_KINDS, TILES } from '../src/content/tiles.ts'
import { game } from '../src/index.ts'

describe('the box', () => {
  test('46 Tech cards: 18 red, 16 green, 12 gray (GK-SET-7)', () => {
    const count = (colour: string): number => DECK.filter((card) => CARDS[card]!.colour === colour).length
    expect([DECK.length, count('red'), count('green'), count('gray')]).toEqual([46, 18, 16, 12])
    expect(CARD_LIST.map((card) => card.id)).toEqual(Array.from({ length: 25 }, (_, i) => `C${String(i + 1).padStart(2, '0')}`))
  })

  test('red cards are the attacker’s, green the defender’s, gray either’s (GK-WIN-3)', () => {
    for (const { colour, windows } of CARD_LIST) {
      const attacking = windows.some((window) => window === 'RA' || window === 'MAL')
      const defending = windows.some((window) => window === 'PRE' || window === 'RD' || window === 'HIT')
      expect([attacking, defending]).toEqual([colour !== 'green', colour !== 'red'])
    }
  })

  test('opposite faces are opposite both ways, each Bot has a symbol of its own', () => {
    for (const face of FACES) expect(SYMBOLS[SYMBOLS[face].opposite].opposite).toBe(face)
    expect(new Set(BOT_IDS.map((id) => BOTS[id].symbol)).size).toBe(6)
  })

  test('panels are complete: a bonus for every die but the last, enough Powers for the Power bonuses, at most 5 Charges', () => {
    for (const id of BOT_IDS) {
      for (const panel of [BOTS[id].standard, BOTS[id].duel]) {
        expect(panel.bonus).toHaveLength(panel.dice)
        expect(panel.bonus.at(-1)).toBe('')
        expect(panel.bonus.slice(0, -1).every((codes) => /^[UPACX]+$/.test(codes))).toBe(true)
        expect(Object.keys(panel.powers).length).toBeGreaterThanOrEqual([...panel.bonus.join('')].filter((code) => code === 'P').length)
        expect(Object.values(panel.powers).every((charges) => charges >= 1 && charges <= 5)).toBe(true)
      }
      expect(BOTS[id].duel.bonus.join('')).not.toContain('C')
    }
  })

  test('the sturdiest four use no more than the 28 Structure dice of the box', () => {
    const dice = BOT_IDS.map((id) => BOTS[id].standard.dice).toSorted((a, b) => b - a)
    expect(dice.slice(0, 4).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(28)
  })

  test('every piece names its source', () => {
    const all: Provenance[] = [
      ...CARD_LIST.map((card) => card.from),
      ...POWER_IDS.map((id) => POWERS[id].from),
      ...TILE_KINDS.map((kind) => TILES[kind].from),
      ...COMMAND_IDS.map((id) => COMMANDS[id].from),
      ...FACES.map((face) => SYMBOLS[face].from),
      ...BOT_IDS.flatMap((id) => [BOTS[id].from, BOTS[id].standard.from, BOTS[id].duel.from]),
    ]
    expect(all.flatMap((from) => Object.values(from)).every((source) => ['book', 'web', 'designed'].includes(source))).toBe(true)
    expect(BOTS.SLICER.standard.from['attack.FOUR_KIND']).toBe('book')
  })

  test('pieces match the mode and the Bots at the table (GK-DUEL-2, GK-DUEL-4)', () => {
    const standard = game.pieces({ mode: 'standard', seats: 2, options: {} })
    expect(standard).toHaveLength(5 + 10 + 25)
    const duel = game.pieces({ mode: 'duel', seats: 2, options: {} })
    expect(duel).toHaveLength(4 + 9)
    expect(duel).not.toContain('power DRAW5')
    const two = game.pieces({ mode: 'duel', seats: 2, options: { bots: ['VREX', 'TETSU'] } })
    expect(two).toEqual([
      'tile ENERGY',
      'tile HIGH',
      'tile LASER',
      'tile GRILL',
      'power FLIP',
      'power EXTRA_DIE',
      'power EXTRA_ROLL',
      'power SURGE',
      'power PREVENT4',
    ])
  })
})

test.each([
  ['lock xpp', 'lock P P X'],
  ['  REROLL c t ', 'REROLL T C'],
  ['keep Coolant', 'keep Coolant'],
  ['lock nothing', 'lock nothing'],
  ['lock ttttttt', 'lock ttttttt'],
])('dice may be typed in any order: %s', (typed, tidied) => {
  expect(game.tidy!(typed)).toBe(tidied)
})
