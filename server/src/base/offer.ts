import type { Scope } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'

/** What a route offers to programs: who may use it, and all that the description of the interface says about it. */
export interface Offer {
  /** What a token must be good for; null: anybody may, with or without one. */
  scope: Scope | null
  /** A heading of the description, and one sentence. */
  about: 'Accounts' | 'Games' | 'Tables' | 'Play' | 'Challenges' | 'Finding a game' | 'Leagues' | 'Site'
  does: string
  query?: Readonly<Record<string, z.ZodMiniType>>
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

export const offers = (offer: Offer): { config: { offer: Offer } } => ({ config: { offer } })

/** The token that a request shows; null if it shows none. */
export const bearerOf = ({ headers }: FastifyRequest): string | null => {
  const found = headers.authorization
  if (found === undefined) return null
  const [, token] = /^Bearer (rd_[\w-]{1,100})$/.exec(found) ?? []
  if (token === undefined) throw new Refused('no-session', 'authorization: expected "Bearer" and a token that begins with rd_')
  return token
}

export type Road = { method: string; url: string; offer: Offer | null }
