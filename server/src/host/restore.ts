import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@robodrome/kernel'
import type { Packages } from '../outside/package.ts'
import { rebuild } from './rebuild.ts'
import { readBackup } from './backup.ts'
import { openStore, type Store } from '../store/store.ts'

/**
 * Fills an empty store from a backup and rebuilds the derived tables: everything or nothing. Returns the number of rows.
 */
export async function restore(
  store: Store,
  path: string,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  packages?: Packages,
): Promise<number> {
  const rows = await readBackup(store, path)
  await rebuild(store, games, say, { packages })
  return rows
}

/** Restores a backup into a temporary store. The host's store is not touched. */
export async function rehearseRestore(
  path: string,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  packages?: Packages,
): Promise<number> {
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
