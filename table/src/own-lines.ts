import { plain, type Line, type Sentence } from '@robodrome/kernel'
import { commitment, isSeed } from './fair-luck.ts'
import { pointsOf } from './points.ts'
import type { Receipt } from './receipt.ts'
import type { MatchRecord } from './record.ts'
import { recordSays } from './says.ts'

/** A problem and its line in the file (null if it concerns no particular line). */
export interface Problem extends Sentence {
  line: number | null
}

export interface OwnLines {
  problems: Problem[]
  /** Lines of the seat that this device did not play. */
  others: number[]
}

/** The lines among which a line of this device must be: from `first` on, and before `end`. */
type Place = { first: number; end: number }

/** Finds each line of this device in the record, in order and within the window between the points that the host showed. */
export function ownLines(record: MatchRecord, seen: Partial<Receipt>): OwnLines {
  const { seat, choices, left } = seen
  if (seat === undefined || choices === undefined) return { problems: [], others: [] }
  const { lines, at } = record
  const { places, problems } = placesOf(record, seen)
  const own = lines.flatMap((line, i) => (line.kind === 'choice' && line.seat === seat ? [i] : []))
  const mine = new Set<number>()
  let next = 0
  for (const [nth, text] of choices.entries()) {
    const { first, end } = places[nth] ?? ANYWHERE
    const isIt = (i: number): boolean => i >= next && plain((lines[i] as Line & { kind: 'choice' }).text) === plain(text)
    const found = own.find((i) => isIt(i) && i >= first && i < end)
    if (found === undefined) {
      const elsewhere = problems.length === 0 ? own.find(isIt) : undefined
      const sentence =
        elsewhere === undefined ? recordSays('notThere', { seat, move: text }) : recordSays('elsewhere', { seat, move: text })
      problems.push({ line: elsewhere === undefined ? null : (at[elsewhere] ?? null), ...sentence })
      break
    }
    mine.add(found)
    next = found + 1
  }
  const others = own.filter((i) => !mine.has(i))
  const leaving = lines.findIndex((each) => each.kind === 'leave' && each.seat === seat)
  const line = at[leaving] ?? null
  if (leaving >= 0 && left === null) problems.push({ line, ...recordSays('neverLeft', { seat }) })
  if (leaving < 0 && left === 'resigned') problems.push({ line: null, ...recordSays('resignationMissing', { seat }) })
  const { first, end } = (left === 'resigned' ? places[choices.length] : undefined) ?? ANYWHERE
  if (leaving >= 0 && (leaving < first || leaving >= end)) problems.push({ line, ...recordSays('resignedElsewhere', { seat }) })
  if (leaving >= 0 && left === 'told') others.push(leaving)
  return { problems, others }
}

/**
 * Whether the match continued after this device had agreed to end it. The point shown at that time may be followed only by choices of one
 * seat that could still be taken back.
 */
export function wentOn({ agreed, seed, lines }: MatchRecord, { seat, agreed: word }: Partial<Receipt>): boolean {
  if (agreed === undefined || !word || seed === undefined || !isSeed(seed)) return false
  if (lines.some((line) => line.kind === 'leave' && line.seat === seat)) return false
  const length = word.point === null ? -1 : pointsOf(seed, lines).indexOf(word.point)
  if (length < 0) return true
  const seats = lines.slice(length).map((line) => (line.kind === 'choice' ? line.seat : null))
  return seats.some((each) => each === null || each !== seats[0])
}

const ANYWHERE: Place = { first: 0, end: Number.POSITIVE_INFINITY }

/** Until the seed is shown, nobody can compute points, so every place is possible. */
export function placesOf(
  { seed, lines, ...record }: MatchRecord,
  { seat, stood = [] }: Pick<Partial<Receipt>, 'seat' | 'stood'>,
): { places: Place[]; problems: Problem[] } {
  if (seed === undefined || !isSeed(seed) || commitment(seed) !== record.commitment) return { places: [], problems: [] }
  const lengths = new Map(pointsOf(seed, lines).map((point, length) => [point, length]))
  const places: Place[] = []
  for (const [nth, { after, before }] of stood.entries()) {
    const [first, end] = [after === null ? 0 : lengths.get(after), before === null ? lines.length : lengths.get(before)]
    if (first === undefined || end === undefined)
      return {
        places,
        problems: [
          {
            line: null,
            ...recordSays(first === undefined ? 'notBefore' : 'notAfter', { line: nth, seat: seat! }),
          },
        ],
      }
    places.push({ first, end })
  }
  return { places, problems: [] }
}
