// @ts-check
// Compiles all packages and builds the page. Each step is skipped if its sources, its configuration and its output have not changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { ready } from './ready.mjs'
import { command, root, runTool, tell } from './steps.mjs'

/** Builds everything that is served: the packages and the page. */
export const build = () => {
  compile()
  unlessDone('page', ['web'], () => {
    tell('building the page (vite)')
    // Every build, including a test's, produces the served files.
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

/** Compiles only the packages: all that the command line needs. */
export const compile = () =>
  unlessDone('packages', [], () => {
    tell('compiling (tsc -b)')
    runTool('typescript/bin/tsc', ['-b'])
  })

/** Skips work while no file that it reads or writes has changed. @param {string} name @param {string[]} more @param {() => void} work */
const unlessDone = (name, more, work) => {
  const stamp = join(root, `.cache/build-${name}`)
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(more)
  if (isDone()) return
  alone(() => {
    if (isDone()) return
    work()
    writeFileSync(stamp, fingerprint(more))
  })
}

/** Returns names, sizes and times of all files that a build reads or writes. @param {string[]} more */
const fingerprint = (more) => {
  const hash = createHash('sha256')
  for (const file of filesOfBuild(more)) {
    const found = statSync(file, { throwIfNoEntry: false })
    hash.update(`${file} ${found?.size} ${found?.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/**
 * The files that the compiler reads or writes, other files in the packages' own folders, such as rulebooks and puzzles for the page, and
 * more folders.
 * @param {string[]} more
 */
export const filesOfBuild = (more) => {
  const files = ['package-lock.json', 'tsconfig.base.json'].map((name) => join(root, name))
  for (const folder of projects(root)) {
    files.push(...readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isFile() ? [join(folder, each.name)] : [])))
    const written = folder === join(root, 'web') ? [] : ['dist']
    files.push(...['src', 'test', ...written].flatMap((name) => filesIn(join(folder, name))))
  }
  files.push(...more.flatMap((folder) => filesIn(join(root, folder))))
  return files.toSorted((a, b) => (a < b ? -1 : 1))
}

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
