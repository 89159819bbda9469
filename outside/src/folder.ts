import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadInput } from '@robodrome/kernel'
import { digestOf, type Files } from './digest.ts'
import { readPackageJson, type Described } from './manifest.ts'

/** A package in a folder: its manifest, its files, and their digest. */
export interface Package extends Described {
  folder: string
  texts: Files
  digest: string
}

const MOST_FILES = 500
const MOST_BYTES = 4 * 1024 * 1024
/** The file types that a package may contain. Packages are text, and pictures are SVG. */
const KINDS = /\.(?:js|mjs|json|md|yaml|svg)$|(?:^|\/)LICENSE$/

/** Whether a folder contains a game for Robodrome: a quick test, so that commands can tell folders from ids. */
export function isGameFolder(folder: string): boolean {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) return false
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof found === 'object' && found !== null && 'robodrome' in found
  } catch {
    return true // A broken package.json is reported when the package is read.
  }
}

/** Reads the package in a folder. Throws BadInput if anything in it is invalid. */
export function readPackage(given: string): Package {
  const folder = realpathSync(resolve(given))
  const packageJson = readFileSync(join(folder, 'package.json'), 'utf8')
  const described = readPackageJson(parseJson(packageJson))
  const files: Record<string, string> = { 'package.json': packageJson }
  let bytes = packageJson.length
  for (const path of described.files.flatMap((name) => below(folder, name))) {
    if (!KINDS.test(path))
      throw new BadInput(['package.json', 'files'], path, { message: 'files that end in .js, .mjs, .json, .md, .yaml or .svg' })
    const text = readFileSync(join(folder, path), 'utf8')
    files[path] = text
    bytes += Buffer.byteLength(text)
    if (Object.keys(files).length > MOST_FILES)
      throw new BadInput(['package.json', 'files'], path, { message: `at most ${MOST_FILES} files` })
    if (bytes > MOST_BYTES)
      throw new BadInput(['package.json', 'files'], path, { message: `at most ${MOST_BYTES / 1024 / 1024} MB in all` })
  }
  const { entry, languages } = described.manifest
  mustHave(files, entry, ['package.json', 'robodrome', 'entry'])
  for (const field of ['picture', 'puzzles'] as const)
    if (described.manifest[field] !== undefined) mustHave(files, described.manifest[field], ['package.json', 'robodrome', field])
  for (const language of languages) mustHave(files, language === 'en' ? 'RULES.md' : `RULES.${language}.md`, ['package.json', 'files'])
  return { ...described, folder, texts: files, digest: digestOf(files) }
}

function mustHave(files: Files, path: string, field: readonly string[]): void {
  if (!Object.hasOwn(files, path))
    throw new BadInput(field, Object.keys(files).join(', '), {
      message: `the file ${path}. Write it, and name it or its folder under "files"`,
    })
}

/** Lists all files under a name, which is a file or a folder. Links are refused, because they might lead out of the package. */
function below(folder: string, name: string): string[] {
  const place = join(folder, name)
  if (!existsSync(place)) throw new BadInput(['package.json', 'files'], name, { message: 'files and folders that exist' })
  const found = lstatSync(place)
  if (found.isSymbolicLink()) throw new BadInput(['package.json', 'files'], name, { message: 'files themselves, not links to others' })
  if (found.isFile()) return [name]
  return readdirSync(place)
    .toSorted()
    .filter((each) => !each.startsWith('.') && each !== 'node_modules')
    .flatMap((each) => below(folder, `${name}/${each}`))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(['package.json'], error instanceof Error ? error.message : '', { message: 'valid JSON' })
  }
}
