import { plainText, type Block, type Chapter, type Row, type RuleText, type RichText } from '@robodrome/rulebook'
import type { Book } from './rule-text.ts'
import { grid } from './grid.ts'
import { columns, didYouMean, indent, wrap } from './text.ts'
import { wordsOf } from './words/index.ts'
import { colorsFor, Misuse, widthOf, type Colors, type World } from './world.ts'

/** Describes one rule, or all rules whose ids begin in the same way (`GK-MOVE` for `GK-MOVE-1`, ...). Without an id, it lists all ids. */
export function describeRules(world: World, book: Book, id: string): string {
  const width = widthOf(world.stdout)
  const ids = book.rules.map((rule) => rule.id)
  if (id === '') return columns(ids, width)
  const wanted = id.toUpperCase()
  const exact = book.rules.filter((rule) => rule.id === wanted)
  const found = exact.length > 0 ? exact : book.rules.filter((rule) => rule.id.startsWith(`${wanted}-`))
  if (found.length === 0) throw new Misuse(wordsOf(world).rules.unknown(id, didYouMean(wanted, ids, wordsOf(world).didYouMean)))
  return found.map((rule) => describe(rule, colorsFor(world), width)).join('\n\n')
}

function describe({ id, chapter, text, row }: RuleText, colors: Colors, width: number): string {
  const says = row === null ? wrap(plainText(text), width - 2) : tableOf(row.head, [{ id: null, cells: row.cells }], colors, width - 2)
  return `${colors.yellow(id)}${chapter === '' ? '' : colors.dim(` (${chapter})`)}\n${indent(says)}`
}

/** The whole rulebook, wrapped to the width of the terminal. */
export const wholeBook = (world: World, book: Book): string =>
  book.text.chapters.map((chapter) => chapterOf(chapter, colorsFor(world), widthOf(world.stdout))).join('\n\n')

const chapterOf = ({ title, blocks }: Chapter, colors: Colors, width: number): string =>
  [...(title === '' ? [] : [colors.bold(title)]), ...blocks.map((block) => blockOf(block, colors, width))].join('\n\n')

function blockOf(block: Block, colors: Colors, width: number): string {
  if (block.kind === 'table') return tableOf(block.head, block.rows, colors, width)
  if (block.kind === 'paragraph') return painted(wrap(lineOf(block), width), colors)
  return block.items.map((item, i) => painted(wrap(`${block.ordered ? `${i + 1}.` : '-'} ${lineOf(item)}`, width), colors)).join('\n')
}

// Colours are added after wrapping, because their codes have no width; until then, private-use characters mark their places.
const STARTS = { id: '\uE000', strong: '\uE001', emphasis: '\uE002', code: '\uE003' } as const
const STOP = '\uE00F'

const lineOf = ({ id, text }: { id: string | null; text: RichText }): string =>
  `${id === null ? '' : `${STARTS.id}${id}${STOP} `}${text.map((span) => (span.kind === 'plain' ? span.text : `${STARTS[span.kind]}${span.text}${STOP}`)).join('')}`

function painted(broken: string, colors: Colors): string {
  const paints = { [STARTS.id]: colors.yellow, [STARTS.strong]: colors.bold, [STARTS.emphasis]: colors.italic, [STARTS.code]: colors.cyan }
  return broken.replace(/([\uE000-\uE003])([^\uE00F]*)\uE00F/g, (_all, start: keyof typeof paints, part: string) => paints[start](part))
}

function tableOf(head: readonly RichText[], rows: readonly Row[], colors: Colors, width: number): string {
  const withIds = rows.some(({ id }) => id !== null)
  const cells = rows.map(({ id, cells: texts }) => [...(withIds ? [id ?? ''] : []), ...texts.map(plainText)])
  return grid([...(withIds ? [''] : []), ...head.map(plainText)], cells, width, colors)
}
