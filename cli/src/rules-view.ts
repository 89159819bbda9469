import type { RuleText } from '@robodrome/proof'
import type { Book } from './rule-text.ts'
import { columns, didYouMean, indent, wrap } from './text.ts'
import { colorsFor, Misuse, widthOf, type Colors, type World } from './world.ts'

/** One rule, the rules whose ids begin alike (`GK-MOVE` for `GK-MOVE-1`, ...), or with no id the list of ids. */
export function describeRules(world: World, book: Book, id: string): string {
  const width = widthOf(world.stdout)
  const ids = book.rules.map((rule) => rule.id)
  if (id === '') return columns(ids, width)
  const wanted = id.toUpperCase()
  const exact = book.rules.filter((rule) => rule.id === wanted)
  const found = exact.length > 0 ? exact : book.rules.filter((rule) => rule.id.startsWith(`${wanted}-`))
  if (found.length === 0) throw new Misuse(`there is no rule "${id}".${didYouMean(wanted, ids)}`)
  return found.map((rule) => describe(rule, colorsFor(world), width)).join('\n\n')
}

const describe = (rule: RuleText, colors: Colors, width: number): string =>
  `${colors.yellow(rule.id)}${rule.chapter === '' ? '' : colors.dim(` (${rule.chapter})`)}\n${indent(wrap(rule.text, width - 2))}`

/** The whole rulebook, broken to the width of the terminal. */
export const wholeBook = (world: World, book: Book): string => wrap(book.text.trimEnd(), widthOf(world.stdout))
