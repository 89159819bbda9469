import { choiceId, contribution, mindName, moveText, personName, seat, tableId } from '@robodrome/protocol'
import type { Play } from '@robodrome/table'
import { z } from 'zod'

const outcomes = z.array(z.string().max(10_000)).max(10_000)

/** One step of a table, as it is kept: all that is needed to bring the table to where it is. Step 1 is the first after its creation. */
export const stepBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sit'), seat, guest: z.string(), name: personName, contribution }),
  z.strictObject({ kind: z.literal('standUp'), seat }),
  z.strictObject({ kind: z.literal('start'), minds: z.array(z.strictObject({ seat, mind: mindName })), outcomes }),
  z.strictObject({ kind: z.literal('choose'), seat, text: moveText, outcomes }),
  z.strictObject({ kind: z.literal('takeBack'), seat }),
  z.strictObject({ kind: z.literal('leave'), seat, outcomes }),
  /** From now on a mind plays this seat; its person may take it back. */
  z.strictObject({ kind: z.literal('mind'), seat, mind: mindName }),
  z.strictObject({ kind: z.literal('person'), seat }),
  z.strictObject({ kind: z.literal('rematch'), table: tableId }),
])
export type Body = z.infer<typeof stepBody>

/** What somebody wants done: a step without what luck will add to it. */
export type Wish =
  | Exclude<Body, { outcomes: string[] }>
  | { kind: 'start'; minds: { seat: number; mind: string }[] }
  | { kind: 'choose'; seat: number; text: string }
  | { kind: 'leave'; seat: number }

export const isPlay = (body: Body): body is Play => body.kind === 'choose' || body.kind === 'takeBack' || body.kind === 'leave'

/** A line of an export. */
export const keptStep = z.strictObject({
  table_id: tableId,
  seq: z.int().min(1),
  at: z.number(),
  guest: z.nullable(z.string()),
  choice_id: z.nullable(choiceId),
  body: z.string(),
})
