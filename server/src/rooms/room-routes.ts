import type { RoomCard } from '@robodrome/protocol/rooms'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Api } from '../base/offer.ts'
import type { KeptRoom } from './keeping.ts'
import { findRoom } from './find-room.ts'
import type { Rooms } from './rooms.ts'
import type { Screens } from './screens.ts'
import type { Desk } from './wishes.ts'

const atRoom = z.object({ code: z.string().check(z.maxLength(20)) })
const withTicket = z.object({ code: z.string().check(z.maxLength(20)), ticket: z.string().check(z.maxLength(20)) })

interface Parts {
  rooms: Rooms
  screens: Screens
  desk: Desk
  isHome: boolean
  /** The addresses of this machine in its networks, the likeliest first. */
  addresses: readonly string[]
}

/** Routes for rooms: a screen opens one or joins that of the home, and phones join with its code. */
export const roomRoutes = (app: Api, { rooms, screens, desk, isHome, addresses }: Parts): void => {
  const cardOf = ({ code, table }: KeptRoom, port: string): RoomCard => ({
    code,
    home: isHome,
    table,
    addresses: addresses.map((address) => `${address}${port}`),
  })
  const portOf = ({ headers }: FastifyRequest): string => /:\d+$/.exec(headers.host ?? '')?.[0] ?? ''

  app.post('/api/rooms', async (request, reply): Promise<RoomCard> => {
    desk.creations.take(request.network)
    const known = await screens.roomOf(request)
    const room = known ?? (await desk.kept.open())
    if (known === null) reply.header('set-cookie', await screens.admit(room.code)).code(201)
    return cardOf(room, portOf(request))
  })

  app.get('/api/rooms/:code', { schema: { params: atRoom } }, async (request): Promise<RoomCard> => {
    return cardOf(await findRoom(request, rooms, desk), portOf(request))
  })

  // The code is short enough to type. The page's own addresses follow the #.
  for (const letter of ['j', 'J']) {
    app.get(`/${letter}/:code`, { schema: { params: atRoom } }, (request, reply) =>
      reply.redirect(`/#/j/${encodeURIComponent(request.params.code)}`),
    )
    app.get(`/${letter}/:code/:ticket`, { schema: { params: withTicket } }, (request, reply) =>
      reply.redirect(`/#/j/${encodeURIComponent(request.params.code)}/${encodeURIComponent(request.params.ticket)}`),
    )
  }
  app.get('/tv', (_request, reply) => reply.redirect('/#/tv'))
}
