import { Match, options, quickLuck, write, type Json } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { outlook } from '../src/odds/outlook.ts'
import { baseSources, diceSources, pointsBySlot } from '../src/sources.ts'
import { diceBreakdown } from '../src/rules/5-combat.ts'
import { baseStat, pilotPoints } from '../src/vocabulary.ts'
import type { SideView } from '../src/seen.ts'

const sum = (values: readonly { value: number }[]): number => values.reduce((all, { value }) => all + value, 0)

test('PBL-CREW-4 PBL-CMB-1 PBL-PILOT-2 sources of a number always add up to it', () => {
  let combats = 0
  for (let seed = 1; seed <= 4; seed++) {
    const match = new Match(game, { mode: 'quick', seats: 3, options: { celebrity: ['Tormax', 'Caldera Sen'] } }, quickLuck(seed))
    const luck = quickLuck(seed, 3)
    for (let step = 0; step < 200 && match.asked().length > 0; step++) {
      const g = match.position
      for (const [id, side] of g.turn.number === 0 ? [] : g.sides.entries()) {
        for (const which of [0, 1] as const) expect(sum(baseSources(g, id, which))).toBe(baseStat(g, id, which))
        expect(pointsBySlot(side as unknown as SideView).reduce((all, each) => all + each, 0)).toBe(pilotPoints(side))
      }
      for (const combat of g.combat === null ? [] : [g.combat]) {
        const { base, armor, guard, alone } = diceBreakdown(g, combat, 1)
        expect(sum(diceSources(g, combat, 1))).toBe(base + armor + guard + alone)
        expect(sum(diceSources(g, combat, 0))).toBe(sum(Object.values(diceBreakdown(g, combat, 0)).map((value) => ({ value }))))
        combats++
      }
      const seat = match.asked()[0]!
      const open = options(game, g, seat)
      match.choose(seat, write(game, g, open[luck.below(open.length)]!))
    }
  }
  expect(combats).toBeGreaterThan(20)
})

const position = {
  sides: [
    { pilot: 'Orla Venn', 'right arm': ['Nail Driver'], hangars: ['Cargo Ring'], bombs: [5], hand: 3 },
    { pilot: 'Brick Halloran', 'left arm': ['Rivet Claw'], hand: 2 },
  ],
}
const settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }

test('PBL-CMB-5 the chance to lead with each number of cards, face by face', () => {
  const match = new Match(game, settings, quickLuck(4), game.arrange(position, settings))
  match.choose(0, 'attack with head')
  match.choose(0, "Obsidian's left arm")
  const g = match.position
  const [total, other] = [g.combat!.rolls[0]!, g.combat!.rolls[1]!].map(({ dice }) => dice.reduce((all, face) => all + face, 0))
  const { behind } = outlook(g)!
  const own = behind!.of === 0
  const leads = (added: number): boolean => (own ? total! + added > other! : other! + added >= total!)
  let two = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (leads(a + b)) two++
  expect(behind!.cards[0]!.lead).toBe(0)
  expect(behind!.cards[2]!.lead).toBeCloseTo(two / 36, 12)
  for (const { lead, hold } of behind!.cards) expect(hold).toBeLessThanOrEqual(lead)
})

test('before an attack every limb and every target has its chances; certainty is exactly 1', () => {
  const g = game.arrange(position, settings)
  const { attacks, hit, behind } = outlook(g)!
  expect([hit, behind]).toEqual([null, null])
  expect(attacks).toHaveLength(16)
  const best = attacks.find(({ limb, slot }) => limb === 2 && slot === 0)!
  expect(best.dice).toEqual([3, 2])
  expect(best.hit).toBeGreaterThan(0)
  const sure = game.arrange(
    {
      sides: [
        { ...position.sides[0]!, hand: 10 },
        { pilot: 'Brick Halloran', hand: 0 },
      ],
    },
    settings,
  )
  expect(outlook(sure)!.attacks.find(({ limb }) => limb === 2)!.hit).toBe(1)
})

test('odds say where they only come near: an armor that a 1 gives its text back, crew that changes dice and may be sold, many dice with rerolls in any order', () => {
  const hits = (sides: Json) => outlook(game.arrange({ sides }, settings))!.attacks
  const plain = hits([{ 'left arm': ['Rivet Claw'] }, { 'left arm': ['Aegis Wall'] }])
  expect(plain.every(({ exact }) => exact)).toBe(true)
  const broken = hits([{}, { 'left arm': ['Aegis Wall'], malfunction: 'left arm' }])
  expect(broken.filter(({ exact }) => !exact).map(({ slot }) => slot)).toEqual([1, 1, 1, 1])
  const sold = hits([{ hangars: ['Tin Shed'], crew: ['Sienne Woodin', 'Mute'] }, {}])
  expect(sold.some(({ exact }) => exact)).toBe(false)
  const crew = ['Tormax', 'Commander Ruhl']
  const many = hits([{ expert: 'Maxine Trinidad (Pilot)', hangars: ['War Foundry'], crew, head: ['Thunderjaw'] }, {}])
  for (const { limb, dice, exact } of many) expect([limb, dice[0], exact]).toEqual(limb === 0 ? [0, 10, false] : [limb, 6, true])
})
