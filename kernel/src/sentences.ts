/** What a sentence may name: texts, numbers, and other sentences. */
type Named = string | number | Sentence

/** A sentence as data: its code with what it names, and the English. Every other language builds its text from the code. */
export interface Sentence {
  /** The room and the code, such as `table.seatTaken`; none where only one language exists. */
  readonly reason?: string | undefined
  readonly params?: Readonly<Record<string, Named>> | undefined
  readonly message: string
}

/** All sentences of a room in one language, by code. Those with parameters are functions. */
export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>

type Given<P> = { readonly [Name in keyof P]: P[Name] | (string extends P[Name] ? Sentence : never) }
type ParamsOf<Said> = Said extends (params: infer P) => string ? [params: Given<P>] : []

/**
 * Makes the sentences of a room. Its English table declares the codes and what each of them names; another language has the same type. The
 * last parameter has a name of its own: TypeScript cannot read a declaration that takes it apart.
 */
export const sentencesOf =
  <S extends Sentences>(room: string, english: S) =>
  <C extends keyof S & string>(code: C, ...params: ParamsOf<S[C]>): Sentence => {
    const [named] = params as [Sentence['params']?]
    return { reason: `${room}.${code}`, ...(named && { params: named }), message: fill(english[code]!, named, ({ message }) => message) }
  }

/** Returns a sentence in another language, by room; in English where that language has none. */
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

/** Makes the message of a schema that words its own error; `sentenceIn` reads it. A schema's message can only be a text. */
export const objecting = (sentence: Sentence): string => JSON.stringify(sentence)

/** The sentence in a schema's message; null for a message of the library. */
export const sentenceIn = (message: string): Sentence | null =>
  message.startsWith('{"reason":') ? (JSON.parse(message) as Sentence) : null
