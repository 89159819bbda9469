import { parseRulebook, type RuleText } from './parse-rulebook.ts'

const books = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' })

export async function loadRulebook(game: string): Promise<RuleText[] | null> {
  const load = books[`../../../games/${game}/RULES.md`]
  return load ? parseRulebook(await load()) : null
}
