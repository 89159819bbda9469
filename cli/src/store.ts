import type { Game } from '@robodrome/kernel'
import type { Store } from '@robodrome/server'
import { Misuse, type World } from './world.ts'

/** Returns the games needed to replay tables of the store. */
export const gamesOf = async ({ registry }: World): Promise<Map<string, Game>> =>
  new Map(await Promise.all(Object.entries(registry).map(async ([id, { load }]): Promise<[string, Game]> => [id, await load()])))

/** Reports a wrong setting of the host as a mistake in the command, without a stack. */
export async function asMisuse<T>(work: () => Promise<T>): Promise<T> {
  const { BadSettings } = await import('@robodrome/server')
  try {
    return await work()
  } catch (error) {
    throw error instanceof BadSettings ? new Misuse(error.message) : error
  }
}

/** Works on the store that the server would use. */
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
