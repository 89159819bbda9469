import type { Json } from '@robodrome/kernel'
import { fieldsOfPiece, piecesIn, within, withValue, type Bench, type Field } from '@robodrome/workshop'
import { array, boolean, constant, constantFrom, integer, oneof, sample, type Arbitrary } from 'fast-check'

/** Values that nobody should type: wrong types, far out of range, markup, right-to-left names, prototype keys. */
const HOSTILE: readonly Json[] = [
  null,
  -1,
  34,
  2.5,
  1e300,
  '',
  'x'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  '\u202Eevil',
  '__proto__',
  [],
  [[[[]]]],
  {},
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') as Json,
  true,
]

/** A value that a field may take, or that a hostile person might type there. */
const valueFor = (field: Field): Arbitrary<Json> => {
  const hostile = constantFrom(...HOSTILE)
  if (field.kind === 'number') return oneof(integer({ min: field.least, max: field.most }), hostile)
  if (field.kind === 'choice') return oneof(constantFrom(...field.among), hostile)
  if (field.kind === 'variants') return oneof(constantFrom(...field.blanks.values()), hostile)
  if (field.kind === 'perhaps') return oneof(constant(field.blank), hostile)
  if (field.kind === 'flag') return oneof(boolean(), hostile)
  return hostile
}

/** All fields of all pieces. */
export const allFields = (bench: Bench, content: Json): Field[] =>
  bench.pieces.flatMap(({ list }) =>
    piecesIn(content, list).flatMap((_, at) => fieldsOfPiece(bench, content, list, at).flatMap((field) => [...within(field)])),
  )

/** Content after a few edits anywhere, valid and invalid. */
function edited(bench: Bench, most: number): Arbitrary<Json> {
  const fields = allFields(bench, bench.printed)
  const edit = constantFrom(...fields).chain((field) => valueFor(field).map((value) => ({ path: field.path, value })))
  return array(edit, { minLength: 1, maxLength: most }).map((edits) =>
    edits.reduce((content, { path, value }) => withValue(content, path, value), bench.printed),
  )
}

/** Random contents, each after a few edits. */
export const someEdited = (bench: Bench, most: number, runs: number): Json[] => sample(edited(bench, most), runs)
