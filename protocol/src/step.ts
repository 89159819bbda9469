import type { Step } from '@robodrome/table'
import * as z from 'zod/mini'
import { contribution, mindName, moveText, personName, seat, tableId } from './words.ts'

const outcomes = z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(10_000))

/** A step of a table as it is kept in a store; `Step` says what each means. */
export const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sit'), seat, guest: z.string(), name: personName, contribution }),
  z.strictObject({ kind: z.literal('standUp'), seat }),
  z.strictObject({ kind: z.literal('start'), minds: z.array(z.strictObject({ seat, mind: mindName })), outcomes }),
  z.strictObject({ kind: z.literal('choose'), seat, text: moveText, outcomes }),
  z.strictObject({ kind: z.literal('takeBack'), seat }),
  z.strictObject({ kind: z.literal('leave'), seat, outcomes }),
  z.strictObject({ kind: z.literal('mind'), seat, mind: mindName }),
  z.strictObject({ kind: z.literal('person'), seat }),
  z.strictObject({ kind: z.literal('rematch'), table: tableId }),
]) satisfies z.ZodMiniType<Step>
