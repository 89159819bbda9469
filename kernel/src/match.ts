import type { Game, Result, Settings } from './game.ts'
import { listen, type Event } from './events.ts'
import { writeOutcome, type Luck } from './luck.ts'
import { asides, asked, choose, happen, node, options, ready, refusals, start, write, type Refusal } from './play.ts'
import { run } from './run.ts'
import type { Position, Seat } from './rule.ts'

/** One line of the record: what a seat chose, what luck brought, or who left. */
export type Entry = { kind: 'choice'; seat: Seat; text: string } | { kind: 'outcome'; text: string } | { kind: 'leave'; seat: Seat }

/** Refusals that belong to the table, not to a game. */
export const OVER = 'TABLE-OVER'
export const NOT_ASKED = 'TABLE-TURN'
export const NO_SUCH_MOVE = 'TABLE-MOVE'
export const NOTHING_TO_TAKE_BACK = 'TABLE-BACK'

/** Two ways of writing a move are one if they differ in case and spacing only. */
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The option that a text means, or why it may not be chosen. */
export function find(game: Game, g: Position, seat: Seat, text: string): { option: unknown } | Refusal {
  if (node(game, g).kind === 'over') return { rule: OVER }
  const wanted = plain(text)
  const meant = (option: unknown) => plain(write(game, g, option)) === wanted
  const own = asked(game, g).includes(seat)
  const legal = (own ? options(game, g, seat).find(meant) : undefined) ?? asides(game, g, seat).find(meant)
  if (legal !== undefined) return { option: legal }
  if (!own) return { rule: NOT_ASKED }
  return refusals(game, g, seat).find(({ option }) => plain(write(game, g, option)) === wanted) ?? { rule: NO_SUCH_MOVE }
}

export interface Told {
  /** How many entries the record had when this was told. */
  at: number
  event: Event
}

/** A game being played: its position, its record so far, and what was told. Every choice is checked. */
export class Match<G extends Position = Position> {
  readonly game: Game<G>
  readonly settings: Settings
  readonly entries: Entry[] = []
  readonly told: Told[] = []
  position: G
  readonly #luck: Luck
  readonly #onTold: ((told: Told) => void) | undefined
  /** Positions before choices that can still be taken back, all of one seat. */
  #undo: { seat: Seat; position: G; entries: number; told: number }[] = []

  constructor(game: Game<G>, settings: Settings, luck: Luck, from?: G, onTold?: (told: Told) => void) {
    this.game = game
    this.settings = settings
    this.#luck = luck
    this.#onTold = onTold
    this.position = this.#listening(() => (from ? ready(game, from) : start(game, settings)))
    this.#settle()
  }

  get result(): Result | null {
    return this.game.result(this.position)
  }

  asked(): readonly Seat[] {
    return asked(this.game, this.position)
  }

  /** Makes a move given in notation; null if it was made, otherwise why not. Nothing changes on a refusal. */
  choose(seat: Seat, text: string): Refusal | null {
    const found = find(this.game, this.position, seat, text)
    if (!('option' in found) || 'rule' in found) return found as Refusal
    this.take(seat, found.option)
    return null
  }

  /** Makes a move that came from `options`. */
  take(seat: Seat, option: unknown): void {
    const before = { seat, position: this.game.clone(this.position), entries: this.entries.length, told: this.told.length }
    if (this.#undo.some((other) => other.seat !== seat)) this.#undo = []
    this.#undo.push(before)
    this.entries.push({ kind: 'choice', seat, text: write(this.game, this.position, option) })
    this.#listening(() => choose(this.game, this.position, seat, option))
    this.#settle()
  }

  /** Whether a seat may take back its last choice: no die fell, nothing hidden was shown, nobody else chose since. */
  canTakeBack(seat: Seat): boolean {
    return this.#undo.at(-1)?.seat === seat
  }

  takeBack(seat: Seat): Refusal | null {
    if (!this.canTakeBack(seat)) return { rule: NOTHING_TO_TAKE_BACK }
    const before = this.#undo.pop()!
    this.position = before.position
    this.entries.length = before.entries
    this.told.length = before.told
    return null
  }

  leave(seat: Seat): Refusal | null {
    if (node(this.game, this.position).kind === 'over') return { rule: OVER }
    this.#undo = []
    this.entries.push({ kind: 'leave', seat })
    this.#listening(() => {
      this.game.leave(this.position, seat)
      run(this.game.rules, this.position)
    })
    this.#settle()
    return null
  }

  #settle(): void {
    for (;;) {
      const at = node(this.game, this.position)
      if (at.kind !== 'chance') return
      this.#undo = []
      const outcome = this.#luck.outcome(at.rule, this.position, at.notes)
      this.entries.push({ kind: 'outcome', text: writeOutcome(at.rule, outcome) })
      this.#listening(() => happen(this.game, this.position, outcome))
    }
  }

  #listening<T>(work: () => T): T {
    return listen((event) => {
      if (event.reveals) this.#undo = []
      const told = { at: this.entries.length, event }
      this.told.push(told)
      this.#onTold?.(told)
    }, work)
  }
}
