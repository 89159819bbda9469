import type { Content } from '../content.ts'
import type { ModuleId } from '../content/modules.ts'
import type { PieceId } from '../shapes.ts'

type Texts = Record<PieceId, string>

/** The names of a box's modules, the same in every language, and their printed text. */
export function piecesOf({ modules }: Content, textOf: (id: ModuleId) => string): { pieces: Texts; texts: Texts } {
  const all = Object.values(modules).map(({ id }) => ({ key: `module ${id}`, name: id, text: textOf(id) }))
  return {
    pieces: Object.fromEntries(all.map(({ key, name }) => [key, name])),
    texts: Object.fromEntries(all.map(({ key, text }) => [key, text])),
  }
}
