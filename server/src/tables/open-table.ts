import { randomBytes } from 'node:crypto'
import { BadInput, common, start, type Game } from '@robodrome/kernel'
import { type NewTable } from '@robodrome/protocol'
import { type Absence, type Guest, Refused, type SeatPlan, Table, type TablePlan, tableSays } from '@robodrome/table'
import type { Db } from '../store/schema/schema.ts'
import type { Surroundings } from './surroundings.ts'
import { demandShown, digestIn } from './box-rulings.ts'
import { demandOpen } from './closings.ts'
import { listedCard } from './listing.ts'
import { siteSays } from '@robodrome/protocol/says'

type Wanted = Omit<NewTable, 'seats' | 'absence'> & { seats: SeatPlan[]; absence: Absence }

/** How many moves late spectators see rated tables, and tables that may be broadcast. */
export const BEHIND = 2

/** Opens a new table if the game allows these settings. `arranged` is the competition it is for, or `ladder`. */
export const openTable = async (hall: Surroundings, host: Guest, wanted: Wanted, arranged: string | null = null): Promise<string> => {
  const hosted = hall.packages.get(wanted.game)
  await demandOpen(hall, [wanted.game])
  if (hosted !== undefined) await hosted.check(wanted.settings)
  const plan = planTable(hall, host.id, wanted, wanted.box === undefined ? undefined : await gameWith(hall, wanted, wanted.box))
  await insertTable(hall.store.db, new Table(plan), arranged)
  return plan.id
}

/** Returns the game with a stored box, which is for unrated play only: ratings compare games with the same content. */
const gameWith = async (hall: Surroundings, { game: id, rated }: Wanted, box: string): Promise<Game> => {
  const game = await hall.boxes.game(box)
  if (game === null) throw new Refused('not-found', siteSays('boxMissing'))
  if (game.id !== id) throw new Refused('malformed', siteSays('boxOfOther', { found: game.id, wanted: id }))
  await demandShown(hall.store.db, digestIn(box))
  if (rated === true) throw new Refused('malformed', siteSays('ratedBox'))
  return game
}

/** Makes the plan of a table if the game allows these settings. Its id is also its link, so the id must be unguessable. */
export const planTable = (hall: Surroundings, host: string, wanted: Wanted, game = hall.games.get(wanted.game)): TablePlan => {
  if (game === undefined)
    throw new Refused('not-found', siteSays('noGame', { game: wanted.game, games: [...hall.games.keys()].join(', ') }))
  const { settings, seats } = wanted
  try {
    start(game, settings)
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('malformed', common('inside', { what: 'settings', problem: error.sentence }))
    throw error
  }
  if (seats.length !== settings.seats)
    throw new Refused('malformed', common('found', { place: 'seats: ', found: String(seats.length), expected: String(settings.seats) }))
  const stranger = seats.find((seat) => seat.kind === 'mind' && !hall.thinker.names.includes(seat.mind))
  if (stranger?.kind === 'mind')
    throw new Refused('not-found', tableSays('noMind', { mind: stranger.mind, minds: hall.thinker.names.join(', ') }))
  return {
    id: newId(),
    game,
    settings,
    seats,
    public: wanted.public,
    clock: wanted.clock,
    absence: wanted.absence,
    rated: wanted.rated === true,
    behind: wanted.behind ?? (wanted.rated === true ? BEHIND : 0),
    host,
    seed: newSeed(),
    createdAt: Date.now(),
  }
}

/** Stores a table as it is now. The caller stores its steps. */
export const insertTable = async (db: Db, table: Table, arranged: string | null): Promise<void> => {
  const { id, game, settings, seats, clock, absence, host, seed, rated = false, behind = 0, public: isPublic } = table.plan
  await db
    .insertInto('tables')
    .values({
      id,
      game: game.id,
      settings: JSON.stringify(settings),
      seats: JSON.stringify(seats),
      public: isPublic,
      clock: clock && JSON.stringify(clock),
      absence,
      rated,
      arranged,
      host,
      seed,
      phase: table.phase,
      card: JSON.stringify(listedCard(table)),
      box: game.box ?? null,
      behind,
    })
    .execute()
}

export const newSeed = (): string => randomBytes(32).toString('hex')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** 60 random bits. */
export const newId = (): string => idFrom(randomBytes(12))

/** Makes an id from the first twelve of these bytes. */
export const idFrom = (bytes: Uint8Array): string => Array.from(bytes.subarray(0, 12), (byte) => LETTERS[byte % 32]).join('')

/** Opens a rematch: the same people and AI opponents, each moved by one seat, so that somebody else begins. */
export const openRematch = (hall: Surroundings, host: Guest, { plan, chairs }: Table): Promise<string> => {
  const seats = chairs.map(({ guest, name, mind }): SeatPlan =>
    guest === null ? (mind === null ? { kind: 'open' } : { kind: 'mind', mind }) : { kind: 'reserved', guest, name },
  )
  const { settings, clock, absence, behind } = plan
  return openTable(hall, host, {
    game: plan.game.id,
    ...(plan.game.box !== undefined && { box: plan.game.box }),
    settings,
    clock,
    absence,
    behind,
    rated: plan.rated === true,
    public: false,
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
  })
}
