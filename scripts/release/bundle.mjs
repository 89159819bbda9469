// @ts-check
// The JavaScript of the release: every room in one bundle, split into shared chunks. Entries keep their paths from the repository, because
// worker threads, migrations and rulebooks are found relative to the path of a module.
import { createRequire } from 'node:module'
import { join, posix, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../steps.mjs'

/** The rooms that authors of games and bots may import, as `robodrome/ROOM`. */
export const PUBLIC = ['kernel', 'phrases', 'proof', 'minds', 'outside']

/** Packages with binaries or with worker files of their own. They are installed next to the bundle. */
export const BESIDE = ['piscina', '@node-rs/argon2', '@resvg/resvg-js']

/** The games of the release. */
export const GAMES = ['aimbots', 'gekido', 'pbl', 'volt']

/** Modules that are loaded by their path: the command, the public rooms, games, and the code of worker threads. */
const ENTRIES = [
  'cli/dist/main.js',
  // The sandboxed process in which packages from outside run.
  'cli/dist/outside/inside.js',
  // The process for packages hosted by a server, and the server that restarts when a package changes.
  'server/dist/outside/inside/main.js',
  'cli/dist/outside/serve.js',
  ...PUBLIC.map((room) => `${room}/dist/index.js`),
  'games/dist/index.js',
  ...GAMES.map((game) => `games/${game}/dist/index.js`),
  'minds/dist/node-worker.js',
  ...['patient', 'prompt'].map((pace) => `server/dist/thinking/${pace}-thread.js`),
  ...['exercises/worker', 'engines/chunk-worker', 'match-worker', 'train-worker', 'tune-worker'].map((name) => `lab/dist/${name}.js`),
]

/**
 * Writes the bundle to a folder, and returns the files from packages that it includes.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export const bundle = async (folder) => {
  const made = await bundler({
    cwd: root,
    input: Object.fromEntries(ENTRIES.map((path) => [path.replace(/\.js$/, ''), join(root, path)])),
    platform: 'node',
    external: (/** @type {string} */ id) => BESIDE.some((name) => id === name || id.startsWith(`${name}/`)) || ABSENT.has(id),
    plugins: [asIfThere()],
    logLevel: 'warn',
  })
  const { output } = await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: false,
  })
  await made.close()
  return output.flatMap((/** @type {{ moduleIds?: string[] }} */ { moduleIds = [] }) => moduleIds)
}

/** Optional packages, which other packages would use if a host had installed them. */
const ABSENT = new Set(['pg-native', 'bufferutil', 'utf-8-validate', 'pino-pretty'])

const MARK = '__robodrome_place__'

/** A module of ours finds files relative to its place in the repository, so it must still see its old path. */
const asIfThere = () => ({
  name: 'as-if-there',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    const place = relative(root, id).replaceAll('\\', '/')
    if (place.includes('node_modules') || place.startsWith('..') || !code.includes('import.meta')) return null
    return code
      .replaceAll(`import.meta.resolve('@robodrome/games')`, `${MARK}('games/dist/index.js')`)
      .replaceAll('import.meta.url', `${MARK}('${place}')`)
  },
  /** @param {string} code @param {{ fileName: string }} chunk */
  renderChunk(code, { fileName }) {
    if (!code.includes(MARK)) return null
    return code.replaceAll(new RegExp(`${MARK}\\(["']([^"']+)["']\\)`, 'g'), (_, /** @type {string} */ place) => {
      const path = posix.relative(posix.dirname(fileName), place)
      return `new URL('${path.startsWith('.') ? path : `./${path}`}', import.meta.url).href`
    })
  },
})

export const bundler = async (/** @type {object} */ options) => {
  // Uses the bundler of the page's builder, so that there is only one bundler, in one version.
  const vite = createRequire(join(root, 'web/package.json')).resolve('vite')
  const path = createRequire(vite).resolve('rolldown')
  return (await import(pathToFileURL(path).href)).rolldown(options)
}
