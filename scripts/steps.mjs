// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters, styleText } from 'node:util'

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** How many tests or steps passed and failed, and what failed, with one line each. @typedef {{ passed: number, failed: number, faults?: string[] | undefined }} Tally */

/** A failed step; its output was already shown. */
export class Failed extends Error {
  /** @param {string} message @param {Tally} [tally] */
  constructor(message, tally = { passed: 0, failed: 1 }) {
    super(message)
    this.tally = tally
  }
}

/** Wrong arguments for a script; the message names the right ones. */
export class Misuse extends Failed {}

/** Why a step cannot run on this machine. In CI, this is a failure. */
export class LeftOut extends Failed {}

/** @param {'green' | 'red' | 'dim'} colour @param {string} text */
const paint = (colour, text) => (process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(colour, text) : text)

/** @param {string} text */
export const tell = (text) => console.log(paint('dim', `robodrome: ${text}`))

/** @typedef {{ quiet?: boolean, env?: Record<string, string> }} How */

/**
 * Runs a program in the project's folder. With `quiet`, its output is shown only if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {How} [how]
 */
export const run = (program, args, { quiet = false, env = {} } = {}) => {
  const stdio = both(quiet ? 'pipe' : 'inherit')
  const done = spawnSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', ...stdio], env: { ...process.env, ...env } })
  if (done.error) throw new Failed(`${program}: ${done.error.message}`)
  if (done.status === 0) return
  if (quiet) process.stderr.write(done.stdout + done.stderr)
  throw new Failed(`${[program, ...args].join(' ')} ended with ${done.signal ?? `code ${done.status}`}`)
}

/** @param {'pipe' | 'inherit'} way @returns {['pipe' | 'inherit', 'pipe' | 'inherit']} */
const both = (way) => [way, way]

/**
 * Runs the JavaScript behind a command from a package of the lock file, on the Node that runs this script.
 * @param {string} script
 * @param {string[]} args
 * @param {How} [how]
 */
export const runTool = (script, args, how) => run(process.execPath, [`node_modules/${script}`, ...args], how)

/** Runs the npm that called us, if one did; otherwise, the one on the path. @param {string[]} args */
export const npm = (args) => {
  const ours = process.env['npm_execpath']
  if (ours?.endsWith('.js')) run(process.execPath, [ours, ...args], { quiet: true })
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true })
}

/**
 * Runs tests and counts them, even if some fail. If they cannot be counted, that is one failure.
 * @param {() => void} work
 * @param {() => Tally} count
 */
export const tallied = (work, count) => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    const { passed, failed, faults } = attempt(count) ?? { passed: 0, failed: 1 }
    throw new Failed(error.message, { passed, failed: Math.max(1, failed), faults })
  }
  return count()
}

/** Returns the first part of a test's failure message, on one line. @param {string} said */
export const inShort = (said) =>
  stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 12)
    .join(' · ')

/** @param {() => Tally} count */
const attempt = (count) => {
  try {
    return count()
  } catch {
    return null
  }
}

/**
 * Runs all the steps in order, even if one fails, and reports at the end which of them passed. The last line gives the totals. A step may
 * return a tally of its own; otherwise, it counts as one.
 * @param {string} title
 * @param {[name: string, act: () => unknown][]} list
 */
export const takeAll = async (title, list) => {
  const lines = []
  const total = { passed: 0, failed: 0 }
  for (const [name, act] of list) {
    const begun = performance.now()
    const { state, tally, message } = await outcome(act)
    const counts = tally.passed + tally.failed > 1 ? `, ${counted(tally)}` : ''
    total.passed += tally.passed
    total.failed += tally.failed
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    lines.push(
      `  ${paint(state === 'passed' ? 'green' : 'red', state.padEnd(8))}  ${name} ${paint('dim', `${seconds} s${counts}`)}${message && ` ${message}`}`,
      ...(tally.faults ?? []).map((fault) => `      ${fault}`),
    )
  }
  console.log([`${title}:`, ...lines, counted(total)].join('\n'))
  if (total.failed > 0) throw new Failed('', total)
  return total
}

/** @param {Tally} tally */
const counted = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** @param {() => unknown} act @returns {Promise<{ state: 'passed' | 'left out' | 'FAILED', tally: Tally, message: string }>} */
const outcome = async (act) => {
  try {
    const tally = await act()
    return { state: 'passed', tally: isTally(tally) ? tally : { passed: 1, failed: 0 }, message: '' }
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    if (error instanceof LeftOut && process.env['CI'] !== 'true')
      return { state: 'left out', tally: { passed: 0, failed: 0 }, message: error.message }
    return { state: 'FAILED', tally: error.tally, message: error.message }
  }
}

/** @param {unknown} found @returns {found is Tally} */
const isTally = (found) => typeof found === 'object' && found !== null && 'passed' in found && 'failed' in found

/**
 * Runs a script's work if it was called as a command. Exits with code 1 if a step failed, after printing one line if nothing was printed
 * before. Asked for help, or called with unknown arguments (which is code 2), it prints its usage and does nothing else.
 * @param {string} url
 * @param {() => unknown} work
 * @param {string} [takes] Its arguments, as its usage names them; none if left out.
 */
export const command = async (url, work, takes = '') => {
  if (!process.argv[1] || fileURLToPath(url) !== realpathSync(process.argv[1])) return
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return console.log(usageOf(fileURLToPath(url), takes))
  try {
    if (takes === '' && args.length > 0) throw new Misuse(`there are no arguments here, but found: ${args.join(' ')}`)
    await work()
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    if (error.message !== '') console.error(paint('red', `robodrome: ${error.message}`))
    if (error instanceof Misuse) console.error(usageOf(fileURLToPath(url), takes))
    process.exitCode = error instanceof Misuse ? 2 : 1
  }
}

/** Returns the usage of a script, with the description from its first lines. @param {string} path @param {string} takes */
const usageOf = (path, takes) => {
  const [, about = ''] = /^(?:\/\/ @ts-check\n)?((?:\/\/ .*\n)+)/.exec(readFileSync(path, 'utf8')) ?? []
  return `Usage: node ${relative(root, path).replaceAll(sep, '/')}${takes && ` ${takes}`}\n\n${about.replaceAll(/^\/\/ /gm, '')}`.trimEnd()
}

/**
 * Reads the arguments URL and GAME of scripts that visit a running server.
 * @template T
 * @param {Readonly<Record<string, T>>} known What there is for each game.
 * @returns {{ url: string, wanted: [game: string, what: T][], isAll: boolean }}
 */
export const visited = (known) => {
  const [url = 'http://127.0.0.1:4600', ...games] = process.argv.slice(2)
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) throw new Misuse(`"${url}" is not the address of a server`)
  const stranger = games.find((game) => !Object.hasOwn(known, game))
  if (stranger !== undefined) throw new Misuse(`there is no game "${stranger}" here, only ${Object.keys(known).join(', ')}`)
  const isAll = games.length === 0
  return { url, wanted: Object.entries(known).filter(([game]) => isAll || games.includes(game)), isAll }
}
