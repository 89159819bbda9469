import { roomCode } from '@robodrome/protocol/rooms'
import { Refused } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import type { Desk } from './wishes.ts'
import { siteSays } from '@robodrome/protocol/says'

type ByCode = Pick<FastifyRequest, 'network'> & { params: { code: string } }

/** Finds the room named in an address. A wrong code costs one of ten tries per minute; a right one costs nothing. */
export const findRoom = async ({ network, params }: ByCode, rooms: Rooms, { wrongCodes }: Pick<Desk, 'wrongCodes'>): Promise<Room> => {
  if (!wrongCodes.tries(network)) throw new Refused('too-fast', siteSays('tooManyCodes'))
  const read = roomCode.safeParse(params.code)
  const room = read.success ? await rooms.find(read.data) : null
  if (room === null) throw new Refused('not-found', siteSays('noRoom'))
  wrongCodes.giveBack(network)
  return room
}
