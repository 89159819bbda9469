import { bestOf } from './decision.ts'

/** How many visits the leader needs before the race can be decided. */
const MIN_VISITS = 30
/** The maximum number of visits to all options together, so that memory stays bounded. */
const MAX_VISITS = 50_000
/** The error of the leader's prior at which all priors count only half. */
const TOLERANCE = 0.1
/** Assumed standard deviation of the prior, so that priors never claim more certainty than that. */
const PRIOR_DEVIATION = 0.25

/**
 * A race between options: best-arm identification with common random numbers. The n-th visits to all options share the same world and luck,
 * so that options are compared with the leader visit by visit.
 */
export class Race {
  readonly #priors: readonly number[]
  readonly #priorVisits: number
  /** Prefix sums of the values of each option: after 0 visits, 1 visit, and so on. */
  readonly #sums: number[][]
  #all = 0

  /** `priors`: the initial value of each option, worth `priorVisits` visits. */
  constructor(priors: readonly number[], priorVisits: number) {
    this.#priors = priors
    this.#priorVisits = priorVisits
    this.#sums = priors.map(() => [0])
  }

  readonly visits = (option: number): number => this.#sums[option]!.length - 1

  add(option: number, value: number): void {
    const sums = this.#sums[option]!
    sums.push(sums.at(-1)! + value)
    this.#all++
  }

  /** Returns the option to visit next: the one with the highest upper confidence bound. */
  next(exploration: number): number {
    const leader = this.#leader()
    return bestOf(this.#upperBounds(exploration, leader), leader)
  }

  /** Whether no other option can still overtake the leader, or the visits are used up. */
  isDecided(exploration: number): boolean {
    if (this.#all >= MAX_VISITS) return true
    const leader = this.#leader()
    if (this.visits(leader) < MIN_VISITS) return false
    const mean = this.#mean(leader)
    return this.#upperBounds(exploration, leader).every((bound, i) => i === leader || bound < mean)
  }

  /** Returns upper confidence bounds, which are wider for options with fewer visits. */
  #upperBounds(exploration: number, leader: number): number[] {
    const width = exploration * Math.sqrt(Math.log(this.#all + 2))
    return this.values(leader).map((value, i) => value + width / Math.sqrt(this.visits(i) + this.#priorVisits))
  }

  /** Returns the value of each option: the leader's mean plus the difference over the visits that both share. */
  values(leader = this.#leader()): number[] {
    const lead = this.#sums[leader]!
    const mean = this.#mean(leader)
    const weight = this.#priorVisits * this.#confidence(leader)
    return this.#sums.map((sums, i) => {
      const won = sums.at(-1)! - lead[sums.length - 1]!
      const priorGap = this.#priors[i]! - this.#priors[leader]!
      return i === leader ? mean : mean + (weight * priorGap + won) / (this.#priorVisits + sums.length - 1)
    })
  }

  /**
   * Returns the standard error of each option's difference from this one over their shared visits; for this option itself, the standard
   * error of its mean. Priors count as visits to the extent that they are trusted.
   */
  errors(than: number): number[] {
    const own = this.#sums[than]!
    const believed = this.#priorVisits * this.#confidence(this.#leader())
    return this.#sums.map((sums, i) => {
      const shared = Math.min(sums.length, own.length) - 1
      const gain = (k: number): number => sums[k]! - sums[k - 1]! - (i === than ? 0 : own[k]! - own[k - 1]!)
      const mean = (sums[shared]! - (i === than ? 0 : own[shared]!)) / Math.max(1, shared)
      let squares = believed * PRIOR_DEVIATION ** 2
      for (let k = 1; k <= shared; k++) squares += (gain(k) - mean) ** 2
      return Math.sqrt(squares) / (shared + believed)
    })
  }

  /** Returns how far priors are still trusted: the more wrong the leader's prior was, the less. */
  #confidence(leader: number): number {
    const visits = this.visits(leader)
    const mistake = (this.#mean(leader) - this.#priors[leader]!) * (visits / (visits + MIN_VISITS / 3))
    return 1 / (1 + (mistake / TOLERANCE) ** 2)
  }

  readonly #mean = (option: number): number => {
    const visits = this.visits(option)
    return visits > 0 ? this.#sums[option]![visits]! / visits : this.#priors[option]!
  }

  /** Returns the option with the most visits; before the first visit, the one with the highest prior. */
  #leader(): number {
    let leader = bestOf(this.#priors, 0)
    for (let i = 0; i < this.#sums.length; i++) if (this.visits(i) > this.visits(leader)) leader = i
    return leader
  }
}
