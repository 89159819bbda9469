/** The fields of an object, each as a piece of JSON: `"name":value`. */
export const piecesOf = (fields: object): string[] =>
  Object.keys(fields).map((name) => `"${name}":${jsonOf(fields[name as keyof typeof fields])}`)

/** Most fields are empty most of the time: they are written without going through all that a value may be. */
export const jsonOf = (value: unknown): string => {
  if (value === null || typeof value === 'boolean') return String(value)
  return Array.isArray(value) && value.length === 0 ? '[]' : JSON.stringify(value)
}

/** Those pieces that are not as before; both have the same fields. */
export const otherThan = (before: readonly string[], now: readonly string[]): string[] => now.filter((piece, i) => piece !== before[i])
