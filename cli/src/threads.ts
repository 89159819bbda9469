import { availableParallelism } from 'node:os'
import type { World } from './world.ts'

/** How many threads a command uses unless its command line gives a number. Behind walls there are none: it works in its own process. */
export const usualThreads = ({ walled }: Pick<World, 'walled'>): number => (walled ? 0 : availableParallelism())
