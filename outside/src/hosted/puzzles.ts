import { read, whole } from '@robodrome/reading'
import * as z from 'zod'
import { option, question, view } from './read.ts'
import type { HostedPuzzle } from './terms.ts'

const MOST_PUZZLES = 200
const share = z.number().min(0).max(1)
const move = z.string().max(200)

/** An exercise in a package's file, as `robodrome puzzles` writes it. */
const exercise = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/, 'small letters, digits and dashes'),
  seat: whole(0, 7),
  at: whole(0, 5000),
  /** What the chances refer to: winning, or hitting with an attack. */
  goal: z.enum(['win', 'hit']),
  best: z.array(move).min(1),
  worth: z.array(z.object({ text: move, value: share })).min(1),
  missed: z.record(z.string(), share),
})
const file = z.array(
  z.object({
    settings: z.object({ mode: z.string(), seats: whole(1, 8), options: z.record(z.string(), z.json()) }),
    entries: z.array(z.string()),
    exercises: z.array(exercise),
  }),
)
export type PuzzleFile = z.infer<typeof file>

/** The exercises of a package. Throws a BadInput that names the field. */
export const readPuzzleFile = (value: unknown, path: string): PuzzleFile => read(file, value, [path])

const puzzles = z
  .array(
    exercise.pick({ id: true, seat: true, goal: true, best: true, worth: true, missed: true }).extend({
      mode: z.string(),
      seats: whole(1, 8),
      view,
      question,
      options: z.array(option).min(1).max(1000),
    }),
  )
  .max(MOST_PUZZLES)

/** Reads the exercises as converted by the process of a package. */
export const readPuzzles = (value: unknown): HostedPuzzle[] => read(puzzles, value)
