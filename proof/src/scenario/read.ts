import { isMap, isScalar, LineCounter, parseAllDocuments, type Document } from 'yaml'
import { z } from 'zod'
import { show } from '../difference.ts'
import { common, type Sentence } from '@robodrome/kernel'

const seat = z.number().int().min(0)
const text = z.union([z.string(), z.number()]).transform(String)
const texts = z.array(text)
const bySeat = <T extends z.ZodType>(value: T) => z.record(z.string().regex(/^\d+$/, 'a seat number'), value)

const expectation = z.strictObject({
  position: z.record(z.string(), z.unknown()).optional(),
  views: bySeat(z.record(z.string(), z.unknown())).optional(),
  asked: z.array(seat).optional(),
  options: bySeat(texts).optional(),
  offered: bySeat(texts).optional(),
  refused: bySeat(z.record(z.string(), z.string())).optional(),
  events: z.array(z.record(z.string(), z.unknown())).optional(),
  winner: z.union([seat, z.array(seat), z.null()]).optional(),
  /** The seats in groups, best first. */
  ranking: z.array(z.array(seat)).optional(),
  luckLeft: z.number().int().optional(),
})

const schema = z.strictObject({
  name: z.string().min(1),
  game: z.string().min(1),
  mode: z.string().optional(),
  seats: z.number().int().min(1).optional(),
  options: z.record(z.string(), z.json()).default({}),
  rules: z.array(z.string()).default([]),
  position: z.json().optional(),
  luck: texts.default([]),
  moves: z
    .array(z.union([z.string().regex(/^\d+ \S/, '"SEAT move", such as "0 pass"'), z.strictObject({ expect: expectation })]))
    .default([]),
  expect: expectation.default({}),
})

export type Expectation = z.infer<typeof expectation>

export interface Scenario extends z.infer<typeof schema> {
  file: string
  /** Returns the line of the file that contains a field. */
  lineOf(path: readonly (string | number)[]): number
}

/** A file that is not a valid scenario: the place, and the actual and the expected value. */
export class BadScenario extends Error {
  override name = 'BadScenario'
  readonly sentence: Sentence

  constructor(file: string, line: number, path: readonly PropertyKey[], found: string, expected: Sentence) {
    const place = path.length > 0 ? `${path.join('.')}: ` : ''
    const sentence = common('inside', { what: `${file}:${line}`, problem: common('found', { place, found, expected }) })
    super(sentence.message)
    this.sentence = sentence
  }
}

/** Reads all scenarios of a file; throws BadScenario at the first fault. */
export function readScenarios(source: string, file: string): Scenario[] {
  const lines = new LineCounter()
  const documents = parseAllDocuments(source, { lineCounter: lines })
  const list = Array.isArray(documents) ? documents : []
  if (list.length === 0) throw new BadScenario(file, 1, [], 'an empty file', { message: 'a scenario' })
  return list.map((document) => readScenario(document, file, lines))
}

function readScenario(document: Document.Parsed, file: string, lines: LineCounter): Scenario {
  const error = document.errors[0]
  if (error) throw new BadScenario(file, lines.linePos(error.pos[0]).line, [], error.message.split('\n')[0]!, { message: 'YAML' })
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length--) {
      const start = startOf(document, path.slice(0, length))
      if (start !== undefined) return lines.linePos(start).line
    }
    return lines.linePos(document.contents?.range[0] ?? document.range[0]).line
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { ...parsed.data, file, lineOf }
  const issue = parsed.error.issues[0]!
  const [path, found, expected] = explain(issue, document)
  throw new BadScenario(file, lineOf(path), path, found, { message: expected })
}

/** Where a field begins: at its key, if it has one. */
function startOf(document: Document.Parsed, path: readonly (string | number)[]): number | undefined {
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(path.at(-1)))
    if (pair && isScalar(pair.key)) return pair.key.range?.[0]
  }
  const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined
  return node?.range?.[0]
}

function explain(issue: z.core.$ZodIssue, document: Document.Parsed): [path: (string | number)[], found: string, expected: string] {
  const path = issue.path as (string | number)[]
  const value: unknown = path.length > 0 ? document.getIn(path) : document.toJS()
  const plainValue = typeof value === 'object' && value !== null && 'toJSON' in value ? (value.toJSON as () => unknown)() : value
  if (issue.code === 'unrecognized_keys') {
    const shape = path.length === 0 ? schema.shape : expectation.shape
    return [[...path, issue.keys[0]!], `the field "${issue.keys[0]}"`, `one of ${Object.keys(shape).join(', ')}`]
  }
  if (issue.code === 'invalid_union') {
    const deepest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0]
    if (deepest && deepest.path.length > 0) return explain({ ...deepest, path: [...path, ...deepest.path] }, document)
    return [path, show(plainValue), path[0] === 'moves' ? '"SEAT move", such as "0 pass", or expect: {...}' : issue.message]
  }
  const expected =
    issue.code === 'invalid_type' ? issue.expected : issue.message.replace(/^Invalid string: must match pattern.*$/, 'another form')
  return [path, plainValue === undefined ? 'nothing' : show(plainValue), expected]
}
