import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { type Guest, Refused } from '@robodrome/table'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '../store/schema/schema.ts'
import { secondsFromNow } from '../store/times.ts'
import { deviceOf } from './device.ts'
import { siteSays } from '@robodrome/protocol/says'

const NAME = 'Robodrome'
const SECONDS = 5 * 60
const MOST = 10

/** The name of the relying party, and the origin of the page. */
interface Site {
  rpID: string
  origin: string
}

/** Passkeys: creates the browser's challenge, and verifies the response. */
export class Passkeys {
  readonly #db: Db
  readonly #publicUrl: string | null

  constructor(db: Db, publicUrl: string | null) {
    this.#db = db
    this.#publicUrl = publicUrl
  }

  /** Passkeys need https and a host name. Without a public address, only localhost works. The Host header is never trusted for this. */
  siteOf({ headers }: FastifyRequest): Site | null {
    if (this.#publicUrl !== null) {
      const { protocol, hostname, origin } = new URL(this.#publicUrl)
      return protocol === 'https:' || hostname === 'localhost' ? { rpID: hostname, origin } : null
    }
    return /^localhost(:\d{1,5})?$/.test(headers.host ?? '') ? { rpID: 'localhost', origin: `http://${headers.host}` } : null
  }

  #mustWork(request: FastifyRequest): Site {
    const site = this.siteOf(request)
    if (site === null) throw new Refused('wrong-time', siteSays('passkeysNeedHttps'))
    return site
  }

  /** The options for creating a new passkey of this account. */
  async newOptions(request: FastifyRequest, guest: Guest): Promise<object> {
    const { rpID } = this.#mustWork(request)
    const rows = await this.#db.selectFrom('passkeys').select('id').where('guest', '=', guest.id).execute()
    if (rows.length >= MOST) throw new Refused('full', siteSays('tooManyPasskeys', { passkeys: rows.length }))
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID,
      userName: guest.name,
      userID: Buffer.from(guest.id, 'hex'),
      attestationType: 'none',
      excludeCredentials: rows,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.#remember(options.challenge, guest.id)
    return options
  }

  /** Stores a new passkey if it answers the challenge. */
  async add(request: FastifyRequest, guest: Guest, response: unknown): Promise<void> {
    const { rpID, origin } = this.#mustWork(request)
    const { verified, registrationInfo } = await answered(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#take(challenge, guest.id),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }),
    )
    if (!verified) throw refused()
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const key = { public_key: Buffer.from(publicKey), counter: String(counter), transports, used_at: null }
    const { numInsertedOrUpdatedRows: added } = await this.#db
      .insertInto('passkeys')
      .values({ id, guest: guest.id, ...key, device: deviceOf(request.headers['user-agent']) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (added === 0n) throw new Refused('wrong-time', siteSays('passkeyInUse'))
  }

  async options(request: FastifyRequest): Promise<object> {
    const { rpID } = this.#mustWork(request)
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    await this.#remember(options.challenge, null)
    return options
  }

  /** Returns the account whose passkey has answered. */
  async guestOf(request: FastifyRequest, response: { id: string }): Promise<string> {
    const { rpID, origin } = this.#mustWork(request)
    const known = await this.#db
      .selectFrom('passkeys')
      .select(['guest', 'public_key', 'counter', 'transports'])
      .where('id', '=', response.id)
      .executeTakeFirst()
    if (known === undefined) throw refused()
    const { verified, authenticationInfo } = await answered(() =>
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.#take(challenge, null),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(known.public_key),
          counter: Number(known.counter),
          transports: known.transports,
        },
      }),
    )
    if (!verified) throw refused()
    await this.#db
      .updateTable('passkeys')
      .set({ counter: String(authenticationInfo.newCounter), used_at: sql<Date>`now()` })
      .where('id', '=', response.id)
      .execute()
    return known.guest
  }

  async #remember(challenge: string, guest: string | null): Promise<void> {
    await this.#db
      .insertInto('passkey_challenges')
      .values({ challenge, guest, expires_at: secondsFromNow(SECONDS) })
      .execute()
  }

  /** Returns true only once per challenge, before it expires. */
  async #take(challenge: string, guest: string | null): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('guest', 'is not distinct from', guest)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  }
}

const refused = (): Refused => new Refused('not-yours', siteSays('passkeyUnknown'))

/** The library throws on a wrong answer; the caller gets a refusal instead. */
const answered = async <T>(verify: () => Promise<T>): Promise<T> => {
  try {
    return await verify()
  } catch (error) {
    throw error instanceof DatabaseError ? error : refused()
  }
}
