import { BadInput, common, start, type Game } from '@robodrome/kernel'
import type { Definition } from '@robodrome/leagues'
import { siteSays } from '@robodrome/protocol/says'
import { Refused } from '@robodrome/table'
import { demandShown } from '../tables/box-rulings.ts'
import type { Hall } from '../tables/hall.ts'

type Boxed = Pick<Definition, 'box' | 'events'>

/** LG-DATA-5 The game of a competition's tables, with its box if it has one. */
export async function gameOf(hall: Hall, { box }: Boxed, id: string): Promise<Game | undefined> {
  return box === undefined ? hall.games.get(id) : ((await hall.boxes.gameOf(box)) ?? undefined)
}

/** LG-DATA-5 The box is stored here, for this game, is not hidden, and allows the settings of the event. */
export async function demandBox(hall: Hall, definition: Boxed): Promise<void> {
  const { box, events } = definition
  if (box === undefined) return
  const { game: id, mode, seats, options } = events[0]!
  const game = await hall.boxes.gameOf(box)
  if (game === null) throw new Refused('not-found', siteSays('boxMissing'))
  if (game.id !== id) throw new Refused('malformed', siteSays('boxOfOther', { found: game.id, wanted: id }))
  await demandShown(hall.store.db, box)
  try {
    start(game, { mode, seats, options })
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('malformed', common('inside', { what: 'settings', problem: error.sentence }))
    throw error
  }
}

/** LG-DATA-5 No competition can start with a hidden box. */
export async function demandBoxShown(hall: Hall, { box }: Pick<Definition, 'box'>): Promise<void> {
  if (box !== undefined) await demandShown(hall.store.db, box)
}
