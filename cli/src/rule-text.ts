import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rulebookFile } from '@robodrome/games'
import type { RuleId } from '@robodrome/kernel'
import { parseRulebook, plainText, rulesOf, type Book as BookText, type RuleText } from '@robodrome/rulebook'
import { readText } from './files.ts'
import { languageOf, wordsOf } from './words/index.ts'
import type { World } from './world.ts'

/** A rulebook: the whole text, and each of its rules. */
export interface Book {
  text: BookText
  rules: RuleText[]
}

/** Reads the rulebook of a game, in the terminal's language if available; null if its package has none. */
export function readBook(world: World, game: string): Book | null {
  const folder = world.folderOf(game)
  const files = folder === null ? [] : [languageOf(world), 'en' as const].map((language) => join(folder, rulebookFile(language)))
  const path = files.find((file) => existsSync(file))
  if (path === undefined) return null
  const text = parseRulebook(readText(path))
  return { text, rules: rulesOf(text) }
}

/** Returns a rule's text, or a note that the rulebook does not contain it, because rules of the table are in no game's rulebook. */
export function textOfRule(world: World, book: Book | null, id: RuleId): string {
  const { ofTable, notThere } = wordsOf(world).rule
  const texts: Readonly<Record<RuleId, string>> = ofTable
  const found = book?.rules.find((rule) => rule.id === id)
  return texts[id] ?? (found === undefined ? notThere : plainText(found.text))
}
