// @ts-check
// Checks the floors inside a package: its folders may import each other in one direction only. `arrows.mjs` checks the page and the server
// this way, each by its table.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from './imports.mjs'

/**
 * `folders`: from the ground up, which other folders each of them may import. `''` stands for the files next to the folders. Each subfolder
 * of `rooms` is a room of its own, which may not import any other.
 * @typedef {{ table: string, source: string, folders: Readonly<Record<string, readonly string[]>>, rooms: readonly string[] }} Floors
 */
/** @typedef {{ file: string, line: number, reason: string }} BadImport */

/** @param {string} root @param {Floors} floors @returns {BadImport[]} */
export const findBadFloorImports = (root, floors) => {
  const source = join(root, floors.source)
  if (!existsSync(source)) return []
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const bad = files.toSorted().flatMap((file) =>
    importsOf(file, readFileSync(join(source, file), 'utf8')).flatMap(({ specifier, line }) => {
      const reason = specifier.startsWith('.') ? objection(floors, file, posix.join(posix.dirname(file), specifier)) : null
      return reason ? [{ file: `${floors.source}/${file}`, line, reason: `imports '${specifier}': ${reason}` }] : []
    }),
  )
  return [...upward(floors), ...bad]
}

/**
 * Lists the arrows in the table that do not lead down. If there are none, no circle is possible.
 * @param {Floors} floors
 * @returns {BadImport[]}
 */
const upward = ({ table, folders }) => {
  const order = Object.keys(folders)
  return order.flatMap((folder, floor) =>
    (folders[folder] ?? [])
      .filter((other) => order.indexOf(other) < 0 || order.indexOf(other) >= floor)
      .map((other) => ({ file: table, line: 1, reason: `${folder} may import only folders listed above it, and ${other} is not` })),
  )
}

/** Returns why this file may not import that one, or null. @param {Floors} floors @param {string} file @param {string} target */
const objection = ({ table, folders, rooms }, file, target) => {
  if (target.startsWith('..')) return null // The import leaves the package, so `arrows.mjs` checks it.
  const [home, other] = [folderOf(file), folderOf(target)]
  const allowed = folders[home]
  if (!allowed) return `no folder of this name in ${table}: ${home}`
  const [room, otherRoom] = [roomOf(rooms, file), roomOf(rooms, target)]
  if (home === other) return room !== '' && otherRoom !== '' && room !== otherRoom ? `${room} knows nothing of ${otherRoom}` : null
  return allowed.includes(other) ? null : `${home || 'the entry'} may import only ${allowed.join(', ') || 'itself'}`
}

/** Returns the folder of a file; '' for files next to the folders. @param {string} path */
const folderOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

/** Returns the room that a file belongs to, or ''. @param {readonly string[]} rooms @param {string} path */
const roomOf = (rooms, path) => (rooms.includes(folderOf(path)) && path.split('/').length > 2 ? path.split('/').slice(0, 2).join('/') : '')
