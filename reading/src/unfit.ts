import { BadInput } from '@robodrome/kernel'

/** The parts of a schema's issue that matter here. */
export interface Unfit {
  code?: string | undefined
  path: readonly PropertyKey[]
  message: string
  expected?: unknown
  origin?: string | undefined
  minimum?: number | bigint
  maximum?: number | bigint
  inclusive?: boolean | undefined
  keys?: readonly string[]
}

/** The places where a value does not fit a schema: what was found there and what was expected. `before` is the path to the value. */
export function badInput(value: unknown, issue: Unfit, before: readonly (string | number)[] = []): BadInput {
  const within = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
  const path = [...before, ...within]
  const found = within.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null | undefined)?.[key], value)
  const [unknown] = issue.keys ?? []
  if (issue.code !== 'unrecognized_keys' || unknown === undefined) return new BadInput(path, found, expectedBy(issue))
  return new BadInput([...path, unknown], (found as Record<string, unknown>)[unknown], isOwn(issue) ? issue.message : 'no such field')
}

/** Whether a schema words its objection itself: the messages of the library all begin with one of these words. */
const isOwn = ({ message }: Unfit): boolean => !/^(?:Invalid|Too|Unrecognized) /.test(message)

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with values',
  record: 'fields with values',
}
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/** What a schema expected where something does not fit, in plain words. */
export function expectedBy(issue: Unfit): string {
  const { code, expected, origin = '', minimum, maximum, inclusive, message } = issue
  if (isOwn(issue)) return message
  if (code === 'invalid_type') return TYPES[String(expected)] ?? String(expected)
  if (code === 'too_small' && origin in UNITS)
    return minimum === 1 ? `${TYPES[origin]} that is not empty` : `at least ${minimum}${UNITS[origin]}`
  if (code === 'too_small') return `${inclusive === false ? 'above' : 'at least'} ${minimum}`
  if (code === 'too_big') return `${inclusive === false ? 'below' : 'at most'} ${maximum}${UNITS[origin] ?? ''}`
  const [, kinds] = /^Invalid (?:discriminator value\. Expected|option: expected one of) (.+)$/.exec(message) ?? []
  if (kinds !== undefined)
    return `one of ${kinds
      .replaceAll(/['"]/g, '')
      .split(/ ?\| ?/)
      .join(', ')}`
  return message.startsWith('Invalid input') ? 'another value' : message
}
