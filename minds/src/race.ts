import { bestOf } from './decision.ts'

/** Tries that an option needs before it can win the race. */
const FAIR = 30
/** Tries remembered at most, so that memory stays steady however long one thinks. */
const MOST = 50_000
/** How far first impressions may be from what the leader turns out to be worth before they count only half. */
const MISTAKE = 0.1
/** How far apart tries lie that nobody has made: first impressions are believed to be so sure, and not surer. */
const SPREAD = 0.25

/**
 * Options tried against each other. The n-th try of each option meets the same world and the same luck, so what counts is not how well
 * a try went but how much better than the n-th try of the option that leads.
 */
export class Race {
  readonly #first: readonly number[]
  readonly #trust: number
  /** For each option what its tries brought in all: after none, after one, and so on. */
  readonly #sums: number[][]
  #all = 0

  /** `first`: what each option seems to be worth at first sight, which counts for so many tries. */
  constructor(first: readonly number[], trust: number) {
    this.#first = first
    this.#trust = trust
    this.#sums = first.map(() => [0])
  }

  readonly tries = (option: number): number => this.#sums[option]!.length - 1

  add(option: number, value: number): void {
    const sums = this.#sums[option]!
    sums.push(sums.at(-1)! + value)
    this.#all++
  }

  /** The option to try next: a good one, or one about which too little is known. */
  next(curiosity: number): number {
    const leader = this.#leader()
    return bestOf(this.#hopes(curiosity, leader), leader)
  }

  /** Whether no option can be hoped to be better than the one that leads, once that has shown what it is worth, or enough was tried. */
  isDecided(curiosity: number): boolean {
    if (this.#all >= MOST) return true
    const leader = this.#leader()
    if (this.tries(leader) < FAIR) return false
    const level = this.#level(leader)
    return this.#hopes(curiosity, leader).every((hope, i) => i === leader || hope < level)
  }

  /** What each option might be worth: more than it seems to be, the less it was tried. */
  #hopes(curiosity: number, leader: number): number[] {
    const doubt = curiosity * Math.sqrt(Math.log(this.#all + 2))
    return this.values(leader).map((value, i) => value + doubt / Math.sqrt(this.tries(i) + this.#trust))
  }

  /** What each option is worth: as much as the leader, and what it won or lost against it in the tries they share. */
  values(leader = this.#leader()): number[] {
    const lead = this.#sums[leader]!
    const level = this.#level(leader)
    const weight = this.#trust * this.#faith(leader)
    return this.#sums.map((sums, i) => {
      const won = sums.at(-1)! - lead[sums.length - 1]!
      const promised = this.#first[i]! - this.#first[leader]!
      return i === leader ? level : level + (weight * promised + won) / (this.#trust + sums.length - 1)
    })
  }

  /**
   * The standard error of how far each option lies from this one, by the tries they share; of this one, that of its own worth. First impressions count
   * as tries too, as far as they are believed.
   */
  errors(than: number): number[] {
    const own = this.#sums[than]!
    const believed = this.#trust * this.#faith(this.#leader())
    return this.#sums.map((sums, i) => {
      const shared = Math.min(sums.length, own.length) - 1
      const gain = (k: number): number => sums[k]! - sums[k - 1]! - (i === than ? 0 : own[k]! - own[k - 1]!)
      const mean = (sums[shared]! - (i === than ? 0 : own[shared]!)) / Math.max(1, shared)
      let squares = believed * SPREAD ** 2
      for (let k = 1; k <= shared; k++) squares += (gain(k) - mean) ** 2
      return Math.sqrt(squares) / (shared + believed)
    })
  }

  /** How much of what seemed to set options apart is still believed: less, the more first impressions were mistaken about the leader. */
  #faith(leader: number): number {
    const tries = this.tries(leader)
    const mistake = (this.#level(leader) - this.#first[leader]!) * (tries / (tries + FAIR / 3))
    return 1 / (1 + (mistake / MISTAKE) ** 2)
  }

  readonly #level = (option: number): number => {
    const tries = this.tries(option)
    return tries > 0 ? this.#sums[option]![tries]! / tries : this.#first[option]!
  }

  /** The option that was tried most often, at first the one that seemed best. */
  #leader(): number {
    let leader = bestOf(this.#first, 0)
    for (let i = 0; i < this.#sums.length; i++) if (this.tries(i) > this.tries(leader)) leader = i
    return leader
  }
}
