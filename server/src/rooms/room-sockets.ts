import { type Guest, Refused } from '@robodrome/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../base/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import { findRoom } from './find-room.ts'
import { RoomTalk } from './room-talk.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import type { Screens } from './screens.ts'
import type { Desk } from './wishes.ts'
import { siteSays } from '@robodrome/protocol/says'

type AtRoom = { Params: { code: string }; Querystring: { as?: string } }
type Comer = { room: Room; guest: Guest | null }

interface Parts {
  rooms: Rooms
  screens: Screens
  sessions: Sessions
  desk: Desk
  limits: Limits
}

/** One socket per screen and phone of a room, `/api/rooms/:code/socket`; a screen adds `?as=screen`. */
export const roomSockets = (app: FastifyInstance, { rooms, screens, sessions, desk, limits }: Parts): void => {
  const comers = new WeakMap<FastifyRequest, Comer>()
  const admit = async (request: FastifyRequest<AtRoom>): Promise<Comer> => {
    const room = await findRoom(request, rooms, desk)
    if (request.query.as !== 'screen') return { room, guest: await sessions.mustHave(request) }
    if ((await screens.roomOf(request))?.code !== room.code) throw new Refused('no-session', siteSays('otherRoom'))
    return { room, guest: null }
  }
  app.get<AtRoom>(
    '/api/rooms/:code/socket',
    {
      websocket: true,
      async preValidation(request) {
        comers.set(request, await admit(request))
      },
    },
    (socket, request) => {
      const { room, guest } = comers.get(request)!
      const broke = (error: unknown) => app.log.error(error, 'a message to a room failed')
      const address = request.headers.host ?? ''
      const talk = new RoomTalk(socket, room, { guest, address }, { desk, limits, network: request.network, broke })
      talk.begin(() => rooms.leave(room))
    },
  )
}
