import { BadInput, Shelf, common } from '@robodrome/kernel'
import type { Box } from './box.ts'
import { ARMORS } from './die.ts'
import type { Program } from './program.ts'
import { BASE } from './programs.ts'

/** The content of a box, indexed for the rules. */
export interface Content extends Box {
  /** The box as it was opened. */
  box: Box
  /** The levels of armor, 1 to 5, and the programs of each. */
  levels: readonly (readonly Program[])[]
  byName: ReadonlyMap<string, Program>
  /**
   * Names of programs that rules look for among all bots, indexed because this is a hot path: those with an action of their own, those that
   * react to Boosts, and those that limit them.
   */
  actors: readonly string[]
  watchers: readonly string[]
  limiters: readonly string[]
}

function unpack(box: Box): Content {
  const { programs } = box
  const namesWith = (has: (program: Program) => boolean) => programs.filter(has).map(({ name }) => name)
  return {
    ...box,
    box,
    levels: ARMORS.map((armor) => programs.filter((program) => program.armor === armor)),
    byName: new Map(programs.map((program) => [program.name, program])),
    actors: namesWith(({ effects }) => effects.action !== null),
    watchers: namesWith(({ effects }) => effects.enemyBoost !== null),
    limiters: namesWith(({ effects }) => effects.standing?.kind === 'magnet'),
  }
}

const contents = new Shelf<Content>()

/** Registers a box so that positions can name it. A second, different box with the same name is refused. */
export function open(box: Box): Content {
  const known = contents.get(box.id)
  if (known !== undefined && JSON.stringify(known.box) === JSON.stringify(box)) return known
  if (known !== undefined) throw new BadInput(['box', box.id], 'other content', common('unusedName'))
  const content = unpack(box)
  contents.put(box.id, content)
  return content
}

let last = open(BASE)

/** The content of a position or view. */
export const contentOf = ({ box }: { box: string }): Content => (last.id === box ? last : (last = find(box)))

function find(id: string): Content {
  const known = contents.get(id)
  if (known !== undefined) return known
  const names = contents.entries().map(([name]) => name)
  throw new BadInput(['box'], id, common('oneOf', { names: names.join(', ') }))
}

/** The program of this name in a position's box. */
export const programIn = (g: { box: string }, name: string): Program => contentOf(g).byName.get(name)!

/** AB-MODE-5 The novice market contains only programs of complexity 1. */
export const isForNovices = (program: Program): boolean => program.complexity === 1
