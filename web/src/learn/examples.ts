import type { GameId } from '../words/ids.ts'
import type { Example } from './scenario.ts'

const BOOKS: Readonly<Record<GameId, () => Promise<{ default: unknown }>>> = {
  gekido: () => import('virtual:examples/gekido'),
  aimbots: () => import('virtual:examples/aimbots'),
  volt: () => import('virtual:examples/volt'),
  pbl: () => import('virtual:examples/pbl'),
}

/** The worked examples of a game's rulebook. */
export const loadExamples = async (game: GameId): Promise<Example[]> => (await BOOKS[game]()).default as Example[]
