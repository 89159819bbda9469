import { asked, choose, happen, node, options, ready, write, type Json } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, type Pbl } from '../src/index.ts'
import { oddsCommand } from '../src/odds/command.ts'
import { outlook } from '../src/odds/outlook.ts'

/**
 * Computes the chance of a hit by the real rules: every roll is enumerated and every reroll tried. The player who is behind throws all
 * cards in one roll, then crew, then storage bombs; nobody plays a card.
 */
function brute(g: Pbl): number {
  if (g.combat === null) return g.sides[0]!.blowOffs
  const at = node(game, g)
  const after = (act: (twin: Pbl) => void): number => {
    const twin = game.clone(g)
    act(twin)
    return brute(twin)
  }
  if (at.kind === 'chance') {
    const { count } = at.notes as { count: number }
    let sum = 0
    for (const { roll, ways } of everyRoll(count)) sum += ways * after((twin) => happen(game, twin, roll))
    return sum / 6 ** count
  }
  const seat = asked(game, g)[0]!
  const legal = options(game, g, seat)
  const named = (text: string): unknown => legal.find((option) => write(game, g, option).startsWith(text))
  const rule = at.kind === 'choice' ? at.rule.name : ''
  if (rule === 'chooseReroll' || rule === 'fixDie') {
    const worth = legal.map((option) => after((twin) => choose(game, twin, seat, structuredClone(option))))
    return seat === g.combat.seat ? Math.max(...worth) : Math.min(...worth)
  }
  const next =
    rule === 'unite'
      ? legal.at(-1)
      : (named('bomb') ??
        named('shield') ??
        named('blast') ??
        named('discard crew') ??
        named('storage') ??
        named('enough') ??
        named('concede') ??
        named('pass'))
  return after((twin) => choose(game, twin, seat, structuredClone(next)))
}

/** Lists every roll with its dice in ascending order, and the number of ways to get it. */
function everyRoll(count: number): { roll: number[]; ways: number }[] {
  const ways = (roll: number[]): number => {
    let found = 1
    roll.forEach((face, i) => (found = (found * (i + 1)) / (roll.slice(0, i).filter((other) => other === face).length + 1)))
    return found
  }
  const ascending = (left: number, from: number): number[][] =>
    left === 0
      ? [[]]
      : [1, 2, 3, 4, 5, 6].filter((face) => face >= from).flatMap((face) => ascending(left - 1, face).map((rest) => [face, ...rest]))
  return ascending(count, 1).map((roll) => ({ roll, ways: ways(roll) }))
}

/** Attacks with the right arm or the head against the head or the right arm, with every card that rerolls, fixes or changes dice. */
const combats: [string, Json, Json, { limb: string; target: string }][] = [
  ['Finch Delacroix, one die each', { pilot: 'Finch Delacroix' }, { pilot: 'Juno Castellan' }, { limb: 'head', target: 'head' }],
  ['Finch Delacroix defends', { pilot: 'Juno Castellan' }, { pilot: 'Finch Delacroix' }, { limb: 'head', target: 'head' }],
  ['Finch and a bomb', { pilot: 'Finch Delacroix', hand: 1 }, { pilot: 'Juno Castellan', hand: 1 }, { limb: 'head', target: 'head' }],
  [
    'Maxine Trinidad',
    { pilot: 'Orla Venn', expert: 'Maxine Trinidad (Pilot)' },
    { pilot: 'Juno Castellan', hand: 1 },
    { limb: 'head', target: 'head' },
  ],
  [
    'Maxine Trinidad with Tormax',
    { pilot: 'Orla Venn', expert: 'Maxine Trinidad (Pilot)', hangars: ['Armory Deck'], crew: ['Tormax'] },
    { pilot: 'Juno Castellan' },
    { limb: 'head', target: 'head' },
  ],
  [
    'Maxine defends with Tormax',
    { pilot: 'Juno Castellan' },
    { expert: 'Maxine Trinidad (Pilot)', hangars: ['Tin Shed'], crew: ['Tormax'] },
    { limb: 'head', target: 'head' },
  ],
  [
    'Needle Lance with Finch',
    { pilot: 'Finch Delacroix', 'right arm': ['Needle Lance'] },
    { pilot: 'Juno Castellan' },
    { limb: 'right arm', target: 'head' },
  ],
  [
    'Parry Blade',
    { pilot: 'Juno Castellan', hand: 1 },
    { pilot: 'Juno Castellan', 'right arm': ['Parry Blade'] },
    { limb: 'head', target: 'right arm' },
  ],
  [
    'Parry Blade with Finch',
    { pilot: 'Nadia Thorne' },
    { pilot: 'Finch Delacroix', 'right arm': ['Parry Blade'] },
    { limb: 'head', target: 'right arm' },
  ],
  [
    "Duelist's Vow attacks",
    { pilot: 'Orla Venn', 'right arm': ["Duelist's Vow"], dead: [] },
    { pilot: 'Juno Castellan' },
    { limb: 'right arm', target: 'head' },
  ],
  [
    "Duelist's Vow defends, with a card",
    { pilot: 'Orla Venn' },
    { pilot: 'Finch Delacroix', 'right arm': ["Duelist's Vow"], hand: 1 },
    { limb: 'head', target: 'right arm' },
  ],
  [
    'Stabilizer Mask attacks',
    { pilot: 'Orla Venn', head: ['Stabilizer Mask'] },
    { pilot: 'Juno Castellan', hand: 1 },
    { limb: 'head', target: 'head' },
  ],
  [
    'Stabilizer Mask defends against Mute',
    { pilot: 'Orla Venn', crew: ['Mute'], hand: 1 },
    { pilot: 'Juno Castellan', head: ['Stabilizer Mask'] },
    { limb: 'head', target: 'head' },
  ],
  [
    'Mute and Coringus',
    { pilot: 'Orla Venn', crew: ['Mute'] },
    { pilot: 'Juno Castellan', hangars: ['Tin Shed'], crew: ['Coringus the Synthesizer'] },
    { limb: 'head', target: 'head' },
  ],
  [
    'storage, crew and ticks',
    { pilot: 'Orla Venn', hangars: ['Tin Shed'], crew: ['Quill Ostrander'], bombs: [3] },
    { pilot: 'Juno Castellan', 'left shoulder': ['Thunder Shield'], hand: 1 },
    { limb: 'head', target: 'head' },
  ],
]

