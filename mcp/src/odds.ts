import type { Json } from '@robodrome/kernel'
import * as z from 'zod'

/** One chance computed by the game, with everything that distinguishes it from the other chances. */
export const rowShape = z.object({
  about: z.string(),
  chance: z.number(),
  /** The favourable cases out of equally likely ones, if the game counts them. */
  fraction: z.optional(z.string()),
})
export type Row = z.infer<typeof rowShape>

type Fields = { [name: string]: Json }

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists the chances in an answer, named by the words and numbers next to them. The numbers are the engine's own. */
export function rowsIn(answer: Json, within: readonly string[] = []): Row[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => rowsIn(each, within))
  if (!isFields(answer)) return []
  const labels = [...within, ...labelsOf(answer)]
  const own = chanceOf(answer)
  const rows = own === null ? [] : [{ about: labels.join(', '), ...own }]
  return [...rows, ...Object.entries(answer).flatMap(([name, each]) => (isBelow(each) ? rowsIn(each, [...labels, name]) : []))]
}

const isBelow = (value: Json): boolean => typeof value === 'object' && value !== null

/** Fields that contain a chance, by the name that a game gives it. */
const CHANCES = ['chance', 'hit', 'lead', 'hold'] as const

function chanceOf(fields: Fields): Pick<Row, 'chance' | 'fraction'> | null {
  const { of, hits } = fields
  if (typeof of === 'number' && typeof hits === 'number' && of > 0) return { chance: hits / of, fraction: `${hits}/${of}` }
  const name = CHANCES.find((each) => typeof fields[each] === 'number')
  return name === undefined ? null : { chance: fields[name] as number }
}

const labelsOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    ['chance', 'hit', 'of', 'hits'].includes(name) || typeof value === 'object' || value === null ? [] : [`${name} ${String(value)}`],
  )

/** For each game, what its chances omit because the seat cannot know it. */
const UNKNOWN: Readonly<Record<string, string>> = {
  gekido: 'Cards, Powers and tiles that others may use are not counted.',
  aimbots: 'Unseen tokens are counted by how often they can be: `least` and `most` are the worst and the best of them.',
  pbl: 'Cards in hands count by their number: nobody knows which they are.',
  volt: 'The programs of the others are not known: the run shows your robot alone.',
}

export const unknownIn = (game: string): string => UNKNOWN[game] ?? 'Nothing is left out.'

/** Whether an answer says that it is exact instead of only a bound. */
export function isExact(answer: Json): boolean {
  if (Array.isArray(answer)) return answer.every(isExact)
  if (!isFields(answer)) return true
  const { exact, least, most } = answer
  if (exact === false) return false
  if (least !== undefined && most !== undefined && JSON.stringify(least) !== JSON.stringify(most)) return false
  return Object.values(answer).every(isExact)
}

/** The questions about a seat's own moves that a game answers. */
export const QUESTIONS: Readonly<Record<string, readonly ('odds' | 'forecast' | 'ghost')[]>> = {
  gekido: ['odds', 'forecast'],
  aimbots: ['odds'],
  pbl: ['odds'],
  volt: ['ghost'],
}
