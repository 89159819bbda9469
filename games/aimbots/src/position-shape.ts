import { ORTHOGONAL } from '@robodrome/board'
import { whole } from '@robodrome/reading'
import * as z from 'zod'
import { ARENA } from './content/arena.ts'
import { SCRAP_KINDS } from './content/scrap.ts'
import { aimbotsSays } from './says.ts'
import { objecting } from '@robodrome/kernel'

// The schema of a position from outside; `position.ts` builds it.

export const SPACE = z.string(objecting(aimbotsSays('boardSpace'))).refine((name) => ARENA.has(name), objecting(aimbotsSays('boardSpace')))
const FLAG = z.boolean().default(false)
const TOKEN = z.enum(SCRAP_KINDS)

/** Color, program, space, rotation, plated sides and core. */
export const BOT = /^([RBYW]):([A-Za-z]+)(?:@([a-z]\d+)(?:\/([0-9]+))?)?(?:\{([\d, ]*)\})?(?: core (\d+))?$/
const BOT_FORM = objecting(aimbotsSays('botText'))
export const BOT_TEXT = z.string(BOT_FORM).regex(BOT, BOT_FORM)

const shapesFor = (seats: number) => {
  const seat = whole(0, seats - 1)
  /** One list for each seat; missing seats get an empty list. */
  const bySeat = <T extends z.ZodType>(item: T) =>
    z
      .array(z.array(item))
      .max(seats, objecting(aimbotsSays('listPerSeat', { seats })))
      .default([])
      .transform((lists) => Array.from({ length: seats }, (_, i) => lists[i] ?? []))
  return {
    bot: z.strictObject({
      bot: BOT_TEXT,
      seenBy: z.array(seat).default([]),
      pivots: whole(0, 99).default(0),
      rushed: FLAG,
      scanned: z.array(whole(0, 11)).default([]),
      charge: z.exactOptional(z.enum(ORTHOGONAL)),
      repaired: FLAG,
      crashed: FLAG,
    }),
    position: z.strictObject({
      phase: z.enum(['draft', 'load', 'place', 'play']).default('play'),
      /** Each is a text, or an object with `bot`. They are read one by one, so that an error names the field. */
      bots: z.array(z.json()).default([]),
      active: z.exactOptional(seat),
      order: z.exactOptional(z.array(seat).refine((order) => isClockwise(order, seats), objecting(aimbotsSays('allClockwise', { seats })))),
      energy: z.exactOptional(whole(0, 99)),
      attacked: FLAG,
      captured: bySeat(whole(1, 3)),
      held: bySeat(TOKEN),
      used: z.array(TOKEN).default([]),
      scrap: z.exactOptional(z.array(SPACE)),
      quiet: whole(0, 99).default(0),
      rounds: whole(0, 59).default(0),
      out: z.array(seat).default([]),
      market: z.array(z.string()).default([]),
      dice: bySeat(whole(1, 6)),
    }),
  }
}

const isClockwise = (order: readonly number[], seats: number): boolean =>
  order.length === seats && order.every((each, i) => each === (order[0]! + i) % seats)

type Shapes = ReturnType<typeof shapesFor>
const made = new Map<number, Shapes>()

/** The schemas of a position and of its bots, cached for each number of seats. */
export function shapesOf(seats: number): Shapes {
  const shapes = made.get(seats) ?? shapesFor(seats)
  made.set(seats, shapes)
  return shapes
}
