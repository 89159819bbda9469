import { absence, clockRules, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { account, accountId } from './programs.ts'
import { LIMITS } from './fields.ts'

/** POST /api/challenges: a private table with a reserved seat for the caller and for each challenged account; the remaining seats are open. */
export const newChallenge = z.strictObject({
  to: z.array(accountId).check(z.minLength(1), z.maxLength(LIMITS.seats - 1)),
  game: z.string().check(z.maxLength(40)),
  settings,
  clock: z.nullable(clockRules),
  absence: z.optional(absence),
})
export type NewChallenge = z.infer<typeof newChallenge>

export const challenge = z.object({
  id: z.string(),
  table: tableId,
  from: account,
  to: account,
  game: z.string(),
  settings,
  clock: z.nullable(clockRules),
  state: z.enum(['open', 'declined', 'withdrawn']),
  createdAt: z.number(),
})
export type Challenge = z.infer<typeof challenge>
export const challengeList = z.object({ challenges: z.array(challenge) })
export type ChallengeList = z.infer<typeof challengeList>
export const accountList = z.object({ accounts: z.array(account) })
export type AccountList = z.infer<typeof accountList>
