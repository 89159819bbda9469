import { BadInput, type Json, common, type Sentence } from '@robodrome/kernel'

/** An untrusted value and its path. Each accessor returns a checked value or throws BadInput. */
export class Input {
  readonly path: readonly (string | number)[]
  readonly value: Json | undefined

  constructor(value: Json | undefined, path: readonly (string | number)[] = []) {
    this.value = value
    this.path = path
  }

  fail(expected: Sentence): never {
    throw new BadInput(this.path, this.value, expected)
  }

  get given(): boolean {
    return this.value !== undefined && this.value !== null
  }

  /** The fields of an object; any other field is an error. */
  fields(known: readonly string[]): Record<string, Input> {
    const object = this.object()
    for (const key of Object.keys(object)) if (!known.includes(key)) object[key]!.fail(common('fieldsOf', { names: known.join(', ') }))
    return Object.fromEntries(known.map((key) => [key, object[key] ?? new Input(undefined, [...this.path, key])]))
  }

  object(): Record<string, Input> {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) this.fail(common('object'))
    return Object.fromEntries(Object.entries(this.value).map(([key, value]) => [key, new Input(value, [...this.path, key])]))
  }

  list(): Input[] {
    if (!Array.isArray(this.value)) this.fail(common('list'))
    return this.value.map((value, i) => new Input(value, [...this.path, i]))
  }

  number(least: number, most: number, otherwise?: number): number {
    if (!this.given && otherwise !== undefined) return otherwise
    if (typeof this.value !== 'number' || !Number.isInteger(this.value) || this.value < least || this.value > most)
      this.fail(common('wholeFromTo', { least, most }))
    return this.value
  }

  flag(otherwise: boolean): boolean {
    if (!this.given) return otherwise
    return typeof this.value === 'boolean' ? this.value : this.fail(common('flag'))
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.fail(common('text'))
  }

  oneOf<T extends string>(known: readonly T[], otherwise?: T): T {
    if (!this.given && otherwise !== undefined) return otherwise
    return known.find((each) => each === this.value) ?? this.fail(common('oneOf', { names: known.join(', ') }))
  }
}
