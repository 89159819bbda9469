import { randomUUID } from 'node:crypto'
import type { AccountSettings, News } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { Owner } from './sessions.ts'
import { addNotices } from '../notices/add.ts'
import type { Db } from '../store/schema/schema.ts'
import { inTransaction } from '../store/transaction.ts'
import { folded } from './folded.ts'
import { NameTaken } from './name-taken.ts'
import { checkPassword, hashCode, hashPassword, isPassword, newCode } from './secrets.ts'

/** How long a proof of identity counts for sensitive actions. */
const FRESH_MS = 15 * 60_000
const CODES = 10
const UNIQUE = '23505'

const provenFor = ({ provenAt }: Owner): number => (provenAt === null ? 0 : Math.max(0, provenAt.getTime() + FRESH_MS - Date.now()))

/** A saved account needs a recent proof before any action that could take it away from its owner. */
export const mustBeFresh = (owner: Owner): void => {
  if (owner.kept && provenFor(owner) === 0)
    throw new Refused('not-yours', 'Sign in again first: this needs a sign-in from the last 15 minutes.')
}

/** The credentials that save an account: passwords and recovery codes, and what the page shows of them. */
export class Accounts {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Sets or changes the password of an account. Ends its sessions elsewhere and returns their names. */
  async setPassword(owner: Owner, username: string, password: string): Promise<string[]> {
    checkPassword(password, [username, owner.name])
    const hashed = await hashPassword(password)
    try {
      return await inTransaction(this.#pool, async (client, db) => {
        await client.query(
          `insert into logins (guest, username, folded, password) values ($1, $2, $3, $4)
          on conflict (guest) do update
            set username = excluded.username, folded = excluded.folded, password = excluded.password, changed_at = now()`,
          [owner.id, username, folded(username), hashed],
        )
        await keep(client, owner)
        if (owner.kept) await tellOwner(db, owner.id, 'password')
        return endSessions(client, owner.id, owner.session)
      })
    } catch (error) {
      if (error instanceof DatabaseError && error.code === UNIQUE) throw new NameTaken()
      throw error
    }
  }

  /** The account with this name and password. */
  async byPassword(username: string, password: string): Promise<string> {
    const { rows } = await this.#pool.query<{ guest: string; password: string }>({
      name: 'login',
      text: 'select guest, password from logins where folded = $1',
      values: [folded(username)],
    })
    if (!(await isPassword(password, rows[0]?.password ?? null))) throw new Refused('not-yours', 'The name or the password is wrong.')
    return rows[0]!.guest
  }

  /** The account of a recovery code, which is then used up. */
  byCode(code: string): Promise<string> {
    return inTransaction(this.#pool, async (client, db) => {
      const { rows } = await client.query<{ guest: string }>('delete from recovery_codes where code_hash = $1 returning guest', [
        hashCode(code),
      ])
      if (rows[0] === undefined) throw new Refused('not-yours', 'This recovery code is wrong or was used before.')
      await tellOwner(db, rows[0].guest, 'code-used')
      return rows[0].guest
    })
  }

  /** Creates new recovery codes and drops older ones. */
  async newCodes(owner: Owner): Promise<string[]> {
    if (!owner.kept) throw new Refused('wrong-time', 'Save the account first, with a passkey or a password.')
    const codes = Array.from({ length: CODES }, newCode)
    await inTransaction(this.#pool, async (client, db) => {
      await client.query('delete from recovery_codes where guest = $1', [owner.id])
      await client.query('insert into recovery_codes (code_hash, guest) select unnest($1::bytea[]), $2', [codes.map(hashCode), owner.id])
      await tellOwner(db, owner.id, 'codes')
    })
    return codes
  }

  /** Saves the account with a passkey that was just added. */
  keep(owner: Owner): Promise<void> {
    return inTransaction(this.#pool, async (client, db) => {
      await keep(client, owner)
      if (owner.kept) await tellOwner(db, owner.id, 'passkey')
    })
  }

  /** An account always keeps at least one way to sign in. */
  async dropPasskey(owner: Owner, id: string): Promise<void> {
    await inTransaction(this.#pool, async (client, db) => {
      const { rowCount } = await client.query('delete from passkeys where id = $1 and guest = $2', [id, owner.id])
      if (rowCount === 0) throw new Refused('not-found', 'You have no such passkey.')
      const { rows } = await client.query<{ ways: number }>(
        'select (select count(*) from logins where guest = $1)::integer + (select count(*) from passkeys where guest = $1)::integer as ways',
        [owner.id],
      )
      if (rows[0]!.ways === 0) throw new Refused('wrong-time', 'This is your only way to sign in. Add another first.')
      await tellOwner(db, owner.id, 'passkey-gone')
    })
  }

  async settings(owner: Owner, passkeysWork: boolean): Promise<AccountSettings> {
    const { id, name, kept, session } = owner
    const { rows } = await this.#pool.query<Settings>({ name: 'account settings', text: SETTINGS, values: [id] })
    const { username, passkeys, codes, sessions } = rows[0]!
    return {
      id,
      name,
      kept,
      username,
      passkeysWork,
      passkeys: (passkeys ?? []).map(({ id, device, created, used }) => ({
        id,
        device,
        createdAt: Date.parse(created),
        usedAt: used === null ? null : Date.parse(used),
      })),
      codes,
      provenFor: kept ? provenFor(owner) : null,
      sessions: (sessions ?? []).map(({ id, device, created }) => ({
        id,
        device: device ?? '',
        createdAt: Date.parse(created),
        here: session.startsWith(id),
      })),
    }
  }

  /** Ends the sessions of an account: one, all, or all but one. Returns their names. */
  endSessions(owner: Owner, which: { only?: string; but?: string } = {}): Promise<string[]> {
    return inTransaction(this.#pool, (client) => endSessions(client, owner.id, which.but ?? null, which.only ?? null))
  }
}

