import { plainText, type Block, type Book, type Chapter, type RichText } from './book.ts'

/** How well a text matches one search word; 0 means not at all. */
const FITS = { inside: 1, start: 2, whole: 3, label: 4, title: 5, id: 6 }
/** Added if all search words occur together, in this order. */
const PHRASE = 0.5

/** A chapter, or the part of it that is one rule, and how well it matches the search. */
type Hit = { chapter: Chapter; fit: number }

/**
 * The parts of a book that contain all search words, best first: the rule with this id, chapters by their title, and rules with a matching
 * label. After these come rules that contain the search words as words, as beginnings of words, and anywhere. Equal matches stay in the
 * book's order, under one heading.
 */
export function searched(book: Book, wanted: string): readonly Chapter[] {
  const query = wanted.trim().toLowerCase()
  if (query === '') return book.chapters
  const hits = book.chapters.flatMap((chapter): Hit[] => {
    const title = chapter.level > 1 ? fitOf(query, chapter.title) : 0
    if (title > FITS.inside) return [{ chapter, fit: FITS.title + (title % 1) }]
    const found = chapter.blocks.flatMap(single).flatMap((block) => {
      const fit = fitOfBlock(query, block)
      return fit === 0 ? [] : [{ chapter: { ...chapter, blocks: [block] }, fit }]
    })
    return found.length === 0 && title > 0 ? [{ chapter, fit: title }] : found
  })
  return joined(hits.toSorted((a, b) => b.fit - a.fit).map(({ chapter }) => chapter))
}

/** Splits a block into its individual rules, without list numbers, which would no longer be right. */
function single(block: Block): Block[] {
  if (block.kind === 'list') return block.items.map((item) => ({ ...block, ordered: false, items: [item] }))
  return block.kind === 'table' ? block.rows.map((row) => ({ ...block, rows: [row] })) : [block]
}

function fitOfBlock(query: string, block: Block): number {
  const [rule] = block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows : [block]
  const { id } = rule!
  if (id?.toLowerCase() === query) return FITS.id
  const texts: readonly RichText[] = 'cells' in rule! ? rule.cells : [rule!.text]
  const [label] = texts[0] ?? []
  const isLabelled = label !== undefined && (block.kind === 'table' || label.kind === 'strong' || label.kind === 'emphasis')
  const named = isLabelled ? fitOf(query, label.text) : 0
  if (named >= FITS.whole) return FITS.label + (named % 1)
  return fitOf(query, [id ?? '', ...texts.map(plainText)].join(' '))
}

/** Returns the weakest match among all search words, because each of them must occur. */
function fitOf(query: string, text: string): number {
  const lower = text.toLowerCase()
  const fits = query.split(/\s+/).map((word) => {
    const quoted = word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    if (new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, 'u').test(lower)) return FITS.whole
    if (new RegExp(`(?<![\\p{L}\\p{N}])${quoted}`, 'u').test(lower)) return FITS.start
    return lower.includes(word) ? FITS.inside : 0
  })
  const weakest = Math.min(...fits)
  return weakest > 0 && fits.length > 1 && lower.includes(query) ? weakest + PHRASE : weakest
}

/** Joins neighbours from one chapter under one heading, and neighbours from one table or list. */
function joined(parts: readonly Chapter[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const part of parts) {
    const last = chapters.at(-1)
    if (last?.title === part.title && last.level === part.level)
      chapters.splice(-1, 1, { ...last, blocks: merged(last.blocks, part.blocks) })
    else chapters.push(part)
  }
  return chapters
}

function merged(before: readonly Block[], added: readonly Block[]): Block[] {
  const [last, next] = [before.at(-1), added[0]]
  if (last?.kind === 'list' && next?.kind === 'list') return [...before.slice(0, -1), { ...last, items: [...last.items, ...next.items] }]
  if (last?.kind === 'table' && next?.kind === 'table' && last.head === next.head)
    return [...before.slice(0, -1), { ...last, rows: [...last.rows, ...next.rows] }]
  return [...before, ...added]
}

/** Lists all words of a book in lower case, each once, as candidates for a mistyped word. */
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

/** Returns the chapters under a second-level heading with this title. */
export function partOf(book: Book, title: string): readonly Chapter[] {
  const from = book.chapters.findIndex((chapter) => chapter.level === 2 && chapter.title === title)
  if (from === -1) return []
  const next = book.chapters.findIndex(({ level }, i) => i > from && level <= 2)
  return book.chapters.slice(from, next === -1 ? undefined : next)
}
