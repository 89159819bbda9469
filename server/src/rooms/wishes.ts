import type { RoomMessage } from '@robodrome/protocol/rooms'
import { type Guest, Refused, tableSays } from '@robodrome/table'
import type { Bucket, Buckets } from '../base/limits.ts'
import type { Hall } from '../tables/hall.ts'
import { openTable } from '../tables/open-table.ts'
import type { Rematches } from '../tables/table.ts'
import type { KeptRooms } from './keeping.ts'
import { ABSENT_MS } from './presence.ts'
import type { Room } from './room.ts'
import { siteSays } from '@robodrome/protocol/says'

/** What is needed to carry out the wishes of a phone. */
export interface Desk {
  hall: Hall
  kept: KeptRooms
  rematches: Rematches
  /** Buckets by network, for new tables and for wrong codes. */
  creations: Buckets
  wrongCodes: Buckets
}

export type Phone = { guest: Guest; network: string; cheers: Bucket }

export type PhoneWish = Extract<RoomMessage, { id: string }>

/** Does what a phone requests from its room, or refuses it. */
export const grantPhone = async (room: Room, { guest, network, cheers }: Phone, wish: PhoneWish, desk: Desk): Promise<void> => {
  const { hall } = desk
  switch (wish.type) {
    case 'pick': {
      await room.mustHost(guest)
      if ((await room.sitting())?.playing === true) throw new Refused('wrong-time', siteSays('battleOn'))
      desk.creations.take(network)
      const { game, settings } = wish
      const seats = Array.from({ length: settings.seats }, () => ({ kind: 'open' as const }))
      const table = await openTable(hall, guest, {
        game,
        settings,
        seats,
        public: false,
        clock: null,
        absence: 'mind',
        rated: false,
        behind: 0,
      })
      return move(room, table, desk)
    }
    case 'rematch': {
      const table = tableOf(room)
      await hall.table(table).playAgainAt(guest, wish.id, desk.rematches, () => {})
      const rematch = await hall.table(table).look((state) => state.rematch?.table ?? null)
      if (rematch !== null) await move(room, rematch, desk)
      return
    }
    case 'large':
      await seatsOf(room, guest)
      room.large = wish.on
      return room.tell()
    case 'cheers':
    case 'aloud':
      await room.mustHost(guest)
      room[wish.type] = wish.on
      return room.tell()
    case 'cheer': {
      if (!room.cheers) throw new Refused('wrong-time', siteSays('cheersOff'))
      if (!cheers.take()) throw new Refused('too-fast', siteSays('oneCheer'))
      return room.sendAll({ type: 'cheer', sign: wish.sign, seat: wish.seat })
    }
    case 'guess':
      room.guesses.guess(guest.id, wish.of, wish.hit)
      return room.tell()
    case 'ticket': {
      await seatsOf(room, guest)
      const held = (await room.sitting())?.held.find(({ seat }) => seat === wish.seat)
      if (held === undefined) throw new Refused('not-found', tableSays('noPerson'))
      room.tickets.open(tableOf(room), wish.seat, hall.now(), 'person')
      return room.tell()
    }
    case 'claim': {
      if (!desk.wrongCodes.tries(network)) throw new Refused('too-fast', siteSays('tooManyCodes'))
      if (!room.tickets.claim(wish.ticket, guest, hall.now())) throw new Refused('not-found', siteSays('wrongCode'))
      desk.wrongCodes.giveBack(network)
      const others = await witnesses(room, guest, hall.now())
      if (others.length === 0) await moveSeat(room, desk)
      return room.tell()
    }
    case 'confirm': {
      const ticket = room.tickets.now(hall.now())
      if (ticket === null || ticket.claimed === null) throw new Refused('wrong-time', siteSays('noPhoneWaits'))
      if (!(await witnesses(room, ticket.claimed, hall.now())).includes(guest.id))
        throw new Refused('not-yours', siteSays('anotherConfirms'))
      if (wish.yes) await moveSeat(room, desk)
      room.tickets.close()
      return room.tell()
    }
  }
}

const tableOf = (room: Room): string => {
  if (room.table === null) throw new Refused('wrong-time', siteSays('noGamePicked'))
  return room.table
}

const seatsOf = async (room: Room, guest: Guest): Promise<void> => {
  const sitting = await room.sitting()
  if (!sitting?.held.some((each) => each.guest === guest.id)) throw new Refused('not-yours', siteSays('onlyPlayersInRoom'))
}

/**
 * Lists the people who can confirm that this is the right person: those with a seat, except the requester and the one who lost the phone.
 */
const witnesses = async (room: Room, claimed: Guest, now: number): Promise<string[]> => {
  const ticketed = room.tickets.now(now)?.seat
  const held = (await room.sitting())?.held ?? []
  const lost = held.find(({ seat }) => seat === ticketed)?.guest
  return held.flatMap(({ guest }) => (guest === lost || guest === claimed.id ? [] : [guest]))
}

/** Moves the seat to the phone that scanned its code. Everybody sees this. */
const moveSeat = async (room: Room, { hall }: Desk): Promise<void> => {
  const { table, seat, code, claimed } = room.tickets.now(hall.now())!
  room.tickets.close()
  await hall.table(table).moveSeat(seat, claimed!, `ticket-${code}-${hall.now()}`)
  const name = await hall.table(table).look(({ chairs }) => chairs[seat]!.name)
  room.sendAll({ type: 'moved', seat, name })
}

/** Makes the room show another table from now on. That table is patient with sleeping phones. */
const move = async (room: Room, table: string, { hall, kept }: Desk): Promise<void> => {
  hall.patience.set(table, ABSENT_MS)
  await kept.show(room.code, table)
  room.show(table)
}
