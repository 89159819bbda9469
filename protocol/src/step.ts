import { type Step, offer, seat, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { contribution, mindName, moveText, personName, promise } from './fields.ts'

const minds = z.array(z.strictObject({ seat, mind: mindName }))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const sat = { kind: z.literal('sit'), seat, guest: z.string(), name: personName }
/** The digest of a package's files. */
const code = z.string().check(z.regex(/^sha256-[0-9a-f]{64}$/))
const outcomes = z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(10_000))

/** A step of a table as a store keeps it; `Step` explains each kind. */
export const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('standUp'), seat, why: z.optional(z.enum(['absent', 'removed'])) }),
  z.strictObject({ kind: z.literal('decline'), seat }),
  z.strictObject({ kind: z.literal('ready'), seat, on: z.boolean() }),
  z.strictObject({ kind: z.literal('close'), minds }),
  z.strictObject({ kind: z.literal('reveal'), seat, contribution }),
  z.strictObject({ kind: z.literal('reopen'), seats: z.array(seat), seed: hash }),
  z.strictObject({ kind: z.literal('start'), minds, outcomes, code: z.optional(code) }),
  z.strictObject({ kind: z.literal('choose'), seat, text: moveText, outcomes }),
  z.strictObject({ kind: z.literal('takeBack'), seat }),
  z.strictObject({ kind: z.literal('leave'), seat, outcomes }),
  z.strictObject({ kind: z.literal('mind'), seat, mind: mindName, absent: z.optional(z.literal(true)) }),
  z.strictObject({ kind: z.literal('person'), seat }),
  z.strictObject({ kind: z.literal('offer'), seat, on: z.boolean() }),
  z.strictObject({
    kind: z.literal('takeOver'),
    seat,
    guest: z.string(),
    name: personName,
    after: z.int().check(z.minimum(0)),
    bot: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('move'), seat, guest: z.string() }),
  z.strictObject({ kind: z.literal('away'), seat: z.nullable(seat), on: z.boolean() }),
  z.strictObject({ kind: z.literal('host'), seat }),
  z.strictObject({ kind: z.literal('rest'), seat, on: z.boolean() }),
  z.strictObject({ kind: z.literal('propose'), seat, how: offer }),
  z.strictObject({ kind: z.literal('accept'), seat }),
  z.strictObject({ kind: z.literal('turnDown'), seat }),
  z.strictObject({ kind: z.literal('rematch'), table: tableId, seat }),
  z.strictObject({ kind: z.literal('downtime'), ms: z.number() }),
  z.strictObject({ ...sat, promise: z.nullable(promise), bot: z.optional(z.literal(true)), unready: z.optional(z.literal(true)) }),
]) satisfies z.ZodMiniType<Step>
