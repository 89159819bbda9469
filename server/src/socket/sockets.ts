import websocket from '@fastify/websocket'
import { tableId } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { named } from '../base/faults.ts'
import type { Sessions } from '../people/sessions.ts'
import { Conversation, type Ears } from './conversation.ts'
import { BEHIND } from '../tables/open-table.ts'
import { pinging } from './pinging.ts'
import { siteSays } from '@robodrome/protocol/says'

/** Larger messages close the socket with code 1009, unread. Up to this size, they are read and refused with a reason. */
const MOST_READ = 1 << 16
/** How often the sessions of open sockets are checked, and how long a client may take to close. */
const CHECK_MS = 60_000
const GOODBYE_MS = 1_000

type AtTable = { Params: { id: string }; Querystring: { as?: string } }

/** Finds the room of a screen by the key that it sends, or null. */
export type ScreenOf = (request: FastifyRequest) => Promise<string | null>

/** One socket per table and watcher, `/api/tables/:id/socket`. */
export const sockets = async (app: FastifyInstance, ears: Ears, sessions: Sessions, screenOf: ScreenOf): Promise<{ open(): number }> => {
  const guests = new WeakMap<FastifyRequest, Guest | null>()
  /** The room of a big screen; null for everybody else. */
  const eyesOf = async (request: FastifyRequest<AtTable>): Promise<string | null> => {
    const { as } = request.query
    if (as === 'broadcast') return broadcastOf(ears, request)
    return as === 'screen' ? screenOf(request) : null
  }
  const screens = new WeakMap<FastifyRequest, string | null>()
  const talks = new Set<Conversation>()
  let stopping = false
  const talking = new WeakSet<FastifyRequest>()
  const addresses = new Map<string, number>()
  await app.register(websocket, {
    options: { maxPayload: MOST_READ, clientTracking: true },
    // Closes sockets with a reason, which the plug-in would not do.
    preClose(done) {
      stopping = true
      sayGoodbye(app.websocketServer.clients)
      app.websocketServer.close()
      done()
    },
  })

  // A client that gets a refusal instead of a socket must not be left hanging on an open connection.
  app.addHook('onResponse', async (request) => {
    if (request.headers.upgrade !== undefined && !talking.has(request)) request.raw.socket.destroySoon()
  })

  app.get<AtTable>(
    '/api/tables/:id/socket',
    {
      websocket: true,
      async preValidation(request) {
        if (stopping) throw new Refused('stopping', siteSays('stoppingConnect'))
        if ((addresses.get(request.network) ?? 0) >= ears.limits.socketsPerAddress)
          throw new Refused('too-fast', siteSays('tooManySockets'))
        const screen = await eyesOf(request)
        screens.set(request, screen)
        // A screen has no account, even if one is signed in on its browser.
        guests.set(request, screen === null ? await sessions.guestOf(request) : null)
        await ears.hall.table(named(tableId, request.params.id)).look(() => null)
      },
    },
    (socket, request) => {
      talking.add(request)
      addresses.set(request.network, (addresses.get(request.network) ?? 0) + 1)
      socket.once('close', () => {
        const left = (addresses.get(request.network) ?? 1) - 1
        if (left > 0) addresses.set(request.network, left)
        else addresses.delete(request.network)
      })
      const watcher = {
        guest: guests.get(request) ?? null,
        session: sessions.nameOf(request),
        address: request.network,
        screen: screens.get(request) ?? null,
      }
      const talk = new Conversation(socket, request.raw.socket, ears.hall.table(request.params.id), watcher, ears)
      talks.add(talk)
      socket.once('close', () => talks.delete(talk))
      talk.begin()
    },
  )

  const pinger = pinging(app.websocketServer.clients)

  ears.hall.onSignOut.add((session) => talks.forEach((talk) => talk.session === session && talk.end()))
  // Checks regularly, because a hint may have been lost, and sessions expire.
  const checker = setInterval(() => void endStrangers(talks, sessions).catch(ears.broke), CHECK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(pinger)
    clearInterval(checker)
  })
  return { open: () => app.websocketServer.clients.size }
}

/**
 * A broadcast uses no seat's view, not even that of a player who is signed in on the same browser, and shows only tables with a sufficient
 * delay.
 */
const broadcastOf = async ({ hall }: Ears, { network, params }: FastifyRequest<AtTable>): Promise<string> => {
  const { phase, plan } = await hall.table(named(tableId, params.id)).look((state) => state)
  if (phase === 'playing' && (plan.behind ?? 0) < BEHIND) throw new Refused('not-yours', siteSays('onlyLateBroadcast', { moves: BEHIND }))
  return `broadcast ${network}`
}

const endStrangers = async (talks: ReadonlySet<Conversation>, sessions: Sessions): Promise<void> => {
  const names = [...talks].flatMap(({ guest, session }) => (guest === null || session === null ? [] : [session]))
  if (names.length === 0) return
  const living = await sessions.living([...new Set(names)])
  for (const talk of talks) if (talk.guest !== null && !living.has(talk.session ?? '')) talk.end()
}

const sayGoodbye = (clients: ReadonlySet<WebSocket>): void => {
  const bye = JSON.stringify({ type: 'bye', message: siteSays('stoppingConnect').message })
  for (const socket of clients) {
    socket.send(bye)
    socket.close(1001, 'stopping')
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
  }
}
