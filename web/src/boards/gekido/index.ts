import type { Terms } from '@robodrome/gekido/page'
import type { BoardModule } from '../board.ts'
import { SYMBOL_DRAWINGS } from './art/glyph.tsx'
import { asks } from './chances.ts'
import { Desk } from './desk/index.tsx'
import { lesson } from './lesson.ts'
import { luck } from './luck.ts'
import { botName, viewOf } from './model.ts'
import { headline, stateOf, steps } from './progress.ts'
import { prompt } from './prompt/index.ts'
import { nameMove } from './moves.ts'
import { Stage } from './stage/index.tsx'
import { Strip } from './strip.tsx'
import { describe } from './tell/index.ts'
import { passing } from './passing.ts'
import { portrait } from './portrait.tsx'
import { words } from './words/index.ts'

/** Gekido: Bot Battles and Gekido Duel. */
export const board: BoardModule<Terms> = {
  Stage,
  Desk,
  Strip,
  deskTitle: ({ snapshot, seat }) =>
    snapshot.view === null || seat === null ? words.panel.powers : words.panel.title(botName(viewOf(snapshot), seat)),
  prompt,
  asks,
  steps,
  headline,
  stateOf,
  describe,
  nameMove,
  portrait,
  passing,
  symbols: SYMBOL_DRAWINGS,
  lesson,
  luck,
}
