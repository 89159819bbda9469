import { cardOf, type Crew } from './content/index.ts'
import { changed } from './rules/5-dice.ts'
import { diceBreakdown } from './rules/5-combat.ts'
import { ATTACK, DEFENSE, type Pbl, type SideId } from './state.ts'
import { armorAt, dieValue, limbArmorAt, membersOf, someCrew, totalOf } from './words.ts'

/** What a die may count, as weights by value: `[0, 1, 1, 1, 1, 1, 1]` is a plain die. */
export type Die = readonly number[]
export const PLAIN_DIE: Die = [0, 1, 1, 1, 1, 1, 1]

/** One side of a combat, as far as all can see it. */
export interface Party {
  /** Counted so far. */
  total: number
  /** Initial dice that are still to be rolled. */
  dice: number
  /** Cards that may be thrown, and the dice each gives. */
  cards: number
  perCard: number
  /** Ticks left on Refuge Laser or Thunder Shield. */
  ticks: number
  storage: number[]
  /** Dice that crew can give, a number for each crew card. */
  crew: number[]
  /** What initial dice, dice of thrown cards and dice of crew count. */
  die: Die
  thrownDie: Die
  crewDie: Die
}

export const party = (given: Partial<Party>): Party => ({
  total: 0,
  dice: 0,
  cards: 0,
  perCard: 1,
  ticks: 0,
  storage: [],
  crew: [],
  die: PLAIN_DIE,
  thrownDie: given.die ?? PLAIN_DIE,
  crewDie: given.die ?? PLAIN_DIE,
  ...given,
})

export interface Odds {
  /** The chance that the attack hits, both sides playing on as well as they can. */
  hit: number
  /** The same if the attacker throws at most i cards and the defender at most j: `byCards[i][j]`. */
  byCards: number[][]
}

/**
 * The exact chance of a hit. Whoever is behind loses unless something more is thrown in, and no die counts less than 0; so both go on
 * until one has nothing left. The loser has then used everything, the winner need not have, and would be even further ahead: whatever
 * the order, the attack hits just if all that the attacker has comes to more than all that the defender has.
 */
export function odds(attack: Party, defense: Party): Odds {
  const attacks = Array.from({ length: attack.cards + 1 }, (_, bombs) => everything(attack, bombs))
  const defenses = Array.from({ length: defense.cards + 1 }, (_, shields) => everything(defense, shields))
  const byCards = attacks.map((plus) => defenses.map((minus) => chanceOfMore(plus, minus)))
  return { hit: byCards[attack.cards]![defense.cards]!, byCards }
}

