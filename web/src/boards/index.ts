import { loadGame, loadWords } from '@robodrome/games'
import type { BoardModule } from './board.ts'
import { plainBoard } from './plain/index.tsx'
import { words } from '../words/index.ts'

/** Boards by game, loaded when a table of the game opens. A game without one is played on the plain board. */
const BOARDS: Readonly<Record<string, (box?: string) => Promise<BoardModule>>> = {
  aimbots: async () => (await import('./aimbots/index.ts')).board,
  gekido: async (box) => {
    const { board, boardWith } = await import('./gekido/index.ts')
    return box === undefined ? board : boardWith(box)
  },
  pbl: async () => (await import('./pbl/index.ts')).board,
  volt: async () => (await import('./volt/index.ts')).board,
}

const loaded = new Map<string, Promise<BoardModule>>()

/** The board of a game; at a table with a box, once that was opened, it speaks with the names of its pieces. */
export function loadBoard(id: string, box?: string): Promise<BoardModule> {
  const key = `${id} ${box ?? ''}`
  const found = loaded.get(key) ?? load(id, box)
  loaded.set(key, found)
  return found
}

async function load(id: string, box?: string): Promise<BoardModule> {
  const own = BOARDS[id]
  if (own) return own(box)
  const [game, said] = await Promise.all([loadGame(id), loadWords(id)])
  if (!game || !said) throw new Error(words.faults.noGame(id))
  return plainBoard(game, said)
}
