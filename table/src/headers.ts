import { BadInput, common, type Sentence } from '@robodrome/kernel'
import { tableSays } from './says.ts'

/** The header lines of records and receipts: `name: value` or `name 0: value`. */
export interface HeaderFields {
  has(name: string): boolean
  /** The values of `name 0`, `name 1`, and so on. */
  list(name: string): string[]
  /** A required value. If it is missing or malformed, throws a BadInput with the place and what was expected. */
  read<T>(name: string, parse: (text: string) => T | null, expected: Sentence): T
  /** The line of a header, for later error messages. */
  lineOf(name: string): number | null
}

const HEADER = /^([a-z]+)(?: (0|[1-9]\d*))?: ?(.*)$/

/**
 * Reads headers: each name in `once` may occur once, each in `listed` once for each number from 0. It refuses any other line, a repeated
 * name and a gap in a list, because a line that nobody reads could say anything.
 */
export function readHeaders(
  lines: readonly { line: string; at: number }[],
  once: readonly string[],
  listed: readonly string[],
): HeaderFields {
  const fields = new Map<string, { value: string; at: number }>()
  const counts = new Map<string, number>()
  for (const { line, at } of lines) {
    const [, name, number, value] = HEADER.exec(line) ?? []
    if (name === undefined) throw new BadInput([`line ${at}`], line, tableSays('nameAndValue'))
    if (!(number === undefined ? once : listed).includes(name))
      throw new BadInput([`line ${at}`], line, common('oneOf', { names: [...once, ...listed.map((each) => `${each} 0`)].join(', ') }))
    const key = number === undefined ? name : `${name} ${number}`
    if (fields.has(key)) throw new BadInput([`line ${at}`], line, tableSays('onlyOnce', { name: key }))
    const next = counts.get(name) ?? 0
    if (number !== undefined && Number(number) !== next)
      throw new BadInput([`line ${at}`], line, tableSays('numbered', { name, n: String(next) }))
    counts.set(name, next + 1)
    fields.set(key, { value: value!, at })
  }
  return {
    has: (name) => fields.has(name),
    list: (name) => Array.from({ length: counts.get(name) ?? 0 }, (_, i) => fields.get(`${name} ${i}`)!.value),
    read(name, parse, expected) {
      const field = fields.get(name)
      const value = field ? parse(field.value) : null
      if (value === null)
        throw new BadInput(field ? [`line ${field.at}`] : ['headers'], field?.value, tableSays('header', { name, expected }))
      return value
    },
    lineOf: (name) => fields.get(name)?.at ?? null,
  }
}

/** Splits a text into lines. The last line may lack its line break, and e-mail may have turned line breaks into CRLF. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/)

/** Writes a header as text. An empty value leaves no space at the end of the line, because editors would remove it. */
export const headerLine = (name: string, value: string): string => (value === '' ? `${name}:` : `${name}: ${value}`)

/**
 * Compares a text with its canonical form and refuses the first line that differs. Otherwise two different records could mean the same, and
 * only one of them could have been sealed.
 */
export function mustBeWrittenAs(text: string, written: string): void {
  const lines = linesOf(text)
  const expected = linesOf(written)
  const at = expected.findIndex((line, i) => line !== lines[i])
  const first = at < 0 ? expected.length : at
  if (first < Math.max(lines.length, expected.length))
    throw new BadInput(
      [`line ${first + 1}`],
      lines[first],
      expected[first] === undefined ? tableSays('theEnd') : { message: JSON.stringify(expected[first]) },
    )
}
