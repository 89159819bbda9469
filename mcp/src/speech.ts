import { loadGame, loadWords } from '@robodrome/games'
import type { Game, Happened, PackedBox, RuleId, Seat } from '@robodrome/kernel'
import { nameOption, NOTHING, plain, putQuestion, tellEvent, type Phrase, type Words } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import { Trouble } from './way.ts'

/** A game's texts for an agent, in English. Players are called by their seats, because their names are other people's words. */
export class Speech {
  readonly game: Game
  readonly #words: Words

  constructor(game: Game, words: Words) {
    this.game = game
    this.#words = words
  }

  static async of(id: string, box?: PackedBox): Promise<Speech> {
    const game = await loadGame(id, box)
    const words = await loadWords(id, 'en', game?.box)
    if (game === undefined || words === undefined) throw new Trouble('not-found', `There is no game "${id}". list_games names them.`)
    return new Speech(game, words)
  }

  event(event: Happened, seat: Seat | null): string {
    return this.#say(tellEvent(this.#words, event), seat)
  }

  /** Puts the question of a seat into words, with its reason. */
  question(question: Snapshot['questions'][number]['question'], view: Snapshot['view'], seat: Seat | null): string {
    const { ask, because = NOTHING } = putQuestion(this.#words, question, view)
    return this.#join([ask, because], seat, ' ')
  }

  option(option: unknown, view: Snapshot['view'], seat: Seat | null): string {
    const { title, effect = NOTHING } = nameOption(this.#words, option as { kind: string }, view)
    return this.#join([title, effect], seat, ': ')
  }

  /** Words why a move is refused, as the game puts it; null if only the rulebook gives the reason. */
  refusal(rule: RuleId, option: unknown, view: Snapshot['view'], seat: Seat | null): string | null {
    const words = this.#words.refusals[rule]
    return words === undefined ? null : this.#say(words(option, view), seat)
  }

  view(view: Snapshot['view']): string {
    return view === null ? '' : this.game.draw(view, 'en')
  }

  #join(phrases: readonly Phrase[], seat: Seat | null, between: string): string {
    const said = phrases.map((phrase) => this.#say(phrase, seat))
    return said.filter((each) => each !== '').join(between)
  }

  #say(phrase: Phrase, seat: Seat | null): string {
    return plain(phrase, { nameOf: (each) => `Seat ${each}`, own: seat === null ? [] : [seat] })
  }
}
