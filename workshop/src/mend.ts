import { keyOf } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import type { Fault } from '@robodrome/reading'
import type { Bench } from './bench.ts'
import type { Path } from './fields.ts'
import { piecesIn } from './pieces.ts'
import { valueAt, withValue } from './paths.ts'

/** No content needs more rounds: each round restores every faulty field, or the piece around it. */
const MOST_ROUNDS = 6

/**
 * Makes content playable, whatever a person has typed: an invalid field is played with its last valid value. If that is not enough, the
 * whole piece is restored, then its list, then everything.
 */
export function mended(bench: Bench, content: Json, good: Json): Json {
  let now = content
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const faults = bench.faults(now)
    if (faults.length === 0) return now
    now = putBack(now, good, faults, round)
  }
  return bench.faults(now).length === 0 ? now : good
}

/** The first rounds restore fields, later ones pieces and lists. */
function putBack(content: Json, good: Json, faults: readonly Fault[], round: number): Json {
  const depths = [Infinity, Infinity, 3, 2, 1, 0]
  // From the last fault to the first, because restoring one entry must not move the others.
  return faults.toReversed().reduce((now, { path }) => restored(now, good, path.slice(0, depths[round])), content)
}

function restored(content: Json, good: Json, path: Path): Json {
  if (path.length === 0) return good
  const [list, at, ...rest] = path
  if (typeof list !== 'string' || typeof at !== 'number') return withValue(content, path, valueAt(good, path))
  const piece = piecesIn(content, list)[at]
  const before = piece === undefined ? -1 : piecesIn(good, list).findIndex((each) => keyOf(each) === keyOf(piece))
  if (before >= 0) return withValue(content, path, valueAt(good, [list, before, ...rest]))
  // A new piece has no last valid value, so it is left out until it is valid.
  return withValue(content, [list, at], undefined)
}
