import type { Seat } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import { turnEventOf, type BoardModule, type Gist } from '../../boards/board.ts'
import { spoken } from '../../kit/sentence.tsx'
import type { Happening, Moment } from '../../table/moments.ts'
import { afterWords } from '../../words/after.ts'

/** A point with known win chances, and its index among all moments. */
export interface Point {
  at: number
  chances: readonly number[]
}

/** A secret choice is not visible yet, so it turns nothing, even if the estimate changes with half a program. */
export function pointsOf(board: BoardModule, moments: readonly Moment[]): Point[] {
  const shows = ({ events }: Moment): boolean => events.some(({ event }) => isShown(board, event))
  const isEnd = (at: number): boolean => at === 0 || at === moments.length - 1
  return moments.flatMap((moment, at) => (moment.chances && (isEnd(at) || shows(moment)) ? [{ at, chances: moment.chances }] : []))
}

/** A swing: its index, its side, and the shares before and after it. */
export interface Swing {
  at: number
  side: number
  from: number
  to: number
}

/** The smallest change of share that counts as a swing. */
const NOTABLE = 0.1

/**
 * Finds the largest rise of the winner after another side last led, because earlier rises were lost again. The last swing counts only if
 * nothing else turned the match. Null if nobody won alone.
 */
export function turningPoint(rows: readonly (readonly number[])[]): Swing | null {
  const end = rows.at(-1) ?? []
  const winner = end.indexOf(Math.max(...end))
  if (end.some((chance, side) => side !== winner && chance >= end[winner]!)) return null
  const led = rows.findLastIndex((row, at) => at < rows.length - 1 && row.some((chance) => chance > (row[winner] ?? 0)))
  const before = largestRise(rows.slice(0, -1), winner, led)
  return before !== null && before.to - before.from >= NOTABLE ? before : largestRise(rows, winner, led)
}

/** The largest rise of a side after a point. */
function largestRise(rows: readonly (readonly number[])[], side: number, after: number): Swing | null {
  let best: Swing | null = null
  for (let at = Math.max(1, after + 1); at < rows.length; at++) {
    const [from, to] = [rows[at - 1]![side] ?? 0, rows[at]![side] ?? 0]
    if (best === null || to - from > best.to - best.from) best = { at, side, from, to }
  }
  return best
}

/**
 * The event that turned the match between two moments, in the board's own words, and its result; otherwise the last events before the turn.
 */
export function gistBetween(
  board: BoardModule,
  moments: readonly Moment[],
  [from, to]: readonly [from: number, to: number],
  rose: readonly Seat[],
  reader: Reader,
): Gist | null {
  const events = eventsOf(moments.slice(from + 1, to + 1))
  const before = eventsOf(moments.slice(0, from + 1))
  const gist = board.gist?.({ events, before, rose })
  if (gist?.leads) {
    const rest = eventsOf(moments.slice(to + 1))
    const next = rest.findIndex(({ kind }) => kind === turnEventOf(board))
    const came = board.gist?.({ events: next < 0 ? rest : rest.slice(0, next), before: [...before, ...events], rose })
    if (!came || came.leads) return gist
    return gist.note ? { title: came.title, note: gist.note } : { title: gist.title, note: came.sequel ?? came.title }
  }
  if (gist) return gist
  const shown = events.map((event) => board.describe(event, reader.nameOf)).findLast(({ ms = 0 }) => ms > 0)
  return shown ? { title: [spoken(shown.parts, reader)] } : null
}

/**
 * The title of the turn that contains the first event between two moments, because the last one may begin the next turn. Null before any
 * turn.
 */
export function turnBetween(
  board: BoardModule,
  moments: readonly Moment[],
  [from, to]: readonly [from: number, to: number],
  reader: Reader,
): string | null {
  const before = eventsOf(moments.slice(0, from + 1))
  const events = eventsOf(moments.slice(from + 1, to + 1))
  const first = events.findIndex((event) => isShown(board, event))
  const told = [...before, ...(first < 0 ? events : events.slice(0, first + 1))]
  return titleAfter(board, told, moments[to]!.view, reader)
}

/** The title of the turn after these events: its number, unless the board has a name for it. */
export function titleAfter(board: BoardModule, told: readonly Happening[], view: Moment['view'], reader: Reader): string | null {
  if (board.turnTitle) return board.turnTitle(told, view)
  const begun = told.filter(({ kind }) => kind === turnEventOf(board))
  if (begun.length === 0) return null
  return board.turnEvent === undefined ? afterWords.turn(begun.length) : (board.describe(begun.at(-1)!, reader.nameOf).turn ?? null)
}

const eventsOf = (some: readonly Moment[]): Happening[] => some.flatMap(({ events }) => events.map(({ event }) => event))
const isShown = (board: BoardModule, event: Happening): boolean => (board.describe(event, String).ms ?? 0) > 0

/** The title of the turn at each moment; null before the first turn. */
export function titlesOf(moments: readonly Moment[], board: BoardModule, reader: Reader): (string | null)[] {
  const told: Happening[] = []
  return moments.map(({ events, view }) => {
    for (const { event } of events) told.push(event)
    return titleAfter(board, told, view, reader)
  })
}