test.each(combats)('PBL-DICE-4 PBL-CMB-2 odds are exact by the real rules: %s', (_name, attack, defense, { limb, target }) => {
  const settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }
  const g = ready(game, game.arrange({ sides: [attack, defense] }, settings))
  const told = outlook(g)!.attacks.find(
    (each) =>
      [each.limb, each.slot].join() === [limb, target].map((name) => ['head', 'left arm', 'right arm', 'legs'].indexOf(name)).join(),
  )!
  for (const text of [`attack with ${limb}`, `Obsidian's ${target}`])
    choose(
      game,
      g,
      0,
      options(game, g, 0).find((option) => write(game, g, option) === text),
    )
  expect(told.hit).toBeCloseTo(brute(g), 10)
  expect(outlook(g)!.hit).toBeCloseTo(told.hit, 10)
})

test('PBL-DICE-4 the odds follow a combat through every question of its rolls', () => {
  const settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }
  const sides = [
    { pilot: 'Finch Delacroix', 'right arm': ["Duelist's Vow"], hand: 2 },
    { pilot: 'Juno Castellan', hand: 1 },
  ]
  const g = ready(game, game.arrange({ sides }, settings))
  const play = (text: string): void =>
    choose(
      game,
      g,
      asked(game, g)[0]!,
      options(game, g, asked(game, g)[0]!).find((option) => write(game, g, option).startsWith(text)),
    )
  const check = () => expect(outlook(g)!.hit).toBeCloseTo(brute(g), 10)
  play('attack with right arm')
  play("Obsidian's head")
  happen(game, g, [1, 2, 5, 3])
  check()
  play('Finch')
  happen(game, g, [2])
  check()
  play('keep')
  happen(game, g, [6])
  // The side that is ahead keeps its lead: the defender is asked, then the attacker throws and rerolls.
  check()
  play('shield')
  happen(game, g, [6])
  check()
  play('bomb')
  play('enough')
  happen(game, g, [1])
  check()
})

test('odds pbl with cards that work on dice', () => {
  expect(oddsCommand(['--attack', '1', '--defense', '1', '--attack-with', 'Finch Delacroix'])).toContain('48.6 % chance to hit')
  expect(oddsCommand(['--attack', '1', '--defense', '1', '--defense-with', 'Stabilizer Mask'])).toContain('0.0 % chance to hit')
  expect(oddsCommand(['--attack', '2', '--defense', '1', '--attack-with', 'Needle Lance,Mute'])).toMatch(/\d % chance to hit/)
  expect(() => oddsCommand(['--attack-with', 'Shero'])).toThrow('odds.--attack-with')
})
