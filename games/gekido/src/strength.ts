import type { Seat } from '@robodrome/kernel'
import { contentOf } from './content.ts'
import { NOBODY, NOWHERE, type Gekido } from './state.ts'
import { botAt, nextAlive, tileUnder } from './vocabulary.ts'

/** What one of each is worth in points of Structure. */
const ARMOR = 0.75
const UPGRADE = 1.7
const CHARGE = 0.5
/** A Charge that takes four off a blow: now and then a part of it goes to waste. */
const PREVENTION = 2
const CARD = 0.3
/** Each point more that an attack does to a Bot on its tile, while others attack before it moves away. */
const EXPOSED = 0.4

/** How steeply a lead turns into a win, and how much whoever attacks next is ahead; fitted, with the worths above, to Duels between rules of thumb. */
const STEEP = 1.9
const ATTACKS_NEXT = 1.35

/** What a Bot's weight comes from; what damage it may suffer is asked about again and again, all else stays as it is. */
interface Strength {
  /** So much damage destroys it. */
  life: number
  /** The Bot and its cards in points of Structure, and each Power by its Charges. */
  points: number
  charges: readonly number[]
  lead: number
}

/** The strength of each seat's Bot, and everybody's share of what is on the table. All are equal until everybody has a Bot. */
export class Strengths {
  readonly #list: Strength[] = []
  readonly #weights: number[] = []

  /** `isFormer`: as before it counted where a Bot stands. */
  constructor(g: Gekido, isFormer = false) {
    const next = attacksNext(g)
    const isWaiting = (seat: Seat): boolean => !isFormer && next !== NOBODY && seat !== next
    const areAllThere = g.bots[g.seats - 1] !== undefined
    for (let seat = 0; seat < g.seats; seat++) {
      if (areAllThere) this.#list.push(strengthOf(g, seat, seat === next, isWaiting(seat)))
      this.#weights.push(areAllThere ? weightAfter(this.#list[seat]!, 0) : 1)
    }
  }

  /** What a Bot weighs once it has suffered this much. */
  weightAfter(seat: Seat, damage: number): number {
    return weightAfter(this.#list[seat]!, damage)
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

function strengthOf(g: Gekido, seat: Seat, isNext: boolean, isWaiting: boolean): Strength {
  const bot = botAt(g, seat)
  const structure = sum(bot.structure)
  const armor = sum(bot.armor)
  const { power } = contentOf(g)
  const charges: number[] = []
  for (const id in bot.powers) charges.push((power[id]!.does === 'prevent' ? PREVENTION : CHARGE) * bot.powers[id]!)
  // A Bot that is being pushed stands nowhere for a moment.
  const exposed = isWaiting && bot.at !== NOWHERE ? EXPOSED * tileUnder(g, seat).suffers : 0
  return {
    life: structure + armor,
    points: structure + ARMOR * armor + UPGRADE * bot.upgrade + CARD * bot.hand.length - exposed,
    charges,
    lead: isNext ? ATTACKS_NEXT : 1,
  }
}

function weightAfter({ life, points, charges, lead }: Strength, suffered: number): number {
  if (suffered >= life) return 0
  let strength = points - suffered
  for (let i = 0; i < charges.length; i++) strength += charges[i]!
  return Math.max(1, strength) ** STEEP * lead
}

function sum(values: readonly number[]): number {
  let so = 0
  for (let i = 0; i < values.length; i++) so += values[i]!
  return so
}
