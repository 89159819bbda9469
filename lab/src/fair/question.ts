import { BadInput, type Json } from '@robodrome/kernel'
import { minds } from '@robodrome/minds'
import { read } from '@robodrome/reading'
import * as z from 'zod'
import type { Player } from '../experiment.ts'
import { labSays } from '../says.ts'

const thinker = z.strictObject({
  mind: z.string(),
  playouts: z.int().min(1).optional(),
  deals: z.int().min(10).max(1_000_000),
})
const schema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  game: z.string(),
  mode: z.string(),
  seats: z.int().min(2).max(8).default(2),
  options: z.record(z.string(), z.json()).default({}),
  seed: z.int().min(0).default(1),
  /** Whether pieces are dealt. If so, a game in which no changed piece was dealt stays the same and need not be played again. */
  dealt: z.boolean().default(false),
  /** The file of a box with whose numbers the search begins. */
  begin: z.string().min(1).optional(),
  /** Which numbers may change, by their path in the content (`*` for any), and by how much. */
  move: z.array(z.strictObject({ path: z.string(), by: z.tuple([z.int(), z.int()]) })).min(1),
  /** The maximum number of numbers that may differ. */
  most: z.int().min(1).max(200),
  search: thinker,
  measure: thinker,
})

/** How one AI plays in a search or in a measurement. */
export type Thinking = Player & { deals: number }

/** "Make it fair": one mind searches for numbers, and another measures them on deals that the search has never seen. */
export interface FairQuestion {
  title: string
  game: string
  settings: { mode: string; seats: number; options: { [name: string]: Json } }
  seed: number
  dealt: boolean
  begin?: string | undefined
  move: { path: string[]; by: readonly [number, number] }[]
  most: number
  search: Thinking
  measure: Thinking
}

/** Parses a question. Throws BadInput for impossible values. */
export function readFairQuestion(value: unknown): FairQuestion {
  const { mode, seats, options, move, search, measure, ...rest } = read(schema, value)
  if (search.mind === measure.mind && search.playouts === measure.playouts)
    throw new BadInput(['measure', 'mind'], measure.mind, labSays('otherMind'))
  return {
    ...rest,
    settings: { mode, seats, options },
    move: move.map(({ path, by }) => ({ path: path.split('.'), by })),
    search: thinkingOf(search, 'search'),
    measure: thinkingOf(measure, 'measure'),
  }
}

function thinkingOf({ mind, playouts, deals }: z.infer<typeof thinker>, field: string): Thinking {
  if (!Object.hasOwn(minds, mind))
    throw new BadInput([field, 'mind'], mind, labSays('oneOfMinds', { minds: Object.keys(minds).join(', ') }))
  return { mind, budget: playouts === undefined ? {} : { playouts }, deals }
}
