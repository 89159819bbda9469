import {
  account,
  accountList,
  challenge,
  challengeList,
  done,
  accountEvent,
  fault,
  ownSeat,
  satDown,
  SCOPES,
  seatState,
  snapshot,
  tableCard,
  tableLine,
  tableList,
} from '@robodrome/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { serveDocs } from './docs.ts'
import { type Answer, type Offer, type Road, offers } from '../base/offer.ts'
import { describeFields } from './descriptions.ts'
import type { OpenApiDocument, Operation, Schema } from './document.ts'

/** Shapes that several routes share, by their name in the API description. */
const SHAPES = {
  Account: account,
  AccountList: accountList,
  TableCard: tableCard,
  TableList: tableList,
  Snapshot: snapshot,
  SeatState: seatState,
  Challenge: challenge,
  ChallengeList: challengeList,
  Event: accountEvent,
  TableLine: tableLine,
  OwnSeat: ownSeat,
  SatDown: satDown,
  Done: done,
  Fault: fault,
}

const openApiDocument = z.looseObject({ openapi: z.string() })

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the API, with its offer to bots, or null if it serves only people. */
    roads: Road[]
  }
}

/** Collects the offers of routes and serves them as one OpenAPI document. */
export const describeInterface = (app: FastifyInstance): void => {
  const roads: Road[] = []
  app.decorate('roads', roads)
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat())
      if (url.startsWith('/api/') && each !== 'HEAD') roads.push({ method: each, url, offer: config?.offer ?? null })
  })
  let made: OpenApiDocument | undefined
  const documentOf = (): OpenApiDocument => (made ??= openapiOf(roads))
  app.get(
    '/api/openapi.json',
    offers({ scope: null, about: 'Games', does: 'Describes this interface: this document.', answer: { json: openApiDocument } }),
    () => documentOf(),
  )
  serveDocs(app, roads, documentOf)
}

/** Makes the OpenAPI 3.1 document of these routes. */
export const openapiOf = (roads: readonly Road[]): OpenApiDocument & Record<string, unknown> => {
  const shapes = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries(SHAPES)) shapes.add(shape, { id })
  const refTo: RefTo = (shape, name) => {
    if (!shapes.has(shape)) shapes.add(shape, { id: name })
    return { $ref: uri(shapes.get(shape)!.id) }
  }
  const paths: OpenApiDocument['paths'] = {}
  for (const { method, url, offer } of roads) {
    if (offer === null) continue
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(operationOf(method, url), url, offer, refTo) }
  }
  const { schemas } = z.toJSONSchema(shapes, { unrepresentable: 'any', io: 'input', uri })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Robodrome',
      version: '1',
      description:
        'Play robot-battle board games by program. Every refusal is {"error": Fault} with a fitting status; RateLimit headers say how much more may be asked.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeFields(name, withoutDraft(schema))])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: `A token that begins with rd_. Scopes: ${SCOPES.join(', ')}.` },
      },
    },
  }
}

type RefTo = (shape: z.ZodMiniType, name: string) => Schema

const uri = (id: string): string => `#/components/schemas/${id}`

const operation = (
  id: string,
  url: string,
  { scope, about, does, query, body, answer }: Offer,
  refTo: RefTo,
): Operation & Record<string, unknown> => {
  const name = id[0]!.toUpperCase() + id.slice(1)
  const parameters = [
    ...[...url.matchAll(/:(\w+)/g)].map(([, each]) => ({ name: each, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(query?.shape ?? {}).map(([each, shape]) => ({
      name: each,
      in: 'query',
      required: false,
      schema: refTo(shape, `${name}${each}`),
    })),
  ]
  return {
    operationId: id,
    tags: [about],
    summary: does,
    ...(scope !== null && { security: [{ token: [] }], description: `Needs the scope \`${scope}\`.` }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: { 'application/json': { schema: refTo(body, `${name}Body`) } } } }),
    responses: { ...answerOf(answer, (shape) => refTo(shape, `${name}Answer`)), default: REFUSED },
  }
}

const REFUSED = {
  description: 'Refused: why, and by which rule of the game where one forbids it.',
  content: {
    'application/json': { schema: { type: 'object', properties: { error: { $ref: '#/components/schemas/Fault' } }, required: ['error'] } },
  },
}

const answerOf = (answer: Answer, schemaOf: (shape: z.ZodMiniType) => Schema): Operation['responses'] => {
  if (answer.status === 204) return { 204: { description: 'Done.' } }
  const content =
    'text' in answer
      ? { [answer.text]: { schema: { type: 'string' } } }
      : 'lines' in answer
        ? { 'application/x-ndjson': { schema: schemaOf(answer.lines) } }
        : { 'application/json': { schema: schemaOf(answer.json) } }
  const headers = Object.fromEntries(['Limit', 'Remaining', 'Reset'].map((name) => [`RateLimit-${name}`, { schema: { type: 'integer' } }]))
  return { [answer.status ?? 200]: { description: 'lines' in answer ? 'One of these a line, as it happens.' : 'Done.', headers, content } }
}

/** Names an operation: `POST /api/tables/:id/choices` becomes `postTablesIdChoices`. */
const operationOf = (method: string, url: string): string =>
  method.toLowerCase() + url.slice('/api'.length).replaceAll(/[/:.-]+(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** An OpenAPI document declares its JSON Schema dialect only once. */
const withoutDraft = ({ $schema: _dialect, $id: _id, ...schema }: { $schema?: unknown; $id?: unknown }): object => schema
