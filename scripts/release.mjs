// @ts-check
// Builds the package that people install: release/robodrome-VERSION.tgz, with terminal, server, page, AI opponents, lab and rulebooks.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from './build.mjs'
import { ready } from './ready.mjs'
import { BESIDE, bundle, GAMES, PUBLIC } from './release/bundle.mjs'
import { declare } from './release/declarations.mjs'
import { command, npm, root, tell } from './steps.mjs'

const OUT = join(root, 'release')
const PACKAGE = join(OUT, 'package')

/** Builds the package, and returns the path of the file to install. @returns {Promise<string>} */
export const release = async () => {
  rmSync(PACKAGE, { recursive: true, force: true })
  mkdirSync(PACKAGE, { recursive: true })
  tell('bundling (rolldown)')
  await bundle(PACKAGE)
  copyAll()
  const manifest = manifestFor(declare(PACKAGE, GAMES))
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  npm(['pack', PACKAGE, '--pack-destination', OUT, '--loglevel=error'])
  const file = join(OUT, `robodrome-${manifest.version}.tgz`)
  tell(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`)
  return file
}

/** Copies files that the bundle finds by path to the same places as in the repository. */
const copyAll = () => {
  copy('web/dist')
  copy('server/migrations')
  for (const room of ['leagues', ...GAMES.map((game) => `games/${game}`)])
    for (const name of readdirSync(join(root, room)).filter((each) => /^RULES.*\.md$/.test(each))) copy(`${room}/${name}`)
  for (const game of GAMES) copy(`games/${game}/puzzles.json`)
  copy('web/src/art/mark.svg')
  for (const game of GAMES) copy(`web/src/boards/${game}/face/scene.svg`)
  copy('docs', (path) => !path.startsWith(join(root, 'docs/screens')))
  for (const [picture] of readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/screens\/[\w-]+\.png/g)) copy(picture)
  for (const folder of ['examples', 'create']) copy(folder)
  for (const name of ['README', 'CHANGELOG', 'CONTRIBUTING', 'ARCHITECTURE', 'SECURITY', 'LICENSES']) copy(`${name}.md`)
  for (const name of ['LICENSE', 'host/robodrome.service']) copy(name)
  mkdirSync(join(PACKAGE, 'bin'))
  cpSync(join(root, 'scripts/release/robodrome.mjs'), join(PACKAGE, 'bin/robodrome.mjs'))
}

/** Excludes what examples leave behind when they run, and the files with which their types are checked in the repository. */
const NOT_PACKED = /__pycache__|\.results\.ndjson$|tsconfig\.json$/

/** @param {string} path @param {(path: string) => boolean} [wanted] */
const copy = (path, wanted = () => true) => {
  mkdirSync(dirname(join(PACKAGE, path)), { recursive: true })
  cpSync(join(root, path), join(PACKAGE, path), { recursive: true, filter: (each) => wanted(each) && !NOT_PACKED.test(each) })
}

/** @param {string[]} typed Packages that the declarations import. */
const manifestFor = (typed) => {
  const { name, version, description, license, type, engines } = readJson('package.json')
  const server = readJson('server/package.json')
  const versions = { ...server.dependencies, ...readJson('minds/package.json').dependencies }
  const exported = PUBLIC.map((room) => [`./${room}`, { types: `./${room}/dist/index.d.ts`, default: `./${room}/dist/index.js` }])
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    keywords: ['board game', 'rules', 'robots', 'game server'],
    bin: { robodrome: 'bin/robodrome.mjs' },
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    dependencies: Object.fromEntries([...BESIDE, ...typed].toSorted().map((each) => [each, versions[each]])),
    optionalDependencies: server.optionalDependencies,
  }
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

await command(import.meta.url, async () => {
  ready()
  build()
  await release()
})
