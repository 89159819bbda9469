import { digestOf, keyOf } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import type { Bench, Source } from './bench.ts'
import type { Path } from './fields.ts'
import { pieceNamed } from './pieces.ts'
import { valueAt } from './paths.ts'

const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  a === undefined || b === undefined ? a === b : digestOf(a) === digestOf(b)

/** Tells where the value at a path comes from. `parent` is the content that the box was forked from, if any. */
export function sourceAt(bench: Bench, content: Json, path: Path, parent?: Json): Source {
  const [list, at, ...field] = path
  const now = valueAt(content, path)
  const piece = valueAt(content, path.slice(0, 2))
  if (typeof list !== 'string' || typeof at !== 'number' || piece === undefined)
    return isSame(now, valueAt(bench.printed, path)) ? 'printed' : 'yours'
  const inside = (other: Json): Json | undefined => {
    const same = pieceNamed(other, list, keyOf(piece))
    return same === undefined ? undefined : valueAt(same, field)
  }
  const printed = pieceNamed(bench.printed, list, keyOf(piece))
  if (printed !== undefined && isSame(now, valueAt(printed, field))) return bench.isPrinted(list, printed, field) ? 'printed' : 'house'
  return parent !== undefined && isSame(now, inside(parent)) ? 'theirs' : 'yours'
}

/** The printed value of a field; undefined for a new piece. */
export function printedAt(bench: Bench, content: Json, path: Path): Json | undefined {
  const [list, at, ...field] = path
  const piece = valueAt(content, path.slice(0, 2))
  if (typeof list !== 'string' || typeof at !== 'number' || piece === undefined) return valueAt(bench.printed, path)
  const printed = pieceNamed(bench.printed, list, keyOf(piece))
  return printed === undefined ? undefined : valueAt(printed, field)
}
