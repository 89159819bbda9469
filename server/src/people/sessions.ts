import { createHash, randomBytes } from 'node:crypto'
import { type Guest, Refused } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { deviceOf } from './device.ts'
import { bearerOf } from '../base/offer.ts'
import type { Tokens } from './tokens.ts'
import type { Store } from '../store/store.ts'
import { siteSays } from '@robodrome/protocol/says'

const DAYS = 180

/** The owner of a session, and when they last proved their identity. */
export interface Owner extends Guest {
  kept: boolean
  provenAt: Date | null
  /** Its name in messages between processes. */
  session: string
}

/** Guests and their sessions: a random token in a cookie that scripts cannot read. The store keeps only the token's hash. */
export class Sessions {
  readonly #store: Store
  readonly #secure: boolean
  readonly #tokens: Tokens
  readonly #programs = new WeakMap<FastifyRequest, Guest>()
  /** With this prefix, browsers accept it only from this exact host over https. */
  readonly #name: string

  constructor(store: Store, secure: boolean, tokens: Tokens) {
    this.#store = store
    this.#tokens = tokens
    this.#secure = secure
    this.#name = secure ? '__Host-robodrome' : 'robodrome'
  }

  /** Creates a guest, and the cookie of its first session. */
  async begin(name: string, request: FastifyRequest): Promise<{ guest: Guest; cookie: string }> {
    const guest = { id: randomBytes(10).toString('hex'), name }
    await this.#store.db.insertInto('guests').values(guest).execute()
    return { guest, cookie: await this.open(guest.id, request, null) }
  }

  /** Creates a session and its cookie. `provenAt` is when its owner last proved their identity, for accounts that require it. */
  async open(guest: string, { headers }: FastifyRequest, provenAt: Date | null): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const expires_at = new Date(Date.now() + DAYS * 86_400_000)
    await this.#store.db
      .insertInto('sessions')
      .values({ token_hash: hash(token), guest, expires_at, proven_at: provenAt, device: deviceOf(headers['user-agent']) })
      .execute()
    return this.#cookie(token, DAYS * 86_400)
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.db.updateTable('guests').set({ name }).where('id', '=', guest.id).execute()
    return { ...guest, name }
  }

  /** Deletes the session. Returns its name, and the header that clears the cookie. */
  async end(request: FastifyRequest): Promise<{ session: string | null; cookie: string }> {
    const token = this.#tokenOf(request)
    if (token !== null) await this.#store.db.deleteFrom('sessions').where('token_hash', '=', hash(token)).execute()
    return { session: token && hash(token).toString('hex'), cookie: this.#cookie('', 0) }
  }

  /** Returns the name by which processes refer to a session or token, or null if the request has none. */
  nameOf(request: FastifyRequest): string | null {
    const token = bearerOf(request) ?? this.#tokenOf(request)
    return token && hash(token).toString('hex')
  }

  /** Lists the given sessions and tokens that are still valid. */
  async living(sessions: readonly string[]): Promise<Set<string>> {
    const { db } = this.#store
    const hashes = sessions.map((name) => Buffer.from(name, 'hex'))
    const rows = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('expires_at', '>', sql<Date>`now()`)
      .where('token_hash', '=', sql<Buffer>`any(${hashes})`)
      .unionAll(
        db
          .selectFrom('tokens')
          .select('token_hash')
          .where('token_hash', '=', sql<Buffer>`any(${hashes})`),
      )
      .execute()
    return new Set(rows.map(({ token_hash }) => token_hash.toString('hex')))
  }

  /** A token's scope for this route is checked before anything else. */
  async admit(request: FastifyRequest): Promise<Guest | null> {
    const bearer = bearerOf(request)
    if (bearer === null) {
      // Callers who are not signed in are refused first, whatever the rest of their request contains.
      const needs = request.routeOptions.config.offer?.scope ?? null
      if (needs !== null && this.#tokenOf(request) === null) throw nobody(request)
      return null
    }
    const guest = await this.#tokens.guestOf(bearer, request.routeOptions.config.offer)
    this.#programs.set(request, guest)
    return guest
  }

  /** Returns the caller, by session or by a token that is valid for this route. */
  async guestOf(request: FastifyRequest): Promise<Guest | null> {
    if (request.headers.authorization !== undefined) return this.#programs.get(request) ?? this.admit(request)
    const token = this.#tokenOf(request)
    if (token === null) return null
    return (await this.#living(token).select(['guests.id', 'guests.name']).executeTakeFirst()) ?? null
  }

  /** Returns the caller as the owner of an account: by session only, never by token. */
  async ownerOf(request: FastifyRequest): Promise<Owner> {
    const token = this.#tokenOf(request)
    const found =
      token === null
        ? undefined
        : await this.#living(token).select(['guests.id', 'guests.name', 'kept_at', 'proven_at as provenAt']).executeTakeFirst()
    if (found === undefined || token === null) throw new Refused('no-session', siteSays('nameFirst'))
    const { kept_at, ...person } = found
    return { ...person, kept: kept_at !== null, session: hash(token).toString('hex') }
  }

  /** Finds the session of this token, with its guest. */
  #living(token: string) {
    return this.#store.db
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guest')
      .where('token_hash', '=', hash(token))
      .where('expires_at', '>', sql<Date>`now()`)
  }

  async mustHave(request: FastifyRequest): Promise<Guest> {
    const guest = await this.guestOf(request)
    if (guest === null) throw nobody(request)
    return guest
  }

  #tokenOf({ headers }: FastifyRequest): string | null {
    const parts = (headers.cookie ?? '').split(';').map((part) => part.trim().split('='))
    return parts.find(([name, value = '']) => name === this.#name && /^[\w-]{43}$/.test(value))?.[1] ?? null
  }

  #cookie(token: string, seconds: number): string {
    return `${this.#name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`
  }
}

/** Refuses a caller without a session. A page is told to ask for a name, and a bot without a token where to get one. */
const nobody = ({ headers }: FastifyRequest): Refused =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined
    ? new Refused('no-session', siteSays('tokenFirst'))
    : new Refused('no-session', siteSays('nameFirst'))

const hash = (token: string): Buffer => createHash('sha256').update(token).digest()
