import { clockRules, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { account } from './programs.ts'

const distance = z.int().check(z.minimum(0), z.maximum(3000))

/** POST /api/seeks: looks for as many opponents as there are seats left. Only who wants exactly the same is found. */
export const newSeek = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  settings,
  clock: z.nullable(clockRules),
  rated: z.boolean(),
  /** How far below and above one's own rating opponents may be; null: anybody. */
  window: z.nullable(z.strictObject({ below: distance, above: distance })),
})
export type NewSeek = z.infer<typeof newSeek>

/** GET /api/seeks/:id keeps it alive. Once a table is named, a seat is kept there. */
export const seek = z.object({ id: z.string(), rating: z.number(), table: z.nullable(tableId) })
export type Seek = z.infer<typeof seek>

/** GET /api/friends. Friends find each other by invitation: a link that is good once, for a week. `table`: the public one at which they sit just now. */
export const friendList = z.object({ friends: z.array(z.extend(account, { since: z.number(), table: z.nullable(tableId) })) })
export type FriendList = z.infer<typeof friendList>
export const invitation = z.object({ code: z.string() })
export const acceptInvitation = z.strictObject({ code: z.string().check(z.maxLength(60)) })
