import { contentOf, STANDARD, type Boxed, type Content, type Terms } from '@robodrome/pbl/page'
import type { Words } from '@robodrome/phrases'
import { said } from './words/index.ts'

const made = new WeakMap<Content, Words<Terms>>([[contentOf({ box: STANDARD.id }), said.words]])

/** The game's words for the cards of a table's box, cached by box. */
export function wordsOf(view: Boxed): Words<Terms> {
  const content = contentOf(view)
  const found = made.get(content) ?? said.wordsIn(content)
  made.set(content, found)
  return found
}
