import type { Seat } from '@robodrome/kernel'
import { cardsToCome } from './cards-to-come.ts'
import { contentOf } from './content.ts'
import { factorOf, promiseOf } from './ratings.ts'
import { NOBODY, NOWHERE, type Gekido } from './state.ts'
import { botAt, kindOf, nextAlive, tileUnder } from './vocabulary.ts'
import type { Worths } from './worths.ts'

/** What a Bot's weight comes from; what damage it may suffer is asked about again and again, all else stays as it is. */
interface Strength {
  /** So much damage destroys it. */
  life: number
  armor: number
  dice: readonly number[]
  /** The Bot, its Charges and its cards in points of Structure. */
  points: number
  /** How much of a damage a Charge can take off, and what is gone with it; 0 where there is none. */
  shield: number
  shieldCosts: number
  /** The same for all its cards together. */
  cover: number
  coverCosts: number
  /** How far ahead it is besides: it attacks next, or wins more often than others. */
  lead: number
}

/** The strength of each seat's Bot, and everybody's share of what is on the table. Until everybody has a Bot, it is what each is usually worth. */
export class Strengths {
  readonly #worths: Worths
  readonly #list: Strength[] = []
  readonly #weights: number[] = []

  constructor(g: Gekido, worths: Worths) {
    this.#worths = worths
    const next = attacksNext(g)
    const areAllThere = g.bots[g.seats - 1] !== undefined
    for (let seat = 0; seat < g.seats; seat++) {
      if (areAllThere) this.#list.push(strengthOf(g, seat, next, worths))
      this.#weights.push(areAllThere ? this.weightAfter(seat, 0) : promiseOf(g, seat, worths.steep))
    }
  }

  /** What a Bot weighs once it has suffered this much. */
  weightAfter(seat: Seat, damage: number): number {
    const strength = this.#list[seat]!
    const { shield, shieldCosts, cover, coverCosts } = strength
    let most = this.#weight(strength, damage, 0)
    if (damage === 0) return most
    // Its owner is asked before the damage is done.
    if (shield > 0) most = Math.max(most, this.#weight(strength, Math.max(0, damage - shield), shieldCosts))
    if (cover > 0) most = Math.max(most, this.#weight(strength, Math.max(0, damage - cover), coverCosts))
    return most
  }

  #weight({ life, armor, dice, points, lead }: Strength, damage: number, spent: number): number {
    if (damage >= life) return 0
    const { bonus, steep } = this.#worths
    return Math.max(1, points - spent - damage + bonus * lostDice(dice, damage - armor)) ** steep * lead
  }

  /** A seat's share, with another weight for one seat. */
  share(of: Seat, seat: Seat, weight: number): number {
    const weights = this.#weights
    let all = 0
    for (let i = 0; i < weights.length; i++) all += i === seat ? weight : weights[i]!
    return all > 0 ? (of === seat ? weight : weights[of]!) / all : 1 / weights.length
  }

  /** Everybody's share, as it is or with another weight for one seat. */
  shares(seat: Seat = NOBODY, weight = 0): number[] {
    const shares: number[] = []
    for (let of = 0; of < this.#weights.length; of++) shares.push(this.share(of, seat, weight))
    return shares
  }
}

/** Steps of a turn before its attack, as the step that follows what is under way. */
const BEFORE: readonly string[] = ['drawFive', 'firstMovement', 'target', 'attack']

/** Who makes the next attack after the one under way; nobody before the first turn. */
function attacksNext(g: Gekido): Seat {
  const turn = g.stack[1]
  if (turn?.rule !== 'turn') return NOBODY
  return BEFORE.includes(turn.step) ? g.active : nextAlive(g, g.active)
}

/** A die of Armor shows three or four on average; so many are counted on. */
const PLATING = 3

function strengthOf(g: Gekido, seat: Seat, next: Seat, worths: Worths): Strength {
  const bot = botAt(g, seat)
  const structure = sum(bot.structure)
  const armor = sum(bot.armor)
  const { power, card } = contentOf(g)
  let points = structure + worths.armor * armor + worths.upgrade[kindOf(g, seat).upgrade] * bot.upgrade
  // GK-WIN-4: whoever is attacked may play any number of cards.
  const isCovered = seat !== g.active
  let cover = 0
  let coverCosts = 0
  for (let i = 0; i < bot.hand.length; i++) {
    const { does, amount } = card[bot.hand[i]!]!
    const worth = worths.cards[does] ?? worths.card
    points += worth
    if (!isCovered || (does !== 'prevent' && does !== 'plating')) continue
    cover += does === 'prevent' ? amount : PLATING
    coverCosts += worth
  }
  points += worths.drawn * cardsToCome(g, seat)
  let shield = 0
  let shieldCosts = 0
  for (const id in bot.powers) {
    const { does, amount } = power[id]!
    const charge = worths.charges[does] ?? worths.charge
    points += charge * bot.powers[id]!
    if (does === 'prevent' && bot.powers[id]! > 0) {
      shield = amount
      shieldCosts = charge
    }
  }
  // A Bot that is being pushed stands nowhere for a moment.
  if (next !== NOBODY && seat !== next && bot.at !== NOWHERE) points -= worths.exposed * tileUnder(g, seat).suffers
  const lead = (seat === next ? worths.attacksNext : 1) * factorOf(g, seat)
  return { life: structure + armor, armor, dice: bot.structure, points, shield, shieldCosts, cover, coverCosts, lead }
}

/** How many Structure dice a damage breaks, the topmost first: GK-DMG-10. */
function lostDice(dice: readonly number[], damage: number): number {
  let left = damage
  let lost = 0
  while (lost < dice.length && left >= dice[lost]!) left -= dice[lost++]!
  return lost
}

function sum(values: readonly number[]): number {
  let so = 0
  for (let i = 0; i < values.length; i++) so += values[i]!
  return so
}
