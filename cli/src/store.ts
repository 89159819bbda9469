import type { Game } from '@robodrome/kernel'
import type { Store } from '@robodrome/server'
import { Misuse, type World } from './world.ts'

/** Which store a command works on, for its help. */
export const STORE = `
The store is the one the server would use: DATABASE_URL, or else the folder
DATA_DIR (default: data). A server that uses it may go on meanwhile.`

/** The games by which tables in the store are played again. */
export const gamesOf = async ({ registry }: World): Promise<Map<string, Game>> =>
  new Map(await Promise.all(Object.entries(registry).map(async ([id, { load }]): Promise<[string, Game]> => [id, await load()])))

/** Works on the store that the server would use. */
export async function withStore<T>(world: World, work: (store: Store) => Promise<T>): Promise<T> {
  const { BadSettings, openStore, readSettings } = await import('@robodrome/server')
  try {
    const store = await openStore(readSettings(world.env))
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  } catch (error) {
    throw error instanceof BadSettings ? new Misuse(error.message) : error
  }
}
