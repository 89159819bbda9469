import { asked, choose, options, quickLuck, settle, start } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { TILES, type StandardTile } from '../src/content/tiles.ts'
import { game, type Option } from '../src/index.ts'
import { atHand, EMPTY, isWindowOpen } from '../src/odds/at-hand.ts'
import type { BotState, Gekido } from '../src/state.ts'

/** Positions of random games in which this question is asked. */
function* askedIn(question: string, mode: 'duel' | 'standard' = 'duel'): Generator<Gekido> {
  for (let seed = 1; seed <= 6; seed++) {
    const luck = quickLuck(seed)
    const g = start(game, { mode, seats: 2, options: {} })
    for (;;) {
      settle(game, g, luck)
      const [seat] = asked(game, g)
      if (seat === undefined) break
      if (g.stack.at(-1)!.rule === question) yield game.clone(g)
      const legal = options<Option>(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
}

/** The value of the position to the attacker. */
const worth = (g: Gekido): number => game.insight!.evaluate!(g)[g.active]!

/** A changed copy. */
function changed(g: Gekido, change: (g: Gekido) => void): Gekido {
  const then = game.clone(g)
  change(then)
  return then
}

describe('helpers that change dice', () => {
  test('GK-TILE-2 an unused tile never lowers the value for the attacker and usually raises it', () => {
    let better = 0
    let seen = 0
    for (const g of askedIn('attackerWindow')) {
      if (g.attack!.tileUsed || TILES[g.arena[g.bots[g.active]!.at] as StandardTile].does === null) continue
      g.bots[g.active]!.powers = {}
      const [unused, used] = [worth(g), worth(changed(g, (then) => void (then.attack!.tileUsed = true)))]
      expect(unused).toBeGreaterThanOrEqual(used - 1e-12)
      if (unused > used) better++
      seen++
    }
    expect(seen).toBeGreaterThan(10)
    expect(better).toBeGreaterThan(seen / 2)
  })

  test('GK-EFF-5 a Firewall closes the window of this roll, and the position is worth less', () => {
    let worse = 0
    for (const g of askedIn('defenderWindow', 'standard')) {
      if (atHand(g) === EMPTY) continue
      const walled = changed(g, (then) => void (then.attack!.firewall = true))
      expect([isWindowOpen(g), isWindowOpen(walled)]).toEqual([true, false])
      expect(worth(walled)).toBeLessThanOrEqual(worth(g) + 1e-12)
      if (worth(walled) < worth(g)) worse++
    }
    expect(worse).toBeGreaterThan(3)
  })

  test('GK-WIN-3 while dice are being locked, helpers count for later rolls only', () => {
    let rolls = 0
    for (const g of askedIn('lockDice')) {
      expect(isWindowOpen(g)).toBe(false)
      rolls++
    }
    expect(rolls).toBeGreaterThan(10)
  })
})

describe('where Bots stand', () => {
  test('GK-TILE-4 for the next defender High Ground beats Energy Station, which beats Laser Turret', () => {
    let seen = 0
    for (const g of askedIn('offerPush')) {
      // The attack is over and the other Bot attacks next; the test varies the tile of this Bot.
      const on = (tile: StandardTile): number =>
        worth(changed(g, (then) => void (then.arena = { ...then.arena, [g.bots[g.active]!.at]: tile })))
      expect(on('HIGH')).toBeGreaterThan(on('ENERGY'))
      expect(on('ENERGY')).toBeGreaterThan(on('LASER'))
      seen++
    }
    expect(seen).toBeGreaterThan(5)
  })
})

/** The damage that destroys a Bot. */
const lifeOf = ({ structure, armor }: BotState): number => [...structure, ...armor].reduce((sum, die) => sum + die, 0)

describe('damage that can be prevented', () => {
  test('GK-DMG-8 destroys no Bot in the estimate if a Charge prevents enough of it', () => {
    let saved = 0
    for (const g of askedIn('hitWindow', 'standard')) {
      const { target } = g.attack!
      const life = lifeOf(g.bots[target]!)
      const struck = (charges: number): number =>
        game.insight!.evaluate!(
          changed(g, (then) => {
            then.attack!.pending = life
            Object.assign(then.bots[target]!, { powers: { PREVENT4: charges }, hand: [] })
          }),
        )[target]!
      expect(struck(0)).toBe(0)
      expect(struck(1)).toBeGreaterThan(0)
      saved++
    }
    expect(saved).toBeGreaterThan(3)
  })

  test('GK-WIN-4 destroys no Bot if its cards together prevent enough; cards of the attacker do not count', () => {
    let saved = 0
    for (const g of askedIn('hitWindow', 'standard')) {
      const { target } = g.attack!
      const life = lifeOf(g.bots[target]!)
      const struck = (over: number, hand: string[], others: string[] = []): number =>
        game.insight!.evaluate!(
          changed(g, (then) => {
            then.attack!.pending = life + over
            Object.assign(then.bots[target]!, { powers: {}, hand })
            then.bots[g.active]!.hand = others
          }),
        )[target]!
      // A Deflector Shield prevents three points of damage, Ablative Foam two, and the Armor from Reactive Plating absorbs three.
      expect([struck(0, []), struck(0, [], ['C11']), struck(3, ['C11']), struck(5, ['C11', 'C24']), struck(2, ['C24'])]).toEqual([
        0, 0, 0, 0, 0,
      ])
      expect(Math.min(struck(2, ['C11']), struck(4, ['C11', 'C24']), struck(1, ['C24']), struck(2, ['C16']))).toBeGreaterThan(0)
      saved++
    }
    expect(saved).toBeGreaterThan(3)
  })

  test('GK-DMG-12 the estimate counts the bonus of a Structure die about to be lost', () => {
    let seen = 0
    for (const g of askedIn('hitWindow', 'standard')) {
      const { target } = g.attack!
      // Compares two dice showing three with one showing six: both add up to six points and take the same damage.
      const struck = (structure: number[]): number =>
        game.insight!.evaluate!(
          changed(g, (then) => {
            then.attack!.pending = 3
            Object.assign(then.bots[target]!, { structure, armor: [], powers: {} })
          }),
        )[target]!
      expect(struck([3, 3])).toBeGreaterThan(struck([6]))
      seen++
    }
    expect(seen).toBeGreaterThan(3)
  })
})
