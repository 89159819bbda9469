// @ts-check
// Checks how the page is styled. Colours and text sizes are tokens, and there are few of them and few breakpoints. Motion comes to rest.
// Boards leave the frame alone, and no folder styles what another one draws.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTornClasses, selectorsOf } from './page-classes.mjs'
import { findLooseMeasures, findShortClasses } from './page-measures.mjs'
import { command, Failed, root as house } from './steps.mjs'

/** The files that define colours; all others refer to these by name. */
const PAINT = ['style/tokens.css', 'style/palette.css']
const COLOUR =
  /(?<![\w(&/#-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?<=[ (,])#(?:[\da-f]{6}|[\da-f]{3})(?=[ ),])|\b(?:rgb|hsl)a?\(/i
/** Only the spinner may turn endlessly. */
const ENDLESS = /animation:(?![^;]*\bturn\b)[^;]*\binfinite\b/
/** Matches a file in a board's folder. */
const BOARD = /^boards\/[^/]+\//
/** The only sheets of a board that style the frame's zones, and those of the big screen. */
const AROUND = /\/(?:around|tv)\.css$/

/** @typedef {{ file: string, line: number, reason: string }} BadStyle */

/** @param {string} root @returns {BadStyle[]} */
export const findBadStyles = (root) => {
  const source = join(root, 'web/src')
  if (!existsSync(source)) return []
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx?)$/.test(name))
  const texts = new Map(files.toSorted().map((file) => [file, readFileSync(join(source, file), 'utf8')]))
  const frames = frameClasses(texts)
  const torn = [...findTornClasses(texts), ...findSameMotions(texts), ...findLooseMeasures(texts), ...findShortClasses(texts)].map(
    ({ file, ...bad }) => ({
      file: `web/src/${file}`,
      ...bad,
    }),
  )
  const plain = [...texts].flatMap(([file, text]) => {
    const bad = text.split('\n').flatMap((line, i) => {
      if (!PAINT.includes(file) && COLOUR.test(line)) return [{ line: i + 1, reason: `a colour that is no token: ${line.trim()}` }]
      return ENDLESS.test(line) ? [{ line: i + 1, reason: `motion without an end: ${line.trim()}` }] : []
    })
    const reaching =
      BOARD.test(file) && file.endsWith('.css') && !AROUND.test(file)
        ? selectorsOf(text).filter(({ text: one }) => reaches(one, frames))
        : []
    const all = [...bad, ...reaching.map(({ line, text: one }) => ({ line, reason: `a board's style reaches into the frame: ${one}` }))]
    return all.map((each) => ({ file: `web/src/${file}`, ...each }))
  })
  return [...plain, ...torn]
}

/**
 * Names of animations are also global, so the sheet that is loaded last would win.
 * @param {Map<string, string>} texts
 * @returns {BadStyle[]}
 */
const findSameMotions = (texts) => {
  /** @type {Map<string, string>} */
  const first = new Map()
  return [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => {
      const name = /^\s*@keyframes ([\w-]+)/.exec(line)?.[1]
      if (name === undefined || !file.endsWith('.css')) return []
      const before = first.get(name)
      first.set(name, file)
      return before === undefined ? [] : [{ file, line: i + 1, reason: `a motion of the same name as in ${before}: ${name}` }]
    }),
  )
}

/**
 * Lists classes of elements that the frame draws, except those of the kit and mere states such as `.ps.act`.
 * @param {Map<string, string>} texts
 */
const frameClasses = (texts) => {
  /** @param {(file: string) => boolean} of */
  const heads = (of) =>
    new Set([...texts].flatMap(([file, text]) => (file.endsWith('.css') && of(file) ? selectorsOf(text).flatMap(headsOf) : [])))
  const shared = heads((file) => file.startsWith('kit/') || file.startsWith('style/'))
  return new Set([...heads((file) => file.startsWith('frame/'))].filter((each) => !shared.has(each)))
}

/** Returns the first class of each element in a selector. @param {{ text: string }} selector */
const headsOf = ({ text }) => text.split(/[\s>~+]+/).flatMap((element) => /\.([a-z][\w-]*)/i.exec(element)?.[1] ?? [])

/**
 * Whether a selector affects the frame. A selector that begins at a board's own element stays inside it.
 * @param {string} selector
 * @param {Set<string>} frames
 */
const reaches = (selector, frames) =>
  selector.split(',').some((one) => /\.game-/.test(one) || frames.has(headsOf({ text: one.trim().split(/[\s>~+(]/)[0] ?? '' })[0] ?? ''))

/** Prints the faults and returns their number. @param {string} root */
export const reportBadStyles = (root) => {
  const bad = findBadStyles(root)
  for (const { file, line, reason } of bad) console.error(`${file}:${line} ${reason}`)
  return bad.length
}

await command(import.meta.url, () => {
  const bad = reportBadStyles(house)
  if (bad) throw new Failed(`${bad} faults in the styles of the page`)
})
