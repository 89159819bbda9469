import type { z } from 'zod'
import { badInput } from './unfit.ts'

/** Parses a value from outside with a schema. Throws BadInput for the first field that does not fit, with `path` before the field's own path. */
export function read<T extends z.ZodType>(schema: T, value: unknown, path: readonly (string | number)[] = []): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw badInput(value, parsed.error.issues[0]!, path)
}
