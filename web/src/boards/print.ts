import type { Json } from '@robodrome/kernel'
import type { ComponentType } from 'react'

/** How a game's pieces are drawn on paper. */
export interface Printing {
  /** The picture of a card or panel; null without one. */
  Picture: ComponentType<{ list: string; piece: Json }>
  /** A symbol of the game's own dice. */
  Glyph?: ComponentType<{ face: string }>
  /** A board, as wide as its frame. */
  Board?: ComponentType<{ piece: Json }>
}

const found = import.meta.glob<Printing>('./*/print.tsx', { import: 'printing' })

/** Null for a game without printed pieces of its own. */
export const loadPrinting = async (game: string): Promise<Printing | null> => (await found[`./${game}/print.tsx`]?.()) ?? null
