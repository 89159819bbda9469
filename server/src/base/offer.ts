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

/** A handler's types come from the schemas of its route, which `readBySchema` checks before the handler runs. */
interface BySchema extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown
}

/** The app as routes are added to it. */
export type Api = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, BySchema>

/** What a route offers to programs: who may use it, and all that the description of the interface says about it. */
export interface Offer {
  /** What a token must be good for; null: anybody may, with or without one. */
  scope: Scope | null
  /** A heading of the description, and one sentence. */
  about: 'Accounts' | 'Games' | 'Tables' | 'Play' | 'Challenges' | 'Finding a game' | 'Leagues' | 'Site'
  does: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject<Record<string, z.ZodMiniType>>
  body?: z.ZodMiniType
  /** JSON of this shape with 200, unless it says otherwise. */
  answer: Answer
}

export type Answer =
  | { status?: 200 | 201; json: z.ZodMiniType }
  | { status?: 200; text: 'text/plain' | 'text/markdown' }
  /** A stream of lines, each JSON of this shape; an empty line now and then says that it still stands. */
  | { status?: 200; lines: z.ZodMiniType }
  | { status: 204 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Without one, a route knows people only: tokens are refused. */
    offer?: Offer
  }
}

/** The options of a route that programs may use: what describes its body, query and address also reads and types them. */
export const offers = <const O extends Offer>(offer: O): { config: { offer: Offer }; schema: Read<O> } => {
  const { params, query: querystring, body } = offer
  const schema = { ...(params && { params }), ...(querystring && { querystring }), ...(body && { body }) }
  return { config: { offer }, schema: schema as Read<O> }
}

type Read<O extends Offer> = { params: O['params']; querystring: O['query']; body: O['body'] }

/** The token that a request shows; null if it shows none. */
export const bearerOf = ({ headers }: FastifyRequest): string | null => {
  const found = headers.authorization
  if (found === undefined) return null
  const [, token] = /^Bearer (rd_[\w-]{1,100})$/.exec(found) ?? []
  if (token === undefined) throw new Refused('no-session', 'authorization: expected "Bearer" and a token that begins with rd_')
  return token
}

export type Road = { method: string; url: string; offer: Offer | null }
