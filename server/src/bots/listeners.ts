import { Refused } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../people/sessions.ts'
import type { Hall } from '../tables/hall.ts'
import type { Lines } from './lines.ts'
import { siteSays } from '@robodrome/protocol/says'

/** The maximum number of open streams per account. */
const MOST_STREAMS = 100
const CHECK_MS = 60_000

type Listener = { lines: Lines; guest: string; session: string }

/** All listeners on streams. Each stream ends with its token or session, and all of them end when the server stops. */
export class Listeners {
  readonly #all = new Set<Listener>()
  #stopping = false

  constructor(app: FastifyInstance, hall: Hall, sessions: Sessions) {
    const end = (ended: (listener: Listener) => boolean, refused: Refused) => {
      for (const listener of this.#all) if (ended(listener)) listener.lines.end(refused.fault())
    }
    const revoked = new Refused('no-session', siteSays('tokenRevoked'))
    hall.onSignOut.add((session) => end((listener) => listener.session === session, revoked))
    // Checks regularly, because a hint may have been lost, and sessions expire.
    const check = async (): Promise<void> => {
      if (this.#all.size === 0) return
      const living = await sessions.living([...new Set([...this.#all].map(({ session }) => session))])
      end(({ session }) => !living.has(session), revoked)
    }
    const checker = setInterval(() => void check().catch((error: unknown) => hall.say(String(error))), CHECK_MS).unref()
    app.addHook('preClose', async () => {
      clearInterval(checker)
      this.#stopping = true
      end(() => true, new Refused('stopping', siteSays('stopping')))
    })
  }

  /** Throws Refused if this account has too many open streams. */
  add(lines: Lines, guest: string, session: string): () => void {
    if (this.#stopping) throw new Refused('stopping', siteSays('stopping'))
    const open = [...this.#all].filter((each) => each.guest === guest).length
    if (open >= MOST_STREAMS) throw new Refused('too-fast', siteSays('tooManyStreams', { streams: open }))
    const listener = { lines, guest, session }
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }
}
