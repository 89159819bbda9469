import { keeperCards } from '@robodrome/games'
import { Competition, refereeFor, type Referee } from '@robodrome/leagues'
import type { Game } from '@robodrome/kernel'
import type { Store } from '../store/store.ts'
import { Keeping } from './keeping.ts'
import { unhurried } from './unhurried.ts'

/** Makes the referee for the games of a site. */
export const refereeOf = async (games: ReadonlyMap<string, Game>): Promise<Referee> =>
  refereeFor(games, games.has('pbl') ? await keeperCards() : [])

/** Replays the log of every stored competition, and names each one that this version cannot replay. */
export async function nameUnreadable(store: Store, games: ReadonlyMap<string, Game>, name: (sentence: string) => void): Promise<void> {
  const keeping = new Keeping(store)
  const referee = await refereeOf(games)
  for (const { id, title } of await keeping.all()) {
    const problem = await problemOf(keeping, id, referee)
    if (problem !== null) name(`league ${id} (${JSON.stringify(title)}) cannot be replayed, so nobody can open it: ${problem}`)
  }
}

async function problemOf(keeping: Keeping, id: string, referee: Referee): Promise<string | null> {
  try {
    const log = (await keeping.entriesAfter(id, 0)).map(({ entry }) => entry)
    return (await unhurried(Competition.replaying(log, referee, await keeping.seedOf(id)))).problem
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
