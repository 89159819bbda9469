import { byKind, type AnyTerms, type ByKind, type Seen, type Terms } from '@robodrome/kernel'
import type { Phrase } from './phrase.ts'

/** A question to a person: the question itself, in at most 60 characters, and its reason or subject. */
export interface Asking {
  ask: Phrase
  because?: Phrase
}

/** An option for a person: its name, its effect, and the label of its button. */
export interface Label {
  title: Phrase
  effect?: Phrase
  act?: Phrase
}

/** A mode or an option of a table: its name and a sentence about its effect; for an option also the names of its values. */
export interface Explained {
  title: string
  about: string
  values?: Readonly<Record<string, string>>
}

/** All texts of a game in one language. A kind without words does not compile. */
export interface Words<T extends Terms = AnyTerms> {
  title: string
  events: ByKind<Seen<T['Event']>, Phrase>
  questions: ByKind<Seen<T['Question']>, Asking, T['View']>
  options: ByKind<T['Option'] & { kind: string }, Label, T['View']>
  /** Why an option is refused, including what the player lacks. */
  refusals: { readonly [R in T['Names']['refusal']]: (option: T['Option'], view: T['View']) => Phrase }
  pieces: Readonly<Record<T['Names']['piece'], string>>
  /** The text printed on a piece. */
  texts: Readonly<Record<T['Names']['piece'], string>>
  modes: Readonly<Record<T['Names']['mode'], Explained>>
  settings: Readonly<Record<T['Names']['setting'], Explained>>
  /** Names of the variants of the modes, where they differ from the English ones. */
  variants?: Readonly<Record<string, string>>
}

export const tellEvent = <T extends Terms>(words: Words<T>, event: Seen<T['Event']>): Phrase => byKind(words.events, event, null)
export const putQuestion = <T extends Terms>(words: Words<T>, question: Seen<T['Question']>, view: T['View']): Asking =>
  byKind(words.questions, question, view)
export const nameOption = <T extends Terms>(words: Words<T>, option: T['Option'] & { kind: string }, view: T['View']): Label =>
  byKind(words.options, option, view)
