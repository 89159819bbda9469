import { loadGame } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import { readRecord } from '@robodrome/table'
import { loadBoard } from '../boards/index.ts'
import type { Scene } from '../frame/frozen-board.tsx'
import { imagined } from '../table/imagined.ts'
import { LocalTable } from '../table/local-table.ts'
import { tableOfTask } from '../table/task-table.ts'
import type { KeptTask } from '../table/worker-messages.ts'
import { drillWords as w } from '../words/drills.ts'
import { shortName, words } from '../words/index.ts'

/** The names of the others in the battle of a task. */
export const rivalsOf = ({ record, seat }: KeptTask): string[] =>
  readRecord(record)
    .players.filter((_, of) => of !== seat)
    .map(shortName)

const nobody = (): void => {}

/** Whether a record was played with this version of the rules. With other rules, the same lines could lead elsewhere. */
export const isOfThisVersion = (record: string, game: Game): boolean => readRecord(record).version === game.version

/** The question of a drill on its board, without chances, which would reveal the answer. */
export async function sceneOfTask(task: KeptTask): Promise<Scene> {
  const { table, place } = tableOfTask(task)
  const [game, board] = await Promise.all([loadGame(table.game), loadBoard(table.game)])
  if (!game) throw new Error(words.faults.noGame({ game: table.game }))
  if (!isOfThisVersion(task.record, game)) throw new Error(w.unplayable)
  const opened = new LocalTable(game, { ...table, from: imagined(game, table.settings, place) }, nobody)
  opened.look(task.seat)
  return { board, snapshot: opened.snapshot(), answers: {} }
}

/** The board's question in this position. */
export function questionIn({ board, snapshot }: Scene): string {
  const nameOf = (of: number): string => (of === snapshot.seat ? words.you : (snapshot.seats[of]?.name ?? words.seat(of)))
  return board.prompt({ snapshot, seat: snapshot.seat, answers: {}, nameOf }).question
}
