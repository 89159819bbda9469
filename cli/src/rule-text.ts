import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NO_SUCH_MOVE, NOT_ASKED, NOTHING_TO_TAKE_BACK, OVER, type RuleId } from '@robodrome/kernel'
import { parseRulebook, plainText, rulesOf, type Book as Text, type RuleText } from '@robodrome/rulebook'
import { readText } from './files.ts'
import type { World } from './world.ts'

/** Rules of the table that no game's rulebook holds. */
const TABLE_RULES: Readonly<Record<RuleId, string>> = {
  [OVER]: 'The match is over.',
  [NOT_ASKED]: 'It is not this seat that must choose now.',
  [NO_SUCH_MOVE]: 'There is no such move here.',
  [NOTHING_TO_TAKE_BACK]: 'A choice can be taken back until a die falls, something hidden is shown, or another seat chooses.',
}

/** A rulebook: the whole text, and each of its rules. */
export interface Book {
  text: Text
  rules: RuleText[]
}

/** The rulebook of a game; null if its package has none. */
export function readBook(world: World, game: string): Book | null {
  const folder = world.folderOf(game)
  const path = folder === null ? null : join(folder, 'RULES.md')
  if (path === null || !existsSync(path)) return null
  const text = parseRulebook(readText(path))
  return { text, rules: rulesOf(text) }
}

const NOT_THERE = [{ kind: 'plain' as const, text: 'The rulebook does not have this rule.' }]

/** What a rule says, or that the rulebook does not have it. */
export const textOfRule = (book: Book | null, id: RuleId): string =>
  TABLE_RULES[id] ?? plainText(book?.rules.find((rule) => rule.id === id)?.text ?? NOT_THERE)
