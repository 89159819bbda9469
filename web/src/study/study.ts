import type { Saved, Step } from '@robodrome/table'
import * as z from 'zod/mini'

/** The maximum number of characters in a title and in a text, of chapters, and of lines in a chapter. */
export const LONGEST_TITLE = 80
export const LONGEST_TEXT = 2000
export const MOST_CHAPTERS = 30
const MOST_LINES = 9
const MOST_STEPS = 200
const LONGEST_RECORD = 200_000

const text = z.string().check(z.maxLength(LONGEST_TEXT))
const title = z.string().check(z.maxLength(LONGEST_TITLE))
const seat = z.int().check(z.nonnegative())
const step = z.object({ kind: z.literal('choose'), seat, text: z.string(), outcomes: z.array(z.string()) })
const line = z.object({ text, steps: z.array(step).check(z.maxLength(MOST_STEPS)) })
const chapter = z.object({
  title,
  /** The author's own words: nobody has checked them. */
  text,
  record: z.string().check(z.maxLength(LONGEST_RECORD)),
  from: z.optional(
    z.custom<Saved>((value) => typeof value === 'object' && value !== null && 'position' in value && 'game' in value && 'version' in value),
  ),
  seat,
  /** Which of the ways to deal everything that the seat does not know; the first way if the number is missing. */
  deal: z.optional(z.int().check(z.gte(1))),
  lines: z.array(line).check(z.maxLength(MOST_LINES)),
})

/** A study: positions of records, each with lines and the author's text. */
export const studyShape = z.object({
  format: z.literal('robodrome study 1'),
  title,
  chapters: z.array(chapter).check(z.minLength(1), z.maxLength(MOST_CHAPTERS)),
})

export type Study = z.output<typeof studyShape>
export type Chapter = z.output<typeof chapter>
export type StudyLine = z.output<typeof line>

/** The steps that are choices. A line may contain no others. */
export const chosenIn = (steps: readonly Step[]): StudyLine['steps'] => steps.flatMap((each) => (each.kind === 'choose' ? [each] : []))

/** The first moves of a line, for as long as this seat makes them. */
export function ownMoves({ steps }: StudyLine, of: number): string[] {
  const end = steps.findIndex((each) => each.seat !== of)
  return steps.slice(0, end < 0 ? steps.length : end).map((each) => each.text)
}

/** Reads a text as a study; null if it is not one. */
export const readStudy = (json: string): Study | null => read(studyShape, json)

const looseShape = z.object({ format: studyShape.shape.format, title: z.string(), chapters: z.array(z.unknown()) })

/** Reads a study stored here; an invalid chapter, or one too many, does not affect the others. */
export function readKept(json: string): Study | null {
  const found = read(looseShape, json)
  if (found === null) return null
  const chapters = found.chapters.flatMap((each) => (isChapter(each) ? [each] : []))
  return chapters.length === 0 ? null : { ...found, chapters }
}

/** Whether a study with this chapter could be read again. */
export const isChapter = (value: unknown): value is Chapter => z.safeParse(chapter, value).success

function read<T>(shape: z.ZodMiniType<T>, json: string): T | null {
  try {
    const parsed = z.safeParse(shape, JSON.parse(json))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
