import type { Game } from '@robodrome/kernel'
import type { Packages, Store } from '@robodrome/server'
import { Misuse, type World } from './world.ts'

/** The games that replay tables of the store, and which of them are packages. */
export type Replaying = { games: ReadonlyMap<string, Game>; packages: Packages }

/** Uses our own games, and the packages listed in GAMES, each of which replays its matches in a process of its own. */
export async function withGames<T>(world: World, work: (replaying: Replaying) => Promise<T>): Promise<T> {
  const { openPackages, readSettings } = await import('@robodrome/server')
  return asMisuse(async () => {
    const say = (message: string): void => void world.stderr.write(`${message}\n`)
    const own = await Promise.all(Object.entries(world.registry).map(async ([id, { load }]): Promise<[string, Game]> => [id, await load()]))
    const { packages } = await openPackages(readSettings(world.env).games, Object.keys(world.registry), say)
    try {
      return await work({ games: new Map([...own, ...[...packages].map(([id, { game }]): [string, Game] => [id, game])]), packages })
    } finally {
      await Promise.all([...packages.values()].map((each) => each.close()))
    }
  })
}

/** Reports a wrong setting of the host as a usage error, without a stack. */
export async function asMisuse<T>(work: () => Promise<T>): Promise<T> {
  const { BadSettings } = await import('@robodrome/server')
  try {
    return await work()
  } catch (error) {
    throw error instanceof BadSettings ? new Misuse(error.message) : error
  }
}

/** Runs some work on the store that the server would use. */
export async function withStore<T>(world: World, work: (store: Store) => Promise<T>): Promise<T> {
  const { openStore, readSettings } = await import('@robodrome/server')
  return asMisuse(async () => {
    const store = await openStore(readSettings(world.env))
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  })
}