const keep = async (client: PoolClient, { id, session }: Owner): Promise<void> => {
  await client.query('update guests set kept_at = coalesce(kept_at, now()) where id = $1', [id])
  await client.query("update sessions set proven_at = now() where encode(token_hash, 'hex') = $1", [session])
}

/** A way to sign in was changed or used up. The owner is told on every channel they have set up, in case somebody else did it. */
const tellOwner = (db: Db, guest: string, what: Extract<News, { kind: 'account' }>['what']): Promise<void> =>
  addNotices(db, [{ guest, key: `account ${randomUUID()}`, table: null, news: { kind: 'account', what }, due: Date.now() }])

async function endSessions(client: PoolClient, guest: string, but: string | null, only: string | null = null): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `delete from sessions where guest = $1 and encode(token_hash, 'hex') is distinct from $2
      and ($3::text is null or left(encode(token_hash, 'hex'), ${SHORT}) = $3) returning encode(token_hash, 'hex') as name`,
    [guest, but, only],
  )
  return rows.map(({ name }) => name)
}

/** Part of the hash of a session token, enough to tell sessions apart. */
const SHORT = 16

interface Settings {
  username: string | null
  codes: number
  passkeys: { id: string; device: string; created: string; used: string | null }[] | null
  sessions: { id: string; device: string | null; created: string }[] | null
}

const SETTINGS = `
  select (select username from logins where guest = $1) as username,
    (select count(*) from recovery_codes where guest = $1)::integer as codes,
    (select json_agg(json_build_object('id', id, 'device', device, 'created', created_at, 'used', used_at) order by created_at) from passkeys where guest = $1) as passkeys,
    (select json_agg(json_build_object('id', left(encode(token_hash, 'hex'), ${SHORT}), 'device', device, 'created', created_at) order by created_at)
      from sessions where guest = $1 and expires_at > now()) as sessions`
