import type { Scope } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { z } from 'zod/mini'
import { misfit, siteSays } from '@robodrome/protocol/says'

/** Types each handler by the schemas of its route. `readBySchema` validates the data before the handler runs. */
interface BySchema extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown
}

/** The app as code that adds routes sees it. */
export type Api = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, BySchema>

/** What a route offers bots: the scope it requires, and its entry in the API description. */
export interface Offer {
  /** The scope that a token needs. Null: no token is required. */
  scope: Scope | null
  /** Its section in the API description, and one sentence about it. */
  about: 'Accounts' | 'Games' | 'Boxes' | 'Tables' | 'Play' | 'Challenges' | 'Finding a game' | 'Leagues' | 'Site'
  does: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject<Record<string, z.ZodMiniType>>
  body?: z.ZodMiniType
  /** The response body, with status 200 unless stated otherwise. */
  answer: Answer
}

export type Answer =
  | { status?: 200 | 201; json: z.ZodMiniType }
  | { status?: 200; text: 'text/plain' | 'text/markdown' | 'image/svg+xml' }
  /** A stream of JSON lines of this shape. An empty line from time to time keeps the connection alive. */
  | { status?: 200; lines: z.ZodMiniType }
  | { status: 204 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Without this entry, the route refuses tokens and serves only people. */
    offer?: Offer
  }
}

/** The options of a route that bots may use. The same schemas describe, validate and type its body, query and address. */
export const offers = <const O extends Offer>(offer: O): { config: { offer: Offer }; schema: Read<O> } => {
  const { params, query: querystring, body } = offer
  const schema = { ...(params && { params }), ...(querystring && { querystring }), ...(body && { body }) }
  return { config: { offer }, schema: schema as Read<O> }
}

type Read<O extends Offer> = { params: O['params']; querystring: O['query']; body: O['body'] }

/** Returns the bearer token of a request, or null. */
export const bearerOf = ({ headers }: FastifyRequest): string | null => {
  const found = headers.authorization
  if (found === undefined) return null
  const [, token] = /^Bearer (rd_[\w-]{1,100})$/.exec(found) ?? []
  if (token === undefined) throw new Refused('no-session', misfit(['authorization'], siteSays('bearerToken')))
  return token
}

export type Road = { method: string; url: string; offer: Offer | null }
