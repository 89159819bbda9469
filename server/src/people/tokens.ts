import { createHash, randomBytes } from 'node:crypto'
import { type Account, OWN_SCOPES, type Scope, type Token, type TokenList, type TokenShown } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import { sql } from 'kysely'
import type { Offer } from '../base/offer.ts'
import type { Store } from '../store/store.ts'
import { misfit, siteSays } from '@robodrome/protocol/says'

const MOST_PROGRAMS = 20
const MOST_TOKENS = 20

const SHOWN = ['id', 'guest', 'name', 'scopes', 'created_at', 'used_at'] as const
type Row = { id: string; guest: string; name: string; scopes: Scope[]; created_at: Date; used_at: Date | null }

/** Bot accounts and their tokens. A token is shown only once; the store keeps only its hash. */
export class Tokens {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Returns the account of this token, if its scope covers the route. Throws Refused otherwise. */
  async guestOf(token: string, offer: Offer | undefined): Promise<Guest> {
    const known = await this.#store.db
      .with('known', (db) =>
        db
          .selectFrom('tokens')
          .innerJoin('guests', 'guests.id', 'tokens.guest')
          .leftJoin('bots', 'bots.guest', 'guests.id')
          .select(['guests.id', 'guests.name', 'scopes', 'tokens.id as token', 'used_at'])
          .select(sql<boolean>`bots.guest is not null`.as('bot'))
          .where('token_hash', '=', hash(token)),
      )
      // The last use of a token is stored to the minute, because bots send many requests.
      .with('used', (db) =>
        db
          .updateTable('tokens')
          .from('known')
          .set({ used_at: sql`now()` })
          .whereRef('tokens.id', '=', 'known.token')
          .where(sql<boolean>`coalesce(known.used_at < now() - interval '1 minute', true)`),
      )
      .selectFrom('known')
      .select(['id', 'name', 'bot', 'scopes'])
      .executeTakeFirst()
    if (known === undefined) throw new Refused('no-session', siteSays('tokenUnknown'))
    if (offer === undefined) throw new Refused('not-yours', siteSays('peopleOnly'))
    const { scopes, ...guest } = known
    const { scope } = offer
    if (scope !== null && !scopes.includes(scope)) throw new Refused('not-yours', siteSays('tokenLacks', { scope }))
    return guest
  }

  /** Creates a bot for an owner. */
  async addProgram(owner: Guest, name: string): Promise<Account> {
    const id = randomBytes(10).toString('hex')
    await this.#store.db.transaction().execute(async (db) => {
      // Locks the owner, so that simultaneous requests are counted one after another.
      await db.selectFrom('guests').select('id').where('id', '=', owner.id).forUpdate().execute()
      const { length } = await db.selectFrom('bots').select('guest').where('owner', '=', owner.id).execute()
      if (length >= MOST_PROGRAMS) throw new Refused('full', siteSays('tooManyBots', { bots: length }))
      await db.insertInto('guests').values({ id, name }).execute()
      await db.insertInto('bots').values({ guest: id, owner: owner.id }).execute()
    })
    return { id, name, bot: true }
  }

  /** Creates a token, for one of the owner's bots or (null) for the owner. */
  async add(owner: Guest, program: string | null, name: string, wanted: readonly Scope[]): Promise<TokenShown> {
    const scopes = [...new Set(wanted)]
    const strange = program === null ? scopes.find((scope) => !OWN_SCOPES.includes(scope)) : undefined
    if (strange !== undefined)
      throw new Refused('malformed', misfit(['scopes'], siteSays('ownScopes', { scopes: OWN_SCOPES.join(', '), found: strange })))
    if (program !== null) await this.#mustOwn(owner, program)
    const guest = program ?? owner.id
    const token = `rd_${randomBytes(32).toString('base64url')}`
    const row = { id: randomBytes(8).toString('hex'), token_hash: hash(token), guest, name, scopes, used_at: null }
    const added = await this.#store.db.transaction().execute(async (db) => {
      await db.selectFrom('guests').select('id').where('id', '=', guest).forUpdate().execute()
      const { length } = await db.selectFrom('tokens').select('id').where('guest', '=', guest).execute()
      if (length >= MOST_TOKENS) throw new Refused('full', siteSays('tooManyTokens', { tokens: length }))
      return db.insertInto('tokens').values(row).returning(SHOWN).executeTakeFirstOrThrow()
    })
    return { ...shown(added), token }
  }

  /** Lists all tokens and bots of an owner. */
  async list(owner: Guest): Promise<TokenList> {
    const { db } = this.#store
    const programs = await db
      .selectFrom('bots')
      .innerJoin('guests', 'guests.id', 'bots.guest')
      .select(['guests.id', 'guests.name'])
      .where('owner', '=', owner.id)
      .orderBy('guests.created_at')
      .execute()
    const guests = [owner.id, ...programs.map(({ id }) => id)]
    const rows = await db.selectFrom('tokens').select(SHOWN).where('guest', 'in', guests).orderBy('created_at').execute()
    const of = (guest: string): Token[] => rows.filter((row) => row.guest === guest).map(shown)
    return { own: of(owner.id), programs: programs.map(({ id, name }) => ({ id, name, bot: true, tokens: of(id) })) }
  }

  /** Revokes the token. Returns the name by which processes refer to it. */
  async revoke(owner: Guest, id: string): Promise<string> {
    const revoked = await this.#store.db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where(({ eb, or, selectFrom }) =>
        or([eb('guest', '=', owner.id), eb('guest', 'in', selectFrom('bots').select('bots.guest').where('owner', '=', owner.id))]),
      )
      .returning('token_hash')
      .executeTakeFirst()
    if (revoked === undefined) throw new Refused('not-found', siteSays('noToken'))
    return revoked.token_hash.toString('hex')
  }

  async #mustOwn(owner: Guest, program: string): Promise<void> {
    const query = this.#store.db.selectFrom('bots').select('guest').where('guest', '=', program).where('owner', '=', owner.id)
    if ((await query.executeTakeFirst()) === undefined) throw new Refused('not-found', siteSays('noBot'))
  }
}

const shown = ({ id, name, scopes, created_at, used_at }: Row): Token => ({
  id,
  name,
  scopes,
  createdAt: created_at.getTime(),
  usedAt: used_at?.getTime() ?? null,
})

const hash = (token: string): Buffer => createHash('sha256').update(token).digest()
