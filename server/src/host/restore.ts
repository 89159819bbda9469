import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@robodrome/kernel'
import type { Packages } from '../outside/package.ts'
import { nameUnreadable } from '../leagues/unreadable.ts'
import { rebuild } from './rebuild.ts'
import { readBackup } from './backup.ts'
import { openStore, type Store } from '../store/store.ts'

/** How many rows a store was filled with, and how many of its tables and leagues this version cannot replay. */
export interface Filled {
  rows: number
  unreadable: number
}

/**
 * Fills an empty store from a backup and rebuilds the derived tables: everything or nothing. Names tables and leagues that cannot be
 * replayed.
 */
export async function restore(
  store: Store,
  path: string,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  packages?: Packages,
): Promise<Filled> {
  const rows = await readBackup(store, path)
  return { rows, unreadable: await replayAll(store, games, say, packages) }
}

/**
 * Rebuilds the derived tables of a store that was just filled, and replays its leagues. Names each table and league that cannot be
 * replayed, and returns their number.
 */
export async function replayAll(
  store: Store,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  packages?: Packages,
): Promise<number> {
  let unreadable = 0
  const name = (sentence: string): void => {
    unreadable++
    say(sentence)
  }
  await rebuild(store, games, name, { tell: say, packages })
  await nameUnreadable(store, games, name)
  return unreadable
}

/** Restores a backup into a temporary store. The host's store is not touched. */
export async function rehearseRestore(
  path: string,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  packages?: Packages,
): Promise<Filled> {
  const folder = await mkdtemp(join(tmpdir(), 'robodrome-restore-'))
  try {
    const store = await openStore({ databaseUrl: null, dataFolder: folder })
    try {
      return await restore(store, path, games, say, packages)
    } finally {
      await store.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
