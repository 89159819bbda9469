import { LEVEL_1 } from './level-1.ts'
import { LEVEL_2 } from './level-2.ts'
import { LEVEL_3 } from './level-3.ts'
import { LEVEL_4 } from './level-4.ts'
import { LEVEL_5 } from './level-5.ts'
import type { Effects } from './effects.ts'
import type { Program } from './program.ts'

/** The levels of armor, 1 to 5, and the ten programs of each: 50 different cards (AB-EDGE-1). */
export const LEVELS: readonly (readonly Program[])[] = [LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5]

/** All programs, in the order of their ids. */
export const PROGRAMS: readonly Program[] = LEVELS.flat()

const byName: ReadonlyMap<string, Program> = new Map(PROGRAMS.map((program) => [program.name, program]))

export const isProgram = (name: string): boolean => byName.has(name)

/** The program with this name. */
export const programOf = (name: string): Program => byName.get(name)!

/** Names of the programs with an effect, for questions that are asked so often that a look at each card would tell. */
export const namesWith = (has: (effects: Effects) => boolean): readonly string[] =>
  PROGRAMS.filter((program) => has(program.effects)).map(({ name }) => name)

/** AB-MODE-5 The novice market holds programs of complexity 1 only. */
export const isForNovices = (program: Program): boolean => program.complexity === 1
