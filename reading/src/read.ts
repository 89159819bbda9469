import * as z from 'zod'
import { badInput } from './unfit.ts'

type Issue = z.core.$ZodIssue

/** Parses a value from outside with a schema. Throws BadInput for the first field that does not fit, with `path` before the field's own path. */
export function read<T extends z.ZodType>(schema: T, value: unknown, path: readonly (string | number)[] = []): z.output<T> {
  const parsed = schema.safeParse(value, { error: knownFields })
  if (parsed.success) return parsed.data
  throw badInput(value, firstOf(parsed.error.issues), path)
}

/** A misspelled field is also a missing field. The misspelled name helps more, so it goes first. */
function firstOf(issues: readonly Issue[]): Issue {
  const first = issues[0]!
  const parent = first.path.slice(0, -1).join('.')
  return issues.find(({ code, path }) => code === 'unrecognized_keys' && path.join('.') === parent) ?? first
}

/** The message for an unknown field: the fields that the schema has. */
function knownFields({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys') return undefined
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : inst instanceof z.ZodRecord ? keysOf(inst.keyType) : []
  return known.length > 0 ? `one of the fields ${known.join(', ')}` : undefined
}

const keysOf = (key: z.core.$ZodType): string[] => (key instanceof z.ZodEnum ? key.options.map(String) : [])
