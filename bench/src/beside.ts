import { createRequire } from 'node:module'
import { join, resolve as absolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Games from '@robodrome/games'
import type * as Kernel from '@robodrome/kernel'
import type { Settings } from '@robodrome/kernel'
import { count, race, type Line } from './measure.ts'
import type * as Ours from './ours.ts'

/**
 * Compares the speed of random games of a mode in this checkout and in another built one, such as an older commit. The number of questions
 * per game may differ between the two.
 */
export async function beside(folder: string, id: string, settings: Settings): Promise<Line> {
  const [here, there] = [await playing('.', id, settings), await playing(folder, id, settings)]
  const { ours, theirs, ratio } = race(here, there, 9, 1)
  return {
    what: `${id} (${settings.mode}, ${settings.seats} seats): random games, beside ${folder}`,
    ratio,
    between: `${count(ours)} games per CPU second; there ${count(theirs)}`,
  }
}

/** Plays one random game with the kernel and the rules of a checkout. */
async function playing(folder: string, id: string, settings: Settings): Promise<() => number> {
  const { resolve } = createRequire(join(absolute(folder), 'bench/package.json'))
  const part = async <T>(name: string): Promise<T> => (await import(pathToFileURL(resolve(name)).href)) as T
  const { playOurs } = await part<typeof Ours>('./dist/bench/src/ours.js')
  const { quickLuck } = await part<typeof Kernel>('@robodrome/kernel')
  const { loadGame } = await part<typeof Games>('@robodrome/games')
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game "${id}" in ${folder}`)
  const luck = quickLuck(1)
  return () => {
    playOurs(game, settings, luck)
    return 1
  }
}
