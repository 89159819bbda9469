import { minds } from '@robodrome/minds'
import { go } from '../app/route.ts'
import { preferences } from '../app/settings.ts'
import { loadBoard } from '../boards/index.ts'
import { keepNew, newTable, type LocalSeat } from '../table/saved.ts'
import { words } from '../words/index.ts'
import type { Settings } from '@robodrome/kernel'

export const mindIds = (): string[] => Object.keys(minds)

/** The second weakest plays newcomers: it has a plan, and can be beaten. */
const easyMind = (): string => mindIds()[1] ?? mindIds()[0]!

export const mindSeat = (mind: string, at: number): LocalSeat => ({ kind: 'mind', name: words.robots[at % words.robots.length]!, mind })

export function startHere(game: string, settings: Settings, seats: LocalSeat[], more: { guided?: boolean; seed?: string } = {}): void {
  const table = newTable({ game, settings, seats, ...more })
  keepNew(table)
  go({ at: 'battle', id: table.id })
}

/** One click into Gekido Duel against a program. The first time, and whenever asked for, a coach stands beside. */
export async function playNow(guided = preferences().coached.length === 0): Promise<void> {
  const lesson = guided ? (await loadBoard('gekido')).guided : undefined
  const settings = lesson?.settings ?? { mode: 'duel', seats: 2, options: {} }
  const more = { guided, ...(lesson?.seed !== undefined && { seed: lesson.seed }) }
  startHere('gekido', settings, [{ kind: 'person', name: preferences().name }, mindSeat(easyMind(), 0)], more)
}
