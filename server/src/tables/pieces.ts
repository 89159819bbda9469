/** Returns the fields of an object, each as a piece of JSON: `"name":value`. */
export const piecesOf = (fields: object): string[] =>
  Object.keys(fields).map((name) => `"${name}":${jsonOf(fields[name as keyof typeof fields])}`)

/** Most fields are empty or a single word, and skip the general serialiser. */
export const jsonOf = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string') return stringJson(value)
  return Array.isArray(value) && value.length === 0 ? '[]' : JSON.stringify(value)
}

/** ASCII characters that JSON does not escape. */
const PLAIN = /^[ !#-[\]-~]*$/

/** Most moves and rule ids need no escaping, and checking that is cheaper than serialising. */
export const stringJson = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

/** Returns the pieces that differ from before, each followed by a comma. Both lists have the same fields. */
export const otherThan = (before: readonly string[], now: readonly string[]): string => {
  let other = ''
  for (let i = 0; i < now.length; i++) if (now[i] !== before[i]) other += `${now[i]},`
  return other
}
