import type { WebSocket } from 'ws'

/** How long whoever is pinged may take to answer, however many there are. */
export const PING_MS = 20_000
/** All are pinged in so many turns: to write to all at once keeps everybody waiting. */
const TURNS = 100

type Pinged = Pick<WebSocket, 'ping' | 'terminate' | 'once'>

/** Whoever has not answered until it is their turn again is gone. A few at a time have theirs. */
export const pinging = (clients: ReadonlySet<Pinged>): NodeJS.Timeout => {
  const silent = new WeakSet<Pinged>()
  let due: Pinged[] = []
  let turn = 0
  let share = 0
  return setInterval(() => {
    // Not as soon as all have had theirs: a single one would have to answer within a turn.
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
