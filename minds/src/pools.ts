import type { Plans, Any, Seat, Stream } from '@robodrome/kernel'
import { draw, mixOf } from './mix.ts'

/** A plan in a pool: how much not having played it is regretted, how much of the mix it had so far, and what it was worth. */
interface Held {
  plan: unknown
  isHabit: boolean
  regret: number
  share: number
  worth: number
  squares: number
  seen: number
}

/** How far apart looks lie that nobody has had: a few that are all alike do not pass for certainty. */
const SPREAD = 0.25

/** The standard error of a mean, by the sum of what was seen, that of its squares, and how much was seen. */
export const errorOf = ({ worth, squares, seen }: { worth: number; squares: number; seen: number }): number =>
  Math.sqrt(Math.max(0, squares - worth ** 2 / seen) + SPREAD ** 2) / seen

/** The plans of one seat among which it mixes. */
class Pool {
  readonly held: Held[] = []
  readonly #habitHeat: number
  readonly #known = new Map<string, Held>()
  /** Where thinking out of habit ended, each time, and how likely that is by what it was worth. */
  readonly #ends: { held: Held; worth: number }[] = []
  #likely: readonly number[] = []
  /** Different habits so far. */
  habits = 0

  constructor(habitHeat: number) {
    this.#habitHeat = habitHeat
  }

  /** Takes a plan in, unless it is there. */
  add(plan: unknown): boolean {
    const key = JSON.stringify(plan)
    if (this.#known.has(key)) return false
    const held: Held = { plan, isHabit: false, regret: 0, share: 0, worth: 0, squares: 0, seen: 0 }
    this.#known.set(key, held)
    this.held.push(held)
    return true
  }

  /** Takes in what the seat would do out of habit and what that would bring it; whether it is a new habit. */
  addHabit(plan: unknown, worth: number): boolean {
    this.add(plan)
    const held = this.#known.get(JSON.stringify(plan))!
    const isNew = !held.isHabit
    if (isNew) this.habits++
    held.isHabit = true
    this.#ends.push({ held, worth })
    this.#likely = mixOf(
      this.#ends.map((end) => end.worth),
      this.#habitHeat,
    )
    return isNew
  }

  /** What the seat does out of habit this time. */
  readonly habit = (luck: Stream): Held => this.#ends[draw(this.#likely, luck)]!.held

  /** How likely each plan is played now: by how much it is regretted. */
  mix(): number[] {
    const all = this.held.reduce((sum, { regret }) => sum + regret, 0)
    return this.held.map(({ regret }) => (all > 0 ? regret / all : 1 / this.held.length))
  }

  /** How likely each was on average: what regret matching settles on. */
  average(): number[] {
    const all = this.held.reduce((sum, { share }) => sum + share, 0)
    return all > 0 ? this.held.map(({ share }) => share / all) : this.mix()
  }
}

/** Joint plans kept at most with what they were worth. */
const REMEMBERED = 20_000

/**
 * Pools of plans for every seat that plans, and how each mixes its own: by regret matching against the others. Everybody but the thinker
 * is believed to do what it does out of habit at least so often (`floor`), whatever would be wiser, and to mix its habits up as easily as `habitHeat` says.
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

  constructor(plans: Plans, worlds: readonly Any[], thinker: Seat, floor: number, habitHeat: number) {
    this.#plans = plans
    this.#worlds = worlds
    this.#thinker = thinker
    this.#floor = floor
    this.seats = plans.seats(worlds[0])
    for (const seat of this.seats) this.#pools.set(seat, new Pool(habitHeat))
  }

  readonly of = (seat: Seat): Pool => this.#pools.get(seat)!

  /** What plans, one for each seat of the game, come to in a world. */
  look(world: number, joint: readonly unknown[]): readonly number[] {
    this.looked++
    return this.#plans.worth(this.#worlds[world % this.#worlds.length], joint)
  }

  /** A plan for every seat but one, drawn from what they play on average. */
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

  /** One round of regret matching: everybody sees what each of its plans would have brought against what the others drew. */
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
