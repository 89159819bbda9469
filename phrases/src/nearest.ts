/** Returns the known word nearest to a mistyped one, if any is similar enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase()
  const near = known
    .map((each) => ({ each, far: distance(typed, each.toLowerCase()) }))
    .filter(
      ({ each, far }) =>
        far < Math.min(typed.length, each.length) && far <= Math.max(1, Math.floor(Math.max(typed.length, each.length) / 3)),
    )
    .toSorted((a, b) => a.far - b.far)
  const begun = typed.length >= 2 ? known.find((each) => each.toLowerCase().startsWith(typed)) : undefined
  return begun ?? near[0]?.each
}

/**
 * Computes the edit distance: how many letters must be inserted, removed, changed or swapped with a neighbour to turn one word into the
 * other.
 */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_each, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]![j]!
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(i - 2, j - 2) + 1)
      table[i]![j] = least
    }
  }
  return at(a.length, b.length)
}
