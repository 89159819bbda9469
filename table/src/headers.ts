import { BadInput } from '@robodrome/kernel'

/** Lines of the form `name: value` or `name 0: value`, as records and receipts begin with. */
export interface HeaderFields {
  has(name: string): boolean
  /** The values of `name 0`, `name 1`, and so on. */
  list(name: string): string[]
  /** A value that must be there and be understood; otherwise BadInput says where and what was expected. */
  read<T>(name: string, parse: (text: string) => T | null, expected: string): T
}

export function readHeaders(lines: readonly { line: string; at: number }[]): HeaderFields {
  const fields = new Map(
    lines.map(({ line, at }) => {
      const [, name, value] = /^([a-z]+(?: \d+)?): ?(.*)$/.exec(line) ?? []
      if (name === undefined) throw new BadInput([`line ${at}`], line, '"name: value"')
      return [name, { value: value!, path: [`line ${at}`] }]
    }),
  )
  return {
    has: (name) => fields.has(name),
    list(name) {
      const found: string[] = []
      for (let next = fields.get(`${name} 0`); next; next = fields.get(`${name} ${found.length}`)) found.push(next.value)
      return found
    },
    read(name, parse, expected) {
      const field = fields.get(name)
      const value = field ? parse(field.value) : null
      if (value === null) throw new BadInput(field?.path ?? ['headers'], field?.value, `"${name}: ", then ${expected}`)
      return value
    },
  }
}
