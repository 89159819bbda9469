import { playsOf, readEntry } from '@robodrome/table'
import { easyMind } from '../frame/opponents.ts'
import { preferences } from '../page/preferences.ts'
import { go } from '../page/route.ts'
import { beginning, keepNew, newTable, type LocalSeat, type SavedTable } from '../table/saved.ts'
import { words } from '../words/index.ts'
import type { Found } from './exercises.ts'

/** The table of an exercise: its game played up to the question. AI opponents have all other seats. */
export function tableOf(game: string, { exercise, quarry }: Found): SavedTable {
  const seats = Array.from({ length: quarry.settings.seats }, (_, seat): LocalSeat =>
    seat === exercise.seat
      ? { kind: 'person', name: preferences().name }
      : { kind: 'mind', name: words.robots[seat % words.robots.length]!, mind: easyMind() },
  )
  const { opening, plays } = playsOf(quarry.entries.slice(0, exercise.at).map((line, i) => readEntry(line, i + 1)))
  return { ...newTable({ game, settings: quarry.settings, seats }), steps: [...beginning(seats, opening), ...plays], branch: true }
}

/** Plays on from the same position as a saved battle. */
export function playFrom(game: string, found: Found): void {
  const table = tableOf(game, found)
  keepNew(table)
  go({ at: 'battle', id: table.id })
}
