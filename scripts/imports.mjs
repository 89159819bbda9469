// @ts-check
// Finds the imports in a source text without a parser: a scanner that knows comments, strings, templates and regular expressions is enough.

/** @typedef {{ kind: 'word' | 'string' | 'sign', text: string, line: number }} Token */

const SPACE = /\s+|\/\/[^\n]*|\/\*[^]*?\*\//y
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const STRING = /'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"/y
const REGEXP = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y
const TEMPLATE_PART = /(?:\\[^]|\$(?!\{)|[^`\\$])*(`|\$\{)/y

/** Words after which a slash begins a regular expression; after any other word, it is a division. */
const BEFORE_REGEXP = new Set(['return', 'case', 'typeof', 'in', 'of', 'void', 'delete', 'throw', 'await', 'yield', 'else', 'do'])

/** @param {string} source @returns {Token[]} */
export const scan = (source) => {
  /** @type {Token[]} */
  const tokens = []
  /** For each template hole that we are in, how many braces are open. @type {number[]} */
  const holes = []
  let at = 0
  let line = 1

  /** @param {RegExp} pattern */
  const take = (pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0]
    if (found === undefined) return null
    at += found.length
    for (const sign of found) if (sign === '\n') line++
    return found
  }
  const template = () => {
    if (take(TEMPLATE_PART)?.endsWith('${')) holes.push(0)
  }
  const divides = () => {
    const last = tokens.at(-1)
    if (!last) return false
    return last.kind === 'word' ? !BEFORE_REGEXP.has(last.text) : last.kind === 'string' || ')]}'.includes(last.text)
  }

  /** Reads a sign, and tracks the braces and backquotes that open and close templates and their holes. */
  const sign = () => {
    const text = source[at++] ?? ''
    tokens.push({ kind: text === '`' ? 'string' : 'sign', text, line })
    const open = holes.at(-1)
    if (text === '`') template()
    else if (open === 0 && text === '}') {
      holes.pop()
      template()
    } else if (open !== undefined && text === '{') holes[holes.length - 1] = open + 1
    else if (open !== undefined && text === '}') holes[holes.length - 1] = open - 1
  }

  while (at < source.length) {
    if (take(SPACE)) continue
    const begun = line
    const word = take(WORD)
    const string = word ? null : take(STRING)
    const regexp = source[at] === '/' && !word && !string && !divides() ? take(REGEXP) : null
    if (word) tokens.push({ kind: 'word', text: word, line: begun })
    else if (string) tokens.push({ kind: 'string', text: string.slice(1, -1), line: begun })
    else if (regexp) tokens.push({ kind: 'string', text: regexp, line: begun })
    else sign()
  }
  return tokens
}

/**
 * Lists what a source imports: `import … from`, `export … from`, `import '…'`, `import('…')` (also in types) and `require('…')`.
 * @param {string} source
 * @returns {{ specifier: string, line: number }[]}
 */
export const importsOf = (source) => {
  const found = []
  const tokens = scan(source)
  for (const [i, { kind, text, line }] of tokens.entries()) {
    const before = tokens[i - 1]
    if (kind !== 'string' || !before) continue
    const word = before.text === '(' ? tokens[i - 2] : before
    if (word?.kind !== 'word') continue
    if (before === word ? word.text === 'from' || word.text === 'import' : word.text === 'import' || word.text === 'require') {
      found.push({ specifier: text, line })
    }
  }
  return found
}
