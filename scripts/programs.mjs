// @ts-check
// Executables that tests need besides npm packages, already installed or installable.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { command, Failed, root, tell } from './steps.mjs'

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {string} needs What is left out without it.
 * @property {string} variable Of the environment: names a program to take instead.
 * @property {string[]} names On the path.
 * @property {string} debian The package that holds it.
 * @property {() => string | null} [place] Where else it may be.
 * @property {string[]} [download] Arguments for Node that fetch it where no package can be installed.
 */
/** @typedef {{ env: NodeJS.ProcessEnv, isRoot: boolean }} World */
/** @typedef {{ program: Program, why: string }} Missing */

const PATIENCE_MS = 300_000
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** @type {Program} */
export const CHROMIUM = {
  title: 'Chromium',
  needs: 'browser tests',
  variable: 'CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome'],
  debian: 'chromium',
  place: () => (existsSync(MAC_CHROME) ? MAC_CHROME : playwrights()),
  download: ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
}

/** @type {Program} */
export const NATS = {
  title: 'nats-server',
  needs: 'tests through NATS',
  variable: 'NATS_SERVER',
  names: ['nats-server'],
  debian: 'nats-server',
}

/** @type {Program} */
export const PYTHON = {
  title: 'python3',
  needs: 'tests of the examples in Python',
  variable: 'PYTHON',
  names: ['python3'],
  debian: 'python3',
}

export const PROGRAMS = [CHROMIUM, NATS, PYTHON]

/** Finds the browser that Playwright may have downloaded. */
const playwrights = () => {
  const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
  /** @type {string} */
  const place = chromium.executablePath()
  return existsSync(place) ? place : null
}

/** @type {World} */
const here = { env: process.env, isRoot: process.getuid?.() === 0 }

/** Returns the path of a program, or null. @param {Program} program */
export const find = ({ variable, names, place }, { env } = here) => {
  const named = env[variable]
  if (named !== undefined && !existsSync(named)) throw new Failed(`${variable}: found nothing at ${named}, expected a program`)
  return named ?? onPath(names, env) ?? place?.() ?? null
}

/** @param {string[]} names @param {NodeJS.ProcessEnv} env */
const onPath = (names, env) => {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null
}

/** @param {string} path */
const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installs missing programs, and returns those still missing, each with the reason.
 * @param {readonly Program[]} programs
 * @returns {Missing[]}
 */
export const bring = (programs, world = here) => {
  const wanted = programs.filter((program) => find(program, world) === null)
  if (wanted.length === 0) return []
  tell(`installing for the tests: ${wanted.map(({ title }) => title).join(', ')}`)
  const aptGet = world.isRoot ? onPath(['apt-get'], world.env) : null
  /** @param {string[]} args */
  const apt = (args) => attempt(aptGet ?? '', args, { ...world.env, DEBIAN_FRONTEND: 'noninteractive' })
  if (aptGet !== null) apt(['update', '-q'])
  return wanted.flatMap((program) => {
    const why = aptGet === null ? 'only root on Debian installs it by itself' : apt(['install', '-y', '-q', program.debian])
    if (find(program, world) === null && program.download) attempt(process.execPath, program.download, world.env)
    return find(program, world) === null ? [{ program, why }] : []
  })
}

/** Runs an installer. Returns its last lines if it failed, otherwise ''. @param {string} path @param {string[]} args @param {NodeJS.ProcessEnv} env */
const attempt = (path, args, env) => {
  const done = spawnSync(path, args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE_MS })
  if (done.error) return done.error.message
  return done.status === 0 ? '' : (lastLine(done.stderr) ?? lastLine(done.stdout) ?? `ended with code ${done.status}`)
}

/** @param {string} text */
const lastLine = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '')

/** @param {Missing} missing */
export const tellMissing = ({ program: { title, variable }, why }) =>
  `there is no ${title} here${why && ` (${why})`}; ${variable} names one elsewhere`

await command(import.meta.url, () => {
  const missing = bring(PROGRAMS)
  if (missing.length > 0) throw new Failed(missing.map(tellMissing).join('\n'))
})
