import { builtIn } from '@robodrome/games'
import { KINDS } from '@robodrome/review/kinds'
import type { Reason } from '@robodrome/review'
import type { Saved } from '@robodrome/table'
import * as z from 'zod/mini'

/** After how many days a drill comes back, step by step. */
export const STEPS = [1, 3, 7, 21, 60] as const
/** The step of a drill that has passed the last interval. */
export const LEARNT = STEPS.length + 1

/** A local day, such as 2026-11-15. */
export type Day = string

const LONGEST_RECORD = 200_000
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
  }),
  share,
})
const reason = z.custom<Reason>((value) => z.safeParse(reasonShape, value).success)
const saved = z.custom<Saved>(
  (value) => typeof value === 'object' && value !== null && 'position' in value && 'game' in value && 'version' in value,
)
const task = z.object({
  record: z.string().check(z.maxLength(LONGEST_RECORD)),
  from: z.optional(saved),
  seat: z.int().check(z.nonnegative()),
  chosen: moves,
  better: moves,
  reasons: z.array(reason).check(z.minLength(1)),
})
const drill = z.object({
  id: z.string().check(z.maxLength(200)),
  game: z.string().check(z.refine((id) => builtIn.includes(id))),
  kind: z.enum(KINDS),
  /** The win chance that the decision cost, and the day of its battle. */
  cost: share,
  day,
  task,
  /** The twin of a later step; null before one was found. */
  twin: z.nullable(z.object({ step: z.int(), task })),
  /** 1 to 5: which interval it waits for; 6: learnt. */
  step: z.int().check(z.gte(1), z.lte(LEARNT)),
  due: day,
  /** How often it was answered. */
  times: z.int().check(z.nonnegative()),
  /** Whether a twin was answered since the last wrong answer, after 21 or 60 days. */
  isTwinPassed: z.boolean(),
})
const battle = z.object({
  id: z.string().check(z.maxLength(200)),
  game: z.string(),
  day,
  /** What the decisions of each kind cost in this battle. */
  costs: z.partialRecord(z.enum(KINDS), share),
  /** The address of its review on this device. */
  review: z.optional(z.string().check(z.regex(/^#\/review\/(?:battle|table)\/[\w-]+\/\d+$/))),
})

/** Everything that is stored about drills; `log`: how many were done on one day, and how many of them were new. */
export const drillBook = z.object({
  format: z.literal('robodrome drills 1'),
  drills: z.array(drill),
  battles: z.array(battle),
  log: z.object({ day, done: z.int(), fresh: z.int() }),
})

export type Drill = z.output<typeof drill>
export type PlayedBattle = z.output<typeof battle>
export type DrillBook = z.output<typeof drillBook>
