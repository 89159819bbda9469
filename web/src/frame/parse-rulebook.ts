/** A rule of a rulebook, under its chapter. */
export type RuleText = { id: string; chapter: string; text: string }

/** Rules begin with their id in bold, `**GK-MOVE-3** A Bot ...`, in a list, a paragraph or a row of a table; headings are chapters. */
export function parseRulebook(markdown: string): RuleText[] {
  const rules: RuleText[] = []
  let chapter = ''
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,}\s+(.*)$/.exec(line)
    const rule = /^\s*(?:[-*]\s+)?\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s*(.*)$/.exec(line)
    const row = /^\|\s*\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s*\|(.*)\|\s*$/.exec(line)
    const last = rules.at(-1)
    if (row) rules.push({ id: row[1]!, chapter, text: cells(row[2]!) })
    else if (line.startsWith('|')) continue
    else if (heading) chapter = heading[1]!.trim()
    else if (rule) rules.push({ id: rule[1]!, chapter, text: rule[2]! })
    else if (line.trim() !== '' && last && last.chapter === chapter) last.text += ` ${line.trim()}`
  }
  return rules
}

const cells = (row: string): string =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ')
