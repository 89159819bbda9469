// @ts-check
// Installs what is missing: the packages of the lock file, if they are absent or the lock file has changed since.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { command, Failed, npm, root, tell } from './steps.mjs'

const FLOOR = [20, 19]
const stamp = join(root, 'node_modules/.robodrome-lock')

export const ready = () => {
  checkNode(process.versions.node)
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
  if (isInstalled()) return
  alone(() => {
    if (isInstalled()) return
    tell('installing packages (npm ci)')
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    writeFileSync(stamp, lock)
  })
}

/** @param {string} version */
export const checkNode = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [least = 0, lesser = 0] = FLOOR
  if (major < least || (major === least && minor < lesser))
    throw new Failed(`this is Node ${version}; Robodrome needs ${FLOOR.join('.')} or newer`)
}

await command(import.meta.url, ready)
