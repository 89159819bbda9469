import { LIMBS } from './content/index.ts'
import { ATTACK, DEFENSE, type Pbl, type SideId } from './state.ts'
import { activeLimbs, armorStat, baseStat, sideOf } from './vocabulary.ts'

/** What a robot is worth: limbs most of all, then strength, cards in hand and storage bombs. */
function strength(g: Pbl, id: SideId): number {
  const side = g.sides[id]!
  if (side.out || side.starter === '') return 0
  let attack = 0
  let defense = 0
  for (let limb = 0; limb < LIMBS.length; limb++) {
    if (side.slots[limb]!.dead) continue
    attack = Math.max(attack, armorStat(side, limb, ATTACK))
    defense += armorStat(side, limb, DEFENSE)
  }
  const shoulders = side.slots[4]!.stack.length + side.slots[5]!.stack.length
  const hand = g.hands.reduce((sum, cards, seat) => sum + (sideOf(g, seat) === id ? Math.min(cards.length, 12) : 0), 0)
  const bombs = side.bombs.reduce((sum, value) => sum + value, 0)
  return (
    activeLimbs(side) * 3 +
    (baseStat(g, id, ATTACK) + attack) * 0.5 +
    baseStat(g, id, DEFENSE) * 0.6 +
    defense * 0.15 +
    shoulders * 0.5 +
    hand * 0.4 +
    bombs * 0.08
  )
}

/** The estimate made by hand that the fitted one took the place of: kept so that programs can be measured against those of then. */
export function formerly(g: Pbl): number[] {
  const worth = g.sides.map((_side, id) => (g.ended === null ? strength(g, id) : g.ended.winners.includes(id) ? 1 : 0))
  const powered = worth.map((value) => value ** 3)
  const sum = powered.reduce((total, value) => total + value, 0)
  const now = powered.map((value) => (sum === 0 ? 1 / g.sides.length : value / sum))
  const needed = g.config.series === 1 ? 0 : (g.config.series + 1) / 2
  const won = g.wins.reduce((total, wins) => total + wins, 0)
  const values = now.map((value, id) => (needed === 0 ? value : Math.min(1, (value + g.wins[id]!) / (1 + won))))
  return Array.from({ length: g.config.seats }, (_, seat) => values[sideOf(g, seat)]!)
}
