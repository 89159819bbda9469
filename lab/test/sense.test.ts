import { loadGame } from '@robodrome/games'
import { Match, quickLuck, type Any, type Game, type Settings } from '@robodrome/kernel'
import { ask, minds, type Decision } from '@robodrome/minds'
import { describe, expect, test } from 'vitest'

/**
 * Positions from games of the strongest level in which a person would have played differently. The budget is limited by playouts, so the
 * choices are the same on every machine.
 */
const PLAYOUTS = 16
const strongest = minds['level-5']!

const think = (game: Game, settings: Settings, g: Any, seat: number, seed: number): Decision =>
  ask(strongest, game, settings, g, seat, quickLuck(seed), { playouts: PLAYOUTS })

describe('PBL', { timeout: 120_000 }, () => {
  const settings: Settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }
  /** The seat has a hand of this size, against a robot with a shoulder weapon and two limbs left. */
  const position = (hand: number) => ({
    sides: [
      { pilot: 'Juno Castellan', hangars: ['Launch Rack'], crew: ['Hex Palladio'], hand },
      {
        pilot: 'Mirabel Oke',
        dead: ['left arm', 'right arm'],
        legs: ['Tread Boots'],
        'right shoulder': ['Yot-Z Bazooka'],
        hand: 4,
      },
    ],
  })
  const attack = (game: Game, seed: number, hand: number): Match<Any> => {
    const match = new Match(game, settings, quickLuck(seed), game.arrange(position(hand), settings))
    match.choose(0, 'attack with head')
    return match
  }

  /** Two attacks on the legs, in which the attacker's dice are this many points behind. */
  function behind(game: Game, least: number, most: number, hand: number): Match<Any>[] {
    const found: Match<Any>[] = []
    for (let seed = 1; found.length < 2; seed++) {
      const match = attack(game, seed, hand)
      match.choose(0, "Obsidian's legs")
      const rolls: { dice: number[] }[] = match.position.combat?.rolls ?? []
      const [own, other] = rolls.map(({ dice }) => dice.reduce((sum, die) => sum + die, 0))
      if (own !== undefined && other! - own >= least && other! - own <= most) found.push(match)
    }
    return found
  }

  test('PBL-ATK-3 with two limbs left to blow off it goes for a limb, not for the shoulder', async () => {
    const game = (await loadGame('pbl'))!
    for (let seed = 1; seed <= 2; seed++)
      expect(think(game, settings, attack(game, 1, 10).position, 0, seed).option.text).not.toBe("Obsidian's right shoulder")
  })

  test('PBL-CMB-5 a card more than the hand can hold is worth less than the limb that it may bring: it does not concede by a point or two', async () => {
    const game = (await loadGame('pbl'))!
    for (const match of behind(game, 0, 2, 10)) expect(think(game, settings, match.position, 0, 1).option.text).not.toBe('concede')
  })

  test('PBL-CMB-5 nor does it throw its last card after an attack that no card can save', async () => {
    const game = (await loadGame('pbl'))!
    for (const match of behind(game, 7, 30, 1)) expect(think(game, settings, match.position, 0, 1).option.text).toBe('concede')
  })
})

describe('Aimbots', { timeout: 120_000 }, () => {
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
