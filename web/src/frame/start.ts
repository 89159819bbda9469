import { loadGame } from '@robodrome/games'
import { loadTableAhead } from '../page/ahead.ts'
import { go } from '../page/route.ts'
import { learnt } from '../page/learnt.ts'
import { preferences } from '../page/preferences.ts'
import { faceOf, FIRST_GAME } from '../boards/faces.ts'
import { loadBoard } from '../boards/index.ts'
import { warm } from '../table/kernel-worker.ts'
import { keepNew, newTable, type LocalSeat, type SavedTable } from '../table/saved.ts'
import { words } from '../words/index.ts'
import type { Settings } from '@robodrome/kernel'

const opponents = () => import('./opponents.ts')

export const mindSeat = (mind: string, at: number): LocalSeat => ({ kind: 'mind', name: words.robots[at % words.robots.length]!, mind })

export function startHere(
  game: string,
  settings: Settings,
  seats: LocalSeat[],
  more: Pick<SavedTable, 'box'> & Pick<Partial<SavedTable>, 'guided' | 'seed' | 'from'> = {},
): void {
  const table = newTable({ game, settings, seats, ...more })
  keepNew(table)
  go({ at: 'battle', id: table.id })
}

/** Loads the table, its board and its rules in parallel: from pointer down, or from the click at the latest. */
export function prepare(game = FIRST_GAME): void {
  loadTableAhead()
  void opponents()
  void loadBoard(game)
  warm(game)
}

/** Starts a newcomer's battle against an AI opponent with one click. The first time, a coach helps. */
export async function playNow(): Promise<void> {
  prepare()
  if (learnt().guided.length === 0 && Object.keys(learnt().guides).length === 0) return playGuided(FIRST_GAME)
  const { easyMind } = await opponents()
  startHere(FIRST_GAME, faceOf(FIRST_GAME).first!, [{ kind: 'person', name: preferences().name }, mindSeat(easyMind(), 0)])
}

/**
 * Starts the guided first battle of a game: a real game from a prepared position with prepared dice, and an opponent that always plays the
 * same.
 */
export async function playGuided(id: string): Promise<void> {
  prepare(id)
  const [{ lesson }, game, { arranged }] = await Promise.all([loadBoard(id), loadGame(id), import('./arranged.ts')])
  if (!lesson || !game) return
  const { settings, position, seed, mind } = lesson
  const from = position === undefined ? {} : { from: arranged(game, position, settings) }
  startHere(id, settings, [{ kind: 'person', name: preferences().name }, mindSeat(mind, 0)], { guided: true, seed, ...from })
}

/** Starts the guide's battle again, without the guide and with fresh dice. */
export async function playUnguided(id: string): Promise<void> {
  const { lesson } = await loadBoard(id)
  if (lesson) startHere(id, lesson.settings, [{ kind: 'person', name: preferences().name }, mindSeat(lesson.mind, 0)])
}

/** Starts any game in its first mode with the fewest players, against AI opponents. */
export async function playFirst(id: string): Promise<void> {
  const [game, { easyMind }] = await Promise.all([loadGame(id), opponents()])
  const [mode, { seats } = { seats: [2] }] = Object.entries(game?.modes ?? {})[0] ?? ['']
  const count = seats.find((each) => each > 1) ?? seats[0]!
  const others = Array.from({ length: count - 1 }, (_, at) => mindSeat(easyMind(), at))
  startHere(id, { mode, seats: count, options: {} }, [{ kind: 'person', name: preferences().name }, ...others])
}
