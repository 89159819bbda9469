/** What a sentence may contain: texts, numbers and other sentences. */
type Named = string | number | Sentence

/** A sentence as data: its code, its values, and the English text. Other languages build their text from the code. */
export interface Sentence {
  /** The room and the code, such as `table.seatTaken`; missing where the text exists in one language only. */
  readonly reason?: string | undefined
  readonly params?: Readonly<Record<string, Named>> | undefined
  readonly message: string
}

/** All sentences of a room in one language, by code. Those with parameters are functions. */
export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>

type Given<P> = { readonly [Name in keyof P]: P[Name] | (string extends P[Name] ? Sentence : never) }
type ParamsOf<Said> = Said extends (params: infer P) => string ? [params: Given<P>] : []

/**
 * Makes the sentences of a room. Its English table declares the codes and the parameters of each; other languages have the same type. The
 * last parameter is not destructured, because TypeScript could not read such a declaration.
 */
export const sentencesOf =
  <S extends Sentences>(room: string, english: S) =>
  <C extends keyof S & string>(code: C, ...params: ParamsOf<S[C]>): Sentence => {
    const [named] = params as [Sentence['params']?]
    return { reason: `${room}.${code}`, ...(named && { params: named }), message: fill(english[code]!, named, ({ message }) => message) }
  }

/** Translates a sentence with the tables of its room, or returns the English text where the language has none. */
export function spoken(rooms: Readonly<Record<string, Sentences>>, { reason = '', params, message }: Sentence): string {
  const dot = reason.indexOf('.')
  const [room, code] = [reason.slice(0, Math.max(0, dot)), reason.slice(dot + 1)]
  const said = Object.hasOwn(rooms, room) && Object.hasOwn(rooms[room]!, code) ? rooms[room]![code] : undefined
  return said === undefined ? message : fill(said, params, (inner) => spoken(rooms, inner))
}

function fill(said: Sentences[string], params: Sentence['params'] = {}, say: (inner: Sentence) => string): string {
  if (typeof said === 'string') return said
  const named = Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? say(value) : value])
  return said(Object.fromEntries(named) as never)
}

/** Makes a schema error message that carries a sentence; `sentenceIn` reads it. A schema's message can only be a text. */
export const objecting = (sentence: Sentence): string => JSON.stringify(sentence)

/** The sentence in a schema's message; null if the library wrote the message. */
export const sentenceIn = (message: string): Sentence | null =>
  message.startsWith('{"reason":') ? (JSON.parse(message) as Sentence) : null
