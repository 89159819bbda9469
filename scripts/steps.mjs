// @ts-check
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { styleText } from 'node:util'

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** A step failed: what it was, with its output already shown. */
export class Failed extends Error {}

/** @param {'green' | 'red' | 'dim'} colour @param {string} text */
const paint = (colour, text) => (process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(colour, text) : text)

/** @param {string} text */
export const tell = (text) => console.log(paint('dim', `robodrome: ${text}`))

/**
 * Runs a program in the project's folder. Quiet: its output is shown only if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [how]
 */
export const run = (program, args, { quiet = false } = {}) => {
  const done = spawnSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', ...both(quiet ? 'pipe' : 'inherit')] })
  if (done.error) throw new Failed(`${program}: ${done.error.message}`)
  if (done.status === 0) return
  if (quiet) process.stderr.write(done.stdout + done.stderr)
  throw new Failed(`${[program, ...args].join(' ')} ended with ${done.signal ?? `code ${done.status}`}`)
}

/** @param {'pipe' | 'inherit'} way @returns {['pipe' | 'inherit', 'pipe' | 'inherit']} */
const both = (way) => [way, way]

/**
 * Runs the JavaScript behind a command that a package of the lock file brings, on the Node that runs this.
 * @param {string} script
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [how]
 */
export const runTool = (script, args, how) => run(process.execPath, [`node_modules/${script}`, ...args], how)

/**
 * Takes the steps in order, all of them even if one fails, and says at the end which passed.
 * @param {string} title
 * @param {[name: string, act: () => unknown][]} list
 */
export const takeAll = async (title, list) => {
  const lines = []
  let failed = 0
  for (const [name, act] of list) {
    const begun = performance.now()
    const fault = await attempt(act)
    if (fault) failed++
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    lines.push(
      `  ${fault ? paint('red', 'FAILED') : paint('green', 'passed')}  ${name} ${paint('dim', `${seconds} s`)}${fault && ` ${fault}`}`,
    )
  }
  console.log([`${title}:`, ...lines].join('\n'))
  if (failed) throw new Failed(`${title}: ${failed} of ${list.length} failed`)
}

/** The message of a failed step, '' if it passed. @param {() => unknown} act */
const attempt = async (act) => {
  try {
    await act()
    return ''
  } catch (error) {
    if (error instanceof Failed) return error.message
    throw error
  }
}

/**
 * Runs a script's work if it was called as a command, and ends with code 1 and one line if a step failed.
 * @param {string} url
 * @param {() => unknown} work
 */
export const command = async (url, work) => {
  if (!process.argv[1] || fileURLToPath(url) !== realpathSync(process.argv[1])) return
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    console.error(paint('red', `robodrome: ${error.message}`))
    process.exitCode = 1
  }
}
