import type { Seat } from '@robodrome/kernel'
import { cardsToCome } from './cards-to-come.ts'
import { contentOf } from './content.ts'
import { factorOf, promiseOf } from './ratings.ts'
import { turn as turnRule } from './rules/2-turn.ts'
import { NOBODY, NOWHERE, type Gekido } from './state.ts'
import { botAt, kindOf, nextAlive, tileUnder } from './vocabulary.ts'
import type { Worths } from './worths.ts'

/** Everything a Bot's weight depends on except the damage, which callers vary. */
interface Strength {
  /** The amount of damage that destroys the Bot. */
  life: number
  armor: number
  dice: readonly number[]
  /** The value of the Bot with its Charges and cards, in points of Structure. */
  points: number
  /** How much damage a Charge can prevent, and the value of that Charge; 0 if there is none. */
  shield: number
  shieldCosts: number
  /** How much damage all its cards together can prevent, and their value. */
  cover: number
  coverCosts: number
  /** The additional lead of a Bot that attacks next, or that wins more often than others. */
  lead: number
}

/** The strength of each seat's Bot and each seat's share of the total. During Bot selection, average values stand in for missing Bots. */
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

  /** Returns a Bot's weight after this much damage. */
  weightAfter(seat: Seat, damage: number): number {
    const strength = this.#list[seat]!
    const { shield, shieldCosts, cover, coverCosts } = strength
    let most = this.#weight(strength, damage, 0)
    if (damage === 0) return most
    // The owner may answer before the damage.
    if (shield > 0) most = Math.max(most, this.#weight(strength, Math.max(0, damage - shield), shieldCosts))
    if (cover > 0) most = Math.max(most, this.#weight(strength, Math.max(0, damage - cover), coverCosts))
    return most
  }

  #weight({ life, armor, dice, points, lead }: Strength, damage: number, spent: number): number {
    if (damage >= life) return 0
    const { bonus, steep } = this.#worths
    return Math.max(1, points - spent - damage + bonus * lostDice(dice, damage - armor)) ** steep * lead
  }

  /** Returns a seat's share, with a different weight for one seat. */
  share(of: Seat, seat: Seat, weight: number): number {
    const weights = this.#weights
    let all = 0
    for (let i = 0; i < weights.length; i++) all += i === seat ? weight : weights[i]!
    return all > 0 ? (of === seat ? weight : weights[of]!) / all : 1 / weights.length
  }

  /** Returns all shares, optionally with a different weight for one seat. */
  shares(seat: Seat = NOBODY, weight = 0): number[] {
    const shares: number[] = []
    for (let of = 0; of < this.#weights.length; of++) shares.push(this.share(of, seat, weight))
    return shares
  }
}

/** The steps of a turn up to its attack. The frame's `step` names the next step to run. */
const BEFORE: readonly string[] = ['drawFive', 'firstMovement', 'target', 'attack']

/** The seat that attacks next after the current attack; nobody before the first turn. */
function attacksNext(g: Gekido): Seat {
  const turn = g.stack[1]
  if (turn?.rule !== turnRule.name) return NOBODY
  return BEFORE.includes(turn.step) ? g.active : nextAlive(g, g.active)
}

/** The assumed value of a new Armor die (the average is 3.5). */
const PLATING = 3

function strengthOf(g: Gekido, seat: Seat, next: Seat, worths: Worths): Strength {
  const bot = botAt(g, seat)
  const structure = sum(bot.structure)
  const armor = sum(bot.armor)
  const { power, card } = contentOf(g)
  let points = structure + worths.armor * armor + worths.upgrade[kindOf(g, seat).upgrade] * bot.upgrade
  // GK-WIN-4: the defender may play any number of cards.
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
  // A Bot that is being pushed is on no tile for a moment.
  if (next !== NOBODY && seat !== next && bot.at !== NOWHERE) points -= worths.exposed * tileUnder(g, seat).suffers
  const lead = (seat === next ? worths.attacksNext : 1) * factorOf(g, seat)
  return { life: structure + armor, armor, dice: bot.structure, points, shield, shieldCosts, cover, coverCosts, lead }
}

/** Counts the Structure dice that damage breaks, the topmost first (GK-DMG-10). */
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
