/** Runs a chance on these numbers. Returns the bounds within which it read them, the parts of its outcome, and its notation. */
type Probe = (values: readonly number[]) => { below: number[]; items: string[]; text: string }

interface Way {
  /** Finds the possible values by experiment; null if the bounds do not match this pattern. */
  poolOf(below: readonly number[], probe: Probe): string[] | null
  /** Derives the parts of the outcome from the possible values and the numbers read. */
  derive(from: readonly string[], values: readonly number[]): string[]
}

/**
 * Every way in which our games derive outcomes from the numbers that a chance reads. `examples/verify` has the same in Python. Newer
 * patterns are appended and tried last.
 */
export const DERIVATIONS = {
  /** No number is read, because there was only one outcome. */
  only: {
    poolOf: (below, probe) => (below.length === 0 ? [probe([]).text] : null),
    derive: (from) => [...from],
  },
  /** One of a list. */
  one: {
    poolOf: (below, probe) => (below.length === 1 ? range(below[0]!).map((value) => probe([value]).text) : null),
    derive: (from, values) => values.map((value) => from[value]!),
  },
  /** Several items of a list, drawn with replacement, like dice. */
  faces: {
    poolOf: (below, probe) => facesOf(below, probe),
    derive: (from, values) => values.map((value) => from[value]!),
  },
  /** Like `faces`, but listed by face instead of in the order rolled. */
  'sorted faces': {
    poolOf: (below, probe) => facesOf(below, probe),
    derive: (from, values) => values.toSorted((a, b) => a - b).map((value) => from[value]!),
  },
  /** Several items of a list, drawn without replacement. */
  several: {
    poolOf: (below, probe) => (isCountdown(below) ? range(below[0]!).map((value) => probe([value]).items[0]!) : null),
    derive(from, values) {
      const left = [...from]
      return values.map((value) => left.splice(value, 1)[0]!)
    },
  },
  /** Two items of a list, in list order: the first number picks one, and the second counts on from there. */
  pair: {
    poolOf: (below, probe) =>
      below.length === 2 && isCountdown(below)
        ? range(below[0]!).map((value) => (value === 0 ? probe([0, 0]).items[0]! : probe([0, value - 1]).items[1]!))
        : null,
    derive(from, [one = 0, more = 0]) {
      const other = (one + 1 + more) % from.length
      return [from[Math.min(one, other)]!, from[Math.max(one, other)]!]
    },
  },
  /** A permutation of a list (Fisher-Yates): from the last item to the second, each is swapped with itself or an earlier one. */
  order: {
    poolOf: (below, probe) => (isCountdown(below) && below.at(-1) === 2 ? probe(below.map((n) => n - 1)).items : null),
    derive(from, values) {
      const list = [...from]
      for (const [i, value] of values.entries()) {
        const last = list.length - 1 - i
        ;[list[last], list[value]] = [list[value]!, list[last]!]
      }
      return list
    },
  },
} satisfies Record<string, Way> as Readonly<Record<Derivation, Way>>

export type Derivation = 'only' | 'one' | 'faces' | 'sorted faces' | 'several' | 'pair' | 'order'

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

const isCountdown = (below: readonly number[]): boolean => below.length > 0 && below.every((n, i) => n === below[0]! - i)

/** Finds the possible faces. A roll of equal faces shows only one of them. */
function facesOf(below: readonly number[], probe: Probe): string[] | null {
  const [sides] = below
  if (sides === undefined || below.some((n) => n !== sides)) return null
  return range(sides).map((value) => {
    const { items, text } = probe(below.map(() => value))
    return items.length === below.length ? items[0]! : text.slice(0, text.length / below.length)
  })
}
