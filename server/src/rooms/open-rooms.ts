import type { FastifyInstance } from 'fastify'
import { Buckets, type Limits } from '../base/limits.ts'
import type { Api } from '../base/offer.ts'
import type { Settings } from '../base/settings.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'
import type { Rematches } from '../tables/table.ts'
import { KeptRooms } from './keeping.ts'
import { roomRoutes } from './room-routes.ts'
import { roomSockets } from './room-sockets.ts'
import { Rooms } from './rooms.ts'
import { Screens } from './screens.ts'

/** Ten wrong codes a minute. */
const WRONG_CODES = { burst: 10, perSecond: 10 / 60 }
const LOOPBACK = /^(localhost|127\.|\[::1\])/

interface Parts {
  hall: Hall
  sessions: Sessions
  limits: Limits
  creations: Buckets
  rematches: Rematches
}

/** Everything about active rooms. `sockets` is called once sockets can be served. */
export const openRooms = (app: FastifyInstance, api: Api, settings: Settings, { hall, sessions, limits, creations, rematches }: Parts) => {
  const isHome = settings.rooms === 'home'
  const kept = new KeptRooms(hall.store, isHome)
  const screens = new Screens(kept, settings.publicUrl?.startsWith('https:') ?? false)
  const rooms = new Rooms(hall, kept, isHome)
  const desk = { hall, kept, rematches, creations, wrongCodes: new Buckets(WRONG_CODES) }
  const addresses = (settings.hosts ?? []).filter((host) => !LOOPBACK.test(host))
  roomRoutes(api, { rooms, screens, desk, isHome, addresses })
  app.addHook('preClose', async () => rooms.close())
  return { screens, sockets: () => roomSockets(app, { rooms, screens, sessions, desk, limits }) }
}
