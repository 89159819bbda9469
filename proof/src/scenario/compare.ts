import { show } from '../difference.ts'

/** One deviation from a scenario. */
export interface Difference {
  path: string
  expected: string
  found: string
}

/**
 * Lists the differences between a value and a partial description: objects must have the named fields, and lists are compared as a whole.
 */
export function mismatches(expected: unknown, found: unknown, path: string): Difference[] {
  if (Object.is(expected, found)) return []
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return expected.flatMap((item, i) => mismatches(item, found[i], `${path}.${i}`))
  }
  if (isObject(expected) && isObject(found)) {
    return Object.keys(expected).flatMap((key) => mismatches(expected[key], found[key], `${path}.${key}`))
  }
  return [{ path, expected: show(expected, 400), found: show(found, 400) }]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats differences side by side, for a terminal of this width. */
export function sideBySide(differences: readonly Difference[], width = 100): string {
  const column = Math.max(20, Math.floor((width - 7) / 2))
  return differences
    .flatMap(({ path, expected, found }) => {
      const left = wrap(expected, column)
      const right = wrap(found, column)
      const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
        `  ${(left[i] ?? '').padEnd(column)} | ${right[i] ?? ''}`.trimEnd(),
      )
      return [`  ${path}`, `  ${'expected'.padEnd(column)} | found`, ...rows]
    })
    .join('\n')
}

const wrap = (text: string, width: number): string[] =>
  text.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'g')) ?? [''])
