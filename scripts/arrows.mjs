// @ts-check
// Checks which room may import which (the arrows). All other imports are faults, as are a relative path out of a package and a package that
// package.json does not declare. Inside the page and the server, `floors.mjs` checks which folder may import which.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix, relative, sep } from 'node:path'
import { findBadFloorImports } from './floors.mjs'
import { importsOf } from './imports.mjs'
import { PAGE } from './page-arrows.mjs'
import { SERVER } from './server-arrows.mjs'
import { command, Failed, root as house } from './steps.mjs'

/** What both the terminal and the benches may import. */
const FOR_TOOLS = [
  'kernel',
  'phrases',
  'rulebook',
  'board',
  'table',
  'leagues',
  'proof',
  'games',
  'games/*',
  'outside',
  'minds',
  'review',
  'lab',
  'workshop',
  'protocol',
  'server',
]

/** @type {Readonly<Record<string, readonly string[]>>} */
export const ARROWS = {
  kernel: [],
  board: ['kernel'],
  phrases: ['kernel'],
  rulebook: [],
  reading: ['kernel'],
  table: ['kernel'],
  leagues: ['kernel', 'reading', 'table'],
  proof: ['kernel', 'phrases', 'rulebook', 'table', 'leagues'],
  'games/*': ['kernel', 'board', 'phrases', 'reading'],
  outside: ['kernel', 'board', 'phrases', 'reading'],
  games: ['kernel', 'phrases', 'reading', 'games/*'],
  minds: ['kernel'],
  review: ['kernel', 'phrases', 'table', 'games/*', 'minds'],
  lab: ['kernel', 'reading', 'table', 'games', 'minds'],
  workshop: ['kernel', 'reading', 'games', 'games/*'],
  protocol: ['kernel', 'reading', 'table', 'leagues'],
  mcp: ['kernel', 'phrases', 'rulebook', 'table', 'games', 'review', 'lab', 'protocol'],
  server: ['kernel', 'phrases', 'reading', 'table', 'leagues', 'proof', 'games', 'outside', 'minds', 'lab', 'protocol', 'mcp'],
  web: [
    'kernel',
    'phrases',
    'rulebook',
    'board',
    'reading',
    'table',
    'leagues',
    'games',
    'games/*',
    'outside',
    'minds',
    'review',
    'lab',
    'workshop',
    'protocol',
  ],
  cli: [...FOR_TOOLS, 'mcp'],
  bench: FOR_TOOLS,
}

/** What tests and the bench may import in addition. The games that a package keeps for tests (`test/games/`) are open to all tests. */
const TESTS_TOO = ['proof', 'table', 'phrases', 'rulebook']

/** @typedef {import('./floors.mjs').BadImport} BadImport */
/** @typedef {{ folder: string, name: string, room: string, declared: Set<string>, forTests: Set<string> }} Package */

/** @param {string} root @returns {BadImport[]} */
export const findBadImports = (root) => {
  const packages = readPackages(root)
  return packages.flatMap((home) =>
    sources(
      join(root, home.folder),
      packages.map((p) => join(root, p.folder)),
    ).flatMap((path) => {
      const file = relative(root, path).split(sep).join('/')
      return importsOf(path, readFileSync(path, 'utf8')).flatMap(({ specifier, line }) => {
        const reason = objection(packages, home, file, specifier)
        return reason ? [{ file, line, reason: `imports '${specifier}': ${reason}` }] : []
      })
    }),
  )
}

/**
 * Returns why this file may not import this, or null.
 * @param {Package[]} packages
 * @param {Package} home
 * @param {string} file
 * @param {string} specifier
 */
