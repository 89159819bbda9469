import { contentOf, game, type Aimbots, type Option } from '@robodrome/aimbots'
import { asked, choose, options, quickLuck, settle, start } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'

const duel = { mode: 'duel', seats: 2, options: {} }

/** Plays the draft of a table: every player takes the advised option, or any option where there is no advice. */
function drafted(seed: number, until: Aimbots['phase']): Aimbots {
  const luck = quickLuck(seed)
  const g = start(game, duel)
  settle(game, g, luck)
  while (g.phase !== until) {
    const seat = asked(game, g)[0]!
    choose(game, g, seat, best(g, seat))
    settle(game, g, luck)
  }
  return g
}

function best(g: Aimbots, seat: number): Option {
  const legal = options<Option>(game, g, seat)
  const worth = game.insight!.advise!(g, seat, legal)
  return worth === null ? legal[0]! : legal[worth.indexOf(Math.max(...worth))]!
}

const option = (card: string, die: number): Option => ({ kind: 'assign', card, die })

describe('advice before the first turn', () => {
  test('AB-DRAFT-1 what won more in games is taken first, and a 6 is kept where another die fits as well', () => {
    const g = drafted(1, 'draft')
    const [sniper, cannon, spent] = game.insight!.advise!(g, 0, [option('Sniper', 1), option('Cannon', 5), option('Sniper', 6)])!
    expect(sniper).toBeGreaterThan(0.5)
    expect(cannon).toBeLessThan(0.5)
    expect(spent).toBeLessThan(sniper!)
    expect(spent).toBeGreaterThan(cannon!)
  })

  test('an unrated program counts as average', () => {
    expect(game.insight!.advise!(drafted(1, 'draft'), 0, [option('Nobody', 3)])).toEqual([0.5])
  })

  test('AB-LOAD-1 the greatest cores end up behind the most armor', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const g = drafted(seed, 'place')
      for (const seat of [0, 1]) {
        const own = g.bots
          .filter(({ owner }) => owner === seat)
          .map(({ program, core }) => ({ core, armor: contentOf(g).byName.get(program)!.armor }))
        const cores = own.toSorted((a, b) => a.armor - b.armor || a.core - b.core).map(({ core }) => core)
        expect(cores).toEqual(cores.toSorted((a, b) => a - b))
      }
    }
  })

  test('turns get no advice: the estimate judges them', () => {
    const g = drafted(1, 'play')
    const seat = asked(game, g)[0]!
    expect(game.insight!.advise!(g, seat, options<Option>(game, g, seat))).toBeNull()
  })
})
