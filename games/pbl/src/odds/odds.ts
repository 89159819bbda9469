import { byWhoIsBehind, AS_IT_STANDS, at, before, type ByLead } from './lead.ts'
import { bestThrow, type DieKind, type Dice, type OwnReroll, type Throw } from './roll.ts'

const FACES = [0, 1, 2, 3, 4, 5, 6]
/** A plain die. */
export const PLAIN_DICE: Dice = { faces: [0, 1, 1, 1, 1, 1, 1], counts: { initial: FACES, thrown: FACES, extra: FACES } }

/** One side of a combat, as known from public information. */
export interface Party {
  /** The total so far. */
  total: number
  /** Initial dice still to be rolled, including dice of cards rolled with them (PBL-MODE-7, Dunk). */
  dice: number
  joint: number
  /**
   * The face to which an initial die is fixed; whether a die may still be fixed; and, while rerolls are chosen, the dice already rolled.
   */
  fixed: number
  mayFix: boolean
  lying: Throw['lying']
  /** Cards that may be thrown, and the number of dice each adds. */
  cards: number
  perCard: number
  /** Ticks left on a uniting shoulder. */
  ticks: number
  storage: number[]
  /** Dice from crew: one number for each crew card. */
  crew: number[]
  does: Dice
  rerolls: OwnReroll[]
  /** Rerolls already used on the current roll. */
  spent: string[]
}

export const party = (given: Partial<Party>): Party => ({
  total: 0,
  dice: 0,
  joint: 0,
  fixed: 0,
  mayFix: false,
  lying: [],
  cards: 0,
  perCard: 1,
  ticks: 0,
  storage: [],
  crew: [],
  does: PLAIN_DICE,
  rerolls: [],
  spent: [],
  ...given,
})

export interface Parties {
  attack: Party
  defense: Party
}

export interface Odds {
  /** The chance of a hit if both sides use everything. */
  hit: number
  /** The chance of a hit if the attacker throws at most i cards and the defender at most j: `byCards[i][j]`. */
  byCards: number[][]
}

export function odds(attack: Party, defense: Party): Odds {
  const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, cards) => cards)
  const byCards = upTo(attack.cards).map((bombs) =>
    upTo(defense.cards).map((shields) => hitChance({ attack: { ...attack, cards: bombs }, defense: { ...defense, cards: shields } })),
  )
  return { hit: byCards[attack.cards]![defense.cards]!, byCards }
}

/** Computes the exact chance of a hit: initial rolls with the best rerolls, then both sides use everything. */
export const hitChance = (parties: Parties): number => afterRolls(parties, (spared) => allIn(parties, spared))

/** Computes the chance to lead after the initial rolls, if both sides reroll for that. */
export const firstLead = (parties: Parties): number => afterRolls(parties, () => AS_IT_STANDS)

/** PBL-CMB-3 First the attacker rolls and rerolls, then the defender, who knows the attack total. */
function afterRolls({ attack, defense }: Parties, then: (spared: boolean) => ByLead): number {
  const vow = (side: Party): boolean => side.rerolls.some(({ oncePerCombat }) => oncePerCombat === true)
  const attackerHasIt = vow(attack)
  const defended = (spared: boolean): ByLead => initialRoll(defense, -1, (left) => then(attackerHasIt ? spared : left))
  const worth = initialRoll(attack, 1, defended)
  return round(at(worth, attack.total - defense.total))
}

/** Floating-point sums may be slightly off 0 or 1. */
export const round = (chance: number): number => (chance > 1 - 1e-12 ? 1 : chance < 1e-12 ? 0 : chance)

function initialRoll(side: Party, sign: 1 | -1, after: (spared: boolean) => ByLead): ByLead {
  const { dice, joint, fixed, mayFix, does, rerolls, spent } = side
  const spared = rerolls.some(({ oncePerCombat }) => oncePerCombat === true)
  if (dice + joint + side.lying.length === 0) return after(spared)
  // A die that may be fixed is fixed at its best face, because no roll could be better.
  const face = fixed > 0 ? fixed : mayFix && dice > 0 ? mostValued(does) : 0
  const lying = face === 0 ? side.lying : [...side.lying, { kind: 'initial' as const, face }]
  const roll = { initial: dice - (face === 0 ? 0 : 1), thrown: joint }
  return throwing(
    side,
    sign,
    roll,
    lying,
    rerolls.filter(({ card }) => !spent.includes(card)),
    after,
  )
}

/** With more dice than this, compulsory rerolls are computed before free ones, because trying every order would take too long. */
const MANY = 6

/** Whether compulsory and free rerolls may come in any order, with too many dice to try every order. */
const isManifold = (rerolls: readonly OwnReroll[], dice: number): boolean =>
  dice > MANY && rerolls.some(({ compulsory }) => compulsory === true) && rerolls.some(({ compulsory }) => compulsory !== true)

/** Whether the odds of this side's roll are approximate. */
export const isNear = (side: Party): boolean =>
  isManifold(side.rerolls, side.dice + side.joint) ||
  isManifold(
    side.rerolls.filter(({ roll }) => roll === 'any'),
    thrownDice(side, side.cards),
  )

