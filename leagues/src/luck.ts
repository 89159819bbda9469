import type { Stream } from '@robodrome/kernel'
import { fairStream, Mixing } from '@robodrome/table'
import type { Job } from './job.ts'

/** LG-LUCK-1 Makes the input of a competition's chances: the host's seed, and the entrants' texts in order of entry. */
export function* keyOf(seed: string, texts: readonly string[]): Job<Uint8Array> {
  const mixing = new Mixing(seed)
  for (const text of texts) {
    mixing.add(text)
    yield
  }
  return mixing.key()
}

/** Returns the random numbers of the k-th chance of a competition, from 0. */
export const chance = (key: Uint8Array, k: number): Stream => fairStream(key, k)

/** LG-LUCK-3 Draws lots for a list in order of entry: the first one in the result has lot number 1. */
export function drawLot<T>(list: readonly T[], stream: Stream): T[] {
  const drawn = [...list]
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = stream.below(i + 1)
    const other = drawn[i]!
    drawn[i] = drawn[j]!
    drawn[j] = other
  }
  return drawn
}
