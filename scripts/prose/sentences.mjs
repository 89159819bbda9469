// @ts-check
// Counts the words of every sentence in the docs, and prints the sentences that are too long.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, Failed, root } from '../steps.mjs'

/** The maximum number of words in a sentence of the docs. */
export const LONGEST = 30

/** @typedef {{ line: number, words: number, text: string }} Sentence */

/** What starts a block of its own: an empty line, a heading, a list item, a table row or a quote. */
const STARTS = /^\s*(#{1,6} |[-*+] |\d+\. |\||>)/
/** Dots that do not end a sentence. */
const ABBREVIATIONS = /\b(e\.g|i\.e|z\.B|d\.h|u\.a|usw|bzw|ca|Nr|vs|etc)\./g

/**
 * Lists the sentences of a page, without code blocks. A table cell counts as a paragraph.
 * @param {string} page
 * @returns {Sentence[]}
 */
export const sentencesOf = (page) => {
  /** @type {{ line: number, text: string }[]} */
  const blocks = []
  let isCode = false
  let isOpen = false
  for (const [at, line] of page.split('\n').entries()) {
    if (/^\s*```/.test(line)) {
      isCode = !isCode
      isOpen = false
      continue
    }
    if (isCode || line.trim() === '') {
      isOpen = false
      continue
    }
    if (line.trimStart().startsWith('|')) {
      for (const cell of cellsOf(line)) blocks.push({ line: at + 1, text: cell })
      isOpen = false
      continue
    }
    const last = blocks.at(-1)
    if (isOpen && last !== undefined && !STARTS.test(line)) last.text += ` ${line.trim()}`
    else {
      blocks.push({ line: at + 1, text: line.replace(STARTS, '').trim() })
      isOpen = !line.startsWith('#')
    }
  }
  return blocks.flatMap(({ line, text }) => split(text).map((each) => ({ line, words: wordsIn(each), text: each })))
}

/** Splits a row into cells; a pipe inside code does not end a cell. @param {string} row */
const cellsOf = (row) => row.replaceAll(/`[^`]*`/g, (code) => code.replaceAll('|', '/')).split(/(?<!\\)\|/)

/** @param {string} text */
const split = (text) =>
  text
    .replaceAll(ABBREVIATIONS, (found) => found.replaceAll('.', ''))
    .split(/(?<=[.!?][)"'”“*_]*)\s+(?=[^a-z\s])/)
    .filter((each) => each.trim() !== '')

/** Counts the words of a sentence. A code span counts as one word, and a link's address as none. @param {string} sentence */
const wordsIn = (sentence) =>
  sentence
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Lists every page that people read. */
export const pages = () =>
  execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')

/** @returns {(Sentence & { path: string })[]} */
export const longSentences = () =>
  pages().flatMap((path) =>
    sentencesOf(readFileSync(join(root, path), 'utf8'))
      .filter(({ words }) => words > LONGEST)
      .map((sentence) => ({ path, ...sentence })),
  )

/** Prints the sentences that are too long, and returns their number. */
export const reportLongSentences = () => {
  const found = longSentences()
  for (const { path, line, words, text } of found) console.error(`${path}:${line} ${words} words, expected at most ${LONGEST}: ${text}`)
  return found.length
}

await command(import.meta.url, () => {
  const found = reportLongSentences()
  if (found > 0) throw new Failed(`${found} sentences of more than ${LONGEST} words`)
  console.log(`no sentence of more than ${LONGEST} words in ${pages().length} pages`)
})
