import type { Learning } from './teaching.ts'

const found = import.meta.glob<Learning>('./*/learning.ts', { eager: true, import: 'learning' })

/** The games that are taught. */
export const TAUGHT: readonly string[] = Object.keys(found).map((path) => path.split('/')[1]!)
export const learningIn = (game: string): Learning => found[`./${game}/learning.ts`]!
