import type * as z from 'zod'
import { knownFields } from './known-fields.ts'
import { badInput } from './unfit.ts'

type Issue = z.core.$ZodIssue

/** Parses a value from outside with a schema. Throws BadInput for the first invalid field, with `path` in front of the field's own path. */
export function read<T extends z.ZodType>(schema: T, value: unknown, path: readonly (string | number)[] = []): z.output<T> {
  const parsed = schema.safeParse(value, { error: knownFields })
  if (parsed.success) return parsed.data
  throw badInput(value, firstOf(parsed.error.issues), path)
}

/** A misspelled field is also a missing field. The misspelled name is more helpful, so it is reported first. */
function firstOf(issues: readonly Issue[]): Issue {
  const first = issues[0]!
  const parent = first.path.slice(0, -1).join('.')
  return issues.find(({ code, path }) => code === 'unrecognized_keys' && path.join('.') === parent) ?? first
}
