/** An option in a node: how often it was available, how often it was visited, and the sum of its values. */
export interface Arm {
  available: number
  visits: number
  total: number
}

/** The node of one information set: its arms by notation. */
export type TreeNode = Map<string, Arm>

/** One node for each information set that the search has reached. It stops growing at `limit` nodes, so that memory stays bounded. */
export class Tree {
  readonly #nodes = new Map<number, TreeNode>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: number): TreeNode | undefined {
    return this.#nodes.get(key)
  }

  /** Adds a node. Returns undefined if the tree is full. */
  grow(key: number): TreeNode | undefined {
    if (this.#nodes.size >= this.#limit) return undefined
    const made: TreeNode = new Map()
    this.#nodes.set(key, made)
    return made
  }
}

/** Computes a 53-bit hash of a text; `seed` distinguishes equal texts in different places. */
export function fingerprint(text: string, seed = 0): number {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ Math.floor(seed / 0x100000000)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}
