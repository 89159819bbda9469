import { common, objecting } from '@robodrome/kernel'
import * as z from 'zod'

/** Words the message for an unknown field, with the fields that the schema has. */
export function knownFields({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys') return undefined
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : inst instanceof z.ZodRecord ? keysOf(inst.keyType) : []
  return known.length > 0 ? objecting(common('fieldsOf', { names: known.join(', ') })) : undefined
}

const keysOf = (key: z.core.$ZodType): string[] => (key instanceof z.ZodEnum ? key.options.map(String) : [])
