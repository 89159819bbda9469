import { contentOf, STANDARD, type Content, type Terms } from '@robodrome/gekido/page'
import type { Words } from '@robodrome/phrases'
import { said } from './words/index.ts'

const made = new WeakMap<Content, Words<Terms>>([[contentOf({ box: STANDARD.id }), said.words]])

/** The game's words for the pieces of a box, cached by box. */
export function wordsIn(content: Content): Words<Terms> {
  const found = made.get(content) ?? said.wordsIn(content)
  made.set(content, found)
  return found
}

const printed = new WeakMap<Content, Content>()

/** The table's content, with names and texts in the page's language. */
export function piecesIn(content: Content): Content {
  const found = printed.get(content) ?? { ...content, ...translated(content) }
  printed.set(content, found)
  return found
}

function translated(content: Content): Pick<Content, 'cards' | 'powers' | 'tiles'> {
  const { pieces, texts } = wordsIn(content)
  const all = <P extends { name: string; text: string }>(of: Readonly<Record<string, P>>, kind: string): Record<string, P> =>
    Object.fromEntries(
      Object.entries(of).map(([id, piece]) => {
        const key = `${kind} ${id}`
        return [id, { ...piece, name: pieces[key] ?? piece.name, text: texts[key] ?? piece.text }]
      }),
    )
  return { cards: all(content.cards, 'card'), powers: all(content.powers, 'power'), tiles: all(content.tiles, 'tile') }
}
