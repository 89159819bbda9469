import { plainText, type Block, type Book, type Chapter, type RichText } from './book.ts'

/** What of a book holds the wanted words: whole chapters by their title, otherwise paragraphs, items and rows. */
export function searched(book: Book, wanted: string): readonly Chapter[] {
  const words = wanted.trim().toLowerCase()
  if (words === '') return book.chapters
  const has = (id: string | null, ...texts: readonly RichText[]): boolean =>
    [id ?? '', ...texts.map(plainText)].some((text) => text.toLowerCase().includes(words))
  return book.chapters.flatMap((chapter): Chapter[] => {
    if (chapter.level > 1 && chapter.title.toLowerCase().includes(words)) return [chapter]
    const blocks = chapter.blocks.flatMap((block): Block[] => {
      if (block.kind === 'paragraph') return has(block.id, block.text) ? [block] : []
      if (block.kind === 'list') {
        const items = block.items.filter(({ id, text }) => has(id, text))
        return items.length === 0 ? [] : [{ ...block, items }]
      }
      const rows = block.rows.filter(({ id, cells }) => has(id, ...cells))
      return rows.length === 0 ? [] : [{ ...block, rows }]
    })
    return blocks.length === 0 ? [] : [{ ...chapter, blocks }]
  })
}

/** All words that stand in a book, each once, in lower case: what a mistyped one may have meant. */
export function wordsIn(book: Book): string[] {
  const texts = book.chapters.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [plainText(block.text)]
      return block.kind === 'list'
        ? block.items.map(({ text }) => plainText(text))
        : block.rows.flatMap(({ cells }) => cells.map(plainText))
    }),
  ])
  return [...new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []))]
}

/** The chapters under one heading of the second level, by its title. */
export function partOf(book: Book, title: string): readonly Chapter[] {
  const from = book.chapters.findIndex((chapter) => chapter.level === 2 && chapter.title === title)
  if (from === -1) return []
  const next = book.chapters.findIndex(({ level }, i) => i > from && level <= 2)
  return book.chapters.slice(from, next === -1 ? undefined : next)
}
