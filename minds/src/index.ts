import type { Mind } from './mind.ts'
import { random } from './random.ts'

export * from './ask.ts'
export * from './mind.ts'
export { random }

/** Every mind by id, weakest first. */
export const minds: Readonly<Record<string, Mind>> = Object.fromEntries([random].map((mind) => [mind.id, mind]))
