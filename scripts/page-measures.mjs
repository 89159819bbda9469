// @ts-check
// Limits of the page's styles: few colours, seven text sizes, five breakpoints.

import { selectorsOf } from './page-classes.mjs'

/** @typedef {{ file: string, line: number, reason: string }} BadStyle */

const TOKENS = 'style/tokens.css'
const PALETTE = 'style/palette.css'
/** The maximum number of colours; new drawings mix them. */
const MOST_COLOURS = 45
const MOST_TEXT_SIZES = 7
/**
 * The window sizes at which the layout changes: three widths (phone, one column, three columns) and two heights (phone in landscape, low
 * window).
 */
const EDGES = { width: [760, 1000, 1200], height: [480, 800] }
/** The edges at which a full row of answers, a forecast or a hand of cards no longer fits. */
const FITTED = { width: [1400], height: [880, 920] }
/** Class names with three letters or fewer must be words; these are all of them. */
const SHORT_WORDS = new Set(
  `act all art ask bad bar big can die dot end far few has hit how lit log me met now off on one out own
   pad pod red row say tip top two up way who why won`.split(/\s+/),
)
const LAYERS = /^@layer base, kit, screens;/

/** @param {Map<string, string>} texts files of the page by their path in web/src @returns {BadStyle[]} */
export const findLooseMeasures = (texts) =>
  [...texts].flatMap(([file, css]) => {
    if (!file.endsWith('.css')) return []
    const found = [...tooMany(file, css), ...textSizes(css), ...edges(css), ...layers(file, css)]
    return found.map(({ at, reason }) => ({ file, line: css.slice(0, at).split('\n').length, reason }))
  })

/** @param {Map<string, string>} texts @returns {BadStyle[]} */
export const findShortClasses = (texts) => {
  /** @type {Map<string, BadStyle>} */
  const short = new Map()
  for (const [file, css] of texts)
    for (const { text, line } of file.endsWith('.css') ? selectorsOf(css) : [])
      for (const [, name = ''] of text.matchAll(/\.([a-z][\w-]*)/gi))
        if (name.length <= 3 && !SHORT_WORDS.has(name) && !short.has(name))
          short.set(name, { file, line, reason: `a class name of three letters or fewer that is no listed word: .${name}` })
  return [...short.values()]
}

/** @typedef {{ at: number, reason: string }} Found */

/** @param {string} file @param {string} css @returns {Found[]} */
const tooMany = (file, css) => {
  const [most, each, what] =
    file === PALETTE ? [MOST_COLOURS, /^ {2}--/gm, 'colours'] : [MOST_TEXT_SIZES, /^ {2}--text-/gm, 'sizes of text']
  const all = file === PALETTE || file === TOKENS ? [...css.matchAll(each)] : []
  return all.length > most ? [{ at: all[most]?.index ?? 0, reason: `${all.length} ${what}, at most ${most}` }] : []
}

/**
 * A text size must be a token, unless the text belongs to a drawing, which has units of its own, or is fitted to its box.
 * @param {string} css
 * @returns {Found[]}
 */
const textSizes = (css) =>
  [...css.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(({ index, 1: selector = '', 2: body = '' }) =>
    isDrawn(selector.trim(), body)
      ? []
      : [...body.matchAll(/font(?:-size)?: (?![^;]*\dcqi)[^;]*\dpx[^;]*/g)].map((each) => ({
          at: index + selector.length + 1 + each.index,
          reason: `a size of text that is no token: ${each[0]}`,
        })),
  )

/** The same decision as in web/rem.ts. @param {string} selector @param {string} body */
const isDrawn = (selector, body) =>
  /\bsvg .|(?<![\w.#-])(?:text|tspan)\b[^\s,]*$/m.test(selector) || /(?:^|\s)(?:fill|text-anchor|dominant-baseline|paint-order):/.test(body)

/** @param {string} css @returns {Found[]} */
const edges = (css) =>
  [...css.matchAll(/@media [^{]+/g)].flatMap(({ index, 0: query }) =>
    [...query.matchAll(/(min|max)-(width|height): ([\d.]+)px/g)].flatMap(([, end, side, px]) => {
      const way = side === 'width' ? 'width' : 'height'
      const edge = edgeOf(way, end, Number(px))
      return edge === null ? [{ at: index, reason: `a window told apart where no other is: ${query.trim()}` }] : []
    }),
  )

/**
 * The edge that the bound of a query means: below 1000 is "at most 999".
 * @param {'width' | 'height'} way
 * @param {string | undefined} end
 * @param {number} px
 */
const edgeOf = (way, end, px) => {
  // The edge of a phone is its largest size; the other edges are the smallest size of a larger window.
  const isSmall = (/** @type {number} */ edge) => edge === 760 || edge === 480
  const bound = (/** @type {number} */ edge) => (isSmall(edge) ? edge + (end === 'min' ? 1 : 0) : edge - (end === 'max' ? 1 : 0))
  return [...EDGES[way], ...FITTED[way]].find((edge) => bound(edge) === px) ?? null
}

/**
 * The order of layers is given only once; web/layers.ts puts each sheet into its own layer.
 * @param {string} file
 * @param {string} css
 * @returns {Found[]}
 */
const layers = (file, css) => {
  if (file === TOKENS)
    return LAYERS.test(css) || !css.includes('--text-') ? [] : [{ at: 0, reason: 'the order of layers does not come first' }]
  const at = css.indexOf('@layer')
  return at < 0 ? [] : [{ at, reason: 'a layer of its own: the folder of a sheet decides on its layer' }]
}
