import { existsSync, readFileSync } from 'node:fs'
import { LANGUAGES, rulebookFile, type Language } from '@robodrome/games'
import * as z from 'zod/mini'

/** A language that games support. */
export const spoken = z.enum(LANGUAGES)

/** Reads the rulebook of an installed game as Markdown, or null if it has none. */
export const readRules = (game: string, language: Language): string | null => {
  const file = new URL(`../../../games/${game}/${rulebookFile(language)}`, import.meta.url)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
