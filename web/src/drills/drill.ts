import { builtIn } from '@robodrome/games'
import { KINDS } from '@robodrome/review/kinds'
import type { Reason } from '@robodrome/review'
import { readRecord, type Saved } from '@robodrome/table'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/** After how many days a drill comes back, for each step. */
export const STEPS = [1, 3, 7, 21, 60] as const
/** The step of a drill that has passed the last interval. */
export const LEARNT = STEPS.length + 1

/** A day in local time, such as 2026-11-15. */
export type Day = string

const LONGEST_RECORD = 200_000
const NO_LOG = { day: '1970-01-01', done: 0, fresh: 0 }
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const moves = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(40))
const share = z.number()
const reasonShape = z.object({
  claim: z.object({
    subject: z.string(),
    what: z.optional(z.string()),
    chosen: z.number(),
    better: z.number(),
    cases: z.number(),
    turns: z.optional(z.number()),
  }),
  share,
})
const reason = z.custom<Reason>((value) => z.safeParse(reasonShape, value).success)
const saved = z.custom<Saved>(
  (value) => typeof value === 'object' && value !== null && 'position' in value && 'game' in value && 'version' in value,
)
const fields = z.object({
  record: z.string().check(z.maxLength(LONGEST_RECORD)),
  from: z.optional(saved),
  seat: z.int().check(z.nonnegative()),
  chosen: moves,
  better: moves,
  reasons: z.array(reason).check(z.minLength(1)),
})
/** A record that is unreadable, or does not contain this seat, would fail wherever the task is shown. */
const task = fields.check(z.refine((of) => gameOf(of) !== null))
const shape = z.object({
  id: z.string().check(z.maxLength(200)),
  game: z.string().check(z.refine((id) => builtIn.includes(id))),
  kind: z.enum(KINDS),
  /** The win chance that the decision cost, and the day on which the battle was reviewed. */
  cost: share,
  day,
  task,
  /** The twin for a later step; null until one is found. */
  twin: orElse(z.nullable(z.object({ step: z.int(), task })), null),
  /** The step whose interval is running, from 1 to 5; 6 if the drill is learnt. */
  step: z.int().check(z.gte(1), z.lte(LEARNT)),
  due: day,
  /** How often it was answered. */
  times: z.int().check(z.nonnegative()),
  /** Whether a twin was answered correctly after 21 or 60 days, and no answer has been wrong since. */
  isTwinPassed: z.boolean(),
})
const drill = shape.check(z.refine((of) => gameOf(of.task) === of.game))
const battle = z.object({
  id: z.string().check(z.maxLength(200)),
  game: z.string(),
  /** The day on which it was reviewed. */
  day,
  /** What the decisions of each kind cost in this battle. */
  costs: z.partialRecord(z.enum(KINDS), share),
  /** The address of its review on this device. */
  review: z.optional(z.string().check(z.regex(/^#\/review\/(?:battle|table)\/[\w-]+\/\d+$/))),
})

const format = z.literal('robodrome drills 1')
const log = z.object({ day, done: z.int(), fresh: z.int() })

/** Everything stored about drills; `log` holds how many were done on one day, and how many of them were new. */
export const drillBook = z.object({ format, drills: z.array(drill), battles: z.array(battle), log })

const looseBook = z.object({ format, drills: z.array(z.unknown()), battles: z.array(z.unknown()), log: orElse(log, NO_LOG) })

/** Those items of a list that have this shape: an invalid item does not affect the others. */
const validIn = <T>(of: z.ZodMiniType<T>, all: readonly unknown[]): T[] =>
  all.flatMap((each) => {
    const parsed = z.safeParse(of, each)
    return parsed.success ? [parsed.data] : []
  })

export const validDrills = (all: readonly unknown[]): Drill[] => validIn(drill, all)

/** Reads a stored book, omitting whatever is invalid in it; null if it is not a book. */
export function bookOf(json: unknown): DrillBook | null {
  const parsed = z.safeParse(looseBook, json)
  if (!parsed.success) return null
  return { ...parsed.data, drills: validDrills(parsed.data.drills), battles: validIn(battle, parsed.data.battles) }
}

/** The game of a task; null if its record cannot be read or has no such seat. */
function gameOf({ record, seat }: z.output<typeof fields>): string | null {
  try {
    const { game, players } = readRecord(record)
    return seat < players.length ? game : null
  } catch {
    return null
  }
}

export type Drill = z.output<typeof shape>
export type PlayedBattle = z.output<typeof battle>
export type DrillBook = z.output<typeof drillBook>
