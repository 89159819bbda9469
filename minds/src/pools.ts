import type { Plans, Any, Seat, Stream } from '@robodrome/kernel'
import { draw, softmaxOf } from './mix.ts'

/** A plan in a pool: its regret, its weighted share of the mix so far, and the sums of its values. */
interface Held {
  plan: unknown
  isHabit: boolean
  regret: number
  share: number
  worth: number
  squares: number
  seen: number
}

/** Assumed standard deviation of the prior: a few equal samples do not make a value certain. */
const PRIOR_DEVIATION = 0.25

/** Computes the standard error of a mean, from the sum, the sum of squares and the sample size. */
export const errorOf = ({ worth, squares, seen }: { worth: number; squares: number; seen: number }): number =>
  Math.sqrt(Math.max(0, squares - worth ** 2 / seen) + PRIOR_DEVIATION ** 2) / seen

/** The plans of one seat, and its mix over them. */
class Pool {
  readonly held: Held[] = []
  readonly #habitTemperature: number
  readonly #known = new Map<string, Held>()
  /** The plan where each climb for a habit ended, and its value. */
  readonly #ends: { held: Held; worth: number }[] = []
  #likely: readonly number[] = []
  /** The number of distinct habits so far. */
  habits = 0

  constructor(habitTemperature: number) {
    this.#habitTemperature = habitTemperature
  }

  /** Adds a plan. Returns false if the pool has it already. */
  add(plan: unknown): boolean {
    const key = JSON.stringify(plan)
    if (this.#known.has(key)) return false
    const held: Held = { plan, isHabit: false, regret: 0, share: 0, worth: 0, squares: 0, seen: 0 }
    this.#known.set(key, held)
    this.held.push(held)
    return true
  }

  /** Adds a habit with its value to the seat. Returns whether it is new. */
  addHabit(plan: unknown, worth: number): boolean {
    this.add(plan)
    const held = this.#known.get(JSON.stringify(plan))!
    const isNew = !held.isHabit
    if (isNew) this.habits++
    held.isHabit = true
    this.#ends.push({ held, worth })
    this.#likely = softmaxOf(
      this.#ends.map((end) => end.worth),
      this.#habitTemperature,
    )
    return isNew
  }

  /** Draws one habit. */
  readonly habit = (luck: Stream): Held => this.#ends[draw(this.#likely, luck)]!.held

  /** Returns the current mix, proportional to positive regret. */
  mix(): number[] {
    const all = this.held.reduce((sum, { regret }) => sum + regret, 0)
    return this.held.map(({ regret }) => (all > 0 ? regret / all : 1 / this.held.length))
  }

  /** Returns the average mix, to which regret matching converges. */
  average(): number[] {
    const all = this.held.reduce((sum, { share }) => sum + share, 0)
    return all > 0 ? this.held.map(({ share }) => share / all) : this.mix()
  }
}

/** The maximum number of joint plans with a cached value. */
const REMEMBERED = 20_000

/**
 * Pools of plans for every seat that plans, mixed by regret matching. Every seat but the thinker plays a habit with probability `floor`, and mixes
 * its habits at `habitTemperature`.
 */
export class Pools {
  readonly seats: readonly Seat[]
  readonly #plans: Plans
  readonly #worlds: readonly Any[]
  readonly #thinker: Seat
  readonly #floor: number
  readonly #pools = new Map<Seat, Pool>()
  readonly #known = new Map<string, readonly number[]>()
  #rounds = 0
  looked = 0

  constructor(plans: Plans, worlds: readonly Any[], thinker: Seat, floor: number, habitTemperature: number) {
    this.#plans = plans
    this.#worlds = worlds
    this.#thinker = thinker
    this.#floor = floor
    this.seats = plans.seats(worlds[0])
    for (const seat of this.seats) this.#pools.set(seat, new Pool(habitTemperature))
  }

  readonly of = (seat: Seat): Pool => this.#pools.get(seat)!

  /** Returns the value of a joint plan in a world to each seat. */
  look(world: number, joint: readonly unknown[]): readonly number[] {
    this.looked++
    return this.#plans.worth(this.#worlds[world % this.#worlds.length], joint)
  }

  /** Draws a joint plan of all seats except one from their average mixes. */
  sample(but: Seat, luck: Stream): unknown[] {
    const joint: unknown[] = []
    for (const seat of this.seats) joint[seat] = seat === but ? null : this.#drawn(seat, this.of(seat).average(), luck).plan
    return joint
  }

  #drawn(seat: Seat, mix: readonly number[], luck: Stream): Held | { plan: null } {
    const pool = this.of(seat)
    if (pool.held.length === 0) return { plan: null }
    const byHabit = seat !== this.#thinker && pool.habits > 0 && luck.below(1000) < 1000 * this.#floor
    return byHabit ? pool.habit(luck) : pool.held[draw(mix, luck)]!
  }

  /** One round of regret matching: each seat learns what each of its plans would have earned against the plans drawn for the others. */
  match(luck: Stream): void {
    const drawn = new Map(this.seats.map((seat) => [seat, this.#drawn(seat, this.of(seat).mix(), luck)]))
    const world = luck.below(this.#worlds.length)
    this.#rounds++
    for (const seat of this.seats) {
      const { held } = this.of(seat)
      const values = held.map((each) => this.#remembered(world, drawn, seat, each)[seat]!)
      const mix = this.of(seat).mix()
      const expected = values.reduce((sum, value, i) => sum + value * mix[i]!, 0)
      held.forEach((each, i) => {
        each.share += this.#rounds * mix[i]!
        each.regret = Math.max(0, each.regret + values[i]! - expected)
        each.worth += values[i]!
        each.squares += values[i]! ** 2
        each.seen++
      })
    }
  }

  #remembered(world: number, drawn: ReadonlyMap<Seat, { plan: unknown }>, seat: Seat, own: Held): readonly number[] {
    const joint: unknown[] = []
    for (const each of this.seats) joint[each] = (each === seat ? own : drawn.get(each)!).plan
    const key = `${world}${JSON.stringify(joint)}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const values = this.look(world, joint)
    if (this.#known.size < REMEMBERED) this.#known.set(key, values)
    return values
  }
}
