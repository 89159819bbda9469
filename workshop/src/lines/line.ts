import type { Json } from '@robodrome/kernel'
import type { Bench } from '../bench.ts'
import { within, type Field, type Path } from '../fields.ts'
import { valueAt, withValue, wordOf } from '../paths.ts'
import { fieldsOfPiece } from '../pieces.ts'

/** One line of a piece: a moment, what happens then, and the numbers of both. Each line is a sentence of the rules text. */
export interface Line {
  /** The part of the content that contains the line; the piece itself if the line cannot be removed. */
  path: Path
  /** What takes its place when it is removed; `fixed` if it cannot be removed. */
  none: null | undefined | 'fixed'
  /** The fields of the line: its moment, its effect, and their numbers. */
  fields: readonly Field[]
}

/** A moment or part that the piece could have but does not have yet. */
export interface Absent {
  path: Path
  /** What the content contains there once the line is added. */
  blank: Json
  /** The moment, unless it follows from the part of the piece. */
  name?: string
}

/** The lines of a piece, those that could be added, and its other fields. */
export interface Lines {
  lines: readonly Line[]
  absent: readonly Absent[]
  others: readonly Field[]
}

interface Found {
  lines: Line[]
  absent: Absent[]
  others: Field[]
}

/** Sorts the fields of a piece into lines and others, such as numbers and names. */
export function linesOf(bench: Bench, content: Json, list: string, at: number): Lines {
  const found: Found = { lines: [], absent: [], others: [] }
  const piece = valueAt(content, [list, at])
  const fields = fieldsOfPiece(bench, content, list, at)
  const single = piece === undefined ? undefined : bench.singleLine?.(list, piece)
  const names = single === undefined ? [] : [single.moment, single.effect, ...single.others]
  const own = fields.filter((field) => names.includes(String(field.path.at(-1))))
  if (own.length > 0) found.lines.push({ path: [list, at], none: 'fixed', fields: own })
  for (const field of fields) if (!own.includes(field)) sort(bench, content, field, found)
  return found
}

/** Which parts of games are lines: what a piece may lack, what it does or does not do at all, and lists of moments. */
function sort(bench: Bench, content: Json, field: Field, to: Found): void {
  if (bench.notLines.includes(String(field.path.at(-1)))) to.others.push(field)
  else if (field.kind === 'perhaps') {
    if (field.part === null) to.absent.push({ path: field.path, blank: field.blank })
    else to.lines.push({ path: field.path, none: field.none, fields: partsOf(field.part) })
  } else if (field.kind === 'flag' && field.off === undefined) {
    if (valueAt(content, field.path) === true) to.lines.push({ path: field.path, none: undefined, fields: [] })
    else to.absent.push({ path: field.path, blank: true })
  } else if (field.kind === 'list' && field.parts.some(({ kind }) => kind === 'variants')) {
    to.lines.push(
      ...field.parts.map((part) => ({ path: part.path, none: field.parts.length > 1 ? undefined : ('fixed' as const), fields: [part] })),
    )
    const [first] = field.parts
    if (first?.kind === 'variants' && field.parts.length < field.most)
      for (const [name, blank] of first.blanks) to.absent.push({ path: [...field.path, field.parts.length], blank, name })
  } else if (field.kind === 'group' && [...within(field)].some((part) => part.kind === 'perhaps')) {
    const inner: Found = { ...to, others: [] }
    for (const part of field.parts) sort(bench, content, part, inner)
    if (inner.others.length > 0) to.others.push({ ...field, parts: inner.others })
  } else to.others.push(field)
}

const partsOf = (part: Field): readonly Field[] => (part.kind === 'group' ? part.parts : [part])

/** A field that chooses the moment or the effect of a line. */
export interface Head {
  field: Field
  now: string
  /** What the content contains for each name. */
  values: ReadonlyMap<string, Json>
}

/**
 * The fields that choose the moment and the effect of a line. If the part of the piece determines when it takes effect, there is no field
 * for the moment.
 */
export function headsOf(bench: Bench, content: Json, line: Line): { moment?: Head; effect?: Head } {
  const fields = line.fields.flatMap((field) => [...within(field)])
  const heads = fields.flatMap((field) => headOf(field, valueAt(content, field.path)))
  const variants = heads.filter(({ field }) => field.kind === 'variants')
  const named = (name: string | undefined): Head | undefined =>
    name === undefined ? undefined : heads.find(({ field }) => field.kind === 'choice' && field.path.at(-1) === name)
  const single = line.none === 'fixed' ? bench.singleLine?.(String(line.path[0]), valueAt(content, line.path.slice(0, 2))!) : undefined
  const alone = heads.find(({ field }) => field.kind === 'choice' && field.path.length === line.path.length)
  const effect = variants.at(-1) ?? named(single?.effect) ?? alone
  const moment = variants.length > 1 ? variants[0] : named(single?.moment)
  return { ...(moment !== undefined && { moment }), ...(effect !== undefined && { effect }) }
}

function headOf(field: Field, value: Json | undefined): Head[] {
  if (field.kind === 'variants') return [{ field, now: field.now, values: field.blanks }]
  if (field.kind !== 'choice') return []
  return [{ field, now: wordOf(value), values: new Map(field.among.map((each) => [String(each), each])) }]
}

/** The content with a line moved forward or back in its list; null if it cannot move there. */
export function moved(content: Json, { path }: Line, by: number): Json | null {
  const list = path.slice(0, -1)
  const entries = valueAt(content, list)
  const [from, to] = [Number(path.at(-1)), Number(path.at(-1)) + by]
  if (path.length < 4 || !Array.isArray(entries) || to < 0 || to >= entries.length) return null
  return withValue(content, list, entries.with(to, entries[from]!).with(from, entries[to]!))
}
