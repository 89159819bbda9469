import { game, type Aimbots } from '@robodrome/aimbots'
import { asked, choose, happen, Match, node, options, quickLuck, ready } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'

const duel = { mode: 'duel', seats: 2, options: {} }
const arranged = (position: object): Aimbots => ready(game, game.arrange({ bots: ['R:Hammer@d4', 'B:Turtle@d5{1}'], ...position }, duel))
const red = (g: Aimbots): number => game.insight!.evaluate!(g)[0]!

function attack(g: Aimbots): Aimbots {
  const after = game.clone(g)
  choose(game, after, 0, { kind: 'attack', bot: 0, target: 1 })
  return after
}

describe('the estimate', () => {
  test('AB-ATK-11 counts an attack that is paid for as its dice lie, also while somebody may still change them', () => {
    const g = attack(arranged({ held: [['SURGE'], ['SURGE']] }))
    expect(node(game, g).kind).toBe('chance')
    const rolled = ([one, two]: [number, number]): number => {
      const after = game.clone(g)
      happen(game, after, [one, one, two, two])
      expect(node(game, after)).toMatchObject({ kind: 'choice', rule: { name: 'rollWindow' } })
      expect(asked(game, after)).toEqual([0])
      return red(after)
    }
    const [hit, miss] = [rolled([6, 1]), rolled([1, 6])]
    expect(hit).toBeGreaterThan(miss)
    // Before the roll, its value is between the two.
    expect(red(g)).toBeGreaterThan(miss)
    expect(red(g)).toBeLessThan(hit)
  })

  test('AB-END-6 the longer nothing happens, the more it draws bots to the center, where they meet', () => {
    const [far, near] = [
      ['R:Jack@a1', 'B:Jack@g7'],
      ['R:Jack@d3', 'B:Jack@g7'],
    ]
    const gain = (quiet: number): number =>
      red(Object.assign(arranged({ bots: near }), { quiet })) - red(Object.assign(arranged({ bots: far }), { quiet }))
    expect(gain(10)).toBeGreaterThan(gain(0))
  })

  test('never says that to end the turn is best where a hit is likely', () => {
    const g = arranged({})
    const ended = game.clone(g)
    choose(game, ended, 0, { kind: 'endTurn' })
    expect(options(game, g, 0)).toContainEqual({ kind: 'attack', bot: 0, target: 1 })
    expect(red(attack(g))).toBeGreaterThan(red(ended))
  })
})

test('nobody is ahead before all players have placed their bots, in any order', () => {
  const match = new Match(game, { mode: 'first', seats: 2, options: {} }, quickLuck(1))
  const g = match.position as Aimbots
  const seen = new Set<string>()
  while (g.phase !== 'play') {
    seen.add(`${g.phase} ${game.insight!.evaluate!(g).join(' ')}`)
    const seat = match.asked()[0]!
    match.take(seat, options(game, g, seat)[0]!)
  }
  expect([...seen]).toEqual(['load 0.5 0.5', 'place 0.5 0.5'])
})