/** The chances of each total that a side reaches with so many cards and all else it has; each tick needs a card. */
export function everything({ total, dice, perCard, ticks, storage, crew, die, thrownDie, crewDie }: Party, cards: number): number[] {
  const sure = Array.from({ length: total + sum(storage) + 1 }, (_, at) => (at === total + sum(storage) ? 1 : 0))
  const thrown = cards * perCard + Math.min(ticks, cards)
  return withDice(withDice(withDice(sure, die, dice), thrownDie, thrown), crewDie, sum(crew))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The chances of each total once n dice are added. */
export function withDice(spread: number[], die: Die, n: number): number[] {
  const weight = sum(die)
  let now = spread
  for (let i = 0; i < n; i++) {
    const next = Array.from({ length: now.length + die.length - 1 }, () => 0)
    now.forEach((p, at) => p > 0 && die.forEach((w, value) => (next[at + value]! += (p * w) / weight)))
    now = next
  }
  return now
}

/** PBL-CMB-10 The chance that the first total is above the second; what is certain is exactly 1, whatever the fractions add up to. */
export function chanceOfMore(plus: readonly number[], minus: readonly number[]): number {
  let below = 0
  let chance = 0
  const isPossible = (p: number): boolean => p > 0
  if (plus.findIndex(isPossible) > minus.findLastIndex(isPossible)) return 1
  plus.forEach((p, at) => {
    chance += p * below
    below += minus[at] ?? 0
  })
  return chance
}

/** The two sides of the combat that is on, with what everybody can see: hands count by their number. */
export function partiesOf(g: Pbl): { attack: Party; defense: Party } | null {
  const { combat } = g
  if (combat === null || combat.phase === 'over' || combat.phase === 'strike') return null
  const make = (of: typeof ATTACK | typeof DEFENSE): Party => {
    const id = of === ATTACK ? combat.attacker : combat.defender
    const side = g.sides[id]!
    const rolled = combat.phase === 'open' || combat.rolls.some((roll) => roll.of === of)
    const { base, armor, guard, alone } = diceBreakdown(g, combat, of)
    const thrown = { of, kind: 'thrown' as const, dice: [], blanks: [], duds: false }
    const blanks = of === ATTACK && !rolled ? (limbArmorAt(side, combat.limb)?.blanks ?? []) : []
    return party({
      total: totalOf(g, combat, of),
      dice: rolled ? 0 : base + armor + guard + alone,
      ...throwing(g, id, of),
      storage: g.config.bombs === 'predetermined' ? [] : [...side.bombs],
      crew: crewDice(g, id, of),
      die: dieOf(g, id, (face) => (blanks.includes(face) ? 0 : face)),
      thrownDie: dieOf(g, id, (face) => dieValue(g, combat, thrown, face)),
      crewDie: dieOf(g, id, (face) => face),
    })
  }
  return { attack: make(ATTACK), defense: make(DEFENSE) }
}

function throwing(g: Pbl, id: SideId, of: number): Pick<Party, 'cards' | 'perCard' | 'ticks'> {
  const side = g.sides[id]!
  const { bombs, bombLimit } = g.config
  const held = membersOf(g, id).reduce((sum, seat) => sum + g.hands[seat]!.length, 0)
  const cards = bombs === 'none' || bombs === 'predetermined' ? 0 : bombLimit > 0 ? Math.min(held, bombLimit - g.combat!.thrown[of]!) : held
  const expert = side.expert === null ? null : cardOf(side.expert)
  const perCard = expert?.kind === 'expert' ? (expert.dicePerCard ?? 1) : 1
  const slot = [4, 5].find((at) => {
    const card = armorAt(side, at)
    return card?.kind === 'shoulder' && card.unites?.with === (of === ATTACK ? 'bomb' : 'shield')
  })
  return { cards, perCard, ticks: slot === undefined ? 0 : side.slots[slot]!.counter }
}

/** Dice of crew that can be blasted now, and one for each that Sienne Woodin could discard. */
function crewDice(g: Pbl, id: SideId, of: number): number[] {
  const wanted = of === ATTACK ? 'attack' : 'defense'
  const side = g.sides[id]!
  const sells = someCrew(g, side, (crew) => crew.discardsCrew === true)
  return side.crew.flatMap((name) => {
    const crew = cardOf(name) as Crew
    if (crew.blast?.when === wanted && crew.blast.effect.do === 'dice') return [crew.blast.effect.n]
    return sells && !crew.discardsCrew ? [1] : []
  })
}

/** The die of a side: changers, then the 2s that Tormax rolls again, then what a face counts. */
function dieOf(g: Pbl, id: SideId, counts: (face: number) => number): Die {
  const weights = Array.from({ length: 8 }, () => 0)
  const again = someCrew(g, g.sides[id]!, (crew) => crew.reroll?.compulsory === true)
  const add = (face: number, weight: number) => (weights[counts(face)]! += weight)
  for (let rolled = 1; rolled <= 6; rolled++) {
    const face = changed(g, id, rolled)
    if (!again || face !== 2) add(face, 6)
    else for (let second = 1; second <= 6; second++) add(changed(g, id, second), 1)
  }
  return weights
}

/** The odds of the combat that is on, or null. */
export function combatOdds(g: Pbl): Odds | null {
  const parties = partiesOf(g)
  return parties && odds(parties.attack, parties.defense)
}
