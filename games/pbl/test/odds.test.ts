import { BadInput } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, odds, partiesOf, party } from '../src/index.ts'
import { oddsAt, oddsCommand } from '../src/odds/command.ts'
import { hitChance } from '../src/odds/odds.ts'

/** Every roll of n dice, one by one. */
function* rolls(n: number): Generator<number> {
  if (n === 0) yield 0
  else for (const rest of rolls(n - 1)) for (let face = 1; face <= 6; face++) yield rest + face
}

/** What a side can still add. */
interface Means {
  cards: number
  ticks: number
  storage: number[]
  crew: number[]
}

/** Every single addition of a side: what it has left afterwards, and the dice or value that it gains. */
function* deeds({ cards, ticks, storage, crew }: Means): Generator<{ left: Means; dice: number; value: number }> {
  for (let k = 1; k <= cards; k++)
    for (let t = 0; t <= Math.min(k, ticks); t++)
      yield { left: { cards: cards - k, ticks: ticks - t, storage, crew }, dice: k + t, value: 0 }
  for (const [at, value] of storage.entries()) yield { left: { cards, ticks, storage: storage.toSpliced(at, 1), crew }, dice: 0, value }
  for (const [at, dice] of crew.entries()) yield { left: { cards, ticks, storage, crew: crew.toSpliced(at, 1) }, dice, value: 0 }
}

/** Answers the same question by brute force: the player who is behind tries everything, every roll is enumerated, and nothing is cached. */
function brute(lead: number, attacker: Means, defender: Means): number {
  const attacks = lead <= 0
  let best = attacks ? 0 : 1
  for (const { left, dice, value } of deeds(attacks ? attacker : defender)) {
    let sum = 0
    for (const rolled of rolls(dice))
      sum += attacks ? brute(lead + rolled + value, left, defender) : brute(lead - rolled - value, attacker, left)
    best = attacks ? Math.max(best, sum / 6 ** dice) : Math.min(best, sum / 6 ** dice)
  }
  return best
}

const having = (cards: number, more: Partial<Means> = {}): Means => ({ cards, ticks: 0, storage: [], crew: [], ...more })

test.each([
  [having(0), having(0)],
  [having(1), having(0)],
  [having(0), having(1)],
  [having(1), having(1)],
  [having(2), having(1)],
  [having(1), having(2)],
  [having(2), having(2)],
  [having(1, { storage: [4, 2] }), having(1, { storage: [3] })],
  [having(1, { ticks: 2 }), having(1, { ticks: 1 })],
  [having(0, { crew: [2], storage: [1] }), having(1, { crew: [1] })],
])('PBL-CMB-5 PBL-CMB-6 odds of a combat agree with brute force for every lead: %j against %j', (attacker, defender) => {
  for (let lead = -7; lead <= 7; lead++)
    expect(odds(party({ total: lead + 20, ...attacker }), party({ total: 20, ...defender })).hit).toBeCloseTo(
      brute(lead, attacker, defender),
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
  // The attacker needs more than four to catch up, so a 5 hits, while a 6 counts only 3.
  expect(hitChance(partiesOf(g)!)).toBeCloseTo(1 / 6, 12)
  expect(oddsAt(g, 1)).toContain('Crystal 5 against Obsidian 9:\n16.7 % chance to hit')
  expect(oddsAt(g, 1, 'de')).toContain('Crystal 5 gegen Obsidian 9:\n16,7 % Treffer')
  g.combat = null
  expect(oddsAt(g, 1)).toBeNull()
})

test('odds pbl on the command line', () => {
  expect(oddsCommand(['--attack', '1', '--defense=1'])).toContain('Attack 0 + 1 die against defense 0 + 1 die:\n41.7 % chance to hit')
  expect(oddsCommand(['--attack', '3', '--defense', '4', '--bombs', '2', '--shields', '1']).split('\n')).toHaveLength(6)
  for (const help of [[], ['--help'], ['--attack', '3', '-h']]) expect(oddsCommand(help)).toContain('--bombs <0-20>')
  for (const bad of [
    ['--attack'],
    ['--attack', 'x'],
    ['--attack', '-1'],
    ['--attack', '3', '--attack', '4'],
    ['--bombs', '99'],
    ['attack', '3'],
    ['--what', '1'],
    ['--constructor', '1'],
    ['--attack-storage', '7'],
    ['--attack-storage', ''],
  ])
    expect(() => oddsCommand(bad)).toThrow(BadInput)
})
