import type { Finished } from './chunk.ts'
import type { Experiment } from './experiment.ts'
import { scoresOfFirst } from './study/samples.ts'
import { sequential, type Finding } from './sequential.ts'
import type { Facts } from './study/facts.ts'

/** The set of finished deals, which may arrive in any order, and more than once. */
export class Results {
  readonly experiment: Experiment
  readonly #deals: Map<number, Facts[]>[]
  #games = 0
  #heard = 0
  #finding: Finding | null = null

  constructor(experiment: Experiment) {
    this.experiment = experiment
    this.#deals = experiment.arms.map(() => new Map())
  }

  readonly has = (arm: number, deal: number): boolean => this.#deals[arm]!.has(deal)

  /** Adds finished deals; returns the new ones. */
  add({ chunk, facts }: Finished): Facts[] {
    const deals = this.#deals[chunk.arm]
    if (deals === undefined) return []
    const fresh: Facts[] = []
    const { players } = this.experiment.arms[chunk.arm]!
    for (let deal = chunk.from; deal < Math.min(chunk.to, this.experiment.deals); deal++) {
      if (deals.has(deal)) continue
      const games = facts.filter((each) => each.deal === deal).toSorted((a, b) => a.turn - b.turn)
      if (games.length !== players.length) continue
      deals.set(deal, games)
      fresh.push(...games)
    }
    this.#games += fresh.length
    if (chunk.arm === 0) this.#test()
    return fresh
  }

  /** Returns the games of an arm in the order of deals, in whatever order they arrived. */
  games(arm: number): Facts[] {
    return [...this.#deals[arm]!].toSorted(([a], [b]) => a - b).flatMap(([, games]) => games)
  }

  /** The games played, and the total. */
  get played(): number {
    return this.#games
  }

  get total(): number {
    const { arms, deals } = this.experiment
    return arms.reduce((sum, { players }) => sum + players.length * deals, 0)
  }

  /** The verdict of the sequential test about the first player, if the experiment has one. Once decided, later deals do not reopen it. */
  get finding(): Finding | null {
    return this.#finding
  }

  get isDone(): boolean {
    return this.#games >= this.total || (this.#finding !== null && this.#finding.verdict !== 'open')
  }

  /** Runs the test. Deals are counted in order, because short games finish first and must not count before long ones. */
  #test(): void {
    const { until } = this.experiment
    if (until === null || (this.#finding !== null && this.#finding.verdict !== 'open')) return
    const deals = this.#deals[0]!
    while (deals.has(this.#heard)) this.#heard++
    const heard = Array.from({ length: this.#heard }, (_, deal) => deals.get(deal)!)
    // The test looks only at whole chunks, so that it ends at the same deal on every machine.
    const whole = heard.length - (heard.length % this.experiment.chunk)
    this.#finding = sequential(scoresOfFirst(heard.slice(0, whole)), until)
  }
}
