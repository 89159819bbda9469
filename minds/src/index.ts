import type { Mind } from './mind.ts'
import { random } from './random.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { search } from './search.ts'

export * from './ask.ts'
export * from './mind.ts'
export { searcher, searchStyle, type Style } from './search.ts'
export { shares } from './worth.ts'
export { random, ruleOfThumb, search }

/** Every mind by id, weakest first. */
export const minds: Readonly<Record<string, Mind>> = Object.fromEntries([random, ruleOfThumb, search].map((mind) => [mind.id, mind]))
