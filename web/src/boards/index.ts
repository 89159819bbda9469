import { loadGame, loadWords } from '@robodrome/games'
import type { BoardModule } from './board.ts'
import { plainBoard } from './plain/index.tsx'
import { words } from '../words/index.ts'

/** Boards by game, loaded when a table of the game opens. A game without one is played on the plain board. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  aimbots: async () => (await import('./aimbots/index.ts')).board,
  gekido: async () => (await import('./gekido/index.ts')).board,
  pbl: async () => (await import('./pbl/index.ts')).board,
  volt: async () => (await import('./volt/index.ts')).board,
}

const loaded = new Map<string, Promise<BoardModule>>()

export function loadBoard(id: string): Promise<BoardModule> {
  const found = loaded.get(id) ?? load(id)
  loaded.set(id, found)
  return found
}

async function load(id: string): Promise<BoardModule> {
  const own = BOARDS[id]
  if (own) return own()
  const [game, said] = await Promise.all([loadGame(id), loadWords(id)])
  if (!game || !said) throw new Error(words.faults.noGame(id))
  return plainBoard(game, said)
}
