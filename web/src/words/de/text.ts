/** Numbers as German writes them: 1.234,5. */
export const number = (value: number, digits?: number): string =>
  value.toLocaleString('de', digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** A count with its noun, in the case that the sentence needs. */
export const plural = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`
