import { BadInput, common, sentenceIn, type Sentence } from '@robodrome/kernel'

/** The relevant parts of a schema's issue. */
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
  /** The allowed values of a choice, and the kinds of a choice among objects. */
  values?: readonly unknown[]
  options?: readonly unknown[]
}

/** Reports where a value violates a schema, with what was found there and what was expected. `before` is the path to the value. */
export function badInput(value: unknown, issue: Unfit, before: readonly (string | number)[] = []): BadInput {
  const within = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
  const path = [...before, ...within]
  const found = within.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null | undefined)?.[key], value)
  const [unknown] = issue.keys ?? []
  if (issue.code !== 'unrecognized_keys' || unknown === undefined) return new BadInput(path, found, expectedBy(issue))
  return new BadInput([...path, unknown], (found as Record<string, unknown>)[unknown], sentenceIn(issue.message) ?? common('noSuchField'))
}

const TYPES = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'flag',
  array: 'list',
  object: 'fields',
  record: 'fields',
} as const

/** How the messages of the library begin. All other messages exist only in English: those about packages, and about a host's settings. */
const MADE_BY_LIBRARY = /^(?:Invalid|Too|Unrecognized) /

/** Words in plain language what a schema expected instead of an invalid value. */
export function expectedBy(issue: Unfit): Sentence {
  const { code, expected, message, values, options } = issue
  const own = sentenceIn(message)
  if (own !== null) return own
  if (!MADE_BY_LIBRARY.test(message)) return { message }
  if (code === 'invalid_type') {
    const type = String(expected)
    return Object.hasOwn(TYPES, type) ? common(TYPES[type as keyof typeof TYPES]) : { message: type }
  }
  if (code === 'too_small') return tooSmall(issue)
  if (code === 'too_big') return tooBig(issue)
  const allowed = values ?? options
  if (allowed !== undefined) return common('oneOf', { names: allowed.map(String).join(', ') })
  return common('otherValue')
}

function tooSmall({ origin, minimum, inclusive }: Unfit): Sentence {
  const least = Number(minimum)
  if (origin === 'string') return least === 1 ? common('filledText') : common('atLeastCharacters', { least })
  if (origin === 'array') return least === 1 ? common('filledList') : common('atLeastEntries', { least })
  return inclusive === false ? common('above', { bound: least }) : common('atLeast', { least })
}

function tooBig({ origin, maximum, inclusive }: Unfit): Sentence {
  const most = Number(maximum)
  if (origin === 'string') return common('atMostCharacters', { most })
  if (origin === 'array') return common('atMostEntries', { most })
  return inclusive === false ? common('below', { bound: most }) : common('atMost', { most })
}
