// @ts-check
// Compares the claims of the docs with the code: links and headings, files, npm scripts, commands, and the import table in ARCHITECTURE.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ARROWS } from '../arrows.mjs'
import { command, Failed, root } from '../steps.mjs'
import { pages } from './sentences.mjs'

/** @typedef {{ page: string, text: string, has(path: string): boolean, read(path: string): string }} Doc */

/**
 * Lists every claim on a page that is not true, as a sentence.
 * @param {Doc} doc
 * @param {{ files: readonly string[], scripts: readonly string[], commands: readonly string[] }} code
 */
export const wrongClaims = (doc, code) => [...badLinks(doc), ...badPaths(doc, code.files), ...badCommands(doc, code)]

/** @param {Doc} doc */
const badLinks = ({ page, text, has, read }) =>
  [...withoutCode(text).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([, file = '', heading]) => {
    const path = file === '' ? page : normalize(join(dirname(page), file)).replaceAll('\\', '/')
    if (!has(path)) return [`links to ${file}, which does not exist`]
    if (heading === undefined) return []
    return headingsOf(read(path)).includes(heading) ? [] : [`links to #${heading}, which is no heading of ${path}`]
  })

/** @param {string} text */
const headingsOf = (text) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/**
 * Code that looks like a path in the repository, or in the installed package, must end like an existing path.
 * @param {Doc} doc
 * @param {readonly string[]} files
 */
const badPaths = ({ text }, files) =>
  [...text.matchAll(/(?<![\w/.-])((?:[\w.-]+\/)*\w[\w.-]*\.(?:ts|tsx|mjs|css|sql|py))(?![\w/])/g)]
    .map(([, path = '']) => path.replace(/^node_modules\/robodrome\//, ''))
    .filter((path) => !/[A-Z]{3}|level-N/.test(path) && !files.some((file) => file === path || file.endsWith(`/${path}`)))
    .map((path) => `names ${path}, which does not exist`)

/** @param {Doc} doc @param {{ scripts: readonly string[], commands: readonly string[] }} code */
const badCommands = ({ text }, { scripts, commands }) => [
  ...[...text.matchAll(/\bnpm run ([\w-]+)/g)]
    .filter(([, name = '']) => !scripts.includes(name))
    .map(([all]) => `names ${all}, which package.json does not have`),
  ...[...text.matchAll(/(?:`|npx )robodrome ([a-z][a-z-]*)/g)]
    .filter(([, name = '']) => !commands.includes(name))
    .map(([, name]) => `names the command robodrome ${name}, which does not exist`),
]

/** @param {string} text */
const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[()[\]]/g, ''))

/**
 * Lists the rows of the import table that differ from `arrows`.
 * @param {string} page
 * @param {Readonly<Record<string, readonly string[]>>} arrows
 */
export const wrongRows = (page, arrows) => {
  const rows = new Map([...page.matchAll(/^\| `([\w*/]+?)\/?` \| .* \| ([^|]+) \|$/gm)].map(([, room = '', may = '']) => [room, may]))
  return Object.entries(arrows).flatMap(([room, targets]) => {
    const said = rows.get(room)
    if (said === undefined) return [`has no row for ${room} in the table of rooms`]
    const named = said === 'nothing' ? [] : said.replace(/^all but /, '').split(/, | and /)
    const allowed = said.startsWith('all but ') ? Object.keys(arrows).filter((each) => each !== room && !named.includes(each)) : named
    const [want, have] = [[...targets].toSorted().join(', '), allowed.toSorted().join(', ')]
    return want === have ? [] : [`says that ${room} may import ${have}; scripts/arrows.mjs allows ${want}`]
  })
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

/** Returns the names of commands, by the file that adds each of them. */
const commandsOf = () =>
  readdirSync(join(root, 'cli/src/commands')).flatMap((file) =>
    [...read(`cli/src/commands/${file}`).matchAll(/\.command\('([a-z-]+)|addCommand\([^,]+, '([a-z-]+)/g)].map(
      ([, one, other]) => one ?? other ?? '',
    ),
  )

/** Dated notes keep the names that were in use at the time. @param {string} path */
const isDated = (path) => path.startsWith('docs/notes/') || path === 'CHANGELOG.md'

export const reportWrongClaims = () => {
  const code = {
    files: execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n'),
    scripts: Object.keys(JSON.parse(read('package.json')).scripts),
    commands: commandsOf(),
  }
  const has = (/** @type {string} */ path) => existsSync(join(root, path))
  const found = [
    ...pages()
      .filter((page) => !isDated(page))
      .flatMap((page) => wrongClaims({ page, text: read(page), has, read }, code).map((fault) => `${page} ${fault}`)),
    ...wrongRows(read('ARCHITECTURE.md'), ARROWS).map((fault) => `ARCHITECTURE.md ${fault}`),
  ]
  for (const fault of found) console.error(fault)
  return found.length
}

await command(import.meta.url, () => {
  const wrong = reportWrongClaims()
  if (wrong > 0) throw new Failed(`${wrong} claims of the docs do not hold`)
})
