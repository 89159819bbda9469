import type { Socket } from 'node:net'
import { registry as installed, rulebookFile, type Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import { gameList, gamePuzzles, siteCard } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readCatalogue, type Registry } from './http/catalogue.ts'
import { answerFaults, readBySchema } from './base/faults.ts'
import { HTTPS_ONLY, PICTURE_POLICY, SECURITY_HEADERS } from './http/headers.ts'
import { readOnlyFitTexts } from './base/fit-texts.ts'
import { networkOf } from './base/network.ts'
import { checkHost } from './http/origin.ts'
import { readPage, servePage } from './http/page.ts'
import { typesOf } from './bots/game-types.ts'
import { readRules, spoken } from './http/rules.ts'
import { describeInterface } from './bots/openapi.ts'
import { type Api, offers } from './base/offer.ts'
import type { Settings } from './base/settings.ts'
import { VERSION } from './base/version.ts'
import { siteSays } from '@robodrome/protocol/says'
import type { Packages } from './outside/package.ts'

const ofGame = z.object({ id: z.string() })
const inLanguage = z.strictObject({ language: z.optional(spoken) })
const TEXT = 'text/plain; charset=utf-8'
const MOST_BODY = 16_384
const CLOSING_MS = 2_000

/** Routes that need no store: the page, the list of games, and their rules. */
export const createApp = async (
  {
    logLevel,
    trustProxy = 0,
    publicUrl = null,
    hosts = null,
    requestSeconds = 15,
    pageFolder,
    contact = null,
    imprintUrl = null,
    chatDays = 180,
  }: Pick<Settings, 'logLevel'> & Partial<Settings>,
  registry: Registry = installed,
  minds: readonly string[] = [],
  packages: Packages = new Map(),
): Promise<FastifyInstance> => {
  const catalogue = await readCatalogue(registry)
  const offeredNow = () => catalogue.filter(({ id }) => packages.get(id)?.isClosing !== true)
  const requestTimeout = requestSeconds * 1000
  const app = fastify({
    logger: { level: logLevel, serializers: { req: withoutSecrets } },
    bodyLimit: MOST_BODY,
    trustProxy: (_address, hop) => hop < trustProxy,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5_000) },
  })
  app.decorateRequest('network', {
    getter() {
      return networkOf(this.ip)
    },
  })
  answerFaults(app)
  readOnlyFitTexts(app)
  readBySchema(app)
  describeInterface(app)
  const api: Api = app.withTypeProvider()
  const headers = publicUrl?.startsWith('https:') ? { ...SECURITY_HEADERS, ...HTTPS_ONLY } : SECURITY_HEADERS
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    checkHost(request, publicUrl, hosts)
  })
  endConnections(app)
  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    if (request.url.startsWith('/api/')) return reply.send({ error: new Refused('not-found', siteSays('nothingHere')).fault() })
    return reply.type(TEXT).send('Nothing stands here: the address may be mistyped, or what it named is gone.\n')
  })

  app.get('/health', () => ({ status: 'ok', games: catalogue.length }))
  app.get(
    '/api/games',
    offers({
      scope: null,
      about: 'Games',
      does: 'Lists the games with their modes, and the minds that can be seated.',
      answer: { json: gameList },
    }),
    () => ({ games: offeredNow(), minds }),
  )
  app.get(
    '/api/site',
    offers({
      scope: null,
      about: 'Site',
      does: 'Gives the version of the site, how to reach its host, and how many days chat is kept.',
      answer: { json: siteCard },
    }),
    () => ({ version: VERSION, contact, imprint: imprintUrl, chatDays }),
  )
  api.get(
    '/api/games/:id/rules',
    offers({
      scope: null,
      about: 'Games',
      does: 'Gives the rulebook of a game, in English if no language is named.',
      params: ofGame,
      query: inLanguage,
      answer: { text: 'text/markdown' },
    }),
    (request, reply) => {
      const { language = 'en' } = request.query
      const text = Object.hasOwn(registry, request.params.id) ? rulesOf(packages, request.params.id, language) : null
      if (text === null) throw new Refused('not-found', siteSays('noRulebook'))
      return reply.type('text/markdown; charset=utf-8').send(text)
    },
  )
  api.get(
    '/api/games/:id/picture',
    offers({
      scope: null,
      about: 'Games',
      does: 'Gives the picture of a game from outside.',
      params: ofGame,
      answer: { text: 'image/svg+xml' },
    }),
    (request, reply) => {
      const { manifest, texts } = packages.get(request.params.id)?.package ?? {}
      if (manifest?.picture === undefined || texts === undefined) throw new Refused('not-found', siteSays('noPackage'))
      // A picture from a package must not run anything when opened by itself, because it comes from outside.
      return reply.header('content-security-policy', PICTURE_POLICY).type('image/svg+xml').send(texts[manifest.picture]!)
    },
  )
  api.get(
    '/api/games/:id/puzzles',
    offers({
      scope: null,
      about: 'Games',
      does: 'Gives the exercises of a game from outside, each as the seat that decides sees it.',
      params: ofGame,
      answer: { json: gamePuzzles },
    }),
    async (request) => {
      const found = packages.get(request.params.id)
      if (found === undefined) throw new Refused('not-found', siteSays('noPackage'))
      return { puzzles: found.puzzles as unknown as Json[] }
    },
  )
  api.get(
    '/api/games/:id/types',
    offers({
      params: ofGame,
      scope: null,
      about: 'Games',
      does: 'Gives all that a game says, its views, options, questions and events, as TypeScript declarations.',
      answer: { text: 'text/plain' },
    }),
    (request, reply) => {
      const text = Object.hasOwn(registry, request.params.id) ? typesOf(request.params.id) : null
      if (text === null) throw new Refused('not-found', siteSays('noDeclarations'))
      return reply.type('text/plain; charset=utf-8').send(text)
    },
  )
  const page = pageFolder === undefined ? null : readPage(pageFolder)
  if (page !== null) servePage(app, page)
  else app.get('/', (_request, reply) => reply.code(503).type(TEXT).send('The page was not built: node scripts/build.mjs\n'))
  return app
}

/** The rulebook of a game. A game from outside has its own; if that has no German version, the English one is used. */
const rulesOf = (packages: Packages, id: string, language: Language): string | null => {
  const texts = packages.get(id)?.package.texts
  return texts === undefined ? readRules(id, language) : (texts[rulebookFile(language)] ?? texts[rulebookFile('en')] ?? null)
}

/**
 * Ends all connections, because an endless response must not keep the server from stopping. `closeAllConnections` is not enough: it skips
 * upgraded sockets, and nothing else closes them once the routes are closed.
 */
const endConnections = (app: FastifyInstance): void => {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => void setTimeout(() => connections.forEach((socket) => socket.destroy()), CLOSING_MS).unref())
}

/** A table's id grants access to it, so the log contains the route pattern and never the address or cookie. */
const withoutSecrets = (request: FastifyRequest): { method: string; route: string | undefined } => ({
  method: request.method,
  route: request.routeOptions?.url,
})
