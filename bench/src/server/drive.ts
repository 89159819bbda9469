import { promiseOf } from '@robodrome/table'
import { WebSocket } from 'ws'

/** A pair of seats on a server: `move` makes the next move and resolves when it is confirmed. */
export interface Pair {
  move(): Promise<void>
  close(): void
}
export type Opener = (url: string, name: string) => Promise<Pair>

const opened = (socket: WebSocket) =>
  new Promise<void>((done, failed) => {
    socket.once('open', () => done()).once('error', failed)
  })

/** Opens a bare WebSocket to a server that echoes a message as long as a choice. */
export const openEcho: Opener = async (url) => {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false })
  await opened(socket)
  let confirmed = () => {}
  socket.on('message', () => confirmed())
  const text = JSON.stringify({ type: 'choose', id: '00000000', seat: 0, text: '4' })
  return {
    move: () =>
      new Promise((done) => {
        confirmed = done
        socket.send(text)
      }),
    close: () => socket.terminate(),
  }
}

const json = { 'content-type': 'application/json' }

/** The settings of a table on our server. */
export type Wanted = {
  game: string
  settings: { mode: string; seats: 2; options: object }
  clock: object | null
  public?: true
  behind?: number
}

/** Opens a table on our server with a running match and two seated people, each with a socket. */
export async function openTable(
  url: string,
  name: string,
  wanted: Wanted,
): Promise<{ id: string; sockets: WebSocket[]; cookies: string[] }> {
  const post = async (path: string, body: unknown, cookie = '') => {
    const answer = await fetch(url + path, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', body: (await answer.json()) as { id: string } }
  }
  const cookies = [(await post('/api/session', { name })).cookie, (await post('/api/session', { name })).cookie]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const { id } = (await post('/api/tables', { public: false, ...wanted, seats }, cookies[0])).body
  const contribution = '0123456789abcdef'.repeat(2)
  for (const cookie of cookies) await post(`/api/tables/${id}/seats`, { promise: promiseOf(contribution) }, cookie)
  const sockets = await Promise.all(
    cookies.map(async (cookie, seat) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers: { cookie },
        perMessageDeflate: false,
      })
      await opened(socket)
      const begun = new Promise<void>((done) => {
        socket.on('message', (data) => (data as Buffer).includes('"phase":"playing"') && done())
      })
      socket.send(JSON.stringify({ type: 'hello', since: 0, chatSince: 0 }))
      socket.send(JSON.stringify({ type: 'reveal', id: 'word', seat, contribution }))
      await begun
      return socket
    }),
  )
  return { id, sockets, cookies }
}

const ENDLESS: Wanted = { game: 'endless', settings: { mode: 'standard', seats: 2, options: {} }, clock: null }

/** Our server: two people move in turn, and a move is confirmed once it is stored on disk. */
export const openOurs: Opener = async (url, name) => {
  const { sockets } = await openTable(url, name, ENDLESS)
  let confirmed: (text: string) => void = () => {}
  for (const socket of sockets)
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('latin1')
      if (text.startsWith('{"type":"done"') || text.startsWith('{"type":"refused"')) confirmed(text)
    })
  let moves = 0
  return {
    move: () =>
      new Promise((done, failed) => {
        confirmed = (text) => (text.startsWith('{"type":"done"') ? done() : failed(new Error(text)))
        const seat = moves % 2
        sockets[seat]!.send(JSON.stringify({ type: 'choose', id: `m${moves}`, seat, text: String(moves++ % 9) }))
      }),
    close: () => sockets.forEach((socket) => socket.terminate()),
  }
}

/**
 * boardgame.io: two clients, moving in turn; confirmed means that the mover has received the new state. This file reads and writes its
 * frames by hand (Engine.IO 4 below Socket.IO), because the official client would cost the load generator more than the server.
 */
export const openTheirs: Opener = async (url, name) => {
  let confirmed = () => {}
  let moves = 0
  let state = 0
  const heard = (seat: number, text: string) => {
    // Both clients receive each move; the mover must have received this move and not the one before.
    const found = Number(/"_stateID":(\d+)/.exec(text)?.[1])
    if ((moves - 1) % 2 !== seat || found <= state) return
    state = found
    confirmed()
  }
  const sockets = await Promise.all(
    [0, 1].map(async (seat) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false })
      await new Promise<void>((synced, failed) => {
        socket.once('error', failed).on('message', (data) => {
          const text = (data as Buffer).toString('latin1')
          if (text.startsWith(UPDATE)) heard(seat, text)
          else if (text === '2') socket.send('3')
          else if (text.startsWith('0')) socket.send('40/endless,')
          else if (text.startsWith('40/endless,')) socket.send(`42/endless,${JSON.stringify(['sync', name, String(seat), null, 2])}`)
          else if (text.startsWith('42/endless,["sync"')) synced()
          else if (text.startsWith('44')) failed(new Error(text))
        })
      })
      return socket
    }),
  )
  return {
    move: () =>
      new Promise((done) => {
        confirmed = done
        const seat = moves % 2
        const payload = { type: 'mark', args: [moves++ % 9], playerID: String(seat) }
        sockets[seat]!.send(`42/endless,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, state, name, String(seat)])}`)
      }),
    close: () => sockets.forEach((socket) => socket.terminate()),
  }
}

const UPDATE = '42/endless,["update"'
