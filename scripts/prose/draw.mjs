// @ts-check
// Draws texts at random from docs, comments and page, for a reader who marks what is not idiomatic. The same seed draws the same texts.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, Misuse, root } from '../steps.mjs'
import { pages, sentencesOf } from './sentences.mjs'

/** @typedef {{ place: string, text: string }} Text */

const COUNT = 60
/** A text with fewer words, such as a button or a heading, says little about style. */
const FEWEST = 4
const GERMAN = /(^|[/-])de(\.ts$|\/)|\.de\.md$/

/** @param {boolean} isGerman @returns {Text[]} */
const docs = (isGerman) =>
  pages()
    .filter((path) => GERMAN.test(path) === isGerman && !path.startsWith('docs/notes/'))
    .flatMap((path) => sentencesOf(readFileSync(join(root, path), 'utf8')).map(({ line, text }) => ({ place: `${path}:${line}`, text })))

/** @param {string} pattern */
const sources = (pattern) =>
  execFileSync('git', ['ls-files', ...pattern.split(' ')], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')

/** Comments are English everywhere. @returns {Text[]} */
const comments = () =>
  sources('*.ts *.tsx *.mjs').flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?<![\w'"`*./])\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*(?:\n\s*\/\/ .*)*)/g)].map(
      (found) => ({
        place: `${path}:${found.input.slice(0, found.index).split('\n').length}`,
        text: (found[1] ?? found[2] ?? '').replaceAll(/\s*\n\s*(\*|\/\/)?\s*/g, ' ').trim(),
      }),
    ),
  )

/** Lists the strings in the files of words: page, games, terminal and notices. @param {boolean} isGerman @returns {Text[]} */
const spoken = (isGerman) =>
  sources('*/words/*.ts')
    .filter((path) => GERMAN.test(path) === isGerman && !path.includes('/test/'))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /^\s*(\/\/|\/?\*|import )/.test(line)
            ? []
            : [...line.matchAll(/(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)(?!:)/g)].map((found) => ({
                place: `${path}:${at + 1}`,
                text: found[1] ?? found[2] ?? found[3] ?? '',
              })),
        ),
    )

/** Generates numbers from 0 to 1 from a seed (mulberry32). @param {number} seed */
const numbers = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/** Reads the texts only once. @param {() => Text[][]} read @returns {() => readonly Text[][]} */
const once = (read) => {
  /** @type {Text[][] | null} */
  let texts = null
  return () => (texts ??= read())
}
const english = once(() => [docs(false), comments(), spoken(false)])
const german = once(() => [docs(true), spoken(true)])

/**
 * Draws equally many texts of each kind: a third docs, a third comments and a third words in English; half docs and half words in German.
 * @param {number} seed
 * @param {boolean} isGerman
 * @returns {Text[]}
 */
export const draw = (seed, isGerman) => {
  const next = numbers(seed)
  const kinds = isGerman ? german() : english()
  return kinds.flatMap((all) => {
    const left = all.filter(({ text }) => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= FEWEST)
    return Array.from({ length: COUNT / kinds.length }, () => left.splice(Math.floor(next() * left.length), 1)[0]).filter(
      (each) => each !== undefined,
    )
  })
}

await command(
  import.meta.url,
  () => {
    const [seed, language = 'en'] = process.argv.slice(2)
    if (seed === undefined || !/^\d{1,9}$/.test(seed)) throw new Misuse(`the seed is ${seed ?? 'missing'}: expected a whole number`)
    if (!['en', 'de'].includes(language)) throw new Misuse(`the language is ${language}: expected en or de`)
    for (const [n, { place, text }] of draw(Number(seed), language === 'de').entries()) console.log(`${n + 1}. ${place}\n   ${text}`)
  },
  'SEED [en | de]',
)
