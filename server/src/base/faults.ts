import { objection } from '@robodrome/protocol'
import { type Code, type Fault, Refused } from '@robodrome/table'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'

const STATUS: Readonly<Record<Code, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'bad-origin': 403,
  'no-session': 401,
  'not-found': 404,
  'not-yours': 403,
  'wrong-time': 409,
  full: 409,
  rule: 409,
  unanswered: 404,
  stopping: 503,
  broken: 500,
}

/** Every refusal of the API is { error: Fault } with a fitting status. */
export const answerFaults = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const fault = faultOf(error)
    if (fault.code === 'broken') app.log.error(error, 'a request failed')
    if (fault.code === 'no-session') reply.header('www-authenticate', 'Bearer')
    return reply.code(STATUS[fault.code]).send({ error: fault })
  })
}

/** What is told of an error: its own words if it is a refusal, and otherwise nothing of the inside. */
export const faultOf = (error: Error & { statusCode?: number }): Fault => {
  if (error instanceof Refused) return error.fault()
  if (error.statusCode === 413) return { code: 'too-large', message: 'The request is too large.' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'malformed', message: 'The request cannot be understood: expected JSON.' }
  return { code: 'broken', message: 'Something broke here. What was confirmed is safe; try again.' }
}

/** An id that stands in an address: what cannot be one names nothing here, as much as one that nobody has. */
export const named = <T>(schema: z.ZodMiniType<T>, found: unknown): T => {
  const read = schema.safeParse(found)
  if (!read.success) throw new Refused('not-found', 'There is nothing at this address.')
  return read.data
}

/** What a schema makes of something from outside. */
export const parse = <T>(schema: z.ZodMiniType<T>, found: unknown): T => {
  const read = schema.safeParse(found)
  if (!read.success) throw new Refused('malformed', objection(read.error))
  return read.data
}

/** Reads bodies, queries and addresses by the schemas of their routes. */
export const readBySchema = (app: FastifyInstance): void => {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (found) => ({
    value: httpPart === 'params' ? named(schema, found) : parse(schema, found),
  }))
}
