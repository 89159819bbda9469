import { loadGame } from '@robodrome/games'
import type { Json, Seat, Settings } from '@robodrome/kernel'
import { Refused } from '@robodrome/table'
import { useEffect, useState } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { loadBoard } from '../boards/index.ts'
import type { Drawing } from '../boards/teaching.ts'
import { arranged } from '../frame/arranged.ts'
import { stillsOfStep } from '../frame/clock/stills.ts'
import type { Scene } from '../frame/frozen-board.tsx'
import { LocalTable } from '../table/local-table.ts'
import { newTable } from '../table/saved.ts'
import { words } from '../words/index.ts'
import type { Found } from './exercises.ts'
import { tableOf } from './open.ts'

const SEED = '7'.repeat(64)

const nobody = (): void => {}

async function load(id: string) {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id)])
  if (!game) throw new Error(words.faults.noGame({ game: id }))
  return { game, board }
}

/** Plays a picture's moves by the rules of the game, so that no picture shows an impossible state. */
export async function sceneOf(
  id: string,
  settings: Settings,
  { position, moves = [], shows }: Pick<Drawing, 'position' | 'moves' | 'shows'>,
): Promise<Scene> {
  const { game, board } = await load(id)
  const seats = Array.from({ length: settings.seats }, (_, seat) => ({
    kind: 'person' as const,
    name: seat === 0 ? words.you : words.robots[0]!,
  }))
  const from = arranged(game, position, settings)
  const table = new LocalTable(game, newTable({ game: id, settings, seats, seed: SEED, from }), nobody)
  for (const [seat, text] of moves) table.do({ type: 'choose', seat, text })
  const after = sceneFor(board, table, 0)
  return shows === undefined ? after : sceneAt(after, shows)
}

/** The moment of an event among those of the last move. */
function sceneAt({ board, snapshot, answers }: Scene, kind: string): Scene {
  const last = snapshot.events.filter(({ scene }) => scene !== undefined)
  const step = { now: snapshot, view: snapshot.view!, events: last, all: last, before: 0, chances: [], entries: null }
  const still = stillsOfStep(board, step).find(({ event }) => event?.kind === kind)
  if (!still) throw new Error(`no event ${kind} in the last move of a picture`)
  return { board, snapshot: still.snapshot, answers, showing: still.event! }
}

/** The position of an exercise, without chances, which would reveal the answer. */
export async function sceneOfExercise(id: string, found: Found): Promise<Scene> {
  const { game, board } = await load(id)
  const table = new LocalTable(game, tableOf(id, found), nobody)
  table.look(found.exercise.seat)
  return { board, snapshot: table.snapshot(), answers: {} }
}

/** The table as a seat sees it, with the answers to its board's questions. */
export function sceneFor(board: BoardModule, table: LocalTable, seat: Seat): Scene {
  table.look(seat)
  const snapshot = table.snapshot()
  const answers = Object.fromEntries(board.asks(snapshot).map(({ key, kind, args }) => [key, answerOf(table, kind, args)]))
  return { board, snapshot, answers }
}

/** As in play, a board may ask a question that the game cannot answer now. */
function answerOf(table: LocalTable, kind: string, args: Json): Json | undefined {
  try {
    return table.ask(kind, args)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** A scene once it is ready; null until then, and for good if it cannot be made. Passing a new `make` makes a new one. */
export function useScene(make: () => Promise<Scene>): Scene | null {
  const made = useSceneOrFailure(make)
  return made === 'failed' ? null : made
}

/** The same, for positions that may no longer be playable. */
export function useSceneOrFailure(make: () => Promise<Scene>): Scene | 'failed' | null {
  const [made, setMade] = useState<{ by: typeof make; scene: Scene | 'failed' } | null>(null)
  useEffect(() => {
    let wanted = true
    make().then(
      (scene) => wanted && setMade({ by: make, scene }),
      () => wanted && setMade({ by: make, scene: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [make])
  return made?.by === make ? made.scene : null
}
