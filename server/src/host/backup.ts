import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BadInput } from '@robodrome/kernel'
import { parseJson } from '@robodrome/table'
import { exportLines, importLines } from './exchange.ts'
import type { Store } from '../store/store.ts'

/** The last line of a backup: the number of rows, and the digest of all lines before it. */
type Seal = { robodrome: 'backup'; rows: number; sha256: string }

/**
 * Writes the whole store to a compressed, sealed file. It reads in one transaction, so people can keep playing. The file gets its final
 * name only once it is complete.
 */
export async function writeBackup(store: Pick<Store, 'pool'>, path: string): Promise<number> {
  const hash = createHash('sha256')
  let rows = -1
  const sealed = async function* () {
    for await (const line of exportLines(store)) {
      rows++
      hash.update(`${line}\n`)
      yield `${line}\n`
    }
    yield `${JSON.stringify({ robodrome: 'backup', rows, sha256: hash.digest('hex') } satisfies Seal)}\n`
  }
  const fresh = `${path}.part`
  try {
    await pipeline(sealed, createGzip(), createWriteStream(fresh, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
  return rows
}

/** Reads a backup to its end and checks its seal. Returns the number of rows. Throws BadInput if the file is truncated or was changed. */
export async function checkBackup(path: string): Promise<number> {
  const lines = backupLines(path)
  let rows = -1
  while ((await lines.next()).done !== true) rows++
  return rows
}

/** Checks a backup, then loads it into an empty store: everything or nothing. */
export async function readBackup(store: Store, path: string): Promise<number> {
  await checkBackup(path)
  return importLines(store, backupLines(path))
}

/** Yields the lines of a backup without its seal. Throws at the end if the digest differs. */
async function* backupLines(path: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let rows = -1
  let last: string | null = null
  for await (const line of unpacked(path)) {
    if (last !== null) {
      rows++
      hash.update(`${last}\n`)
      yield last
    }
    last = line
  }
  const seal = parseJson(last ?? '') as Partial<Seal> | undefined
  if (seal?.robodrome !== 'backup') throw new BadInput(['backup'], path, { message: 'a whole one: this was cut off, or is none' })
  if (seal.rows !== rows || seal.sha256 !== hash.digest('hex'))
    throw new BadInput(['backup'], path, { message: 'what was sealed: this was changed since' })
}

async function* unpacked(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unzipped = createGunzip()
  // An error of the file must end the reading of lines, too.
  file.on('error', (error) => unzipped.destroy(error))
  try {
    yield* createInterface({ input: file.pipe(unzipped), crlfDelay: Infinity })
  } catch (error) {
    throw new BadInput(['backup'], path, { message: `a whole one (${error instanceof Error ? error.message : String(error)})` })
  } finally {
    file.destroy()
  }
}
