/** One rule of a RULES.md: its id, the chapter it stands in, and its text. */
export interface RuleText {
  id: string
  chapter: string
  text: string
  line: number
}

const ID = /^(?:\s*(?:[-*]|\d+\.)\s+|\|\s*)?\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*/

/**
 * The rules of a RULES.md. A rule begins with its id in bold, at the start of a paragraph, of an item or of a table row,
 * and reaches to the next id, heading or, in a paragraph, empty line.
 */
export function readRules(markdown: string): RuleText[] {
  const rules: RuleText[] = []
  let chapter = ''
  let open: RuleText | null = null
  for (const [i, line] of markdown.split(/\r?\n/).entries()) {
    const heading = /^#+\s+(.*)$/.exec(line)
    const id = ID.exec(line)
    if (heading) chapter = heading[1]!
    if (heading || line.trim() === '') open = null
    if (id) rules.push((open = { id: id[1]!, chapter, text: rest(line, id[0]), line: i + 1 }))
    else if (open && line.startsWith('|')) open = null
    else if (open) open.text += `\n${line.trim()}`
  }
  return rules
}

const rest = (line: string, start: string): string =>
  start.startsWith('|')
    ? line
        .slice(start.length)
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(' | ')
    : line.slice(start.length).replace(/^[:.]?\s*/, '')

/** Ids that stand twice: a rule is written once. */
export function duplicateIds(rules: readonly RuleText[]): string[] {
  const seen = new Set<string>()
  return rules.map((rule) => rule.id).filter((id) => seen.size === seen.add(id).size)
}
