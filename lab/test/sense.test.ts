import { loadGame } from '@robodrome/games'
import { Match, quickLuck, type Any, type Game, type Settings } from '@robodrome/kernel'
import { ask, minds, type Decision } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'

/** Games of the strongest level were read move by move; what a person would not have done in them stands here. Counted in playouts: the same on every machine. */
const PLAYOUTS = 24
const strongest = minds['level-5']!

const think = (game: Game, settings: Settings, g: Any, seat: number, seed: number): Decision =>
  ask(strongest, game, settings, g, seat, quickLuck(seed), { playouts: PLAYOUTS })

describe('PBL', () => {
  const settings: Settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }
  /** Ten cards in hand against a robot with a shoulder weapon and two limbs left. */
  const position = {
    sides: [
      { pilot: 'Juno Castellan', hangars: ['Launch Rack'], crew: ['Hex Palladio'], hand: 10 },
      {
        pilot: 'Mirabel Oke',
        dead: ['left arm', 'right arm'],
        legs: ['Tread Boots'],
        'right shoulder': ['Yot-Z Bazooka'],
        hand: 4,
      },
    ],
  }
  const attack = (game: Game, seed: number): Match<Any> => {
    const match = new Match(game, settings, quickLuck(seed), game.arrange(position, settings))
    match.choose(0, 'attack with head')
    return match
  }

  test('PBL-ATK-3 with two limbs left to blow off it goes for a limb, not for the shoulder', async () => {
    const game = (await loadGame('pbl'))!
    for (let seed = 1; seed <= 2; seed++)
      expect(think(game, settings, attack(game, 1).position, 0, seed).option.text).not.toBe("Obsidian's right shoulder")
  })

  test('PBL-CMB-5 a card more than the hand can hold is worth less than the limb that it may bring: it does not concede by a point or two', async () => {
    const game = (await loadGame('pbl'))!
    let seen = 0
    for (let seed = 1; seen < 2; seed++) {
      const match = attack(game, seed)
      match.choose(0, "Obsidian's legs")
      const rolls: { dice: number[] }[] = match.position.combat?.rolls ?? []
      const [own, other] = rolls.map(({ dice }) => dice.reduce((sum, die) => sum + die, 0))
      if (own === undefined || own > other! || own < other! - 2) continue
      seen++
      expect(think(game, settings, match.position, 0, seed).option.text).not.toBe('concede')
    }
  })
})

describe('Aimbots', () => {
  const settings: Settings = { mode: 'duel', seats: 2, options: {} }

  test('AB-DRAFT-1 it does not draft at random: nobody who can take something else takes the program that loses most', async () => {
    const game = (await loadGame('aimbots'))!
    const match = new Match(game, settings, quickLuck(101))
    expect(match.position.market).toContain('Cannon')
    while (match.position.phase === 'draft') {
      const seat = match.asked()[0]!
      const { option } = think(game, settings, match.position, seat, 1)
      expect(option.text).not.toMatch(/Cannon/)
      match.take(seat, option.value)
    }
  })
})
