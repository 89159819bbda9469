import { BadInput, common } from '@robodrome/kernel'

/** Most texts are printable ASCII, which needs no further check. */
const PLAIN = /^[ -~]*$/

/** What can be wrong with a text, as the code of the sentence about it. */
export type Flaw = 'noControls' | 'noTurns' | 'noInvisible'

/** Characters forbidden in texts from outside, and the code of what the refusal expects instead. Matches of `NEEDED` are removed first. */
const FLAWS: readonly { found: RegExp; expected: Flaw }[] = [
  // PostgreSQL cannot store NUL. Half a character, a line break or an escape sequence breaks any display of the text.
  { found: /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb\ufffe\uffff]/u, expected: 'noControls' },
  { found: /\p{Bidi_Control}/u, expected: 'noTurns' },
  { found: /[\p{Default_Ignorable_Code_Point}\u2800]/u, expected: 'noInvisible' },
]

/** Invisible characters that spelling requires: joiners in the scripts that have them, and the parts of one emoji. */
const NEEDED =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu

/** Returns what is wrong with a text from outside; null if it can be stored and shown. */
export function flawOf(text: string): Flaw | null {
  if (PLAIN.test(text)) return null
  const bare = text.replace(NEEDED, '')
  return FLAWS.find(({ found }) => found.test(bare))?.expected ?? null
}

/** Makes a text from our own environment, such as an error message, fit for display: each forbidden character becomes a space. */
export const madeFit = (text: string): string => FLAWS.reduce((made, { found }) => made.replace(new RegExp(found, 'gu'), ' '), text)

/** The place of an unfit text in plain data. Field names also count as texts. */
export interface FlawedText {
  path: (string | number)[]
  found: string
  expected: Flaw
}

/** Finds the first text in plain data that cannot be stored or shown; null if there is none. */
export function flawIn(value: unknown): FlawedText | null {
  if (typeof value === 'string') return flawAt(value, [])
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const flaw = flawAt(key, []) ?? flawIn(part)
    if (flaw !== null) return { ...flaw, path: [Array.isArray(value) ? Number(key) : key, ...flaw.path] }
  }
  return null
}

/** Throws BadInput for the first text in plain data from outside that cannot be stored or shown. */
export function demandFitTexts(value: unknown): void {
  const flaw = flawIn(value)
  if (flaw !== null) throw new BadInput(flaw.path, flaw.found, common(flaw.expected))
}

const flawAt = (text: string, path: (string | number)[]): FlawedText | null => {
  const expected = flawOf(text)
  return expected === null ? null : { path, found: text, expected }
}
