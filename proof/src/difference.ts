/** Finds the first place where two pieces of plain data differ, as `path: this, not that`, or null. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && Array.isArray(a) === Array.isArray(b)) {
    const left = a as Record<string, unknown>
    const right = b as Record<string, unknown>
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`)
      if (found !== null) return found
    }
    return null
  }
  return `${path === '' ? 'value' : path}: ${show(a)}, not ${show(b)}`
}

export function show(value: unknown, most = 120): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > most ? `${text.slice(0, most - 3)}...` : text
}
