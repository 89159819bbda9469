// @ts-check
// The declarations of the release: those of the public rooms and of the games' terms, with everything that they refer to.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../steps.mjs'
import { PUBLIC } from './bundle.mjs'

const NAMED = /(from '|import\(["']|import ')([^'"]+)(['"])/g

/**
 * Writes the declarations, and returns the external packages that they import.
 * @param {string} folder
 * @param {readonly string[]} games
 * @returns {string[]}
 */
export const declare = (folder, games) => {
  const seen = new Set()
  const outside = new Set()
  /** @param {string} file */
  const add = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(join(root, file), 'utf8').replaceAll(NAMED, (all, /** @type {string} */ before, name, after) => {
      const taken = placeOf(name, file)
      if (taken === null) {
        outside.add(name.split('/')[0])
        return all
      }
      add(taken)
      return `${before}${from(file, taken)}${after}`
    })
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text.replaceAll(/^\/\/# sourceMappingURL.*\n?/gm, ''))
  }
  for (const room of PUBLIC) add(`${room}/dist/index.d.ts`)
  for (const game of games) add(`games/${game}/dist/terms.d.ts`)
  return [...outside]
}

/** Finds the file behind a name in a declaration; null for an external package. @param {string} name @param {string} file */
const placeOf = (name, file) => {
  const [, room, part] = /^@robodrome\/(\w+)(?:\/(\w+))?$/.exec(name) ?? []
  if (room !== undefined) {
    const place = existsSync(join(root, 'games', room)) ? `games/${room}` : room
    return part === undefined
      ? `${place}/dist/index.d.ts`
      : `${place}/dist/${part}${existsSync(join(root, place, `dist/${part}.d.ts`)) ? '' : '/index'}.d.ts`
  }
  return name.startsWith('.') ? posix.join(posix.dirname(file), name.replace(/\.[jt]s$/, '.d.ts')) : null
}

/** Returns the path from one declaration to another, as written in an import. @param {string} file @param {string} taken */
const from = (file, taken) => {
  const path = posix.relative(posix.dirname(file), taken).replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}
