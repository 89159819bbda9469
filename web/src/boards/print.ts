import type { Json } from '@robodrome/kernel'
import type { ComponentType } from 'react'
import { speakOf } from './index.ts'

/** How a game's pieces are drawn on paper. */
export interface Printing {
  /** The picture of a card or panel; null if there is none. */
  Picture: ComponentType<{ list: string; piece: Json }>
  /** A symbol of the game's own dice. */
  Glyph?: ComponentType<{ face: string }>
  /** A board, as wide as its frame. */
  Board?: ComponentType<{ piece: Json }>
}

const found = import.meta.glob<Printing>('./*/print.tsx', { import: 'printing' })

/** Null for a game without printed pieces of its own. */
export async function loadPrinting(game: string): Promise<Printing | null> {
  await speakOf(game)
  return (await found[`./${game}/print.tsx`]?.()) ?? null
}
