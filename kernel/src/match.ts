import type { Game, Settings } from './game.ts'
import { listen } from './events.ts'
import type { Happened, Seat } from './terms.ts'
import { writeOutcome, type Luck } from './luck.ts'
import { asides, asked, choose, happen, leave, node, options, ready, refusals, start, write, type Refusal } from './play.ts'
import { Retreat } from './retreat.ts'
import type { Position } from './rule.ts'

/** What happened in a match: a choice, an outcome, or a leave. */
export type Entry = { kind: 'choice'; seat: Seat; text: string } | { kind: 'outcome'; text: string } | { kind: 'leave'; seat: Seat }
/** A line of the record: an entry, or that the players together took back the last choice of a seat and every entry after it. */
export type Line = Entry | { kind: 'takeBack'; seat: Seat }
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
  /** What happened, without anything that was taken back. */
  readonly entries: Entry[] = []
  /**
   * The record. A choice that its player took back alone leaves it; one that was taken back together stays, because others answered it and
   * points may cover it.
   */
  readonly lines: Line[] = []
  readonly told: Told[] = []
  position: G
  /**
   * The position before the last choice or leave, with the number of entries, lines and events at that time, so that its consequences can
   * be replayed.
   */
  before: { position: G; entries: number; lines: number; told: number } | null = null
  /** Called right after each event, in the middle of a rule. */
  witness: (() => void) | null = null
  readonly #luck: Luck
  /** Positions before choices that can still be taken back; all these choices were made by one seat. */
  #undo: { seat: Seat; to: NonNullable<Match<G>['before']> }[] = []
  /** The choices that the players could take back together. */
  readonly #retreat = new Retreat<NonNullable<Match<G>['before']>>()

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
    this.before = this.#now()
    this.#undo.push({ seat, to: this.before })
    this.#retreat.note(seat, this.before)
    this.#enter({ kind: 'choice', seat, text: write(this.game, this.position, option) })
    this.#listening(() => choose(this.game, this.position, seat, option))
    this.#settle()
  }

  /** Whether a seat may take back its last choice: no die was rolled, nothing hidden was revealed, and nobody else has chosen since. */
  readonly canTakeBack = (seat: Seat): boolean => this.#undo.at(-1)?.seat === seat

  /** Whether the players together may take back the last choice of a seat: no die was rolled, nothing hidden was shown, and nobody left since. */
  readonly canAskBack = (seat: Seat): boolean => this.#retreat.canReach(seat)

  /** Whether no choice can be taken back, not even by all players together. */
  readonly isFixed = (): boolean => this.#undo.length === 0 && this.#retreat.isEmpty()

  /** Returns the number of lines that no player alone can take back any more. */
  settled(): number {
    return this.#undo[0]?.to.lines ?? this.lines.length
  }

  takeBack(seat: Seat): Refusal | null {
    if (!this.canTakeBack(seat)) return { rule: NOTHING_TO_TAKE_BACK }
    const { to } = this.#undo.pop()!
    this.#retreat.drop()
    this.#restore(to)
    this.lines.length = to.lines
    return null
  }

  /** Takes back the last choice of a seat and every entry after it. The caller makes sure that all players agree. */
  takeBackTogether(seat: Seat): Refusal | null {
    const to = this.#retreat.reach(seat)
    if (to === null) return { rule: NOTHING_TO_TAKE_BACK }
    this.#undo = []
    this.#restore(to)
    this.lines.push({ kind: 'takeBack', seat })
    return null
  }

  leave(seat: Seat): Refusal | null {
    if (node(this.game, this.position).kind === 'over') return { rule: OVER }
    this.#fix()
    this.before = this.#now()
    this.#enter({ kind: 'leave', seat })
    this.#listening(() => leave(this.game, this.position, seat))
    this.#settle()
    return null
  }

  readonly #now = () => ({
    position: this.game.clone(this.position),
    entries: this.entries.length,
    lines: this.lines.length,
    told: this.told.length,
  })

  #enter(entry: Entry): void {
    this.entries.push(entry)
    this.lines.push(entry)
  }

  #restore({ position, entries, told }: NonNullable<Match<G>['before']>): void {
    this.position = position
    this.entries.length = entries
    this.told.length = told
    this.before = null
  }

  /** From now on nothing before this moment can be taken back. */
  #fix(): void {
    this.#undo = []
    this.#retreat.clear()
  }

  #settle(): void {
    for (let at = node(this.game, this.position); at.kind === 'chance'; at = node(this.game, this.position)) {
      this.#fix()
      const outcome = this.#luck.outcome(at.rule, this.position, at.notes)
      this.#enter({ kind: 'outcome', text: writeOutcome(at.rule, outcome) })
      this.#listening(() => happen(this.game, this.position, outcome))
    }
  }

  #listening<T>(work: () => T): T {
    return listen((event) => {
      if (event.reveals) this.#fix()
      this.told.push({ at: this.entries.length, event })
      this.witness?.()
    }, work)
  }
}
