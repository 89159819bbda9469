import type { Game, Position, Seat } from '@robodrome/kernel'

/** A lead smaller than this does not count, because estimates are rough. */
const AHEAD = 0.05

/** Follows a game's own estimate from question to question: who is ahead, and whether there was a chance in between. */
export class Swings {
  readonly #game: Game
  readonly #seats: number
  #first: readonly number[] | null = null
  #last: readonly number[] | null = null
  readonly #luck: number[]
  readonly #skill: number[]
  #leader: Seat | null = null
  #leads = 0
  #fell = false

  constructor(game: Game, seats: number) {
    this.#game = game
    this.#seats = seats
    this.#luck = Array.from({ length: seats }, () => 0)
    this.#skill = Array.from({ length: seats }, () => 0)
  }

  luckFell(): void {
    this.#fell = true
  }

  question(g: Position): void {
    if (this.#game.insight?.evaluate === undefined) return
    this.#move(this.#game.insight.evaluate(g))
  }

  /**
   * Ends the game. Returns how often the lead changed, and how far luck and decisions moved the winner. The last step leads to the certain
   * result.
   */
  end(won: readonly Seat[]): { leads: number; luck: number | null; skill: number | null } {
    const leads = this.#leads
    const [winner] = won
    if (winner === undefined || won.length > 1 || this.#first === null) return { leads, luck: null, skill: null }
    this.#move(Array.from({ length: this.#seats }, (_, seat) => (seat === winner ? 1 : 0)))
    return { leads: this.#leads, luck: round(this.#luck[winner]!), skill: round(this.#skill[winner]!) }
  }

  #move(now: readonly number[]): void {
    const part = this.#fell ? this.#luck : this.#skill
    if (this.#last !== null) for (let seat = 0; seat < this.#seats; seat++) part[seat]! += now[seat]! - this.#last[seat]!
    this.#first ??= now
    this.#last = now
    this.#fell = false
    const leader = leaderOf(now, this.#seats)
    if (leader !== null && this.#leader !== null && leader !== this.#leader) this.#leads++
    this.#leader = leader ?? this.#leader
  }
}

function leaderOf(values: readonly number[], seats: number): Seat | null {
  let first = 0
  let second = -1
  for (let seat = 1; seat < seats; seat++) {
    if (values[seat]! > values[first]!) {
      second = first
      first = seat
    } else if (second < 0 || values[seat]! > values[second]!) second = seat
  }
  return values[first]! - (second < 0 ? 0 : values[second]!) >= AHEAD ? first : null
}

/** Adding 0 avoids -0, which JSON does not have: facts must be equal wherever they were computed. */
const round = (value: number): number => Math.round(value * 1000) / 1000 + 0
