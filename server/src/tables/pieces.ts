/** The fields of an object, each as a piece of JSON: `"name":value`. */
export const piecesOf = (fields: object): string[] =>
  Object.keys(fields).map((name) => `"${name}":${jsonOf(fields[name as keyof typeof fields])}`)

/** Most fields are empty or of one word most of the time: they are written without going through all that a value may be. */
export const jsonOf = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string') return stringJson(value)
  return Array.isArray(value) && value.length === 0 ? '[]' : JSON.stringify(value)
}

/** Whatever JSON writes in another way, and more besides. */
const SPECIAL = /["\\\p{C}]/u

/** Moves and ids of rules mostly stand in JSON as they are: to see that takes less than to have them written. */
export const stringJson = (text: string): string => (SPECIAL.test(text) ? JSON.stringify(text) : `"${text}"`)

/** Those pieces that are not as before; both have the same fields. */
export const otherThan = (before: readonly string[], now: readonly string[]): string[] => now.filter((piece, i) => piece !== before[i])
