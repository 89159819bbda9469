import { loadGame } from '@robodrome/games'
import type { Json, Seat, Settings } from '@robodrome/kernel'
import type { Reader } from '@robodrome/phrases'
import { Refused } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { loadBoard } from '../boards/index.ts'
import type { BoardModule } from '../boards/board.ts'
import { arranged } from '../frame/arranged.ts'
import { FrozenBoard, type Scene } from '../frame/frozen-board.tsx'
import { LocalTable } from '../table/local-table.ts'
import { newTable } from '../table/saved.ts'
import { words } from '../words/index.ts'
import type { Picture } from './pictures.ts'

/** Plays a picture's moves by the rules of the game, so that it can never show what the game does not. */
export async function sceneOf(
  id: string,
  settings: Settings,
  { position, moves = [] }: Pick<Picture, 'position' | 'moves'>,
): Promise<Scene> {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id)])
  if (!game) throw new Error(words.faults.noGame(id))
  const seats = Array.from({ length: settings.seats }, (_, seat) => ({
    kind: 'person' as const,
    name: seat === 0 ? words.you : words.robots[0]!,
  }))
  const from = arranged(game, position, settings)
  const table = new LocalTable(game, newTable({ game: id, settings, seats, seed: SEED, from }), () => {})
  for (const [seat, text] of moves) table.do({ type: 'choose', seat, text })
  return sceneFor(board, table, 0)
}

/** The table as a seat sees it, with what its board asks beside. */
export function sceneFor(board: BoardModule, table: LocalTable, seat: Seat): Scene {
  table.look(seat)
  const snapshot = table.snapshot()
  const answers = Object.fromEntries(board.asks(snapshot).map(({ key, kind, args }) => [key, answerOf(table, kind, args)]))
  return { board, snapshot, answers }
}

/** As for whoever plays: a board may ask what the game has no answer to just now. */
function answerOf(table: LocalTable, kind: string, args: Json): Json | undefined {
  try {
    return table.ask(kind, args)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

const SEED = '7'.repeat(64)

const nothing = (): void => {}
const nameOf = (seat: Seat): string => (seat === 0 ? words.you : words.robots[0]!)
const READER: Reader = { own: [0], nameOf }

/** A picture of a turn: a real position, drawn once it is loaded. */
export function Frozen({ game, settings, picture, label }: { game: string; settings: Settings; picture: Picture; label: string }) {
  const [scene, setScene] = useState<Scene | null>(null)
  useEffect(() => {
    let wanted = true
    sceneOf(game, settings, picture).then((found) => wanted && setScene(found), nothing)
    return () => {
      wanted = false
    }
  }, [game, settings, picture])
  const { part, chosen = null, focus } = picture
  return <FrozenBoard game={game} scene={scene} part={part} focus={focus} chosen={chosen} reader={READER} label={label} />
}
