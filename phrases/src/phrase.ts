import type { RuleId, Seat } from '@robodrome/kernel'

/** What may fill a slot of a phrase: parts that a page can draw, link or explain. */
export type Mark =
  /** A player's name and the words after it, or the text for that player: "Ada draws", "you draw". */
  | { seat: Seat; own: string; after: string }
  /** A card, program, module or tile: anything with an id that people can look up. */
  | { piece: string; text: string }
  | { space: string }
  /** A drawing if there is one, otherwise its text. */
  | { symbol: string; text: string }
  /** A number, signed if it is a difference, with a breakdown if readers may ask for one. */
  | { number: number; signed?: true; breakdown?: Breakdown }
  | { rule: RuleId }

export type Part = string | Mark

/** A text in some language, as parts that a page can draw and a terminal can print. */
export type Phrase = readonly Part[]

/** A number and its breakdown into rows that add up to it. */
export interface Breakdown {
  title: Phrase
  total: number
  /** What the total means to the reader: a loss, a gain, or neither. */
  tone?: 'harm' | 'gain'
  rows: readonly { label: Phrase; value: number; rule?: RuleId }[]
  /** The effect of the number. */
  outcome?: Phrase
}

/** Makes a phrase from a template. No slot takes a bare string: fixed text belongs in the template, and every slot names its kind. */
export function say(texts: TemplateStringsArray, ...slots: readonly (Mark | Phrase | number)[]): Phrase {
  const parts: Part[] = []
  const add = (part: Part): void => {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part !== '') parts.push(part)
  }
  texts.forEach((text, i) => {
    add(text)
    const slot = slots[i]
    if (typeof slot === 'number') add({ number: slot })
    else if (isPhrase(slot)) slot.forEach(add)
    else if (slot !== undefined) add(slot)
  })
  return parts
}

const isPhrase = (slot: Mark | Phrase | undefined): slot is Phrase => Array.isArray(slot)

/** The empty phrase, for a part of a sentence that may be missing. */
export const NOTHING: Phrase = []

/** The reader: the names of the players, and the seats that are the reader's own. */
export interface Reader {
  nameOf(seat: Seat): string
  own: readonly Seat[]
}

/**
 * Writes a phrase as text, for a terminal, a screen reader or a bot. It begins with a capital letter unless it starts with a space of the
 * board.
 */
export function plain(phrase: Phrase, reader: Reader): string {
  const text = phrase.map((part) => textOf(part, reader)).join('')
  return isSpace(phrase[0]) ? text : capital(text)
}

/** Whether a part is a space. Spaces are written as on the board, even at the start of a sentence. */
export const isSpace = (part: unknown): boolean => typeof part === 'object' && part !== null && 'space' in part

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Writes one part as text. */
export function textOf(part: Part, { nameOf, own }: Reader): string {
  if (typeof part === 'string') return part
  if ('seat' in part) return own.includes(part.seat) ? part.own : nameOf(part.seat) + part.after
  if ('number' in part) return writeNumber(part)
  if ('space' in part) return part.space
  return 'rule' in part ? part.rule : part.text
}

/** Writes a real minus sign, and a plus if the number is a difference. */
export const writeNumber = ({ number, signed }: { number: number; signed?: true }): string =>
  `${number < 0 ? '−' : signed ? '+' : ''}${Math.abs(number)}`
