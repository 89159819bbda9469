import { existsSync, readFileSync } from 'node:fs'
import { gameIds, rulebookFile } from '@robodrome/games'
import { parseRulebook, plainText, reasonOf, rulesOf, searched, type Book, type Chapter, type RuleText } from '@robodrome/rulebook'
import { Trouble } from './way.ts'

const books = new Map<string, Book>()

const fileOf = (game: string): URL => new URL(`../../games/${game}/${rulebookFile('en')}`, import.meta.url)

/** Returns the rulebook of a game as Markdown. */
export function bookText(game: string): string {
  if (!gameIds().includes(game) || !existsSync(fileOf(game)))
    throw new Trouble('not-found', `There is no rulebook of "${game}". The games are ${gameIds().join(', ')}.`)
  return readFileSync(fileOf(game), 'utf8')
}

function bookOf(game: string): Book {
  const known = books.get(game)
  if (known !== undefined) return known
  const book = parseRulebook(bookText(game))
  books.set(game, book)
  return book
}

/** A rule as an agent reads it, with its chapter as the title. */
export interface Rule {
  id: string
  title: string
  text: string
}

const written = ({ id, chapter, text }: RuleText): Rule => ({ id, title: chapter, text: plainText(text) })

export const ruleIn = (game: string, id: string): Rule | null => {
  const found = rulesOf(bookOf(game)).find((rule) => rule.id === id)
  return found === undefined ? null : written(found)
}

/** Returns the first sentence of a rule. */
export const reasonIn = (game: string, id: string): string => reasonOf(bookOf(game), id)

/** Finds the rules that contain all these words, best first. */
export function rulesFor(game: string, words: string): Rule[] {
  const book = bookOf(game)
  const found = (chapters: readonly Chapter[]): Rule[] => rulesOf({ ...book, chapters }).map(written)
  return found(searched(book, words))
}
