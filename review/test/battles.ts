import { game as aimbots } from '@robodrome/aimbots'
import { en as aimbotsWords } from '@robodrome/aimbots/words/en'
import { game as gekido } from '@robodrome/gekido'
import { en as gekidoWords } from '@robodrome/gekido/words/en'
import type { Game, Settings } from '@robodrome/kernel'
import { game as pbl } from '@robodrome/pbl'
import { en as pblWords } from '@robodrome/pbl/words/en'
import type { Words } from '@robodrome/phrases'
import { game as volt } from '@robodrome/volt'
import { en as voltWords } from '@robodrome/volt/words/en'

export interface Battle {
  id: string
  game: Game
  words: Words
  settings: Settings
}

/** A short mode of every game. */
export const BATTLES: readonly Battle[] = [
  { id: 'gekido', game: gekido, words: gekidoWords as Words, settings: { mode: 'duel', seats: 2, options: {} } },
  { id: 'volt', game: volt, words: voltWords as Words, settings: { mode: 'training', seats: 2, options: {} } },
  { id: 'pbl', game: pbl, words: pblWords as Words, settings: { mode: 'quick', seats: 2, options: {} } },
  { id: 'aimbots', game: aimbots, words: aimbotsWords as Words, settings: { mode: 'first', seats: 2, options: {} } },
]
