import type { Any, Seat } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Decision, Line, Mind, Question, Thought } from './mind.ts'
import { draw, softmaxOf } from './mix.ts'
import { errorOf, Pools } from './pools.ts'

/** Settings of a planner. */
export interface Manner {
  id: string
  title: string
  summary: string
  /** How often the others are assumed to play a habit: 1 for a pure reply to habits, 0 for an equilibrium. */
  floor: number
  /** The temperature at which it mistakes plans of different value for each other; see `tempered`. */
  temperature: number
}

/** The number of imagined worlds; each redraws hidden information. */
const WORLDS = 3
/** The maximum number of habits for each other seat, and of plans in a pool. */
const HABITS = 10
const MOST = 40
/**
 * How many joint plans a candidate is tested against, how many of them a first comparison uses, and how many candidates survive that
 * comparison.
 */
const AGAINST = 8
const GLANCE = 2
const KEPT = 6
/** How many changes in a row must fail before hill climbing stops. */
const VAIN = 5
/** Rounds of regret matching after each new reply. */
const ROUNDS = 40
/** Evaluations between two pauses. */
const PAUSE = 24
/** The temperature of the others' mix of habits: a clearly worse habit is played less often than the best one. */
const HABIT_TEMPERATURE = 0.02
/** Plans this close in value count as equal: a mind that always took the seemingly best one would be predictable. */
const CLOSE = 0.004
/** Plans below this share of the likeliest plan's weight are not played. */
const RARE = 0.2

/** Plans complete answers if the game has plans for the question; otherwise asks another mind. */
export const planner = (manner: Manner, elsewhere: Mind): Mind => ({
  id: manner.id,
  title: manner.title,
  summary: manner.summary,
  think(question) {
    const { game, seat, imagine, options } = question
    const plans = game.insight?.plans
    if (plans === undefined) return elsewhere.think(question)
    const g: Any = imagine()
    if (!plans.seats(g).includes(seat)) return elsewhere.think(question)
    const made = plans.made(g, seat)
    const next = restOf(question, plans.moment(g), made)
    const kept = next === undefined ? -1 : options.findIndex(({ text }) => text === next)
    return kept >= 0 ? goOn(question, kept, made.length) : new Planning(question, manner, g)
  },
})

/** Returns the next move of an earlier plan, provided that all moves since then match it. */
function restOf({ line }: Question, moment: string, made: readonly string[]): string | undefined {
  if (line === undefined || line.moment !== moment || !made.every((move, i) => move === line.moves[i])) return undefined
  return line.moves[made.length]
}

/** Continues an earlier plan without a search; the other options are not evaluated. */
function goOn(question: Question, at: number, made: number): Thought {
  const { options, line, seat } = question
  const thoughts = { values: options.map(() => line!.worth), shares: options.map((_, i) => (i === at ? 1 : 0)) }
  const ahead = line!.moves.slice(made + 1).map((text) => ({ seat, text }))
  return { further: () => false, decision: () => ({ ...decisionOf(question, at, thoughts, 0), ahead, line: line! }) }
}

class Planning implements Thought {
  readonly #question: Question
  readonly #g: Any
  readonly #pools: Pools
  readonly #work: Iterator<void>
  readonly #roll: number
  readonly #temperature: number
  /** The best value found among plans that begin with each option, and its standard error. */
  readonly #seen: { value: number; error: number | null }[]
  #playouts = 0
  #paused = 0

  constructor(question: Question, manner: Manner, g: Any) {
    const { game, seat, luck, imagine, options } = question
    const worlds = [g, ...Array.from({ length: WORLDS - 1 }, () => imagine())]
    this.#question = question
    this.#g = g
    // A mind that makes mistakes cannot tell the others' habits apart, either.
    this.#pools = new Pools(game.insight!.plans!, worlds, seat, manner.floor, manner.temperature > 0 ? Infinity : HABIT_TEMPERATURE)
    this.#pools.of(seat).add(question.weigh ?? game.insight!.plans!.draw(g, seat, luck))
    this.#roll = luck.below(2 ** 32)
    this.#temperature = Math.max(manner.temperature, manner.floor === 1 ? CLOSE : 0)
    this.#seen = options.map(() => ({ value: 0, error: null }))
    this.#work = this.#plan(manner.floor)
  }

