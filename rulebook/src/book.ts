/** A run of text in one style. */
export type Span = { kind: 'plain' | 'strong' | 'emphasis' | 'code'; text: string }
export type RichText = readonly Span[]

/** A paragraph, an item or a row that begins with a rule's id in bold is that rule; the id is not part of its text. */
export type Paragraph = { kind: 'paragraph'; id: string | null; text: RichText }
export type Item = { id: string | null; text: RichText }
export type Row = { id: string | null; cells: readonly RichText[] }
export type List = { kind: 'list'; ordered: boolean; items: readonly Item[] }
/** If rows have ids, neither `head` nor `cells` includes a column for them. */
export type Table = { kind: 'table'; head: readonly RichText[]; rows: readonly Row[] }
export type Block = Paragraph | List | Table

/** The text under one heading; `level` 1 is the book's title. */
export type Chapter = { title: string; level: number; blocks: readonly Block[] }

/** A parsed RULES.md. */
export type Book = { title: string; chapters: readonly Chapter[] }

/** One rule: its chapter, its text and, if it is a table row, `row`. */
export type RuleText = {
  id: string
  chapter: string
  text: RichText
  row: { head: readonly RichText[]; cells: readonly RichText[] } | null
}

/** Lists all rules of a book, in its order. */
export function rulesOf(book: Book): RuleText[] {
  return book.chapters.flatMap(({ title: chapter, blocks }) =>
    blocks.flatMap((block): RuleText[] => {
      if (block.kind === 'table')
        return block.rows.flatMap(({ id, cells }) =>
          id === null ? [] : [{ id, chapter, text: rowText(block.head, cells), row: { head: block.head, cells } }],
        )
      const lines = block.kind === 'list' ? block.items : [block]
      return lines.flatMap(({ id, text }) => (id === null ? [] : [{ id, chapter, text, row: null }]))
    }),
  )
}

/** Writes a row as a line: `Command: Two Pairs; spaces: 4`. */
const rowText = (head: readonly RichText[], cells: readonly RichText[]): RichText =>
  cells.flatMap((cell, i): Span[] =>
    plainText(cell) === '' ? [] : [{ kind: 'plain', text: `${i === 0 ? '' : '; '}${plainText(head[i] ?? [])}: ` }, ...cell],
  )

/** Returns the text without any markup. */
export const plainText = (text: RichText): string => text.map((span) => span.text).join('')

/** A label before the text of a rule: "Declare: ...", "*Start.* ...". */
const LABEL = /^[A-Z][\w' ]{0,24}:\s+/
const SENTENCE = /^.*?[\p{L}\d)"%][.!?](?=\s|$)/u

/** Returns the first sentence of a rule without its label, as the reason for a refusal; '' for a rule that is not in the book. */
export function reasonOf(book: Book, rule: string): string {
  const text = rulesOf(book).find(({ id }) => id === rule)?.text ?? []
  const isLabelled = text[0]?.kind === 'emphasis' && /[.:]$/.test(text[0].text)
  const bare = plainText(isLabelled ? text.slice(1) : text)
    .trimStart()
    .replace(LABEL, '')
  const sentence = SENTENCE.exec(bare)?.[0] ?? bare
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Lists ids that occur twice. Each rule must be written only once. */
export function duplicateIds(rules: readonly Pick<RuleText, 'id'>[]): string[] {
  const seen = new Set<string>()
  return rules.map((rule) => rule.id).filter((id) => seen.size === seen.add(id).size)
}