function throwing(
  { does }: Party,
  sign: 1 | -1,
  roll: Throw['roll'],
  lying: Throw['lying'],
  rerolls: readonly OwnReroll[],
  after: (spared: boolean) => ByLead,
): ByLead {
  const dice = Object.values(roll).reduce((total, count) => total + count, 0)
  if (!isManifold(rerolls, dice)) return bestThrow({ sign, dice: does, roll, lying, rerolls }, after)
  const must = rerolls.filter(({ compulsory }) => compulsory === true)
  const weight = sum(does.faces)
  const first = does.faces.map((often, face) => (must.some(({ showing }) => showing === face) ? 0 : often * weight))
  for (const { showing } of must) does.faces.forEach((often, face) => (first[face]! += often * (does.faces[showing ?? 0] ?? 0)))
  return bestThrow({ sign, dice: { ...does, first }, roll, lying, rerolls: rerolls.filter(({ compulsory }) => compulsory !== true) }, after)
}

function mostValued({ faces, counts }: Dice): number {
  let found = 0
  faces.forEach((often, face) => {
    if (often > 0 && (found === 0 || counts.initial[face]! > counts.initial[found]!)) found = face
  })
  return found
}

/**
 * Computes the chance of a hit when both sides use everything. The side that is behind loses unless it adds more, and no die counts less
 * than 0, so both continue until one side has nothing left. The loser has then used everything. The winner may have more and would be even
 * further ahead. In any order, the attack hits exactly if the attacker's total exceeds the defender's total. Only an unused once-per-combat
 * reroll makes the order matter. In that case, the side that is behind throws all cards in one roll, then uses crew, then storage bombs.
 */
function allIn({ attack, defense }: Parties, spared: boolean): ByLead {
  if (!spared) return before(before(AS_IT_STANDS, everything(attack), 1), everything(defense), -1)
  const known = new Map<string, ByLead>()
  const play = (a: Party, d: Party): ByLead => {
    const key = [a, d].map(({ cards, crew, storage }) => `${cards} ${crew.length} ${storage.length}`).join(';')
    const worth =
      known.get(key) ??
      byWhoIsBehind(
        act(a, 1, (next, left) => (left ? play(next, d) : allIn({ attack: next, defense: d }, false))),
        act(d, -1, (next, left) => (left ? play(a, next) : allIn({ attack: a, defense: next }, false))),
      )
    known.set(key, worth)
    return worth
  }
  return play(attack, defense)
}

/** Finds the best next addition for the side that is behind, if it uses everything. */
function act(side: Party, sign: 1 | -1, then: (next: Party, spared: boolean) => ByLead): ByLead {
  const owns = side.rerolls.some(({ oncePerCombat }) => oncePerCombat === true)
  const rolls = (kind: DieKind, count: number, next: Party): ByLead =>
    laterRoll(side, sign, kind, count, (left) => then(next, owns ? left : true))
  if (side.cards > 0) return rolls('thrown', thrownDice(side, side.cards), { ...side, cards: 0 })
  const [crew, ...others] = side.crew
  if (crew !== undefined) return rolls('extra', crew, { ...side, crew: others })
  if (side.storage.length === 0) return AS_IT_STANDS
  return before(then({ ...side, storage: [] }, true), certain(sum(side.storage)), sign)
}

/** Describes a roll after the initial one, with only those rerolls that apply to any roll. */
export const laterRoll = (side: Party, sign: 1 | -1, kind: DieKind, count: number, after: (spared: boolean) => ByLead): ByLead =>
  throwing(
    side,
    sign,
    { [kind]: count },
    [],
    side.rerolls.filter(({ roll }) => roll === 'any'),
    after,
  )

export const thrownDice = ({ perCard, ticks }: Party, cards: number): number => cards * perCard + Math.min(ticks, cards)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const certain = (total: number): number[] => Array.from({ length: total + 1 }, (_, i) => (i === total ? 1 : 0))

/**
 * Computes the distribution of what a side can still add when no reroll requires a choice: cards, crew, storage bombs. Each tick needs a
 * card.
 */
export function everything(side: Party): number[] {
  const thrown = withDice(certain(sum(side.storage)), dieOf(side, 'thrown'), thrownDice(side, side.cards))
  return withDice(thrown, dieOf(side, 'extra'), sum(side.crew))
}

/** Returns the values of one die with their chances, compulsory rerolls included. */
function dieOf({ does: { faces, counts }, rerolls }: Party, kind: DieKind): number[] {
  const weight = sum(faces)
  const chances = Array.from({ length: 10 }, () => 0)
  const again = rerolls.filter(({ compulsory, roll }) => compulsory === true && roll === 'any').map(({ showing }) => showing)
  faces.forEach((often, face) => {
    if (!again.includes(face)) chances[counts[kind][face]!]! += often / weight
    else faces.forEach((second, next) => (chances[counts[kind][next]!]! += (often * second) / weight / weight))
  })
  return chances
}

/** Returns the chance of each total after adding n dice. */
function withDice(spread: number[], die: readonly number[], n: number): number[] {
  let now = spread
  for (let i = 0; i < n; i++) {
    const next = Array.from({ length: now.length + die.length - 1 }, () => 0)
    now.forEach((p, total) => p > 0 && die.forEach((w, value) => (next[total + value]! += p * w)))
    now = next
  }
  return now
}
