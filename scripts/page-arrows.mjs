// @ts-check
// The arrows inside the page: its folders stand on each other in one direction, and a board knows nothing of another board.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { command, Failed, root as house } from './steps.mjs'

/** From the ground up: what each folder of web/src may import of the others. @type {Readonly<Record<string, readonly string[]>>} */
export const FOLDERS = {
  words: [],
  art: [],
  style: [],
  offline: [],
  page: ['words'],
  sound: ['page'],
  table: ['words', 'page'],
  kit: ['words', 'art', 'page'],
  boards: ['words', 'art', 'page', 'sound', 'kit'],
  frame: ['words', 'art', 'page', 'sound', 'table', 'kit', 'boards'],
  shell: ['words', 'art', 'page', 'table', 'kit', 'frame'],
  learn: ['words', 'art', 'page', 'table', 'kit', 'boards', 'frame'],
  host: ['words', 'page', 'table', 'shell'],
  watch: ['words', 'art', 'page', 'table', 'kit', 'boards', 'frame', 'shell'],
  lobby: ['words', 'art', 'page', 'table', 'kit', 'frame', 'shell', 'watch'],
  people: ['words', 'page', 'table', 'kit', 'shell'],
  leagues: ['words', 'art', 'page', 'table', 'kit', 'boards', 'frame', 'shell', 'lobby'],
  meet: ['words', 'page', 'table', 'kit', 'shell', 'lobby'],
  lab: ['words', 'shell'],
  app: ['words', 'page', 'kit', 'frame', 'shell', 'host', 'watch', 'lobby', 'leagues', 'meet', 'lab', 'people', 'learn'],
  '': ['words', 'style', 'page', 'sound', 'app'],
}

/** Folders of which each subfolder is a room of its own. */
const ROOMS = ['boards']

/** @typedef {{ file: string, line: number, reason: string }} BadImport */

/** @param {string} root @returns {BadImport[]} */
export const findBadPageImports = (root) => {
  const source = join(root, 'web/src')
  if (!existsSync(source)) return []
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return files.toSorted().flatMap((file) =>
    importsOf(readFileSync(join(source, file), 'utf8')).flatMap(({ specifier, line }) => {
      const reason = specifier.startsWith('.') ? objection(file, posix.join(posix.dirname(file), specifier)) : null
      return reason ? [{ file: `web/src/${file}`, line, reason: `imports '${specifier}': ${reason}` }] : []
    }),
  )
}

/** Why this file of the page may not import that one, or null. @param {string} file @param {string} target */
const objection = (file, target) => {
  if (target.startsWith('..')) return null // The rulebooks of the games; the arrows of the house look at these.
  const [home, other] = [folderOf(file), folderOf(target)]
  if (!FOLDERS[home]) return `no folder of this name in the arrows of the page: ${home} (scripts/page-arrows.mjs)`
  const [room, otherRoom] = [roomOf(file), roomOf(target)]
  if (home === other) return room !== '' && otherRoom !== '' && room !== otherRoom ? `${room} knows nothing of ${otherRoom}` : null
  return FOLDERS[home].includes(other) ? null : `${home || 'the entry'} may import only ${FOLDERS[home].join(', ') || 'itself'}`
}

/** '' for files of web/src itself. @param {string} path */
const folderOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

/** The board that a file belongs to, or ''. @param {string} path */
const roomOf = (path) => (ROOMS.includes(folderOf(path)) && path.split('/').length > 2 ? path.split('/').slice(0, 2).join('/') : '')

/** Prints what is wrong and gives the number of faults. @param {string} root */
export const reportBadPageImports = (root) => {
  const bad = findBadPageImports(root)
  for (const { file, line, reason } of bad) console.error(`${file}:${line} ${reason}`)
  return bad.length
}

await command(import.meta.url, () => {
  const bad = reportBadPageImports(house)
  if (bad) throw new Failed(`${bad} imports against the arrows of the page`)
})
