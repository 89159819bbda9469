import type { WebSocket } from 'ws'

/** How long a pinged client has to answer, however many clients there are. */
export const PING_MS = 20_000
/** The sockets are pinged in this many turns, because writing to all at once would block everybody. */
const TURNS = 100

type Pinged = Pick<WebSocket, 'ping' | 'terminate' | 'once'>

/** Pings sockets, a few in each turn. Sockets that have not answered by their next turn are closed. */
export const pinging = (clients: ReadonlySet<Pinged>): NodeJS.Timeout => {
  const silent = new WeakSet<Pinged>()
  let due: Pinged[] = []
  let turn = 0
  let share = 0
  return setInterval(() => {
    // The list is renewed after TURNS turns, and not as soon as every socket has had its turn. Otherwise, a lone socket would have to
    // answer within one turn.
    if (turn++ % TURNS === 0) {
      due = [...clients]
      share = Math.ceil(due.length / TURNS)
    }
    for (const socket of due.splice(0, share)) {
      if (silent.has(socket)) socket.terminate()
      else {
        silent.add(socket)
        socket.once('pong', () => silent.delete(socket))
        socket.ping()
      }
    }
  }, PING_MS / TURNS).unref()
}
