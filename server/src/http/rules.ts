import { existsSync, readFileSync } from 'node:fs'

/** The rulebook of an installed game as Markdown; null if it has none. */
export const readRules = (game: string): string | null => {
  const file = new URL(`../../../games/${game}/RULES.md`, import.meta.url)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
