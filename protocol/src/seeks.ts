import { clockRules, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { account } from './programs.ts'

const distance = z.int().check(z.minimum(0), z.maximum(3000))

/** POST /api/seeks: looks for as many opponents as there are free seats. Two seeks match only if their settings are identical. */
export const newSeek = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  settings,
  clock: z.nullable(clockRules),
  rated: z.boolean(),
  /** How far below and above the caller's rating opponents may be; null for any distance. */
  window: z.nullable(z.strictObject({ below: distance, above: distance })),
})
export type NewSeek = z.infer<typeof newSeek>

/** GET /api/seeks/:id keeps it alive. Once the answer names a table, a seat is reserved at it. */
export const seek = z.object({ id: z.string(), rating: z.number(), table: z.nullable(tableId) })
export type Seek = z.infer<typeof seek>

/**
 * GET /api/friends. Friends find each other by invitation: a link that works once, within a week. `table` is the public table where a
 * friend is sitting.
 */
export const friendList = z.object({ friends: z.array(z.extend(account, { since: z.number(), table: z.nullable(tableId) })) })
export type FriendList = z.infer<typeof friendList>
export const invitation = z.object({ code: z.string() })
export const acceptInvitation = z.strictObject({ code: z.string().check(z.maxLength(60)) })
