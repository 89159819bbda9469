import { BadInput, Match, type Game, type Refusal, type Result, type Seat, type Settings } from '@robodrome/kernel'
import { load, save, type Saved } from './save.ts'
import { agreedResult, leftIn, type Agreement } from './agreement.ts'
import { Dice } from './dice.ts'
import { commitment } from './fair-luck.ts'
import { resultText } from './receipt.ts'
import { standing, writeRecord } from './record.ts'
import { GrowingPoint, type Sha256 } from './points.ts'
import type { Draft, Play } from './step.ts'
import type { Witness } from './witness.ts'
import { tableSays } from './says.ts'

/** What the dice of a match depend on: a secret seed, and each seat's contribution ('' for none). */
export type Secret = { seed: string; contributions: string[]; sha256?: Sha256 | undefined }

/** A saved course at a moment when nothing could be taken back. It is only a cache: the steps are authoritative. */
export interface SavedCourse {
  seq: number
  position: Saved
  /** The position before the last step, so that the step can still be replayed (see Match). */
  before: { position: Saved; entries: number; lines: number; told: number } | null
  fallen: number
  lines: Match['lines']
  told: Match['told']
  seqs: number[]
  retracted: { at: number; to: number }[]
}

/** A match whose steps are numbered. A watcher who was away receives exactly what they missed, including choices taken back. */
export class Course {
  readonly match: Match
  readonly secret: Secret
  readonly commitment: string
  /** The outcomes of chances at the start. */
  readonly opening: readonly string[]
  /** For each event of the match, the number of the step that caused it. */
  readonly #seqs: number[] = []
  /** Steps that took something back, each with the last step before the undone ones. */
  readonly #retracted: { at: number; to: number }[] = []
  readonly #dice: Dice
  readonly #point: GrowingPoint
  /** How the players ended the match by agreement, or null. */
  agreed: Agreement | null = null
  /** How often the players have taken a choice back together. */
  undone = 0
  /** The last step. */
  seq: number

