/** Invalid data from outside: a position, a record, settings. */
export class BadInput extends Error {
  override name = 'BadInput'

  constructor(path: readonly (string | number)[], found: unknown, expected: string) {
    super(`${path.length > 0 ? `${path.join('.')}: ` : ''}found ${JSON.stringify(found) ?? 'nothing'}, expected ${expected}`)
    this.path = path
    this.found = found
    this.expected = expected
  }
  readonly path: readonly (string | number)[]
  readonly found: unknown
  readonly expected: string
}
