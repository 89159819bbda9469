import { createHash, randomBytes } from 'node:crypto'
import { type Guest, Refused } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'
import type { Store } from '../store/store.ts'

const COOKIE = 'robodrome'
const DAYS = 180

/** Guests and their sessions: a random token in a cookie that no script can read; the store has only its hash. */
export class Sessions {
  readonly #store: Store
  readonly #secure: boolean

  constructor(store: Store, secure: boolean) {
    this.#store = store
    this.#secure = secure
  }

  /** A new guest, and the cookie that says who it is. */
  async begin(name: string): Promise<{ guest: Guest; cookie: string }> {
    const token = randomBytes(32).toString('base64url')
    const guest = { id: randomBytes(10).toString('hex'), name }
    await this.#store.db.transaction().execute(async (db) => {
      await db.insertInto('guests').values(guest).execute()
      const expires_at = new Date(Date.now() + DAYS * 86_400_000)
      await db
        .insertInto('sessions')
        .values({ token_hash: hash(token), guest: guest.id, expires_at })
        .execute()
    })
    return { guest, cookie: this.#cookie(token, DAYS * 86_400) }
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.db.updateTable('guests').set({ name }).where('id', '=', guest.id).execute()
    return { ...guest, name }
  }

  /** Forgets the session; the answer is a cookie that removes the cookie. */
  async end(request: FastifyRequest): Promise<string> {
    const token = tokenOf(request)
    if (token !== null) await this.#store.db.deleteFrom('sessions').where('token_hash', '=', hash(token)).execute()
    return this.#cookie('', 0)
  }

  async guestOf(request: FastifyRequest): Promise<Guest | null> {
    const token = tokenOf(request)
    if (token === null) return null
    const { rows } = await this.#store.pool.query<Guest>({
      name: 'guest of session',
      text: 'select id, name from sessions join guests on id = guest where token_hash = $1 and expires_at > now()',
      values: [hash(token)],
    })
    return rows[0] ?? null
  }

  async mustHave(request: FastifyRequest): Promise<Guest> {
    const guest = await this.guestOf(request)
    if (guest === null) throw new Refused('no-session', 'Tell us a name first.')
    return guest
  }

  #cookie(token: string, seconds: number): string {
    return `${COOKIE}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`
  }
}

const hash = (token: string): Buffer => createHash('sha256').update(token).digest()

const tokenOf = ({ headers }: FastifyRequest): string | null =>
  (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name, value = '']) => name === COOKIE && /^[\w-]{43}$/.test(value))?.[1] ?? null
