/** Something that came from outside (a position, a record, settings) and is not what it should be. */
export class BadInput extends Error {
  override name = 'BadInput'
  readonly path: readonly (string | number)[]
  readonly found: unknown
  readonly expected: string

  constructor(path: readonly (string | number)[], found: unknown, expected: string) {
    const where = path.length > 0 ? `${path.join('.')}: ` : ''
    super(`${where}found ${found === undefined ? 'nothing' : JSON.stringify(found)}, expected ${expected}`)
    this.path = path
    this.found = found
    this.expected = expected
  }
}
