import { randomBytes } from 'node:crypto'
import { registry as installed } from '@robodrome/games'
import { BUILD_HEADER, WIRE, WIRE_HEADER } from '@robodrome/protocol'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { mcpRoutes } from './agents/mcp-routes.ts'
import type { Ear } from './bus/bus.ts'
import { natsBus } from './bus/nats.ts'
import { notifyBus } from './bus/notify.ts'
import type { Registry } from './http/catalogue.ts'
import { boxRoutes } from './http/box-routes.ts'
import { sharedBoxRoutes } from './http/shared-box-routes.ts'
import { SharedBoxes } from './people/shared-boxes.ts'
import { broadcastRoutes } from './http/broadcast-routes.ts'
import { competitionRoutes } from './http/competition-routes.ts'
import { Buckets, limitsTimes, priceOf, QuestionBudget } from './base/limits.ts'
import type { Api } from './base/offer.ts'
import { Metrics } from './http/metrics.ts'
import { checkOrigin } from './http/origin.ts'
import { addProbes } from './http/probes.ts'
import { meRoutes } from './http/me-routes.ts'
import { noticeRoutes } from './http/notice-routes.ts'
import { sessionRoutes } from './http/session-routes.ts'
import { Sessions } from './people/sessions.ts'
import { shareRoutes } from './http/share.ts'
import { momentRoutes } from './http/moment-routes.ts'
import { reviewRoutes } from './http/review-routes.ts'
import { tableRoutes } from './http/table-routes.ts'
import { Turns } from './base/turns.ts'
import { VERSION } from './base/version.ts'
import { Leagues } from './leagues/leagues.ts'
import { refereeOf } from './leagues/unreadable.ts'
import { accountRoutes } from './people/account-routes.ts'
import { Accounts } from './people/accounts.ts'
import { Attempts } from './people/attempts.ts'
import { Passkeys } from './people/passkeys.ts'
import { blockRoutes } from './people/block-routes.ts'
import { Blocks } from './people/blocks.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { signInRoutes } from './people/sign-in-routes.ts'
import { challengeRoutes } from './bots/challenge-routes.ts'
import { Challenges } from './bots/challenges.ts'
import { rematchesBy } from './bots/rematches.ts'
import { Events } from './bots/events.ts'
import { findingRoutes } from './bots/finding-routes.ts'
import { Friends } from './bots/friends.ts'
import { Listeners } from './bots/listeners.ts'
import { playRoutes } from './bots/play-routes.ts'
import { questionRoutes } from './bots/question-routes.ts'
import { Seeks } from './bots/seeks.ts'
import { hostRoutes } from './host/host-routes.ts'
import { watchRoutes } from './http/watch-routes.ts'
import { tokenRoutes } from './bots/token-routes.ts'
import { Tokens } from './people/tokens.ts'
import { openNotices, type House } from './notices/open-notices.ts'
import type { Settings } from './base/settings.ts'
import { openRooms } from './rooms/open-rooms.ts'
import { sockets } from './socket/sockets.ts'
import { openStore } from './open-store.ts'
import { openPackages, type LeftOut } from './outside/open-packages.ts'
import { limitsOf } from './outside/process.ts'
import { withPackages } from './outside/thinker.ts'
import type { Store } from './store/store.ts'
import { keepTidy } from './store/tidy.ts'
import { readClosings } from './tables/closings.ts'
import { Hall } from './tables/hall.ts'
import type { HallLimits } from './tables/surroundings.ts'
import { randomThinker, type Thinker } from './thinking/thinker.ts'

export interface Parts {
  registry?: Registry
  store?: Store
  thinker?: Thinker
  limits?: Partial<HallLimits>
  /** The processor time of a step of a game from outside. */
  stepMs?: number
  /** The delay before the first retry of a delivery. */
  againMs?: number
}

