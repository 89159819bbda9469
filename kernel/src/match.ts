import type { Game, Settings } from './game.ts'
import { listen } from './events.ts'
import type { Happened, Seat } from './terms.ts'
import { writeOutcome, type Luck } from './luck.ts'
import { asides, asked, choose, happen, leave, node, options, ready, refusals, start, write, type Refusal } from './play.ts'
import type { Position } from './rule.ts'

/** One line of the record: a choice, an outcome, or a departure. */
export type Entry = { kind: 'choice'; seat: Seat; text: string } | { kind: 'outcome'; text: string } | { kind: 'leave'; seat: Seat }
/** Refusals that belong to the table, not to a game. */
export const OVER = 'TABLE-OVER'
export const NOT_ASKED = 'TABLE-TURN'
export const NO_SUCH_MOVE = 'TABLE-MOVE'
export const NOTHING_TO_TAKE_BACK = 'TABLE-BACK'

/** Normalises a move: two spellings that differ only in case and spacing are equal. */
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Finds the option that a text means, or the reason why it may not be chosen. Exact notation, which pages and records use, is tried first.
 */
export function find(game: Game, g: Position, seat: Seat, text: string): { option: unknown; rule?: never } | Refusal {
  if (node(game, g).kind === 'over') return { rule: OVER }
  let wanted: string | undefined
  const meant = (option: unknown): boolean => plain(write(game, g, option)) === (wanted ??= plain(game.tidy?.(text) ?? text))
  const among = (moves: unknown[]): unknown => moves.find((option) => write(game, g, option) === text) ?? moves.find(meant)
  const own = asked(game, g).includes(seat)
  const legal = (own ? among(options(game, g, seat)) : undefined) ?? among(asides(game, g, seat))
  if (legal !== undefined) return { option: legal }
  return own ? (refusals(game, g, seat).find(({ option }) => meant(option)) ?? { rule: NO_SUCH_MOVE }) : { rule: NOT_ASKED }
}

/** An event, and the length of the record when it happened. */
export type Told = { at: number; event: Happened }

/** A game being played: its position, its record so far, and its events. Every choice is checked. */
export class Match<G extends Position = Position> {
  readonly game: Game<G>
  readonly settings: Settings
  readonly entries: Entry[] = []
  readonly told: Told[] = []
  position: G
  /**
   * The position before the last choice or departure, with the number of entries and events at that time, so that everything after it can
   * be replayed.
   */
  before: { position: G; entries: number; told: number } | null = null
  /** Called right after each event, in the middle of a rule. */
  witness: (() => void) | null = null
  readonly #luck: Luck
  /** Positions before choices that can still be taken back; all these choices were made by one seat. */
  #undo: { seat: Seat; to: NonNullable<Match<G>['before']> }[] = []

  constructor(game: Game<G>, settings: Settings, luck: Luck, from?: G) {
    this.game = game
    this.settings = settings
    this.#luck = luck
    this.position = this.#listening(() => (from ? ready(game, from) : start(game, settings)))
    this.#settle()
  }

  readonly asked = (): readonly Seat[] => asked(this.game, this.position)

  /** Makes a move given in notation. Returns null on success; otherwise returns the reason for the refusal and changes nothing. */
  choose(seat: Seat, text: string): Refusal | null {
    const found = find(this.game, this.position, seat, text)
    if (found.rule === undefined) this.take(seat, found.option)
    return found.rule === undefined ? null : found
  }

  /** Makes a move taken from `options`. */
  take(seat: Seat, option: unknown): void {
    if (this.#undo.some((other) => other.seat !== seat)) this.#undo = []
    this.#undo.push({ seat, to: (this.before = this.#now()) })
    this.entries.push({ kind: 'choice', seat, text: write(this.game, this.position, option) })
    this.#listening(() => choose(this.game, this.position, seat, option))
    this.#settle()
  }

  /** Whether a seat may take back its last choice: no die was rolled, nothing hidden was revealed, and nobody else has chosen since. */
  readonly canTakeBack = (seat: Seat): boolean => this.#undo.at(-1)?.seat === seat

  /** Returns the number of entries that no seat can take back any more. */
  settled(): number {
    return this.#undo[0]?.to.entries ?? this.entries.length
  }

  takeBack(seat: Seat): Refusal | null {
    if (!this.canTakeBack(seat)) return { rule: NOTHING_TO_TAKE_BACK }
    const { position, entries, told } = this.#undo.pop()!.to
    this.position = position
    this.entries.length = entries
    this.told.length = told
    this.before = null
    return null
  }

  leave(seat: Seat): Refusal | null {
    if (node(this.game, this.position).kind === 'over') return { rule: OVER }
    this.#undo = []
    this.before = this.#now()
    this.entries.push({ kind: 'leave', seat })
    this.#listening(() => leave(this.game, this.position, seat))
    this.#settle()
    return null
  }

  readonly #now = () => ({ position: this.game.clone(this.position), entries: this.entries.length, told: this.told.length })

  #settle(): void {
    for (let at = node(this.game, this.position); at.kind === 'chance'; at = node(this.game, this.position)) {
      this.#undo = []
      const outcome = this.#luck.outcome(at.rule, this.position, at.notes)
      this.entries.push({ kind: 'outcome', text: writeOutcome(at.rule, outcome) })
      this.#listening(() => happen(this.game, this.position, outcome))
    }
  }

  #listening<T>(work: () => T): T {
    return listen((event) => {
      if (event.reveals) this.#undo = []
      this.told.push({ at: this.entries.length, event })
      this.witness?.()
    }, work)
  }
}
