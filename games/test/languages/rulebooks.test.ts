import { readFileSync } from 'node:fs'
import { gameIds, LANGUAGES, rulebookFile, type Language } from '@robodrome/games'
import { parseRulebook, plainText, rulesOf, type Book } from '@robodrome/rulebook'
import { expect, test } from 'vitest'

const ROOMS = [...gameIds().map((id) => `games/${id}`), 'leagues']
const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const bookOf = (room: string, language: Language): Book =>
  parseRulebook(readFileSync(new URL(`../../../${room}/${rulebookFile(language)}`, import.meta.url), 'utf8'))

/** The structure of a book: its chapters and, in each of them, the kinds of blocks with their rules, rows and columns. */
const shapeOf = ({ chapters }: Book) =>
  chapters.map(({ level, blocks }) => ({
    level,
    blocks: blocks.map((block) =>
      block.kind === 'table'
        ? { columns: block.head.length, rows: block.rows.map(({ id, cells }) => ({ id, cells: cells.length })) }
        : block.kind === 'list'
          ? block.items.map(({ id }) => id)
          : block.id,
    ),
  }))

/** The digits in each rule, in order; numbers spelled out as words do not count. */
const numbersOf = (book: Book): [string, string[]][] =>
  rulesOf(book).map(({ id, text }) => [id, (plainText(text).match(/\d+/g) ?? []).toSorted()])

for (const room of ROOMS)
  for (const language of OTHERS) {
    test(`${room}/${rulebookFile(language)} has the same chapters, rules and tables in the same order`, () => {
      expect(shapeOf(bookOf(room, language))).toEqual(shapeOf(bookOf(room, 'en')))
    })

    test(`${room}/${rulebookFile(language)} names the same numbers in every rule`, () => {
      expect(numbersOf(bookOf(room, language))).toEqual(numbersOf(bookOf(room, 'en')))
    })

    test(`${room}/${rulebookFile(language)} leaves no rule untranslated`, () => {
      const english = new Map(rulesOf(bookOf(room, 'en')).map(({ id, text }) => [id, plainText(text)]))
      const alike = rulesOf(bookOf(room, language)).filter(({ id, text }) => plainText(text) === english.get(id))
      expect(alike).toEqual([])
    })
  }
