import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod'

/**
 * Makes a schema whose description omits uninformative parts, because an agent reads the descriptions of all tools. An answer need not list
 * which of its fields are always present; an input must.
 */
export function inShort<S extends z.ZodObject>(schema: S): StandardSchemaWithJSON<z.input<S>, z.output<S>> {
  const describe = (io: 'input' | 'output', idle: readonly string[]) => () =>
    trimmed(z.toJSONSchema(schema, { io }), idle) as Record<string, unknown>
  const jsonSchema = { input: describe('input', IDLE), output: describe('output', [...IDLE, 'required']) }
  return { '~standard': { ...schema['~standard'], jsonSchema } }
}

const IDLE = ['$schema', 'additionalProperties']

/** Keywords are siblings of `type`; a field with the same name would be inside `properties`. */
function trimmed(value: unknown, idle: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => trimmed(each, idle))
  if (typeof value !== 'object' || value === null) return value
  const isSchema = 'type' in value && typeof value.type !== 'object'
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (isSchema && idle.includes(name) ? [] : [[name, trimmed(each, idle)]])),
  )
}
