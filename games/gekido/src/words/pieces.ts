import type { Content } from '../content.ts'

type Texts = Readonly<Record<string, string>>

/** The names of a box's pieces and their printed texts. */
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
