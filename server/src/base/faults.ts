import { type Code, type Fault, Refused } from '@robodrome/table'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { objection, siteSays } from '@robodrome/protocol/says'

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
  'other-version': 426,
  broken: 500,
}

/** Makes every refusal of the API { error: Fault } with a matching status code. */
export const answerFaults = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const fault = faultOf(error)
    if (fault.code === 'broken') app.log.error(error, 'a request failed')
    if (fault.code === 'no-session') reply.header('www-authenticate', 'Bearer')
    return reply.code(STATUS[fault.code]).send({ error: fault })
  })
}

/** Returns the public part of an error: the text of a refusal, or nothing for an internal error. */
export const faultOf = (error: Error & { statusCode?: number }): Fault => {
  if (error instanceof Refused) return error.fault()
  if (error.statusCode === 413) return { code: 'too-large', ...siteSays('requestTooLarge') }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'malformed', ...siteSays('wantsJson') }
  return { code: 'broken', ...siteSays('somethingBroke') }
}

/** Parses an id in an address. A malformed id is answered like an unknown one. */
export const named = <T>(schema: z.ZodMiniType<T>, found: unknown): T => {
  const read = schema.safeParse(found)
  if (!read.success) throw new Refused('not-found', siteSays('nothingHere'))
  return read.data
}

/** Parses outside data with a schema, or refuses it. */
export const parse = <T>(schema: z.ZodMiniType<T>, found: unknown): T => {
  const read = schema.safeParse(found)
  if (!read.success) throw new Refused('malformed', objection(read.error))
  return read.data
}

/** Validates bodies, queries and addresses with the schemas of their routes. */
export const readBySchema = (app: FastifyInstance): void => {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (found) => ({
    value: httpPart === 'params' ? named(schema, found) : parse(schema, found),
  }))
}
