/** The fields of an object, each as a piece of JSON: `"name":value`. */
export const piecesOf = (fields: object): string[] =>
  Object.keys(fields).map((name) => `"${name}":${jsonOf(fields[name as keyof typeof fields])}`)

/** Most fields are empty or a single word. They skip the general serialiser. */
export const jsonOf = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string') return stringJson(value)
  return Array.isArray(value) && value.length === 0 ? '[]' : JSON.stringify(value)
}

/** Characters that JSON escapes, and a few more. */
const SPECIAL = /["\\\p{C}]/u

/** Most moves and rule ids need no escaping. Checking is cheaper than serialising. */
export const stringJson = (text: string): string => (SPECIAL.test(text) ? JSON.stringify(text) : `"${text}"`)

/** The pieces that differ from before. Both have the same fields. */
export const otherThan = (before: readonly string[], now: readonly string[]): string[] => now.filter((piece, i) => piece !== before[i])
