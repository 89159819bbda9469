import {
  asides,
  asked,
  options,
  question,
  quickLuck,
  refusals,
  seenBy,
  whenAbsent,
  write,
  type Game,
  type Happened,
  type Json,
  type Position,
  type Seat,
} from '@robodrome/kernel'
import { nameOption, putQuestion, tellEvent, type Words } from '@robodrome/phrases'
import type { Block, Handshake } from '@robodrome/outside'
import type { HostedEvent, HostedOption, HostedView, Moment, Spoken } from '@robodrome/outside/hosted'

/** Puts everything that a game says into words, for each language that it speaks. */
export class Telling {
  readonly #made: Handshake
  readonly #game: Game
  readonly #words: Spoken<Words>

  constructor(made: Handshake) {
    this.#made = made
    this.#game = made.game
    this.#words = made.words
  }

  /** What a seat may know now or, with `isScene`, right after an event in the middle of a rule. */
  view(g: Position, seat: Seat | null, isScene = false): HostedView {
    const game = this.#game
    const own = (isScene && game.scene !== undefined ? game.scene(g, seat) : game.view(g, seat)) as Json
    return { own, blocks: this.#inLanguages((_words, language) => this.#blocks(own, language)) }
  }

  moment(g: Position, seats: number): Moment {
    const game = this.#game
    const isOver = g.stack.length === 0
    const who = isOver ? [] : [...asked(game, g)]
    const all = Array.from({ length: seats }, (_, seat) => seat)
    const views = [...all, null].map((seat) => this.view(g, seat))
    const ownOf = (seat: Seat): Json => views[seat]!.own
    return {
      real: g,
      isOver,
      result: game.result(g),
      asked: who,
      views,
      questions: who.map((seat) => {
        const put = seenBy(question(game, g, seat), seat)!
        return { kind: 'asked', rule: put.rule, says: this.#inLanguages((words) => putQuestion(words, put, ownOf(seat))) }
      }),
      options: who.map((seat) => options(game, g, seat).map((option) => this.#option(g, option, ownOf(seat)))),
      refusals: who.map((seat) => refusals(game, g, seat).map(({ option, rule }) => this.#refusal(g, option, rule, ownOf(seat)))),
      asides: isOver ? [] : all.map((seat) => asides(game, g, seat).map((option) => this.#option(g, option, ownOf(seat)))),
      absent: who.map((seat) => write(game, g, whenAbsent(game, g, seat, quickLuck(1)))),
      orderCounts: isOver ? null : (game.orderCounts?.(g) ?? null),
    }
  }

  /** An event as everybody reads it, and as read by seats that may know more. If several events would begin a turn, the first one does. */
  event(event: Happened, before: Happened | undefined): HostedEvent {
    const { to, ...all } = event
    const { secret, rule, kind } = all
    const open = seenBy(all, null)!
    const turn = this.#game.insight?.study?.turn
    const { seat } = open as { seat?: unknown }
    return {
      kind: kind === turn && before?.kind !== turn ? 'turn' : 'told',
      rule,
      seat: Number.isInteger(seat) ? (seat as Seat) : null,
      own: open,
      says: this.#says(open),
      ...(event.reveals && { reveals: true }),
      ...(to !== undefined && { to }),
      ...(secret !== undefined && { secret: { to: secret.to, ...this.#inner(all, secret.to) } }),
    }
  }

  #inner(event: Happened, [insider]: readonly Seat[]): { own: Json; says: HostedEvent['says'] } {
    const heard = seenBy(event, insider ?? null)!
    return { own: heard, says: this.#says(heard) }
  }

  #says(event: Happened): HostedEvent['says'] {
    return this.#inLanguages((words) => tellEvent(words, event))
  }

  #option(g: Position, option: unknown, view: Json): HostedOption {
    return {
      kind: 'move',
      text: write(this.#game, g, option),
      own: option as Json,
      says: this.#inLanguages((words) => {
        const { title, effect, act } = nameOption(words, option as { kind: string }, view)
        return { title, ...(effect && { effect }), ...(act && { act }) }
      }),
    }
  }

  #refusal(g: Position, option: unknown, rule: string, view: Json): Moment['refusals'][number][number] {
    return { ...this.#option(g, option, view), rule, why: this.#inLanguages((words) => words.refusals[rule]?.(option, view) ?? [{ rule }]) }
  }

  #blocks(view: Json, language: 'en' | 'de'): readonly Block[] {
    const { show } = this.#made
    return show === undefined ? [{ kind: 'drawing', lines: this.#game.draw(view, language).split('\n') }] : show(view as never, language)
  }

  #inLanguages<T>(of: (words: Words, language: 'en' | 'de') => T): Spoken<T> {
    const { en, de } = this.#words
    return { en: of(en, 'en'), ...(de !== undefined && { de: of(de, 'de') }) }
  }
}
