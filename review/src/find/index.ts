import type { Game } from '@robodrome/kernel'
import { aimbots } from './aimbots.ts'
import { gekido } from './gekido.ts'
import type { Parts } from './part.ts'
import { pbl } from './pbl.ts'
import { volt } from './volt.ts'

const PARTS: Readonly<Record<string, (game: Game) => Parts>> = {
  aimbots,
  gekido: () => gekido,
  pbl: () => pbl,
  volt: () => volt,
}

const NONE: Parts = { fine: [], coarse: [], deeds: () => [], hasBegun: () => true }

/** Returns the parts into which positions of a game can be divided; none for a game without reasons yet. */
export const partsOf = (game: Game): Parts => PARTS[game.id]?.(game) ?? NONE
export const isReviewable = (game: Game): boolean => Object.hasOwn(PARTS, game.id)
export type { Part } from './part.ts'
