import { loadGame } from '@robodrome/games'
import { go } from '../page/route.ts'
import { preferences } from '../page/preferences.ts'
import { loadBoard } from '../boards/index.ts'
import { warm } from '../table/kernel-worker.ts'
import { keepNew, newTable, type LocalSeat } from '../table/saved.ts'
import { words } from '../words/index.ts'
import type { Settings } from '@robodrome/kernel'

const opponents = () => import('./opponents.ts')

export const mindSeat = (mind: string, at: number): LocalSeat => ({ kind: 'mind', name: words.robots[at % words.robots.length]!, mind })

export function startHere(game: string, settings: Settings, seats: LocalSeat[], more: { guided?: boolean; seed?: string } = {}): void {
  const table = newTable({ game, settings, seats, ...more })
  keepNew(table)
  go({ at: 'battle', id: table.id })
}

/** Loads the table, its board and its rules side by side: from a finger on the button on, and at the latest from the click. */
export function prepare(game = 'gekido'): void {
  void import('./battle.tsx')
  void opponents()
  void loadBoard(game)
  warm(game)
}

/** One click into Gekido Duel against a program. The first time, and whenever asked for, a coach stands beside. */
export async function playNow(guided = preferences().coached.length === 0): Promise<void> {
  prepare()
  const lesson = guided ? (await loadBoard('gekido')).guided : undefined
  const settings = lesson?.settings ?? { mode: 'duel', seats: 2, options: {} }
  const { easyMind, lessonMind } = await opponents()
  const opponent = lesson === undefined ? easyMind() : lessonMind()
  const more = { guided, ...(lesson?.seed !== undefined && { seed: lesson.seed }) }
  startHere('gekido', settings, [{ kind: 'person', name: preferences().name }, mindSeat(opponent, 0)], more)
}

/** Any game in its first mode, with as few players as it takes, against programs. */
export async function playFirst(id: string): Promise<void> {
  const [game, { easyMind }] = await Promise.all([loadGame(id), opponents()])
  const [mode, { seats } = { seats: [2] }] = Object.entries(game?.modes ?? {})[0] ?? ['']
  const count = seats.find((each) => each > 1) ?? seats[0]!
  const others = Array.from({ length: count - 1 }, (_, at) => mindSeat(easyMind(), at))
  startHere(id, { mode, seats: count, options: {} }, [{ kind: 'person', name: preferences().name }, ...others])
}
