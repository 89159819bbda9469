import type { Job } from '../job.ts'

/**
 * A maximum matching over acceptable pairs, which stays up to date while pairs are fixed one by one. It is repaired along an augmenting
 * path (Edmonds) instead of being recomputed for every pair considered.
 */
export class Matching {
  readonly #mate: number[]
  readonly #gone: boolean[]
  readonly #may: (a: number, b: number) => boolean

  private constructor(size: number, may: (a: number, b: number) => boolean) {
    this.#mate = Array.from({ length: size }, () => NOBODY)
    this.#gone = Array.from({ length: size }, () => false)
    this.#may = may
  }

  static *of(size: number, may: (a: number, b: number) => boolean): Job<Matching> {
    const matching = new Matching(size, may)
    for (let a = 0; a < size; a++) {
      matching.#greet(a)
      yield
    }
    for (let a = 0; a < size; a++) {
      if (matching.#mate[a] !== NOBODY) continue
      matching.#augment(a)
      yield
    }
    return matching
  }

  /** Whether every vertex is paired. */
  get complete(): boolean {
    return !this.#mate.includes(NOBODY)
  }

  /** Whether all others can be paired if this one is left out. */
  *isCompleteWithout(left: number): Job<boolean> {
    const { complete } = yield* Matching.of(this.#mate.length - 1, (a, b) => this.#may(a < left ? a : a + 1, b < left ? b : b + 1))
    return complete
  }

  /** Fixes a pair if the rest can still be paired completely; otherwise returns false and changes nothing. */
  fix(a: number, b: number): boolean {
    const [x, y] = [this.#mate[a]!, this.#mate[b]!]
    this.#gone[a] = this.#gone[b] = true
    if (x === b) return true
    this.#mate[x] = this.#mate[y] = NOBODY
    if (this.#join(x, y) || this.#augment(x)) return true
    this.#mate[x] = a
    this.#mate[y] = b
    this.#gone[a] = this.#gone[b] = false
    return false
  }

  /**
   * Pairs two free vertices with each other, or each of them with one of another pair. This almost always works and takes far less time
   * than the search.
   */
  #join(x: number, y: number): boolean {
    const mate = this.#mate
    if (this.#may(x, y)) {
      this.#pair(x, y)
      return true
    }
    for (let a = 0; a < mate.length; a++) {
      const b = mate[a]!
      if (this.#gone[a] || b === NOBODY || !this.#may(x, a) || !this.#may(b, y)) continue
      this.#pair(x, a)
      this.#pair(b, y)
      return true
    }
    return false
  }

  #pair(a: number, b: number): void {
    this.#mate[a] = b
    this.#mate[b] = a
  }

  #greet(a: number): void {
    if (this.#mate[a] !== NOBODY) return
    for (let b = a + 1; b < this.#mate.length; b++) {
      if (this.#mate[b] !== NOBODY || !this.#may(a, b)) continue
      return this.#pair(a, b)
    }
  }

  /** Searches for an augmenting path from one free vertex to another, shrinking blossoms to their base. */
  #augment(root: number): boolean {
    const mate = this.#mate
    const parent = mate.map(() => NOBODY)
    const base = mate.map((_, i) => i)
    const seen = mate.map(() => false)
    const queue = [root]
    seen[root] = true
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      for (let to = 0; to < mate.length; to++) {
        if (this.#gone[to] || to === at || !this.#may(at, to) || base[at] === base[to] || mate[at] === to) continue
        if (to === root || (mate[to] !== NOBODY && parent[mate[to]!] !== NOBODY)) shrink(at, to, { mate, parent, base, seen, queue })
        else if (parent[to] === NOBODY) {
          parent[to] = at
          if (mate[to] === NOBODY) return exchange(to, mate, parent)
          seen[mate[to]!] = true
          queue.push(mate[to]!)
        }
      }
    }
    return false
  }
}

const NOBODY = -1

interface Forest {
  mate: number[]
  parent: number[]
  base: number[]
  seen: boolean[]
  queue: number[]
}

function exchange(end: number, mate: number[], parent: number[]): true {
  for (let at = end; at !== NOBODY;) {
    const from = parent[at]!
    const next = mate[from]!
    mate[at] = from
    mate[from] = at
    at = next
  }
  return true
}

function shrink(a: number, b: number, forest: Forest): void {
  const { base, seen, queue, mate } = forest
  const root = commonBase(a, b, forest)
  const blossom = mate.map(() => false)
  mark(a, root, b, blossom, forest)
  mark(b, root, a, blossom, forest)
  base.forEach((of, i) => {
    if (!blossom[of]) return
    base[i] = root
    if (seen[i]) return
    seen[i] = true
    queue.push(i)
  })
}

function commonBase(a: number, b: number, { mate, parent, base }: Forest): number {
  const path = new Set<number>()
  for (let at = a; ; at = parent[mate[at]!]!) {
    at = base[at]!
    path.add(at)
    if (mate[at] === NOBODY) break
  }
  let at = base[b]!
  while (!path.has(at)) at = base[parent[mate[at]!]!]!
  return at
}

function mark(from: number, root: number, child: number, blossom: boolean[], { mate, parent, base }: Forest): void {
  for (let at = from; base[at] !== root; at = parent[mate[at]!]!) {
    blossom[base[at]!] = blossom[base[mate[at]!]!] = true
    parent[at] = child
    child = mate[at]!
  }
}
