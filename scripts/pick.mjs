// @ts-check
// Test files by parts of their path: `web/gekido` means every test file whose path has "web" and later "gekido", and `table/` every test
// file in the folder table.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failed, root } from './steps.mjs'

/** @typedef {{ tests: string[], specs: string[] }} Picked Files for Vitest, and files for Playwright. */

const TEST = /(^|\/)test\/.*\.(test\.tsx?|spec\.ts)$/

/** @returns {string[]} */
const allTests = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name))
    .flatMap((room) =>
      readdirSync(join(root, room.name), { recursive: true, encoding: 'utf8' })
        .map((path) => `${room.name}/${path.replaceAll('\\', '/')}`)
        .filter((path) => TEST.test(path) && !path.includes('node_modules/')),
    )

/** @param {string[]} names @param {string[]} [files] @returns {Picked} */
export const pick = (names, files = allTests()) => {
  const found = names.flatMap((name) => {
    const parts = name.split('/').filter((part) => part !== '')
    const matching = files.filter((file) => (name.endsWith('/') ? file.startsWith(name) : hasInOrder(file, parts)))
    if (matching.length === 0)
      throw new Failed(`no test file matches "${name}". Name a room or parts of a path, such as kernel, web/gekido or server/leagues`)
    return matching
  })
  const once = [...new Set(found)]
  return { tests: once.filter((file) => !file.endsWith('.spec.ts')), specs: once.filter((file) => file.endsWith('.spec.ts')) }
}

/** Whether the parts occur in the path in this order. @param {string} path @param {string[]} parts */
const hasInOrder = (path, parts) => {
  let from = 0
  return parts.every((part) => {
    const at = path.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}
