import { randomBytes } from 'node:crypto'
import { BadInput, start } from '@robodrome/kernel'
import { type NewTable } from '@robodrome/protocol'
import { type Absence, type Guest, Refused, type SeatPlan, Table } from '@robodrome/table'
import type { Hall } from './hall.ts'
import { listedCard } from './listing.ts'

/** A new table, if the game can be played like that; its id is also its link, so it cannot be guessed. */
export const openTable = async (
  hall: Hall,
  host: Guest,
  wanted: Omit<NewTable, 'seats' | 'absence'> & { seats: SeatPlan[]; absence: Absence },
  /** The competition that it is for, or `ladder`. */
  arranged: string | null = null,
): Promise<string> => {
  const game = hall.games.get(wanted.game)
  if (game === undefined)
    throw new Refused('not-found', `There is no game "${wanted.game}"; there are ${[...hall.games.keys()].join(', ')}.`)
  const { settings, seats } = wanted
  try {
    start(game, settings)
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('malformed', `settings: ${error.message}`)
    throw error
  }
  if (seats.length !== settings.seats) throw new Refused('malformed', `seats: found ${seats.length}, expected ${settings.seats}`)
  const stranger = seats.find((seat) => seat.kind === 'mind' && !hall.thinker.names.includes(seat.mind))
  if (stranger?.kind === 'mind')
    throw new Refused('not-found', `There is no mind called ${stranger.mind}; there are ${hall.thinker.names.join(', ')}.`)

  const id = newId()
  const seed = newSeed()
  const plan = {
    id,
    game,
    settings,
    seats,
    public: wanted.public,
    clock: wanted.clock,
    absence: wanted.absence,
    rated: wanted.rated === true,
    host: host.id,
    seed,
    createdAt: Date.now(),
  }
  await hall.store.db
    .insertInto('tables')
    .values({
      id,
      game: game.id,
      settings: JSON.stringify(settings),
      seats: JSON.stringify(seats),
      public: wanted.public,
      clock: wanted.clock && JSON.stringify(wanted.clock),
      absence: wanted.absence,
      rated: wanted.rated === true,
      arranged,
      host: host.id,
      seed,
      card: JSON.stringify(listedCard(new Table(plan))),
    })
    .execute()
  return id
}

export const newSeed = (): string => randomBytes(32).toString('hex')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** 60 random bits. */
const newId = (): string => Array.from(randomBytes(12), (byte) => LETTERS[byte % 32]).join('')

/** The same people and minds once more, each one seat further, so that somebody else begins. */
export const openRematch = (hall: Hall, host: Guest, { plan, chairs }: Table): Promise<string> => {
  const seats = chairs.map(({ guest, name, mind }): SeatPlan =>
    guest === null ? (mind === null ? { kind: 'open' } : { kind: 'mind', mind }) : { kind: 'reserved', guest, name },
  )
  const { settings, clock, absence } = plan
  return openTable(hall, host, {
    game: plan.game.id,
    settings,
    clock,
    absence,
    rated: plan.rated === true,
    public: false,
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
  })
}
