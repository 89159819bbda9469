import * as z from 'zod/mini'
import { newName } from './fields.ts'
import { wants } from './wants.ts'

/**
 * What a token may be used for. Only bots may play or look for opponents with a token; a token for a person's own account can have neither
 * scope.
 */
export const SCOPES = ['account:read', 'chat:write', 'challenge:write', 'play'] as const
export type Scope = (typeof SCOPES)[number]
export const OWN_SCOPES: readonly Scope[] = ['account:read', 'chat:write']

export const scope = z.enum(SCOPES)
export const accountId = z.string().check(z.regex(/^[0-9a-f]{20}$/, wants('accountId')))

/** GET /api/account: the account of the caller. */
export const account = z.object({ id: accountId, name: z.string(), bot: z.boolean() })
export type Account = z.infer<typeof account>

/** POST /api/programs: a bot account, owned by its creator. */
export const newProgram = z.strictObject({ name: newName })

const label = newName

/** POST /api/tokens: for one of the caller's bots, or for the caller's own account. Only this answer contains the token itself. */
export const newToken = z.strictObject({
  program: z.nullable(accountId),
  name: label,
  scopes: z.array(scope).check(z.minLength(1), z.maxLength(SCOPES.length)),
})
export const token = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: z.number(),
  usedAt: z.nullable(z.number()),
})
export type Token = z.infer<typeof token>
export const tokenShown = z.extend(token, { token: z.string() })
export type TokenShown = z.infer<typeof tokenShown>

/** GET /api/tokens: the caller's bots and all tokens. */
export const tokenList = z.object({ own: z.array(token), programs: z.array(z.extend(account, { tokens: z.array(token) })) })
export type TokenList = z.infer<typeof tokenList>