  /** Starts with step number `seq`; `outcomes` are those of a recorded start. With a saved course it continues from there. */
  constructor(game: Game, settings: Settings, secret: Secret, seq: number, outcomes: readonly string[] = [], saved?: SavedCourse) {
    this.#dice = new Dice(secret.seed, secret.contributions)
    if (saved === undefined) this.#dice.recall(outcomes)
    else this.#dice.skip(saved.fallen)
    this.secret = secret
    this.#point = new GrowingPoint(secret.seed, secret.sha256)
    this.commitment = commitment(secret.seed)
    this.match = new Match(game, settings, this.#dice, saved && load(game, saved.position))
    this.opening = saved === undefined ? this.#outcomesFrom(0) : outcomes
    this.seq = saved?.seq ?? seq
    if (saved !== undefined) this.#take(saved)
    this.#number()
  }

  /** Returns the number of outcomes so far. */
  get fallen(): number {
    return this.#dice.fallen
  }

  /** Returns a saved state to continue from later; null while something could be taken back, because that is not saved. */
  save(): SavedCourse | null {
    const { game, position, before, lines, told, isFixed } = this.match
    if (!isFixed()) return null
    return {
      seq: this.seq,
      position: save(game, position),
      before: before && { ...before, position: save(game, before.position) },
      fallen: this.#dice.fallen,
      lines,
      told,
      seqs: this.#seqs,
      retracted: this.#retracted,
    }
  }

  /** Whether no rule is open any more, or the players have ended the match by agreement. */
  readonly isOver = (): boolean => this.agreed !== null || this.match.position.stack.length === 0

  readonly asked = (): readonly Seat[] => (this.agreed === null ? this.match.asked() : [])

  /** The result; null if the match was called off. */
  result(): Result | null {
    const { game, settings, position, entries } = this.match
    return this.agreed === null ? game.result(position) : agreedResult(this.agreed, settings.seats, leftIn(entries))
  }

  /** As step `seq`, takes back the last choice of a seat and every entry after it, because all agree. */
  takeBackTogether(seq: number, seat: Seat): Refusal | null {
    const refusal = this.match.takeBackTogether(seat)
    if (refusal !== null) return refusal
    this.undone++
    this.#retract(seq)
    return null
  }

  /** Notes that the players have ended it together. */
  agree(how: Agreement): void {
    this.agreed = how
  }

  /** Applies a wish as step `seq` and returns what happened, or the reason for refusing it. A refusal changes nothing. */
  play(seq: number, ask: Draft<Play>, witness: Witness | null = null): Play | Refusal {
    const before = this.match.entries.length
    const refusal = witness === null ? this.#try(ask) : witness.during(this.match, () => this.#try(ask))
    if (refusal !== null) return refusal
    if (ask.kind === 'takeBack') {
      this.#retract(seq)
      return ask
    }
    this.seq = seq
    this.#number()
    const { seat } = ask
    const outcomes = this.#outcomesFrom(before)
    return ask.kind === 'leave'
      ? { kind: 'leave', seat, outcomes }
      : { kind: 'choose', seat, text: this.#asRecorded(ask.text, before), outcomes }
  }

  /** Replays a stored step. */
  recall(seq: number, play: Play): void {
    if (play.kind !== 'takeBack') this.#dice.recall(play.outcomes)
    const done = this.play(seq, play)
    if ('rule' in done) throw new BadInput(['step', seq], play, tableSays('allowedStep', { rule: done.rule }))
  }

  /** Returns the last step up to `since` whose effects still hold (later ones were taken back), and the first event after it. */
  toldSince(since: number): { after: number; first: number } {
    let after = Math.min(since, this.seq)
    for (const { at, to } of this.#retracted) if (at > since && to < after) after = to
    let first = this.#seqs.length
    while (first > 0 && this.#seqs[first - 1]! > after) first--
    return { after, first }
  }

  /** Finds the step that caused an event, given the event's index in the log. */
  readonly stepOf = (event: number): number => this.#seqs[event]!

  /**
   * Returns the current point of the record (`points.ts`), excluding choices that can still be taken back: otherwise, a repeated secret
   * choice would show the same point.
   */
  point(): string {
    const { match } = this
    return this.#point.after(match.lines, this.isOver() ? match.lines.length : match.settled())
  }

  /** Writes the match as text. It contains every secret, so show it only after the match. */
  record(players: string[], bots: readonly Seat[] = [], taken = ''): string {
    const { match, secret } = this
    const { game, settings, entries, lines } = match
    const shown = this.isOver()
      ? { seed: secret.seed, ...(this.agreed !== null && { agreed: this.agreed }), result: resultText(this.result()) }
      : {}
    const told = {
      ...(game.code !== undefined && { code: game.code }),
      ...(game.box !== undefined && { box: game.box }),
      players,
      ...(bots.length > 0 && { bots: bots.join(' ') }),
      ...(taken !== '' && { taken }),
    }
    const { contributions } = secret
    return writeRecord({
      game: game.id,
      version: game.version,
      settings,
      ...told,
      contributions,
      commitment: this.commitment,
      ...shown,
      entries,
      lines,
    })
  }

  #take({ before, lines, told, seqs, retracted }: SavedCourse): void {
    this.match.before = before && { ...before, position: load(this.match.game, before.position) }
    for (const entry of standing(lines)) this.match.entries.push(entry)
    for (const line of lines) this.match.lines.push(line)
    this.undone = lines.filter(({ kind }) => kind === 'takeBack').length
    for (const each of told) this.match.told.push(each)
    for (const seq of seqs) this.#seqs.push(seq)
    for (const each of retracted) this.#retracted.push(each)
  }

  #try(ask: Draft<Play>): Refusal | null {
    if (ask.kind === 'choose') return this.match.choose(ask.seat, ask.text)
    return ask.kind === 'leave' ? this.match.leave(ask.seat) : this.match.takeBack(ask.seat)
  }

  /** A choice in the game's notation, whatever the player typed. */
  #asRecorded(text: string, before: number): string {
    const entry = this.match.entries[before]
    return entry?.kind === 'choice' ? entry.text : text
  }

  #outcomesFrom(entry: number): string[] {
    const { entries } = this.match
    const outcomes: string[] = []
    for (let i = entry; i < entries.length; i++) {
      const each = entries[i]!
      if (each.kind === 'outcome') outcomes.push(each.text)
    }
    return outcomes
  }

  /** Step `seq` has taken something back: watchers forget the events of the undone steps. */
  #retract(seq: number): void {
    const firstGone = this.#seqs[this.match.told.length]
    this.#retracted.push({ at: seq, to: (firstGone ?? seq) - 1 })
    this.seq = seq
    this.#number()
  }

  #number(): void {
    const { length } = this.match.told
    while (this.#seqs.length > length) this.#seqs.pop()
    while (this.#seqs.length < length) this.#seqs.push(this.seq)
  }
}

/** Makes a course that starts from this position. */
export const beginningIn = (position: Saved, seq: number): SavedCourse => ({
  seq,
  position,
  before: null,
  fallen: 0,
  lines: [],
  told: [],
  seqs: [],
  retracted: [],
})
