import { gameIds, loadGame } from '@robodrome/games'
import { openTable, type Wanted } from '../server/drive.ts'

/** As many tables as the watch list shows. They are rated, so spectators see them with a delay. */
const TABLES = 8
const MOVES = 24

/** For each game, a mode for two players. */
async function wantedOf(id: string): Promise<Wanted> {
  const { modes } = (await loadGame(id))!
  const [mode] = Object.entries(modes).find(([, { seats }]) => seats.includes(2))!
  return { game: id, settings: { mode, seats: 2, options: {} }, clock: null, public: true, behind: 2 }
}

/** Plays at public tables of all games for a while, leaves them running, and returns the last one. */
export async function playLive(url: string): Promise<string> {
  const games = await Promise.all(gameIds().map(wantedOf))
  let last = ''
  for (let i = 0; i < TABLES; i++) {
    const { id, sockets, cookies } = await openTable(url, `live ${i}`, games[i % games.length]!)
    for (let move = 0; move < MOVES; move++) for (const cookie of cookies) await moveOn(url, id, cookie)
    for (const socket of sockets) socket.terminate()
    last = id
  }
  return last
}

/** Chooses the first option if it is the turn of the account with this cookie. */
async function moveOn(url: string, table: string, cookie: string): Promise<void> {
  const waiting = await fetch(`${url}/api/me/queue/${table}`, { headers: { cookie } })
  const { seq } = (await waiting.json()) as { seq?: number }
  if (seq === undefined) return
  const headers = { cookie, 'content-type': 'application/json' }
  const body = JSON.stringify({ index: 0, seq })
  const answer = await fetch(`${url}/api/tables/${table}/choices`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${table}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}
