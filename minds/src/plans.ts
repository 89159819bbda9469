import type { Any, Seat } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Decision, Line, Mind, Question, Thought } from './mind.ts'
import { draw, mixOf } from './mix.ts'
import { errorOf, Pools } from './pools.ts'

/** How plans are thought about. */
export interface Manner {
  id: string
  title: string
  summary: string
  /** How often others are believed to do what they do out of habit: 1 for a reply to that alone, 0 for an equilibrium. */
  floor: number
  /** How easily it mixes up plans of different worth; see `tempered`. */
  heat: number
}

/** Worlds imagined: what others hide is different in each. */
const WORLDS = 3
/** Habits of each of the others, and plans in a pool, at most. */
const HABITS = 10
const MOST = 40
/** Joint plans of the others against which a plan is held, and how many of them sort out what is not worth the others. */
const AGAINST = 8
const GLANCE = 2
const KEPT = 6
/** Pieces changed in vain, one after another, before a plan is called done. */
const VAIN = 5
/** Rounds of regret matching after each new reply. */
const ROUNDS = 40
/** Looks at positions between two pauses. */
const PAUSE = 24
/** How easily others mix up their habits, by what each is worth to them: nobody does what is clearly worse for as often as what is best. */
const HABIT_HEAT = 0.02
/** Plans this close in value count as equal: a mind that always took the apparent best would be predictable. */
const CLOSE = 0.004
/** A plan that has less than this share of what the likeliest one has in the mix is not played. */
const RARE = 0.2

/** Thinks in whole plans where the game has them, and as another mind does elsewhere. */
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

/** The next move of a plan that was made before, if it still fits what was done since. */
function restOf({ line }: Question, moment: string, made: readonly string[]): string | undefined {
  if (line === undefined || line.moment !== moment || !made.every((move, i) => move === line.moves[i])) return undefined
  return line.moves[made.length]
}

/** Nothing to think about: the plan is made. What other options would bring was not looked at. */
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
  readonly #lot: number
  readonly #heat: number
  /** The best that was seen of plans that begin with each option, and how sure that is. */
  readonly #seen: { value: number; error: number | null }[]
  #playouts = 0
  #paused = 0

  constructor(question: Question, manner: Manner, g: Any) {
    const { game, seat, luck, imagine, options } = question
    const worlds = [g, ...Array.from({ length: WORLDS - 1 }, () => imagine())]
    this.#question = question
    this.#g = g
    // A mind that errs does not tell the habits of others apart, either.
    this.#pools = new Pools(game.insight!.plans!, worlds, seat, manner.floor, manner.heat > 0 ? Infinity : HABIT_HEAT)
    this.#pools.of(seat).add(question.weigh ?? game.insight!.plans!.draw(g, seat, luck))
    this.#lot = luck.below(2 ** 32)
    this.#heat = Math.max(manner.heat, manner.floor === 1 ? CLOSE : 0)
    this.#seen = options.map(() => ({ value: 0, error: null }))
    this.#work = this.#plan(manner.floor)
  }

  further(): boolean {
    if (this.#question.options.length < 2 || this.#work.next().done === true) return false
    this.#playouts++
    return true
  }

  /**
   * In turn: what the others would do out of habit, as if nobody else did anything; the best reply to them all; how everybody mixes; and what the others had better do
   * about that.
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

  /** Different plans of the others, as they come. */
  #samples(seat: Seat): unknown[][] {
    const drawn = Array.from({ length: AGAINST }, () => this.#pools.sample(seat, this.#question.luck))
    return [...new Map(drawn.map((joint) => [JSON.stringify(joint), joint])).values()]
  }

  /** Where to begin a new plan: now and then at the best so far, otherwise anywhere. */
  #first(seat: Seat): unknown {
    const { game, luck } = this.#question
    const { held } = this.#pools.of(seat)
    const known = seat === this.#question.seat ? held.slice(1) : held.filter(({ isHabit }) => !isHabit)
    if (known.length === 0 || luck.below(2) === 0) return game.insight!.plans!.draw(this.#g, seat, luck)
    return known.reduce((best, each) => (each.worth * best.seen > best.worth * each.seen ? each : best)).plan
  }

  /** From a random plan on, piece by piece to one that is best against these plans of the others. */
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
   * How likely each plan of the pool is played: by worth where it errs, or where others do what they always do, so that there is nothing to hide from; else as regret
   * matching settled it, without what is rare.
   */
  #mix(): number[] {
    const pool = this.#pools.of(this.#question.seat)
    if (this.#heat > 0)
      return mixOf(
        pool.held.map(({ worth, seen }) => worth / Math.max(1, seen)),
        this.#heat,
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
    const lot = this.#lot
    const { plan, worth, seen } = pool.held[draw(mix, { below: () => lot })]!
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

/** What the first plan of a pool gives away against the one that was worth most, where both were looked at. */
function weighedBy(held: readonly { worth: number; squares: number; seen: number }[]): { cost: number; error: number } {
  const [first, ...others] = held.filter(({ seen }) => seen > 0)
  if (first === undefined || first !== held[0]) return { cost: 0, error: 1 }
  const mean = ({ worth, seen }: { worth: number; seen: number }): number => worth / seen
  const best = others.reduce((most, each) => (mean(each) > mean(most) ? each : most), first)
  return { cost: mean(best) - mean(first), error: Math.hypot(errorOf(best), errorOf(first)) }
}

/** How sure it is how far each lies from the best, of which each is known for itself. */
function apart(found: readonly { value: number; error: number | null }[]): (number | null)[] {
  const best = bestOf(
    found.map(({ value }) => value),
    0,
  )
  return found.map(({ error }, i) => (i === best || error === null ? error : Math.hypot(error, found[best]!.error ?? 0)))
}
