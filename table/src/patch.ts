import type { Json } from '@robodrome/kernel'

/** Turns one value into another: a replacement, patches for some of its fields, or null for no change. */
export type Patch = { put: Json } | { mend: Mends; drop?: string[] } | null

type Mends = { [field: string]: Patch }
type Fields = { [field: string]: Json }

const fieldsOf = (value: Json): Fields | null => (typeof value === 'object' && value !== null ? (value as Fields) : null)

/** Lists of equal length are patched item by item, like fields; any other list is replaced. */
const areAlike = (one: Json, two: Json): boolean =>
  Array.isArray(one) === Array.isArray(two) && (!Array.isArray(one) || one.length === (two as Json[]).length)

/** Computes the patch from one value to another. */
export function patchOf(from: Json, to: Json): Patch {
  if (from === to) return null
  const before = fieldsOf(from)
  const after = fieldsOf(to)
  if (before === null || after === null || !areAlike(from, to)) return { put: to }
  return Array.isArray(from) ? placesOf(from, to as Json[]) : fieldsPatch(before, after)
}

/** The patch between two lists of equal length. */
function placesOf(from: readonly Json[], to: readonly Json[]): Patch {
  let mend: Mends | null = null
  for (let i = 0; i < to.length; i++) {
    const patch = patchOf(from[i]!, to[i]!)
    if (patch !== null) (mend ??= {})[i] = patch
  }
  return mend && { mend }
}

function fieldsPatch(before: Fields, after: Fields): Patch {
  let mend: Mends | null = null
  for (const field of Object.keys(after)) {
    const patch = Object.hasOwn(before, field) ? patchOf(before[field]!, after[field]!) : { put: after[field]! }
    if (patch !== null) (mend ??= {})[field] = patch
  }
  const drop = Object.keys(before).filter((field) => !Object.hasOwn(after, field))
  return drop.length === 0 ? mend && { mend } : { mend: mend ?? {}, drop }
}

/** Applies a patch. The unchanged parts are shared with the old value. */
export function patched(from: Json, patch: Patch): Json {
  if (patch === null) return from
  if ('put' in patch) return patch.put
  const fields = (Array.isArray(from) ? [...from] : { ...(from as Fields) }) as Fields
  for (const [field, each] of Object.entries(patch.mend)) fields[field] = patched(fields[field] ?? null, each)
  for (const field of patch.drop ?? []) delete fields[field]
  return fields
}
