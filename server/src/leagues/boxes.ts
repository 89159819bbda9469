import { BadInput, common, start, type Game } from '@robodrome/kernel'
import type { Definition } from '@robodrome/leagues'
import { siteSays } from '@robodrome/protocol/says'
import { Refused } from '@robodrome/table'
import { demandShown } from '../tables/box-rulings.ts'
import type { Hall } from '../tables/hall.ts'

type Boxed = Pick<Definition, 'box' | 'events' | 'managers'>

/** LG-DATA-5 The game of a competition's tables, with its box, if any. */
export async function gameOf(hall: Hall, { box, managers }: Boxed, id: string): Promise<Game | undefined> {
  return box === undefined ? hall.games.get(id) : boxedGame(hall, box, managers, id)
}

/** LG-DATA-5 Checks that the box is stored here for this game, is not hidden, and allows the settings of the event. */
export async function demandBox(hall: Hall, definition: Boxed): Promise<void> {
  await demandBoxFits(hall, definition)
  await demandBoxShown(hall, definition)
}

/** LG-DATA-5 The same check for a box that may be hidden by now, because a manager can still change the rest of the definition. */
export async function demandBoxFits(hall: Hall, { box, events, managers }: Boxed): Promise<void> {
  if (box === undefined) return
  const { game: id, mode, seats, options } = events[0]!
  const game = await boxedGame(hall, box, managers, id)
  try {
    start(game, { mode, seats, options })
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('malformed', common('inside', { what: 'settings', problem: error.sentence }))
    throw error
  }
}

async function boxedGame(hall: Hall, box: string, managers: readonly string[], id: string): Promise<Game> {
  const game = await hall.boxes.gameOf(box, managers)
  if (game === null) throw new Refused('not-found', siteSays('boxMissing'))
  if (game.id !== id) throw new Refused('malformed', siteSays('boxOfOther', { found: game.id, wanted: id }))
  return game
}

/** LG-DATA-5 No competition can start with a hidden box. */
export async function demandBoxShown(hall: Hall, { box }: Pick<Definition, 'box'>): Promise<void> {
  if (box !== undefined) await demandShown(hall.store.db, box)
}
