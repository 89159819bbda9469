import { loadGame, loadWords, registry } from '@robodrome/games'
import type { BoardModule } from './board.ts'
import { askForHosted, hosted } from '../page/hosted.ts'
import { words } from '../words/index.ts'
import { language, type Language } from '../words/language.ts'

/** Boards, loaded when a table of their game opens. A game without one uses the plain board. */
const boards = import.meta.glob<{ board: BoardModule; boardWith?(box: string): BoardModule }>('./*/index.ts')

const said = import.meta.glob<{ speak(language: Language): Promise<void> }>('./*/words/index.ts')

/**
 * Loads a board's words in the language of the page. Call this before loading anything else of the board, because its modules use words at
 * import.
 */
export async function speakOf(game: string): Promise<void> {
  if (language !== 'en') await (await said[`./${game}/words/index.ts`]?.())?.speak(language)
}

const registered = (id: string): boolean => Object.hasOwn(registry, id)

const loaded = new Map<string, Promise<BoardModule>>()

/** A game's board. At a table with a loaded box, it uses the names of the box's pieces. */
export function loadBoard(id: string, box?: string): Promise<BoardModule> {
  const key = `${id} ${box ?? ''}`
  const found = loaded.get(key) ?? load(id, box)
  loaded.set(key, found)
  found.catch(() => loaded.get(key) === found && loaded.delete(key))
  return found
}

async function load(id: string, box?: string): Promise<BoardModule> {
  const own = boards[`./${id}/index.ts`]
  if (own) {
    await speakOf(id)
    const { board, boardWith } = await own()
    return box === undefined || !boardWith ? board : boardWith(box)
  }
  if (!registered(id)) await askForHosted()
  const outside = hosted(id)
  if (outside !== null) return (await import('./hosted/index.tsx')).hostedBoard(outside)
  const [game, said, { plainBoard }] = await Promise.all([loadGame(id), loadWords(id, language), import('./plain/index.tsx')])
  if (!game || !said) throw new Error(words.faults.noGame({ game: id }))
  return plainBoard(game, said)
}
