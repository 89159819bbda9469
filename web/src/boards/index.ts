import { loadGame, loadWords } from '@robodrome/games'
import type { BoardModule } from './board.ts'
import { words } from '../words/index.ts'
import { language, type Language } from '../words/language.ts'

/** A board, and its words, which come first where they are not the English ones that it brings. */
interface Source {
  words(): Promise<{ speak(language: Language): Promise<void> }>
  board(): Promise<{ board: BoardModule; boardWith?(box: string): BoardModule }>
}

/** Boards by game, loaded when a table of the game opens. A game without one is played on the plain board. */
const BOARDS: Readonly<Record<string, Source>> = {
  aimbots: { words: () => import('./aimbots/words/index.ts'), board: () => import('./aimbots/index.ts') },
  gekido: { words: () => import('./gekido/words/index.ts'), board: () => import('./gekido/index.ts') },
  pbl: { words: () => import('./pbl/words/index.ts'), board: () => import('./pbl/index.ts') },
  volt: { words: () => import('./volt/words/index.ts'), board: () => import('./volt/index.ts') },
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
  if (own) {
    if (language !== 'en') await (await own.words()).speak(language)
    const { board, boardWith } = await own.board()
    return box === undefined || !boardWith ? board : boardWith(box)
  }
  const [game, said, { plainBoard }] = await Promise.all([loadGame(id), loadWords(id, language), import('./plain/index.tsx')])
  if (!game || !said) throw new Error(words.faults.noGame(id))
  return plainBoard(game, said)
}
