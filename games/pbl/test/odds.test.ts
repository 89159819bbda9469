import { BadInput } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { combatOdds, game, odds, oddsCommand, party } from '../src/index.ts'

/** Every roll of n dice, one by one. */
function* rolls(n: number): Generator<number> {
  if (n === 0) yield 0
  else for (const rest of rolls(n - 1)) for (let face = 1; face <= 6; face++) yield rest + face
}

/** The same question by brute force: each roll is spelled out, nothing is remembered. */
function brute(lead: number, bombs: number, shields: number): number {
  const attacks = lead <= 0
  const cards = attacks ? bombs : shields
  let best = attacks ? 0 : 1
  for (let k = 1; k <= cards; k++) {
    let sum = 0
    for (const gain of rolls(k)) sum += attacks ? brute(lead + gain, bombs - k, shields) : brute(lead - gain, bombs, shields - k)
    const value = sum / 6 ** k
    best = attacks ? Math.max(best, value) : Math.min(best, value)
  }
  return best
}

test('PBL-CMB-5 PBL-CMB-6 odds of a combat agree with brute force for every lead and few cards', () => {
  for (let lead = -7; lead <= 7; lead++)
    for (const [bombs, shields] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const)
      expect(odds(party({ total: lead + 20, cards: bombs }), party({ total: 20, cards: shields })).hit).toBeCloseTo(
        brute(lead, bombs, shields),
        12,
      )
})

test('PBL-CMB-1 initial dice: one against one hits in 15 of 36 cases', () => {
  expect(odds(party({ dice: 1 }), party({ dice: 1 })).hit).toBeCloseTo(15 / 36, 12)
})

test('PBL-CMB-8 a storage bomb turns a sure loss into a sure hit', () => {
  expect(odds(party({ total: 10 }), party({ total: 12 })).hit).toBe(0)
  expect(odds(party({ total: 10, storage: [3] }), party({ total: 12 })).hit).toBe(1)
  expect(odds(party({ total: 10, storage: [3] }), party({ total: 12, storage: [1] })).hit).toBe(0)
})

test('PBL-CMB-7 more cards never hurt, and Phillip gives two dice for each', () => {
  const { byCards } = odds(party({ dice: 3, cards: 4 }), party({ dice: 4, cards: 3 }))
  for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) expect(byCards[i + 1]![j]!).toBeGreaterThanOrEqual(byCards[i]![j]!)
  expect(odds(party({ total: 5, cards: 1, perCard: 2 }), party({ total: 8 })).hit).toBeCloseTo(33 / 36, 12)
})

test('PBL-DICE-3 Mute and Coringus change the dice of the odds', () => {
  const settings = { mode: 'quick', seats: 2, options: {} }
  const g = game.arrange({ sides: [{ crew: ['Mute'], hand: 1 }, {}] }, settings)
  g.combat = {
    seat: 0,
    attacker: 0,
    defender: 1,
    limb: 0,
    target: 0,
    by: 'move',
    phase: 'open',
    responded: false,
    named: { bombs: 0, storage: [] },
    rolls: [],
    current: [],
    added: [5, 9],
    thrown: [0, 0],
    used: [],
    outcome: null,
    overblown: -1,
    conceded: -1,
  }
  // Five to catch up: a 5 hits only beyond four; a 6 counts 3.
  expect(combatOdds(g)!.hit).toBeCloseTo(1 / 6, 12)
})

test('odds pbl on the command line', () => {
  expect(oddsCommand(['--attack', '1', '--defense', '1'])).toContain('hit 41.7 %')
  expect(oddsCommand([])).toContain('--bombs')
  expect(oddsCommand(['--attack', '3', '--defense', '4', '--bombs', '2', '--shields', '1']).split('\n')).toHaveLength(6)
  for (const bad of [['--attack'], ['--attack', 'x'], ['--bombs', '99'], ['attack', '3'], ['--what', '1'], ['--attack-storage', '7']])
    expect(() => oddsCommand(bad)).toThrow(BadInput)
})
