import { contentOf, STANDARD, type Content, type Terms } from '@robodrome/gekido/page'
import type { Words } from '@robodrome/phrases'
import { said } from './words/index.ts'

const made = new WeakMap<Content, Words<Terms>>([[contentOf({ box: STANDARD.id }), said.words]])

/** What the game says with the pieces of a box; made once for each. */
export function wordsIn(content: Content): Words<Terms> {
  const found = made.get(content) ?? said.wordsIn(content)
  made.set(content, found)
  return found
}
