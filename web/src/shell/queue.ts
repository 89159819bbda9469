import type { LeagueDuty, Queue, Waiting } from '@robodrome/protocol'
import { myQueue } from '../table/me.ts'
import { type Known, Remote, useRemote } from '../table/remote.ts'
import { listTables, type SavedTable } from '../table/saved.ts'

/**
 * Everything that waits for this person: tables and competitions of the server, most urgent first, and tables on this device, latest first.
 */
export interface Waits extends Queue {
  here: SavedTable[]
  /** Whether a server has answered. */
  asked: boolean
}

const NOTHING: Waits = { waiting: [], leagues: [], vacation: null, here: [], asked: false }

const isWaiting = ({ over, seats, asked }: SavedTable): boolean => !over && asked.some((seat) => seats[seat]?.kind === 'person')
const tablesHere = (): SavedTable[] => listTables().filter(isWaiting)

/** The tables of this device wait with or without a server. If the server cannot be reached, the last known state of its tables is kept. */
async function look({ found }: Known<Waits>): Promise<Waits> {
  const here = tablesHere()
  queue.put({ ...(found ?? NOTHING), here })
  return myQueue().then(
    (told) => ({ ...told, here, asked: true }),
    () => ({ ...(found ?? NOTHING), here }),
  )
}

const queue = new Remote(look, { everyMs: 8_000, hiddenMs: 60_000 })

/** Looks at once, unless the answer is already known. */
export async function lookAtQueue(known?: Queue): Promise<void> {
  if (known) queue.put({ ...known, here: tablesHere(), asked: true })
  else await queue.again()
}

// Leaving or starting a battle changes the queue.
addEventListener('hashchange', () => queue.isShown && document.visibilityState === 'visible' && void queue.again())

export const useQueue = (): Waits => useRemote(queue).found ?? NOTHING

/** How many things wait for this person: moves, and questions in competitions. */
export const useWaiting = (): number => {
  const { waiting, leagues, here } = useQueue()
  return waiting.length + leagues.length + here.length
}

/** A move at a table, or a question in a competition. */
export type Task = { key: string; due: number | null; live: boolean } & ({ waiting: Waiting } | { duty: LeagueDuty })

const rank = ({ live, due }: Task): number => (live ? 0 : due === null ? 2 : 1)

/** The server's queue in one list: live tables first, then by the least time left. */
export const tasksOf = ({ waiting, leagues }: Pick<Queue, 'waiting' | 'leagues'>): Task[] =>
  [
    ...waiting.map((each): Task => ({ key: each.table, due: each.due, live: each.live, waiting: each })),
    ...leagues.map((duty): Task => ({ key: `${duty.competition} ${duty.table ?? duty.what}`, due: duty.by, live: duty.live, duty })),
  ].toSorted((a, b) => rank(a) - rank(b) || (a.due ?? 0) - (b.due ?? 0))
