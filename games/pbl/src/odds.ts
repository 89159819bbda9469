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
  die: Die
  thrownDie: Die
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
  ...given,
})

export interface Odds {
  /** The chance that the attack hits, both sides playing on as well as they can. */
  hit: number
  /** The same if the attacker throws at most i cards and the defender at most j: `byCards[i][j]`. */
  byCards: number[][]
}

interface Means {
  cards: number
  ticks: number
  storage: number[]
  crew: number[]
}

/** The exact chance of a hit: whoever is behind chooses what gives the best chance, knowing that the other does the same. */
export function odds(attack: Party, defense: Party): Odds {
  const solve = solver(attack, defense)
  const start = difference(attack, defense)
  const means = ({ ticks, storage, crew }: Party, cards: number): Means => ({
    cards,
    ticks,
    storage: storage.toSorted((a, b) => a - b),
    crew: crew.toSorted((a, b) => a - b),
  })
  const chance = (bombs: number, shields: number): number => {
    let sum = 0
    for (const [lead, p] of start) sum += p * solve(lead, means(attack, bombs), means(defense, shields))
    return sum
  }
  const byCards = Array.from({ length: attack.cards + 1 }, (_, i) =>
    Array.from({ length: defense.cards + 1 }, (_unused, j) => chance(i, j)),
  )
  return { hit: byCards[attack.cards]![defense.cards]!, byCards }
}

/** How the lead of the attacker is spread after the initial dice. */
function difference(attack: Party, defense: Party): Map<number, number> {
  const spread = new Map<number, number>()
  const plus = sums(attack.die, attack.dice)
  const minus = sums(defense.die, defense.dice)
  plus.forEach((p, a) =>
    minus.forEach((q, d) => {
      const lead = attack.total + a - defense.total - d
      if (p * q > 0) spread.set(lead, (spread.get(lead) ?? 0) + p * q)
    }),
  )
  return spread
}

/** The chances of each sum of n dice. */
function sums(die: Die, n: number): number[] {
  const weight = die.reduce((sum, each) => sum + each, 0)
  let spread = [1]
  for (let i = 0; i < n; i++) {
    const next = Array.from({ length: spread.length + die.length - 1 }, () => 0)
    spread.forEach((p, at) => die.forEach((w, value) => (next[at + value]! += (p * w) / weight)))
    spread = next
  }
  return spread
}

type Solve = (lead: number, attacker: Means, defender: Means) => number

function solver(attack: Party, defense: Party): Solve {
  const memo = new Map<string, number>()
  const rolls = [new Map<number, number[]>(), new Map<number, number[]>()]
  const spreadOf = (of: 0 | 1, kind: 'thrown' | 'crew', n: number): number[] => {
    const { die, thrownDie } = of === ATTACK ? attack : defense
    const key = kind === 'thrown' ? n : -n
    const known = rolls[of]!.get(key)
    if (known !== undefined) return known
    const fresh = sums(kind === 'thrown' ? thrownDie : die, n)
    rolls[of]!.set(key, fresh)
    return fresh
  }
  const solve: Solve = (lead, attacker, defender) => {
    const key = `${lead}|${keyOf(attacker)}|${keyOf(defender)}`
    const known = memo.get(key)
    if (known !== undefined) return known
    // On a tie the attacker is behind.
    const of = lead <= 0 ? ATTACK : DEFENSE
    const own = of === ATTACK ? attacker : defender
    const after = (gain: number, left: Means): number =>
      of === ATTACK ? solve(lead + gain, left, defender) : solve(lead - gain, attacker, left)
    const expected = (spread: number[], left: Means): number => {
      let sum = 0
      for (let gain = 0; gain < spread.length; gain++) if (spread[gain]! > 0) sum += spread[gain]! * after(gain, left)
      return sum
    }
    let best = of === ATTACK ? 0 : 1
    const consider = (value: number) => {
      best = of === ATTACK ? Math.max(best, value) : Math.min(best, value)
    }
    const { perCard } = of === ATTACK ? attack : defense
    for (let cards = 1; cards <= own.cards; cards++) {
      for (let ticks = 0; ticks <= Math.min(cards, own.ticks); ticks++) {
        consider(expected(spreadOf(of, 'thrown', cards * perCard + ticks), { ...own, cards: own.cards - cards, ticks: own.ticks - ticks }))
      }
    }
    for (const used of parts(own.storage))
      consider(
        after(
          used.reduce((sum, value) => sum + value, 0),
          { ...own, storage: without(own.storage, used) },
        ),
      )
    for (const dice of new Set(own.crew)) consider(expected(spreadOf(of, 'crew', dice), { ...own, crew: without(own.crew, [dice]) }))
    memo.set(key, best)
    return best
  }
  return solve
}

const keyOf = ({ cards, ticks, storage, crew }: Means): string => `${cards},${ticks},${storage.join('.')},${crew.join('.')}`

/** Every choice of one or more of these values. */
function parts(values: readonly number[]): number[][] {
  const found: number[][] = []
  for (let mask = 1; mask < 1 << values.length; mask++) found.push(values.filter((_value, at) => (mask >> at) & 1))
  return found
}

function without(values: readonly number[], used: readonly number[]): number[] {
  const left = [...values]
  for (const value of used) left.splice(left.indexOf(value), 1)
  return left
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
    })
  }
  return { attack: make(ATTACK), defense: make(DEFENSE) }
}

function throwing(g: Pbl, id: SideId, of: number): Pick<Party, 'cards' | 'perCard' | 'ticks'> {
  const side = g.sides[id]!
  const { bombs, bombLimit } = g.config
  const held = membersOf(g, id).reduce((sum, seat) => sum + g.hands[seat]!.length, 0)
  const cards =
    bombs === 'none' || bombs === 'predetermined' ? 0 : bombs === 'limited' ? Math.min(held, bombLimit - g.combat!.thrown[of]!) : held
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
