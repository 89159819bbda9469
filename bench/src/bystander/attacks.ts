import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Visitor } from './visitor.ts'

/**
 * How many sockets and parallel request loops an attacker has, and the shortest interval between two requests in a loop. Together, they
 * amount to several times what the limits allow.
 */
const SOCKETS = 60
const AT_ONCE = 10
const EVERY_MS = 50

const DUEL = { mode: 'duel', seats: 2, options: { randomBots: true } }
const CROWD = { mode: 'standard', seats: 4, options: {} }
const CROWDS = 12
const ENTRANTS = 512

/**
 * An attack from one address that could slow down everybody else. The first call prepares it; the function it returns runs until the time
 * is over.
 */
type Attack = (visitor: Visitor, isOver: () => boolean) => Promise<() => Promise<unknown>>

/** Repeats the work in AT_ONCE parallel loops until the time is over. Refused or interrupted requests are simply tried again. */
const onAndOn = (isOver: () => boolean, work: (i: number) => Promise<unknown>) => (): Promise<unknown> => {
  let i = 0
  const loop = async (): Promise<void> => {
    while (!isOver()) await Promise.all([work(i++).catch(() => {}), sleep(EVERY_MS)])
  }
  return Promise.all(Array.from({ length: AT_ONCE }, loop))
}

/** Opens a table where AI opponents play among themselves. */
async function tableOf(visitor: Visitor, mind: string, settings: { seats: number }, isPublic = false): Promise<string> {
  const seats = Array.from({ length: settings.seats }, () => ({ kind: 'mind', mind }))
  const table = { game: 'gekido', settings, seats, public: isPublic, clock: null }
  return (await visitor.must<{ id: string }>('POST', '/api/tables', table)).id
}

/** Opens a table where two AI opponents have played for a while. */
async function playedTable(visitor: Visitor, isPublic = false): Promise<string> {
  const id = await tableOf(visitor, 'random', DUEL, isPublic)
  const socket = visitor.socket(id)
  await once(socket, 'open')
  socket.send(HELLO)
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(200)) {
    const { phase } = await visitor.must<{ phase: string }>('GET', `/api/tables/${id}`)
    if (phase === 'over') break
  }
  socket.terminate()
  return id
}

const HELLO = JSON.stringify({ type: 'hello', since: 0, chatSince: 0 })

/** Opens this many sockets, each sending the same message repeatedly, and reopens closed ones. */
const talkOnAndOn = (visitor: Visitor, table: string, isOver: () => boolean, say: (i: number) => string) => (): Promise<unknown> => {
  let i = 0
  const talk = async (): Promise<void> => {
    let socket = visitor.socket(table)
    while (!isOver()) {
      if (socket.readyState === WebSocket.CLOSED) socket = visitor.socket(table)
      if (socket.readyState === WebSocket.OPEN) socket.send(say(i++))
      await sleep(EVERY_MS)
    }
    socket.terminate()
  }
  return Promise.all(Array.from({ length: SOCKETS }, talk))
}

const LEAGUE = {
  definition: {
    title: 'Everybody',
    format: 'swiss',
    rounds: 9,
    events: [{ game: 'gekido', mode: 'duel', options: { randomBots: true } }],
    entry: { min: ENTRANTS, max: ENTRANTS },
    fill: { when: 'start', program: 'random' },
    pace: { kind: 'live' },
  },
}

async function startedLeague(visitor: Visitor): Promise<string> {
  const { id } = await visitor.must<{ id: string }>('POST', '/api/competitions', LEAGUE)
  await visitor.must('POST', `/api/competitions/${id}/acts`, { id: randomUUID(), act: { kind: 'started' } })
  return id
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  hello: async (visitor, isOver) => talkOnAndOn(visitor, await playedTable(visitor), isOver, () => HELLO),
  // AI opponents think only while somebody watches, so half of the tables are watched.
  async minds(visitor, isOver) {
    const tables: string[] = []
    for (let i = 0; i < CROWDS; i++) tables.push(await tableOf(visitor, 'search', CROWD))
    return async () => {
      const sockets = tables.filter((_id, i) => i % 2 === 0).map((id) => visitor.socket(id))
      for (const socket of sockets) socket.once('open', () => socket.send(HELLO))
      while (!isOver()) await sleep(EVERY_MS)
      for (const socket of sockets) socket.terminate()
    }
  },
  async lobby(visitor, isOver) {
    const tables = [await playedTable(visitor, true), await playedTable(visitor, true)]
    const paths = ['/api/tables', ...tables.map((id) => `/api/tables/${id}`)]
    return onAndOn(isOver, (i) => visitor.send('GET', paths[i % paths.length]!))
  },
  async 'league views'(visitor, isOver) {
    const id = await startedLeague(visitor)
    return onAndOn(isOver, () => visitor.send('GET', `/api/competitions/${id}`))
  },
  'league starts': async (visitor, isOver) =>
    onAndOn(isOver, async () => {
      const { text } = await visitor.send('POST', '/api/competitions', LEAGUE)
      const { id } = JSON.parse(text) as { id?: string }
      if (id !== undefined) await visitor.send('POST', `/api/competitions/${id}/acts`, { id: randomUUID(), act: { kind: 'started' } })
    }),
  // Asks a different question each time, so that no answer is cached.
  odds: async (visitor, isOver) =>
    talkOnAndOn(visitor, await playedTable(visitor), isOver, (i) =>
      JSON.stringify({ type: 'ask', id: `q${i}`, seat: null, kind: 'chances', args: i }),
    ),
  boxes: async (visitor, isOver) =>
    onAndOn(isOver, (i) => {
      const changes = { bots: { SLICER: { duel: { attack: { FOUR_KIND: [9 + (i % 9), 5] } } } } }
      return visitor.send('POST', '/api/boxes', { game: 'gekido', id: `box-${i}`, changes })
    }),
  'sign-ins': async (visitor, isOver) =>
    onAndOn(isOver, (i) => visitor.send('POST', '/api/sign-in', { username: `name${i}`, password: 'not the right one', bring: false })),
}