/** The whole site: page, tables and store. Closing the app closes all of them. */
export const openSite = async (settings: Settings, parts: Parts = {}): Promise<FastifyInstance> => {
  const news: string[] = []
  let say = (message: string): void => void news.push(message)
  const { registry: own = installed } = parts
  const { packages, leftOut } = await openPackages(settings.games, Object.keys(own), (message) => say(message), limitsOf(parts.stepMs))
  const registry = {
    ...own,
    ...Object.fromEntries([...packages].map(([id, { game }]) => [id, { title: game.title, load: async () => game }])),
  }
  const thinker = withPackages(parts.thinker ?? randomThinker(), packages)
  const limits = { awayMs: 20_000, keepMs: 60_000, graceMs: 20_000, lookMs: 5_000, mostSteps: settings.matchSteps, ...parts.limits }
  const app = await createApp(settings, registry, thinker.offered, packages)
  say = (message) => app.log.warn(message)
  for (const message of news) say(message)
  app.addHook('onClose', async () => void (await Promise.all([...packages.values()].map((each) => each.close()))))
  const store = parts.store ?? (await openStore(settings, say))
  await readClosings(store.db, packages)
  const closeStore = async () => parts.store === undefined && store.close()
  app.addHook('onClose', closeStore)
  try {
    const games = new Map(await Promise.all(Object.entries(registry).map(async ([id, { load }]) => [id, await load()] as const)))
    const self = randomBytes(6).toString('hex')
    const openBus = (ear: Ear) =>
      settings.natsUrl === null ? notifyBus(store, self, ear, say) : natsBus(settings.natsUrl, store, self, ear, say)
    const hall = await Hall.open({ store, games, thinker, packages, self, openBus, say, limits })
    const leagues = new Leagues(hall, await refereeOf(games))
    await leagues.begin()
    app.addHook('preClose', async () => leagues.answerAll())
    const tidying = keepTidy(store, settings.chatDays, say)
    app.addHook('onClose', async () => {
      clearInterval(tidying)
      await leagues.close()
      await hall.close()
    })
    const house = await openNotices(
      { db: store.db, gameTitle: (id) => games.get(id)?.title ?? id, isAt: hall.isAt, say },
      settings,
      parts.againMs,
    )
    app.addHook('onClose', () => house.close())
    await addTables(app, hall, leagues, house, settings, leftOut)
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

const addTables = async (
  app: FastifyInstance,
  hall: Hall,
  leagues: Leagues,
  house: House,
  settings: Settings,
  leftOut: readonly LeftOut[],
): Promise<void> => {
  const api: Api = app.withTypeProvider()
  const limits = limitsTimes(settings.rateFactor)
  const requests = new Buckets(limits.requests)
  const creations = new Buckets(limits.creations)
  const work = new Buckets(limits.work)
  const turns = new Turns()
  const tokens = new Tokens(hall.store)
  const sessions = new Sessions(hall.store, settings.publicUrl?.startsWith('https:') ?? false, tokens)
  const metrics = new Metrics(app)
  const publicOrigin = settings.publicUrl === null ? null : new URL(settings.publicUrl).origin

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    // API responses depend on the caller. A route whose response is the same for everybody sets its own header.
    reply.header('cache-control', 'no-store')
    reply.header(BUILD_HEADER, VERSION).header(WIRE_HEADER, `${WIRE}`)
    requests.takeFor(request.network, reply)
    work.demandNoDebt(request.network, reply)
    if (request.method !== 'GET' || request.headers.upgrade !== undefined) checkOrigin(request, publicOrigin)
    await sessions.admit(request)
  })
  app.addHook('onSend', async ({ url, network }, _reply, payload) => {
    if (url.startsWith('/api/') && (typeof payload === 'string' || Buffer.isBuffer(payload))) work.spend(network, priceOf(payload.length))
  })
  sessionRoutes(api, hall, sessions, creations)
  tableRoutes(api, hall, sessions, creations)
  reviewRoutes(api, hall)
  momentRoutes(api, hall)
  const boxes = new SharedBoxes(hall.store, settings.gallery)
  boxRoutes(api, hall, sessions, new Buckets(limits.boxes))
  sharedBoxRoutes(api, hall, sessions, boxes, { creations, sending: new Buckets(limits.chat), work })
  meRoutes(api, hall, sessions)
  watchRoutes(api, hall, sessions)
  hostRoutes(api, hall, sessions, settings, leftOut, new Buckets(limits.chat))
  noticeRoutes(api, house, sessions, new Buckets(limits.sending))
  peopleRoutes(api, hall.store, sessions)
  const account = {
    hall,
    sessions,
    accounts: new Accounts(hall.store.db),
    passkeys: new Passkeys(hall.store.db, settings.publicUrl),
    attempts: new Attempts(limits),
  }
  accountRoutes(api, account)
  signInRoutes(api, account)
  tokenRoutes(api, hall, sessions, tokens, creations)
  competitionRoutes(api, leagues, hall.store, sessions, { creations, work, turns, fills: new Buckets(limits.fills) })
  broadcastRoutes(api, hall, leagues, sessions)
  const chat = new Buckets(limits.chat)
  const listeners = new Listeners(app, hall, sessions)
  const challenges = new Challenges(hall)
  const blocks = new Blocks(hall.store)
  blockRoutes(api, sessions, blocks)
  const seeks = new Seeks(hall, blocks)
  const events = new Events(hall, {
    challenge: (guest, id) => challenges.find(guest, id),
    seek: (guest, id) => seeks.find(guest, id),
    standing: (guest) => challenges.standing(guest),
  })
  shareRoutes(app, hall, settings, requests)
  findingRoutes(api, sessions, seeks, new Friends(hall.store), creations)
  challengeRoutes(api, { hall, sessions, challenges, events, listeners, creations })
  playRoutes(api, hall, sessions, listeners, chat)
  if (settings.mcp === 'on') mcpRoutes(app, hall.thinker, requests, settings.rateFactor)
  const { acknowledged, refused } = metrics
  const questions = new QuestionBudget(limits)
  questionRoutes(api, hall, sessions, questions)
  const broke = (error: unknown) => app.log.error(error, 'a message failed')
  const messages = new Buckets(limits.messagesPerNetwork)
  const rematches = rematchesBy(hall, challenges)
  const rooms = settings.rooms === 'off' ? null : openRooms(app, api, settings, { hall, sessions, limits, creations, rematches })
  const open = await sockets(
    app,
    { hall, limits, messages, work, turns, questions, chat, rematches, acknowledged, refused, broke },
    sessions,
    async (request) => (await rooms?.screens.roomOf(request))?.code ?? null,
  )
  rooms?.sockets()

  addProbes(app, hall, { settings, probes: new Buckets(limits.probes), figures: () => metrics.text(hall, open.open()) })
}