  further(): boolean {
    if (this.#question.options.length < 2 || this.#work.next().done === true) return false
    this.#playouts++
    return true
  }

  /**
   * Double oracle with regret matching. It computes in turn: the habits of the others, as if nobody else acted; the best reply to them; the
   * mix of each seat; and the others' best replies to that mix.
   */
  *#plan(floor: number): Generator<void, void> {
    const { seat, luck } = this.#question
    const others = this.#pools.seats.filter((each) => each !== seat)
    for (let idle = 0; idle < 3; idle++) {
      for (const other of others) {
        if (this.#pools.of(other).habits >= HABITS) continue
        const nobody = this.#pools.seats.map(() => null)
        const { plan, value } = yield* this.#climb(other, [nobody])
        if (this.#pools.of(other).addHabit(plan, value)) idle = 0
      }
      if (this.#isRoomFor(seat) && this.#pools.of(seat).add((yield* this.#climb(seat, this.#samples(seat))).plan)) idle = 0
      for (let round = 0; round < ROUNDS; round++) {
        this.#pools.match(luck)
        yield* this.#rest()
      }
      if (floor === 1) continue
      for (const other of others)
        if (this.#isRoomFor(other) && this.#pools.of(other).add((yield* this.#climb(other, this.#samples(other))).plan)) idle = 0
    }
  }

  #isRoomFor(seat: Seat): boolean {
    return this.#pools.of(seat).held.length < MOST
  }

  /** Lists distinct joint plans of the others, drawn from their mixes. */
  #samples(seat: Seat): unknown[][] {
    const drawn = Array.from({ length: AGAINST }, () => this.#pools.sample(seat, this.#question.luck))
    return [...new Map(drawn.map((joint) => [JSON.stringify(joint), joint])).values()]
  }

  /** Returns the start of a climb: with probability one half the best plan so far, otherwise a random one. */
  #first(seat: Seat): unknown {
    const { game, luck } = this.#question
    const { held } = this.#pools.of(seat)
    const known = seat === this.#question.seat ? held.slice(1) : held.filter(({ isHabit }) => !isHabit)
    if (known.length === 0 || luck.below(2) === 0) return game.insight!.plans!.draw(this.#g, seat, luck)
    return known.reduce((best, each) => (each.worth * best.seen > best.worth * each.seen ? each : best)).plan
  }

  /** Hill climbing, piece by piece, to a plan that is locally best against these joint plans. */
  *#climb(seat: Seat, against: readonly (readonly unknown[])[]): Generator<void, { plan: unknown; value: number }> {
    const { game, luck } = this.#question
    let plan = this.#first(seat)
    let value = yield* this.#mean(seat, plan, against, 0, against.length)
    for (let vain = 0; vain < VAIN; vain++) {
      const others = game.insight!.plans!.around(this.#g, seat, plan, luck)
      const glances: { other: unknown; value: number }[] = []
      for (const other of others) glances.push({ other, value: yield* this.#mean(seat, other, against, 0, GLANCE) })
      const kept = against.length > GLANCE ? glances.toSorted((a, b) => b.value - a.value).slice(0, KEPT) : glances
      for (const { other, value: glance } of kept) {
        const found = against.length > GLANCE ? yield* this.#mean(seat, other, against, 0, against.length) : glance
        if (found <= value) continue
        plan = other
        value = found
        vain = -1
      }
    }
    return { plan, value }
  }

  *#mean(seat: Seat, plan: unknown, against: readonly (readonly unknown[])[], from: number, to: number): Generator<void, number> {
    let worth = 0
    let squares = 0
    const end = Math.min(to, against.length)
    for (let i = from; i < end; i++) {
      const joint = [...against[i]!]
      joint[seat] = plan
      const value = this.#pools.look(i, joint)[seat]!
      worth += value
      squares += value ** 2
      yield* this.#rest()
    }
    const seen = end - from
    if (seat === this.#question.seat && end === against.length) this.#note(plan, worth / seen, errorOf({ worth, squares, seen }))
    return worth / seen
  }

  *#rest(): Generator<void, void> {
    if (this.#pools.looked - this.#paused < PAUSE) return
    this.#paused = this.#pools.looked
    yield
  }

  #note(plan: unknown, value: number, error: number): void {
    const at = this.#optionOf(plan)
    if (value > this.#seen[at]!.value) this.#seen[at] = { value, error }
  }

  #optionOf(plan: unknown): number {
    const { game, seat, options } = this.#question
    const next = game.insight!.plans!.moves(this.#g, seat, plan)[game.insight!.plans!.made(this.#g, seat).length]
    return options.findIndex(({ text }) => text === next)
  }

  /**
   * Returns the weight of each plan. A mind that makes mistakes weighs plans by value, and so does one that faces only habits, because it
   * has nothing to hide. Otherwise regret matching decides, without rare plans.
   */
  #mix(): number[] {
    const pool = this.#pools.of(this.#question.seat)
    if (this.#temperature > 0)
      return softmaxOf(
        pool.held.map(({ worth, seen }) => worth / Math.max(1, seen)),
        this.#temperature,
      )
    const average = pool.average()
    const least = RARE * Math.max(...average)
    const kept = average.map((share) => (share < least ? 0 : share))
    const all = kept.reduce((sum, share) => sum + share, 0)
    return kept.map((share) => share / all)
  }

  decision(): Decision {
    const { game, seat } = this.#question
    const pool = this.#pools.of(seat)
    const mix = this.#mix()
    const roll = this.#roll
    const { plan, worth, seen } = pool.held[draw(mix, { below: () => roll })]!
    const found = this.#seen.map((each) => ({ ...each, share: 0 }))
    mix.forEach((share, i) => {
      const each = pool.held[i]!
      const at = found[this.#optionOf(each.plan)]!
      at.share += share
      const value = each.worth / Math.max(1, each.seen)
      if (each.seen === 0 || value < (share > 0 ? 0 : at.value)) return
      at.value = value
      at.error = errorOf(each)
    })
    const moves = [...game.insight!.plans!.moves(this.#g, seat, plan)]
    const line: Line = { moment: game.insight!.plans!.moment(this.#g), moves, worth: seen > 0 ? worth / seen : 0.5 }
    const ahead = moves.slice(game.insight!.plans!.made(this.#g, seat).length + 1).map((text) => ({ seat, text }))
    const thoughts = { values: found.map(({ value }) => value), errors: apart(found), shares: found.map(({ share }) => share) }
    const weighed = this.#question.weigh === undefined ? {} : { weighed: weighedBy(pool.held) }
    return { ...decisionOf(this.#question, this.#optionOf(plan), thoughts, this.#playouts), ahead, line, ...weighed }
  }
}

/** Computes what the pool's first plan loses against the best one, comparing their mean values. */
function weighedBy(held: readonly { worth: number; squares: number; seen: number }[]): { cost: number; error: number } {
  const [first, ...others] = held.filter(({ seen }) => seen > 0)
  if (first === undefined || first !== held[0]) return { cost: 0, error: 1 }
  const mean = ({ worth, seen }: { worth: number; seen: number }): number => worth / seen
  const best = others.reduce((most, each) => (mean(each) > mean(most) ? each : most), first)
  return { cost: mean(best) - mean(first), error: Math.hypot(errorOf(best), errorOf(first)) }
}

/** Computes standard errors of the distance to the best option; the means are independent. */
function apart(found: readonly { value: number; error: number | null }[]): (number | null)[] {
  const best = bestOf(
    found.map(({ value }) => value),
    0,
  )
  return found.map(({ error }, i) => (i === best || error === null ? error : Math.hypot(error, found[best]!.error ?? 0)))
}
