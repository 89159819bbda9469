// @ts-check
// Compiles all packages and builds the page. Each step is skipped if its sources, its configuration and its output have not changed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ready } from './ready.mjs'
import { unlessDone } from './stamp.mjs'
import { command, root, runTool, tell } from './steps.mjs'

/** Builds everything that is served: the packages and the page. */
export const build = () => {
  compile()
  unlessDone(pageStep, () => {
    tell('building the page (vite)')
    // Every build, including a test's, produces the files that are served.
    runTool('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn'], { quiet: true, env: { NODE_ENV: 'production' } })
    tell(`the page's first script: ${firstScript()} KB compressed`)
  })
}

/** Returns the size of the page's first scripts, in kilobytes. */
const firstScript = () => {
  const page = readFileSync(join(root, 'web/dist/index.html'), 'utf8')
  const names = [...page.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g)].map(([, name]) =>
    join(root, `web/dist/${name}`),
  )
  const sizes = names.map((name) => statSync(existsSync(`${name}.gz`) ? `${name}.gz` : name).size)
  return (sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)
}

/** Compiles only the packages, which are all that the command line needs. */
export const compile = () =>
  unlessDone(packagesStep, () => {
    tell('compiling (tsc -b)')
    runTool('typescript/bin/tsc', ['-b'])
  })

/** The files of the packages that a build reads: sources, tests, configuration, rulebooks and puzzles. */
export const sources = () => [
  ...['package-lock.json', 'tsconfig.base.json'].map((name) => join(root, name)),
  ...[...projects(root)].flatMap((folder) => [
    ...readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isFile() ? [join(folder, each.name)] : [])),
    ...['src', 'test'].flatMap((name) => filesIn(join(folder, name))),
  ]),
]

const PAGE = join(root, 'web')
const compiled = () => [...projects(root)].flatMap((folder) => (folder === PAGE ? [] : filesIn(join(folder, 'dist'))))
const stampOf = (/** @type {string} */ name) => join(root, `.cache/build-${name}`)

const packagesStep = { stamp: stampOf('packages'), sources, output: compiled }
const pageStep = { stamp: stampOf('page'), sources: () => [...sources(), ...compiled()], output: () => filesIn(join(PAGE, 'dist')) }

/**
 * Lists the folders that a tsconfig.json refers to, directly or indirectly.
 * @param {string} folder
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
const projects = (folder, seen = new Set()) => {
  /** @type {{ references?: { path: string }[] }} */
  const config = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))
  for (const { path } of config.references ?? []) {
    const next = join(folder, path)
    if (seen.has(next)) continue
    seen.add(next)
    projects(next, seen)
  }
  return seen
}

/** @param {string} folder */
const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)) : []

await command(import.meta.url, () => {
  ready()
  build()
})
