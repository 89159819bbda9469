import { BadInput } from '@robodrome/kernel'
import { germanComplaint, germanExpectation } from '@robodrome/phrases/expected'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const ROOMS = ['kernel', 'table', 'games', 'games/gekido', 'games/volt', 'games/pbl', 'games/aimbots', 'minds', 'lab', 'server', 'proof']
/** Calls whose last argument says what was expected. */
const CALLS =
  /new BadInput\(|new BadScenario\(|\.fail\(|this\.wrong\(|\bbad\('|\bfits\(|\brefuse\('|fields\.(?:cards|text)\(|root\.cards\(/g

function sources(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(new URL(`${room}/src`, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(`${room}/src/${name}`, ROOT), 'utf8')),
  )
}

/** The last argument of the call that begins here. */
function lastArgument(source: string, from: number): string {
  let depth = 0
  let comma = from
  for (let at = source.indexOf('(', from); at < source.length; at++) {
    const quote = source[at]!
    if (quote === "'" || quote === '"' || quote === '`') at = closing(source, at)
    else if ('([{'.includes(quote)) depth++
    else if (')]}'.includes(quote) && --depth === 0)
      return source
        .slice(comma + 1, at)
        .trim()
        .replace(/,$/, '')
    else if (quote === ',' && depth === 1 && !/^\s*\)/.test(source.slice(at + 1))) comma = at
    else if (comma === from && quote === '(') comma = at
  }
  return ''
}

/** The end of a text; the inserted parts of a template may contain texts of their own. */
function closing(source: string, from: number): number {
  const quote = source[from]!
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (quote === '`' && source.startsWith('${', at)) at = closingBrace(source, at + 1)
    else if (source[at] === quote) return at
  }
  return source.length
}

function closingBrace(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) return at
    else if (at > from && ["'", '"', '`'].includes(source[at]!)) at = closing(source, at)
  }
  return source.length
}

/** The text of an expectation with placeholders for inserted values; null where it is not a literal. */
function said(literal: string): string | null {
  if (!/^['"`]/.test(literal) || closing(literal, 0) !== literal.length - 1) return null
  let text = ''
  for (let at = 1; at < literal.length - 1; at++) {
    if (literal[at] === '\\') text += literal[++at]!
    else if (literal[0] === '`' && literal.startsWith('${', at)) {
      text += 'X'
      at = closingBrace(literal, at + 1)
    } else text += literal[at]!
  }
  return text
}

/** Either side of a conditional between two texts. */
const sides = (argument: string): string[] => argument.split(/ \? | : (?=['"`])/).map((each) => each.trim())

function expectations(): string[] {
  const found = sources().flatMap((source) =>
    [...source.matchAll(CALLS)].flatMap(({ index }) => sides(lastArgument(source, index)).flatMap((each) => said(each) ?? [])),
  )
  // Names of fields and formats are the same in every language.
  return [...new Set(found)].filter((text) => / /.test(text) && !/^["{]/.test(text))
}

describe('what is expected of files, boxes, settings and positions', () => {
  test('has a German text for every expectation of the rooms', () => {
    // `a X`: the type of an example, each of which `values` has.
    const all = expectations().filter((text) => text !== 'a X')
    for (const type of ['string', 'number', 'boolean']) expect(germanExpectation(`a ${type}`)).not.toBeNull()
    expect(all.length).toBeGreaterThan(120)
    const withRule = (text: string): string => (germanExpectation(text) === null ? `nothing: ${text} (PBL-MODE-18)` : text)
    expect(all.filter((text) => germanExpectation(withRule(text)) === null)).toEqual([])
  })

  test('keeps inserted values', () => {
    expect(germanExpectation('a whole number from 1 to 6')).toBe('eine ganze Zahl von 1 bis 6')
    expect(germanExpectation('"red" or "blue"')).toBe('"red" oder "blue"')
    expect(germanExpectation('something that nobody says')).toBeNull()
  })

  test('appears in the message with the place and the value found', () => {
    const { message } = new BadInput(['bots', 1, 'armor'], 9, 'an armor from 1 to 5')
    expect(germanComplaint(message)).toBe('bots.1.armor: gefunden: 9; erwartet: eine Panzerung von 1 bis 5')
    expect(germanComplaint(new BadInput(['line 3'], undefined, 'a list').message)).toBe('Zeile 3: gefunden: nichts; erwartet: eine Liste')
    expect(germanComplaint(new BadInput(['line 1'], 'x', '"robodrome record 1"').message)).toBe(
      'Zeile 1: gefunden: "x"; erwartet: "robodrome record 1"',
    )
    expect(germanComplaint('Something else went wrong.')).toBeNull()
  })
})
