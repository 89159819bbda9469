/** A piece of a chapter. A rule may stand in a list, a paragraph or a row of a table; what has no id explains the rules around it. */
export type Block =
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'text' | 'item'; text: string }
  | { kind: 'table'; head: string[]; rows: { id: string | null; cells: string[] }[] }

export type Chapter = { title: string; blocks: Block[] }

const ID = String.raw`\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*`
const RULE = new RegExp(String.raw`^\s*(?:[-*]\s+)?${ID}\s*(.*)$`)
const ONLY_ID = new RegExp(`^${ID}$`)
const HEADING = /^#{2,}\s+(.*)$/
const ITEM = /^\s*[-*]\s+(.*)$/
const RULER = /^\|[\s|:-]+\|\s*$/

/** A rulebook as chapters. What stands before the first heading of a chapter is an introduction without a title. */
export function parseRulebook(markdown: string): Chapter[] {
  const chapters: Chapter[] = [{ title: '', blocks: [] }]
  // Lines go on with what is open until an empty line closes it.
  let open: Block | null = null
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line)
    const { blocks } = chapters.at(-1)!
    if (heading) {
      chapters.push({ title: heading[1]!.trim(), blocks: [] })
      open = null
    } else if (line.trim() === '') open = null
    else if (line.startsWith('#')) continue
    else if (line.startsWith('|')) open = tableWith(line, open, blocks)
    else open = textWith(line, open, blocks)
  }
  return chapters.filter(({ blocks }) => blocks.length > 0)
}

function textWith(line: string, open: Block | null, blocks: Block[]): Block {
  const rule = RULE.exec(line)
  const item = ITEM.exec(line)
  if (rule) blocks.push({ kind: 'rule', id: rule[1]!, text: rule[2]! })
  else if (item) blocks.push({ kind: 'item', text: item[1]! })
  else if (open && open.kind !== 'table') open.text += ` ${line.trim()}`
  else blocks.push({ kind: 'text', text: line.trim() })
  return blocks.at(-1)!
}

function tableWith(line: string, open: Block | null, blocks: Block[]): Block {
  const cells = line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
  const table: Block = open?.kind === 'table' ? open : { kind: 'table', head: cells, rows: [] }
  if (open !== table) blocks.push(table)
  else if (!RULER.test(line)) table.rows.push(rowOf(cells))
  return table
}

function rowOf([first = '', ...others]: string[]): { id: string | null; cells: string[] } {
  const id = ONLY_ID.exec(first)?.[1] ?? null
  return { id, cells: id === null ? [first, ...others] : [id, ...others] }
}

/** A rule and where it stands. */
export type RuleText = { id: string; chapter: string; text: string }

export const rulesOf = (chapters: readonly Chapter[]): RuleText[] =>
  chapters.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'rule') return [{ id: block.id, chapter: title, text: block.text }]
      if (block.kind !== 'table') return []
      return block.rows.flatMap(({ id, cells }) => (id === null ? [] : [{ id, chapter: title, text: cells.slice(1).join(', ') }]))
    }),
  )

/** A label before what a rule says: "Declare: ...", "*Start.* ...". */
const LABEL = /^(?:\*[^*]{1,40}[.:]\*|[A-Z][\w' ]{0,24}:)\s+/
const SENTENCE = /^.*?[\p{L}\d)"%][.!?](?=\s|$)/u

/** The first sentence of a rule, as the reason for a refusal; '' for a rule that the book does not have. */
export function reasonOf(chapters: readonly Chapter[] | null | undefined, rule: string): string {
  const text = rulesOf(chapters ?? []).find(({ id }) => id === rule)?.text ?? ''
  const bare = text.replace(LABEL, '').replace(/[*`]/g, '')
  const sentence = SENTENCE.exec(bare)?.[0] ?? bare
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The chapters with only what speaks of something: whole blocks, and of tables the rows. */
export function searchRulebook(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const sought = wanted.trim().toLowerCase()
  if (sought === '') return [...chapters]
  const fits = (text: string): boolean => text.replace(/[*`]/g, '').toLowerCase().includes(sought)
  return chapters.flatMap(({ title, blocks }) => {
    const found = fits(title) ? blocks : blocks.flatMap((block) => searchBlock(block, fits))
    return found.length > 0 ? [{ title, blocks: found }] : []
  })
}

function searchBlock(block: Block, fits: (text: string) => boolean): Block[] {
  if (block.kind !== 'table') return fits(block.kind === 'rule' ? `${block.id} ${block.text}` : block.text) ? [block] : []
  const rows = fits(block.head.join(' ')) ? block.rows : block.rows.filter(({ cells }) => fits(cells.join(' ')))
  return rows.length > 0 ? [{ ...block, rows }] : []
}
