import type { Block, Book, Chapter, Item, Row, Span, RichText } from './book.ts'

const HEADING = /^(#+)\s+(.*?)\s*$/
const ITEM = /^\s*([-*]|\d+\.)\s+(.*)$/
const ID = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*[:.]?\s*/
const MARKS = /(\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`)/

/**
 * Reads a RULES.md: headings, paragraphs, lists and tables, which may contain *emphasis*, **strong** and `code`. A rule begins with its id
 * in bold, at the start of a paragraph, of an item or of a table row.
 */
export function parseRulebook(markdown: string): Book {
  const chapters: (Chapter & { blocks: Block[] })[] = []
  for (const lines of groups(markdown)) {
    const heading = HEADING.exec(lines[0]!)
    if (heading) chapters.push({ title: plain(heading[2]!), level: heading[1]!.length, blocks: [] })
    else {
      if (chapters.length === 0) chapters.push({ title: '', level: 1, blocks: [] })
      add(chapters.at(-1)!.blocks, blockOf(lines))
    }
  }
  return { title: chapters[0]?.title ?? '', chapters }
}

/** Splits a text into groups of lines that belong together: a heading, a paragraph, an item or a table. */
function groups(markdown: string): string[][] {
  const found: string[][] = []
  let open: string[] | null = null
  for (const line of markdown.split(/\r?\n/)) {
    const isRow = line.startsWith('|')
    const goesOn = open !== null && !HEADING.test(line) && !ITEM.test(line) && !ID.test(line) && isRow === open[0]!.startsWith('|')
    if (line.trim() === '') open = null
    else if (goesOn) open!.push(line)
    else found.push((open = [line]))
    if (HEADING.test(line)) open = null
  }
  return found
}

function blockOf(lines: readonly string[]): Block {
  if (lines[0]!.startsWith('|')) return tableOf(lines)
  const item = ITEM.exec(lines[0]!)
  const text = [item?.[2] ?? lines[0]!, ...lines.slice(1)].map((line) => line.trim()).join(' ')
  return item ? { kind: 'list', ordered: !/[-*]/.test(item[1]!), items: [ruled(text)] } : { kind: 'paragraph', ...ruled(text) }
}

/** Consecutive items form one list. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1)
  if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered)
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] }
  else blocks.push(block)
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
  const withIds = rows.some(([first = '']) => ID.test(first))
  const cut = withIds ? 1 : 0
  return {
    kind: 'table',
    head: head.slice(cut).map(spansOf),
    rows: rows.map((cells): Row => ({ id: withIds ? ruled(cells[0]!).id : null, cells: cells.slice(cut).map(spansOf) })),
  }
}

function ruled(text: string): Item {
  const id = ID.exec(text)
  return { id: id?.[1] ?? null, text: spansOf(id ? text.slice(id[0].length) : text) }
}

function spansOf(text: string): RichText {
  return text
    .split(MARKS)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (!MARKS.test(part)) return { kind: 'plain', text: part }
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
      return part.startsWith('**') ? { kind: 'strong', text: part.slice(2, -2) } : { kind: 'emphasis', text: part.slice(1, -1) }
    })
}

const plain = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('')
