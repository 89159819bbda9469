import { availableParallelism } from 'node:os'
import type { World } from './world.ts'

/** How many threads a command uses unless the command line gives a number. A sandboxed process uses none: it does the work itself. */
export const usualThreads = ({ walled }: Pick<World, 'walled'>): number => (walled ? 0 : availableParallelism())
