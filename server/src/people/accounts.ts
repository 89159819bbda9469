import { randomUUID } from 'node:crypto'
import type { AccountSettings, News } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { DatabaseError } from 'pg'
import type { Owner } from './sessions.ts'
import { addNotices } from '../notices/add.ts'
import type { Db } from '../store/schema/schema.ts'
import { folded } from './folded.ts'
import { NameTaken } from './name-taken.ts'
import { checkPassword, hashCode, hashPassword, isPassword, newCode } from './secrets.ts'
import { siteSays } from '@robodrome/protocol/says'

/** How long a proof of identity is valid for sensitive actions. */
const FRESH_MS = 15 * 60_000
const CODES = 10
const UNIQUE = '23505'

const provenFor = ({ provenAt }: Owner): number => (provenAt === null ? 0 : Math.max(0, provenAt.getTime() + FRESH_MS - Date.now()))

/** A saved account needs a recent proof before any action that could take it away from its owner. */
export const mustBeFresh = (owner: Owner): void => {
  if (owner.kept && provenFor(owner) === 0) throw new Refused('not-yours', siteSays('signInAgain'))
}

/** The credentials that save an account, passwords and recovery codes, and what the page shows about them. */
export class Accounts {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Sets or changes the password of an account. Ends its sessions elsewhere and returns their names. */
  async setPassword(owner: Owner, username: string, password: string): Promise<string[]> {
    checkPassword(password, [username, owner.name])
    const hashed = await hashPassword(password)
    try {
      return await this.#db.transaction().execute(async (db) => {
        const login = { username, folded: folded(username), password: hashed }
        await db
          .insertInto('logins')
          .values({ guest: owner.id, ...login })
          .onConflict((conflict) => conflict.column('guest').doUpdateSet({ ...login, changed_at: sql<Date>`now()` }))
          .execute()
        await keep(db, owner)
        if (owner.kept) await tellOwner(db, owner.id, 'password')
        return endSessions(db, owner.id, owner.session)
      })
    } catch (error) {
      if (error instanceof DatabaseError && error.code === UNIQUE) throw new NameTaken()
      throw error
    }
  }

  /** Returns the account with this name and password. */
  async byPassword(username: string, password: string): Promise<string> {
    const login = await this.#db
      .selectFrom('logins')
      .select(['guest', 'password'])
      .where('folded', '=', folded(username))
      .executeTakeFirst()
    const isRight = await isPassword(password, login?.password ?? null)
    if (login === undefined || !isRight) throw new Refused('not-yours', siteSays('wrongPassword'))
    return login.guest
  }

  /** Returns the account of a recovery code, which is then used up. */
  byCode(code: string): Promise<string> {
    return this.#db.transaction().execute(async (db) => {
      const used = await db.deleteFrom('recovery_codes').where('code_hash', '=', hashCode(code)).returning('guest').executeTakeFirst()
      if (used === undefined) throw new Refused('not-yours', siteSays('wrongRecoveryCode'))
      await tellOwner(db, used.guest, 'code-used')
      return used.guest
    })
  }

  /** Creates new recovery codes and drops older ones. */
  async newCodes(owner: Owner): Promise<string[]> {
    if (!owner.kept) throw new Refused('wrong-time', siteSays('saveAccountFirst'))
    const codes = Array.from({ length: CODES }, newCode)
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('recovery_codes').where('guest', '=', owner.id).execute()
      await db
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ code_hash: hashCode(code), guest: owner.id })))
        .execute()
      await tellOwner(db, owner.id, 'codes')
    })
    return codes
  }

  /** Saves the account with a passkey that was just added. */
  keep(owner: Owner): Promise<void> {
    return this.#db.transaction().execute(async (db) => {
      await keep(db, owner)
      if (owner.kept) await tellOwner(db, owner.id, 'passkey')
    })
  }

  /** An account always keeps at least one way to sign in. */
  async dropPasskey(owner: Owner, id: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const { numDeletedRows: dropped } = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('guest', '=', owner.id)
        .executeTakeFirstOrThrow()
      if (dropped === 0n) throw new Refused('not-found', siteSays('noPasskey'))
      const ways = await db
        .selectFrom('logins')
        .select('guest')
        .where('guest', '=', owner.id)
        .unionAll(({ selectFrom }) => selectFrom('passkeys').select('guest').where('guest', '=', owner.id))
        .execute()
      if (ways.length === 0) throw new Refused('wrong-time', siteSays('onlyWayIn'))
      await tellOwner(db, owner.id, 'passkey-gone')
    })
  }

  async settings(owner: Owner, passkeysWork: boolean): Promise<AccountSettings> {
    const { id, name, kept, session } = owner
    const { username, passkeys, codes, sessions } = await settingsOf(this.#db, id)
    return {
      id,
      name,
      kept,
      username,
      passkeysWork,
      passkeys: passkeys.map(({ id, device, created, used }) => ({
        id,
        device,
        createdAt: Date.parse(created),
        usedAt: used === null ? null : Date.parse(used),
      })),
      codes,
      provenFor: kept ? provenFor(owner) : null,
      sessions: sessions.map(({ id, device, created }) => ({
        id,
        device: device ?? '',
        createdAt: Date.parse(created),
        here: session.startsWith(id),
      })),
    }
  }

  /** Ends the sessions of an account: one, all, or all but one. Returns their names. */
  endSessions(owner: Owner, which: { only?: string; but?: string } = {}): Promise<string[]> {
    return endSessions(this.#db, owner.id, which.but ?? null, which.only ?? null)
  }
}

const keep = async (db: Db, { id, session }: Owner): Promise<void> => {
  await db
    .updateTable('guests')
    .set({ kept_at: sql<Date>`coalesce(kept_at, now())` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ proven_at: sql<Date>`now()` })
    .where(NAME, '=', session)
    .execute()
}

/** A way to sign in was changed or used up. The owner is told on every channel they have set up, in case somebody else did it. */
const tellOwner = (db: Db, guest: string, what: Extract<News, { kind: 'account' }>['what']): Promise<void> =>
  addNotices(db, [{ guest, key: `account ${randomUUID()}`, table: null, news: { kind: 'account', what }, due: Date.now() }])

async function endSessions(db: Db, guest: string, but: string | null, only: string | null = null): Promise<string[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where('guest', '=', guest)
    .where(NAME, 'is distinct from', but)
    .$if(only !== null, (query) => query.where(SHORT_NAME, '=', only))
    .returning(NAME.as('name'))
    .execute()
  return rows.map(({ name }) => name)
}

/** A session is identified by the hash of its token, of which a part is enough to tell sessions apart. */
const NAME = sql<string>`encode(token_hash, 'hex')`
const SHORT_NAME = sql<string>`left(encode(token_hash, 'hex'), 16)`

/** Selects how an account can be signed in to, and where it is signed in. */
const settingsOf = (db: Db, guest: string) =>
  db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('logins').select('username').where('guest', '=', guest).as('username'),
      sql<number>`(${selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('guest', '=', guest)})::integer`.as('codes'),
      jsonArrayFrom(
        selectFrom('passkeys')
          .select(['id', 'device', sql<string>`created_at`.as('created'), sql<string | null>`used_at`.as('used')])
          .where('guest', '=', guest)
          .orderBy('created_at'),
      ).as('passkeys'),
      jsonArrayFrom(
        selectFrom('sessions')
          .select([SHORT_NAME.as('id'), 'device', sql<string>`created_at`.as('created')])
          .where('guest', '=', guest)
          .where('expires_at', '>', sql<Date>`now()`)
          .orderBy('created_at'),
      ).as('sessions'),
    ])
    .executeTakeFirstOrThrow()
