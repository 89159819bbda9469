// @ts-check
// Collects the licences of all packages that reach people, through the server, the command or the page. Writes LICENSES.md; with --check,
// it only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ready } from './ready.mjs'
import { command, Failed, Misuse, root } from './steps.mjs'

const FILE = join(root, 'LICENSES.md')

/** @typedef {{ version: string, license?: string, dev?: boolean, link?: boolean, optional?: boolean }} Locked */

/** Writes what LICENSES.md must contain. */
export const licences = () => {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const reached = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
  )
  const rows = new Map(
    reached.map(([path, { version, license }]) => [
      `${nameOf(path)} ${version}`,
      `| ${nameOf(path)} | ${version} | ${license ?? licenceIn(path)} |`,
    ]),
  )
  /** @type {Map<string, string[]>} */
  const texts = new Map()
  for (const [path, { optional }] of reached) {
    // Which packages for other platforms are installed depends on the machine.
    const text = optional === true ? null : textIn(path)
    if (text !== null) texts.set(text, [...new Set([...(texts.get(text) ?? []), nameOf(path)])])
  }
  const inOrder = [...texts]
    .map(([text, names]) => ({ text, names: names.toSorted().join(', ') }))
    .toSorted((a, b) => (a.names < b.names ? -1 : 1))
  return [
    '# Licences',
    '',
    'Robodrome is under the MIT licence (LICENSE). It contains or installs these packages. `node scripts/licences.mjs` writes this page from the lock file.',
    'The page shows its texts in Inter (SIL Open Font License 1.1).',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...[...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
    '',
    ...inOrder.flatMap(({ text, names }) => [`## ${names}`, '', '```text', text, '```', '']),
  ].join('\n')
}

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** @param {string} path @returns {string} */
const licenceIn = (path) => {
  const file = join(root, path, 'package.json')
  const { license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { license: undefined }
  return typeof license === 'string' ? license : 'see its text'
}

/** @param {string} path @returns {string | null} */
const textIn = (path) => {
  const folder = join(root, path)
  const name = existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .find((each) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(each))
    : undefined
  return name === undefined
    ? null
    : readFileSync(join(folder, name), 'utf8')
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll('```', "'''")
        .replaceAll(/[ \t]+$/gm, '')
        .trim()
}

await command(
  import.meta.url,
  () => {
    const [option, ...more] = process.argv.slice(2)
    if (more.length > 0 || (option !== undefined && option !== '--check')) throw new Misuse(`found: ${process.argv.slice(2).join(' ')}`)
    ready()
    if (option === undefined) return writeFileSync(FILE, licences())
    if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== licences())
      throw new Failed('LICENSES.md differs from the lock file: run node scripts/licences.mjs')
  },
  '[--check]',
)
