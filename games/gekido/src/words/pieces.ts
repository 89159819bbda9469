import type { Content } from '../content.ts'

type Texts = Readonly<Record<string, string>>

/** What the pieces of a box are called, and what is printed on them. */
export function piecesOf({ cards, powers, tiles }: Content): { pieces: Texts; texts: Texts } {
  const all = [
    ...Object.values(cards).map(({ id, name, text }) => ({ key: `card ${id}`, name, text })),
    ...Object.values(powers).map(({ id, name, text }) => ({ key: `power ${id}`, name, text })),
    ...Object.values(tiles).map(({ kind, name, text }) => ({ key: `tile ${kind}`, name, text })),
  ]
  return {
    pieces: Object.fromEntries(all.map(({ key, name }) => [key, name])),
    texts: Object.fromEntries(all.map(({ key, text }) => [key, text])),
  }
}
