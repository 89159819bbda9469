import { BadInput, type Json, type Sentence } from '@robodrome/kernel'
import type * as z from 'zod'
import { knownFields } from './known-fields.ts'
import { badInput, type Unfit } from './unfit.ts'

/** An invalid value: its path, what was found, what was expected, and a valid value if one is obvious. */
export interface Fault {
  path: readonly (string | number)[]
  found: unknown
  expected: Sentence
  proposal?: Json
}

/** Parses a value from outside with a schema, and reports every invalid field. `data` is missing if there are any. */
export function readAll<T extends z.ZodType>(schema: T, value: unknown): { data?: z.output<T>; faults: Fault[] } {
  const parsed = schema.safeParse(value, { error: knownFields })
  if (parsed.success) return { data: parsed.data, faults: [] }
  return { faults: parsed.error.issues.flatMap((issue) => faultsOf(value, issue)) }
}

/** One issue can name several unknown fields. */
function faultsOf(value: unknown, issue: Unfit): Fault[] {
  const { keys } = issue
  const issues = keys === undefined || keys.length === 0 ? [issue] : keys.map((key) => ({ ...issue, keys: [key] }))
  return issues.map((each) => {
    const { path, found, expected } = badInput(value, each)
    const proposal = proposalFor(each, found)
    return { path, found, expected, ...(proposal !== undefined && { proposal }) }
  })
}

const NUMBERS = ['number', 'int']

/** Proposes the nearest valid value: the bound that was exceeded, the nearest whole number, or the only allowed value. */
function proposalFor({ origin = '', minimum, maximum, expected, values }: Unfit, found: unknown): Json | undefined {
  if (NUMBERS.includes(origin) && typeof found === 'number') return Number(minimum ?? maximum)
  if (expected === 'int' && typeof found === 'number' && Number.isFinite(found)) return Math.round(found)
  if (NUMBERS.includes(String(expected)) && typeof found === 'string' && /^-?\d{1,6}$/.test(found)) return Number(found)
  if (values === undefined || values.length === 0) return undefined
  const fitting = values.filter((each) => typeof each === 'string' || typeof each === 'number')
  const alike = fitting.find((each) => String(each).toLowerCase() === String(found).toLowerCase())
  return alike ?? (fitting.length === 1 ? fitting[0] : undefined)
}

/** The first fault as an error. */
export const asError = ({ path, found, expected }: Fault): BadInput => new BadInput(path, found, expected)
