import type { Card, Content } from '../content/index.ts'

type Texts = Readonly<Record<string, string>>

/** The names of a box's cards, and their printed text. */
export const piecesOf = ({ cards }: Content, printedOn: (card: Card) => string): { pieces: Texts; texts: Texts } => ({
  pieces: Object.fromEntries(cards.map(({ name }) => [`card ${name}`, name])),
  texts: Object.fromEntries(cards.map((card) => [`card ${card.name}`, printedOn(card)])),
})