const objection = (packages, home, file, specifier) => {
  const inTest = isTest(home, file)
  if (specifier.startsWith('.')) return relativeObjection(packages, home, file, specifier, inTest)
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? null : `write 'node:${specifier}'`
  // A plugin in vite.config.ts makes this module when the page is built.
  if (specifier.startsWith('virtual:')) return home.folder === 'web' ? null : 'only the page has modules that are made when it is built'
  const name = packageName(specifier)
  const target = packages.find((p) => p.name === name)
  if (!target) return declared(home, name, inTest) ? null : `${home.folder}/package.json does not declare ${name}`
  if (target === home) return inTest ? null : 'a package does not import itself by name'
  const allowed = [...new Set([...(ARROWS[home.room] ?? []), ...(inTest ? TESTS_TOO : [])])]
  if (!allowed.includes(target.room))
    return `${home.room} may import ${allowed.length ? `only ${allowed.join(', ')}` : 'nothing of the house'}`
  return inTest || declared(home, name, inTest) ? null : `${home.folder}/package.json does not declare ${name}`
}

/** @param {Package[]} packages @param {Package} home @param {string} file @param {string} specifier @param {boolean} inTest */
const relativeObjection = (packages, home, file, specifier, inTest) => {
  const target = posix.join(posix.dirname(file), specifier)
  const owner = packages.filter((p) => target.startsWith(`${p.folder}/`)).toSorted((a, b) => b.folder.length - a.folder.length)[0]
  if (owner === home) return !inTest && isTest(home, target) ? 'only tests import from test/' : null
  if (inTest && owner && target.startsWith(`${owner.folder}/test/games/`)) return null
  // Measuring scripts of the bench are commands like those in scripts/.
  if (home.room === 'bench' && target.startsWith('scripts/')) return null
  return `the path leaves ${home.folder}/; import the package by its name`
}

/** @param {Package} home @param {string} name @param {boolean} inTest */
const declared = (home, name, inTest) => home.declared.has(name) || (inTest && home.forTests.has(name))

/** Whether the file is a test, or builds or configures a package next to its src. @param {Package} home @param {string} file */
const isTest = (home, file) => home.room === 'bench' || !file.slice(home.folder.length + 1).startsWith('src/')

/** '@scope/name/part' belongs to the package '@scope/name'. @param {string} specifier */
const packageName = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Lists the packages that the root's package.json declares as workspaces. @param {string} root @returns {Package[]} */
const readPackages = (root) => {
  const top = readJson(join(root, 'package.json'))
  /** @type {string[]} */
  const workspaces = top.workspaces ?? []
  const folders = workspaces.flatMap((pattern) => (pattern.endsWith('/*') ? foldersIn(root, pattern.slice(0, -2)) : [pattern]))
  return folders.flatMap((folder) => {
    const path = join(root, folder, 'package.json')
    if (!existsSync(path)) return []
    const { name, dependencies, optionalDependencies, peerDependencies, devDependencies } = readJson(path)
    const room = folder.startsWith('games/') ? 'games/*' : folder
    if (!ARROWS[room]) throw new Failed(`${folder}: no room of this name in the arrows (scripts/arrows.mjs)`)
    const declared = new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    return [{ folder, name, room, declared, forTests: new Set(Object.keys({ ...devDependencies, ...top.devDependencies })) }]
  })
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} root @param {string} parent */
const foldersIn = (root, parent) =>
  existsSync(join(root, parent))
    ? readdirSync(join(root, parent), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${parent}/${entry.name}`] : []))
    : []

/**
 * Lists all sources of a package, except those of packages inside its folder.
 * @param {string} folder
 * @param {string[]} others
 * @returns {string[]}
 */
const sources = (folder, others) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) || others.includes(path) ? [] : sources(path, others)
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })

/** Prints the forbidden imports between packages, and inside the page and the server. Returns their number. @param {string} root */
export const reportBadImports = (root) => {
  const bad = [...findBadImports(root), ...findBadFloorImports(root, PAGE), ...findBadFloorImports(root, SERVER)]
  for (const { file, line, reason } of bad) console.error(`${file}:${line} ${reason}`)
  return bad.length
}

await command(import.meta.url, () => {
  const bad = reportBadImports(house)
  if (bad) throw new Failed(`${bad} imports against the arrows`)
})
