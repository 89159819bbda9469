import type { Json } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import * as z from 'zod'

/*
 * What a package's process answers about a match: numbers that charts draw, even on pages that also show other games. A game's own estimate
 * could return anything, so they are checked.
 */

const SHARE = 'a share from 0 to 1'
/** Sums of shares may differ from 0 or 1 by rounding in the last digits. */
const ROUNDING = 1e-9
const share = z
  .number(SHARE)
  .min(-ROUNDING, SHARE)
  .max(1 + ROUNDING, SHARE)
  .transform((value) => Math.min(1, Math.max(0, value)))
const shares = z.array(share).max(8)
const course = z.object({ chances: z.array(shares).max(100), luck: z.array(z.number().min(-100).max(100)).max(8) }).nullable()
const guessed = z.array(shares).max(100).nullable()
/** Win chances by seat, and the chance of each option. All other questions are defined by the game itself. */
const ANSWERS: Readonly<Record<string, z.ZodType<Json>>> = {
  chances: shares.nullable(),
  odds: z.record(z.string().max(200), share),
}

/** Reads how a finished match went. Throws BadInput if no chart could draw it. */
export const readCourse = (told: unknown): z.output<typeof course> => read(course, told)

/** Reads how a running match is going, as spectators may estimate it. */
export const readGuessedCourse = (told: unknown): number[][] | null => read(guessed, told)

/** Reads an answer to a question about a position. */
export const readAnswer = (about: string, told: unknown): Json =>
  Object.hasOwn(ANSWERS, about) ? read(ANSWERS[about]!, told) : (told as Json)
