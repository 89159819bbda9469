// @ts-check
// Checks which style sheet may affect which element of the page. Style sheets stay once they are loaded, and class names are global: a
// selector matches every element that has its classes, on whatever screen. So each selector must name something that only its own folder
// draws.
import { posix } from 'node:path'

/** Shared sheets, which every folder may use. */
const COMMON = 'style/'
/** Sheets that arrange the frame's zones around a board. They may also style what the frame draws. */
const AROUND = /^boards\/[\w-]+\/(?:around|tv)\.css$/

/** @typedef {{ file: string, line: number, reason: string }} BadStyle */
/** What an element must have for a selector to match it: `.class`, `#id`, `[attribute`. @typedef {{ text: string, line: number, needs: string[] }} Selector */

/** @param {Map<string, string>} texts files of the page by their path in web/src @returns {BadStyle[]} */
export const findTornClasses = (texts) => {
  const drawn = drawnBy(texts)
  return [...texts].flatMap(([sheet, css]) => {
    if (!sheet.endsWith('.css') || sheet.startsWith(COMMON)) return []
    const room = roomOf(sheet)
    const rooms = AROUND.test(sheet) ? [room, 'frame'] : [room]
    /** Lists files that draw an element without importing this sheet. @param {string} need */
    const strangers = (need) =>
      [...(drawn.get(need) ?? [])].filter((file) => !rooms.includes(roomOf(file)) && !doesImport(texts, file, sheet))
    return selectorsOf(css).flatMap(({ text, line, needs }) => {
      if (needs.some((need) => strangers(need).length === 0)) return []
      const others = [...new Set(needs.flatMap(strangers))].slice(0, 3)
      const who = others.length > 0 ? `drawn by ${others.join(', ')}, too, without importing this sheet` : 'it names no class at all'
      return [{ file: sheet, line, reason: `a style that reaches beyond ${room}: ${text} (${who})` }]
    })
  })
}

/**
 * For each such class, id or attribute, lists the files that draw it.
 * @param {Map<string, string>} texts
 * @returns {Map<string, Set<string>>}
 */
export const drawnBy = (texts) => {
  /** @type {Map<string, Set<string>>} */
  const drawn = new Map()
  for (const [file, text] of texts) {
    if (!file.endsWith('.tsx')) continue
    for (const need of drawnIn(text)) drawn.set(need, (drawn.get(need) ?? new Set()).add(file))
  }
  return drawn
}

/** Lists every class, id and data attribute that a component may give to an element. @param {string} source @returns {Set<string>} */
export const drawnIn = (source) => {
  /** @type {Set<string>} */
  const found = new Set()
  for (const { index } of source.matchAll(/\bclassName=/g)) {
    const value = valueAt(source, index + 'className='.length)
    for (const [, one, two, made] of value.matchAll(/"([^"]*)"|'([^']*)'|`((?:[^`\\]|\\.)*)`/g)) {
      const inner = [...(made ?? '').matchAll(/'([^']*)'/g)].map(([, each]) => each)
      const plain = (one ?? two ?? made ?? '').replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' ')
      for (const word of [plain, ...inner].join(' ').split(/\s+/)) if (/^[a-z][\w-]*$/i.test(word)) found.add(`.${word}`)
    }
  }
  for (const [, name] of source.matchAll(/\bid="([\w-]+)"/g)) found.add(`#${name}`)
  for (const [name] of source.matchAll(/\b(?:data|aria)-[a-z-]+/g)) found.add(`[${name}`)
  for (const [, name] of source.matchAll(/dataset(?:\.|\[')(\w+)/g)) found.add(`[data-${name}`)
  return found
}

/** Returns the text of a JSX attribute's value. @param {string} source @param {number} from */
const valueAt = (source, from) => {
  if (source[from] !== '{') return source.slice(from, source.indexOf('"', from + 1) + 1)
  let depth = 0
  for (let i = from; i < source.length; i++) {
    if (source[i] === '{') depth++
    if (source[i] === '}' && --depth === 0) return source.slice(from, i + 1)
  }
  return source.slice(from)
}

/** Lists the selectors of a style sheet, nested ones combined with those around them. @param {string} css @returns {Selector[]} */
export const selectorsOf = (css) => {
  const plain = css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  /** @type {Selector[]} */
  const found = []
  /** @type {(string[] | null)[]} null for anything that is not a rule, such as @media */
  const open = []
  let from = 0
  let isKeyframes = 0
  for (let i = 0; i < plain.length; i++) {
    const sign = plain[i]
    if (sign === ';') from = i + 1
    if (sign === '}') {
      if (isKeyframes > 0 && isKeyframes === open.length) isKeyframes = 0
      open.pop()
      from = i + 1
    }
    if (sign !== '{') continue
    const text = plain.slice(from, i)
    const start = from + (/^\s*/.exec(text)?.[0].length ?? 0)
    from = i + 1
    if (text.trim().startsWith('@')) {
      open.push(null)
      if (/^@(?:keyframes|font-face)/.test(text.trim())) isKeyframes = open.length
      continue
    }
    const outer = open.findLast((each) => each !== null) ?? ['']
    const all = isKeyframes > 0 ? [] : outer.flatMap((one) => splitAt(text).map((inner) => joined(one, inner)))
    open.push(all)
    for (const one of all) found.push({ text: one, line: plain.slice(0, start).split('\n').length, needs: needsOf(one) })
  }
  return found
}

/** @param {string} outer @param {string} inner */
const joined = (outer, inner) => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`.trim())

/** Splits a list of selectors. @param {string} text @returns {string[]} */
const splitAt = (text) => {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim().replace(/\s+/g, ' '))
}

/**
 * Lists what an element must have in any case. Excluded classes and alternatives do not count.
 * @param {string} selector
 * @returns {string[]}
 */
const needsOf = (selector) => {
  let text = selector
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/:(not|is|where|has)\(([^()]*)\)/g, (_all, name, inner) =>
      name === 'not' || inner.includes(',') ? '' : ` ${inner} `,
    )
    text = text.replace(/:(?!not|is|where|has)[\w-]+\([^()]*\)/g, '')
  }
  return [...text.matchAll(/([.#])([a-z][\w-]*)|(\[(?:data|aria)-[a-z-]+)/gi)].map(
    ([, kind, name, attribute]) => attribute ?? `${kind}${name}`,
  )
}

/** Returns the folder that a file belongs to; each board is a folder of its own. @param {string} file */
const roomOf = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('boards/') && file.split('/').length > 2 ? 2 : 1)
    .join('/')

/** @param {Map<string, string>} texts @param {string} file @param {string} sheet */
const doesImport = (texts, file, sheet) =>
  [...(texts.get(file) ?? '').matchAll(/^import '(\.[^']+\.css)'/gm)].some(
    ([, path = '']) => posix.join(posix.dirname(file), path) === sheet,
  )
