import type { Fixture, TableResult } from '@robodrome/leagues'

const DAY = 86_400_000

/** The conditions of a fixture. */
export interface Terms {
  bracket: boolean
  robin: boolean
  /** Whether it is scored by ranks: a pod, or a final with several entrants. */
  pod: boolean
  bestOf: number
  replay: boolean
  live: boolean
  /** LG-FIX-5, LG-OUT-8 The side that advances if no other criterion decides. */
  better: number
}

type Decided = NonNullable<Fixture['decision']>

/** The course of one fixture, implemented from the text of section 3 and LG-OUT-7 to LG-OUT-9. */
export class SecondMatch {
  sides: number[]
  readonly terms: Terms
  /** How many games each side has won, and the drawn tables of the current game, as leads of side 0. */
  #wins = [0, 0]
  #drawn: number[] = []
  #voids = 0
  decision: Decided | null = null
  ranks: number[] = []
  decidedAt = 0
  isChanged = false
  deadline: number
  moved = 0
  diff: number[] = []
  /** The decision before its annulment. */
  before: { decision: Decided | null; ranks: number[] } | null = null

  constructor(sides: readonly number[], terms: Terms, deadline: number) {
    this.sides = [...sides]
    this.terms = terms
    this.deadline = deadline
    this.diff = sides.map(() => 0)
  }

  get isOpen(): boolean {
    return this.decision === null
  }

  /** LG-FIX-4, LG-FIX-5 Seats alternate from game to game and, within a game, from replay to replay. */
  get seats(): number[] {
    const turns = this.#wins[0]! + this.#wins[1]! + this.#drawn.length
    return turns % 2 === 0 || this.terms.pod ? this.sides : this.sides.toReversed()
  }

  get wasPlayed(): boolean {
    return this.decision === 'played' || this.decision === 'adjudicated'
  }

  end(decision: Decided, ranks: readonly number[], at: number): void {
    if (this.isOpen && this.decidedAt === 0) this.decidedAt = at
    this.decision = decision
    this.ranks = [...ranks]
  }

  /** Records a finished table, whose lists are indexed by seat. */
  take({ ranks, diff }: TableResult, at: number): void {
    const seats = this.seats
    const bySide = (list: readonly number[]): number[] => this.sides.map((side) => list[seats.indexOf(side)]!)
    bySide(diff).forEach((each, side) => (this.diff[side]! += each))
    if (ranks === null) {
      this.#voids++
      return
    }
    const own = bySide(ranks)
    if (this.terms.pod) return this.end('played', own, at)
    const lead = bySide(diff)[0]! - bySide(diff)[1]!
    if (own[0] !== own[1]) this.#settle(own[0]! < own[1]! ? 0 : 1, at)
    else this.#draw(lead, at)
  }

  #draw(lead: number, at: number): void {
    this.#drawn.push(lead)
    if (this.terms.replay && this.#drawn.length < 4) return
    if (!this.terms.bracket) return this.end('played', [1, 1], at)
    const sum = this.#drawn.reduce((all, each) => all + each, 0)
    this.#settle(sum > 0 ? 0 : sum < 0 ? 1 : this.terms.better, at)
  }

  #settle(side: number, at: number): void {
    this.#drawn = []
    this.#wins[side]!++
    const most = this.terms.bracket ? this.terms.bestOf : 1
    if (this.#wins[side]! * 2 > most) this.end('played', side === 0 ? [1, 2] : [2, 1], at)
  }

  loses(side: number, decision: Decided, at: number): void {
    this.end(
      decision,
      this.sides.map((_, each) => (each === side ? 2 : 1)),
      at,
    )
  }

  nobodyWins(at: number): void {
    this.end(
      'double forfeit',
      this.sides.map(() => 2),
      at,
    )
  }

  /** LG-OUT-7 */
  isDue(sat: readonly boolean[], playing: boolean, askedFor: readonly number[], askedInAll: readonly number[], at: number): void {
    const late = askedFor.map((each) => each >= DAY)
    const faults = this.sides.flatMap((_, side) => (!sat[side] || late[side] ? [side] : []))
    if (!playing && faults.length > 0) return this.#forfeit(faults, at)
    if (late.includes(true)) return this.#loseLongest(askedFor, at)
    if (this.moved === 7) return this.#loseLongest(askedInAll, at)
    this.moved++
    this.deadline += DAY
  }

  #forfeit(faults: readonly number[], at: number): void {
    // LG-POD-6 A pod that cannot be played gives 6 points to each entrant who is present.
    if (this.sides.length > 2)
      return this.end(
        'forfeit',
        this.sides.map((_, side) => (faults.includes(side) ? this.sides.length + 1 : 1)),
        at,
      )
    if (faults.length === 2) this.nobodyWins(at)
    else this.loses(faults[0]!, 'forfeit', at)
  }

  #loseLongest(asked: readonly number[], at: number): void {
    const longest = this.sides.flatMap((_, side) => (asked[side] === Math.max(...asked) ? [side] : []))
    if (longest.length === this.sides.length) return this.nobodyWins(at)
    const others = this.sides.length - longest.length
    this.end(
      'played',
      this.sides.map((_, side) => (longest.includes(side) ? others + 1 : 1)),
      at,
    )
  }

  /** LG-OUT-8 Whether the fixture was called off twice and has no decision. */
  get isVoid(): boolean {
    return this.#voids >= 2
  }

  settleVoid(at: number): void {
    if (!this.terms.bracket) this.end('adjudicated', [1, 1], at)
    else this.loses(1 - this.terms.better, 'adjudicated', at)
  }

  /**
   * LG-OUT-8, LG-OUT-9 Returns the rule that forbids a manager's decision, or null. `isLatest` means that nothing depends on the fixture
   * yet.
   */
  forbids(verdict: string, at: number, isLatest: boolean): string | null {
    if (!this.isOpen && (this.decision === 'annulled' || this.isChanged || at > this.decidedAt + DAY || !isLatest)) return 'LG-OUT-9'
    return verdict === 'draw' && this.terms.bracket ? 'LG-OUT-8' : null
  }

  decide(verdict: string, at: number, deadline: number): void {
    if (!this.isOpen) this.isChanged = true
    if (verdict === 'first' || verdict === 'second') this.loses(verdict === 'first' ? 1 : 0, 'adjudicated', at)
    else if (verdict === 'draw') this.end('adjudicated', [1, 1], at)
    else if (verdict === 'double forfeit') this.nobodyWins(at)
    else {
      this.decision = null
      this.ranks = []
      this.deadline = deadline
      this.moved = 0
      this.#wins = [0, 0]
      this.#drawn = []
      this.#voids = 0
      this.diff = this.sides.map(() => 0)
    }
  }

  annul(at: number): void {
    if (this.decision === 'annulled') return
    this.before ??= { decision: this.decision, ranks: this.ranks }
    this.end('annulled', [], at)
  }
}
