import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The release in a folder: its version, its command, and the latest migration that it knows. */
export interface Build {
  version: string
  folder: string
  program: string
  migration: string
}

/** Builds the release. Returns a copy of it and of the version after it, which is the same code with one more migration. */
export const thisAndNext = (): { now: Build; next: Build; remove(): void } => {
  const made = spawnSync(process.execPath, ['scripts/release.mjs'], { cwd: root, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stdout + made.stderr)
  // This must be inside the repository, where Node finds the packages that the release does not bundle.
  const place = join(root, 'release/update')
  rmSync(place, { recursive: true, force: true })
  const [now, next] = ['now', 'next'].map((name) => {
    cpSync(join(root, 'release/package'), join(place, name), { recursive: true })
    return join(place, name)
  })
  raise(next!)
  return { now: buildIn(now!), next: buildIn(next!), remove: () => rmSync(place, { recursive: true, force: true }) }
}

/** Turns a build into the next version: its minor version is one higher, and it adds a column to the table with the most traffic. */
const raise = (folder: string): void => {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  const [major, minor] = manifest.version.split('.').map(Number)
  writeFileSync(file, JSON.stringify({ ...manifest, version: `${major}.${minor! + 1}.0` }))
  const number = migrationsIn(folder).length + 1
  writeFileSync(
    join(folder, 'server/migrations', `${String(number).padStart(4, '0')}-next.sql`),
    "alter table steps add column of_next text not null default 'added by the next version';\n",
  )
}

const buildIn = (folder: string): Build => ({
  version: (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version,
  folder,
  program: join(folder, 'bin/robodrome.mjs'),
  migration: migrationsIn(folder).at(-1)!,
})

const migrationsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'server/migrations'))
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted()
