/** The fields of an object, each as a piece of JSON: `"name":value`. */
export const piecesOf = (fields: object): string[] => Object.entries(fields).map(([name, value]) => `"${name}":${JSON.stringify(value)}`)

/** Those pieces that are not as before; both have the same fields. */
export const otherThan = (before: readonly string[], now: readonly string[]): string[] => now.filter((piece, i) => piece !== before[i])
