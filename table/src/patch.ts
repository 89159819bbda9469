import type { Json } from '@robodrome/kernel'

/** What must be done to a value to get another: put another in its place, or mend some of its fields; null: nothing, they are the same. */
export type Patch = { put: Json } | { mend: { [field: string]: Patch }; drop?: string[] } | null

type Fields = { [field: string]: Json }

const fieldsOf = (value: Json): Fields | null => (typeof value === 'object' && value !== null ? (value as Fields) : null)

/** Lists of one length are mended place by place, as fields are; any other list is replaced. */
const areAlike = (one: Json, two: Json): boolean =>
  Array.isArray(one) === Array.isArray(two) && (!Array.isArray(one) || one.length === (two as Json[]).length)

/** How to get from one value to another. */
export function patchOf(from: Json, to: Json): Patch {
  if (from === to) return null
  const before = fieldsOf(from)
  const after = fieldsOf(to)
  if (before === null || after === null || !areAlike(from, to)) return { put: to }
  const mend: { [field: string]: Patch } = {}
  for (const [field, value] of Object.entries(after)) {
    const patch = Object.hasOwn(before, field) ? patchOf(before[field]!, value) : { put: value }
    if (patch !== null) mend[field] = patch
  }
  const drop = Object.keys(before).filter((field) => !Object.hasOwn(after, field))
  if (drop.length === 0) return Object.keys(mend).length === 0 ? null : { mend }
  return { mend, drop }
}

/** The other value. What is the same in both is shared. */
export function patched(from: Json, patch: Patch): Json {
  if (patch === null) return from
  if ('put' in patch) return patch.put
  const fields = (Array.isArray(from) ? [...from] : { ...(from as Fields) }) as Fields
  for (const [field, each] of Object.entries(patch.mend)) fields[field] = patched(fields[field] ?? null, each)
  for (const field of patch.drop ?? []) delete fields[field]
  return fields
}
