import { createHash, randomBytes } from 'node:crypto'
import { type Account, OWN_SCOPES, type Scope, type Token, type TokenList, type TokenShown } from '@robodrome/protocol'
import { type Guest, Refused } from '@robodrome/table'
import type { Offer } from '../base/offer.ts'
import type { Store } from '../store/store.ts'

const MOST_PROGRAMS = 20
const MOST_TOKENS = 20

type Row = { id: string; guest: string; name: string; scopes: Scope[]; created_at: Date; used_at: Date | null }

/** Bot accounts and their tokens. A token is shown once; the store keeps only its hash. */
export class Tokens {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** The account of this token, if its scope covers the route. Throws Refused otherwise. */
  async guestOf(token: string, offer: Offer | undefined): Promise<Guest> {
    const { rows } = await this.#store.pool.query<Guest & { scopes: Scope[] }>({
      name: 'guest of token',
      // The last use of a token is stored to the minute, since bots ask often.
      text: `with known as (
          select guests.id, guests.name, scopes, bots.guest is not null as bot, tokens.id as token, used_at
          from tokens join guests on guests.id = tokens.guest left join bots on bots.guest = guests.id where token_hash = $1
        ), used as (
          update tokens set used_at = now() from known
          where tokens.id = known.token and (known.used_at is null or known.used_at < now() - interval '1 minute')
        )
        select id, name, bot, scopes from known`,
      values: [hash(token)],
    })
    const [known] = rows
    if (known === undefined) throw new Refused('no-session', 'This token is unknown or was revoked.')
    if (offer === undefined) throw new Refused('not-yours', 'Tokens do not work here: this route is for people.')
    const { scopes, ...guest } = known
    const { scope } = offer
    if (scope !== null && !scopes.includes(scope))
      throw new Refused('not-yours', `This token may not be used here: it lacks the scope ${scope}.`)
    return guest
  }

  /** Creates a bot for an owner. */
  async addProgram(owner: Guest, name: string): Promise<Account> {
    const id = randomBytes(10).toString('hex')
    await this.#store.db.transaction().execute(async (db) => {
      // Locks the owner, so that simultaneous requests are counted one after another.
      await db.selectFrom('guests').select('id').where('id', '=', owner.id).forUpdate().execute()
      const { length } = await db.selectFrom('bots').select('guest').where('owner', '=', owner.id).execute()
      if (length >= MOST_PROGRAMS) throw new Refused('full', `You have ${length} programs, the most that one person may have.`)
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
      throw new Refused('malformed', `scopes: expected none but ${OWN_SCOPES.join(', ')} for a person, found ${strange}`)
    if (program !== null) await this.#mustOwn(owner, program)
    const guest = program ?? owner.id
    const token = `rd_${randomBytes(32).toString('base64url')}`
    const row = { id: randomBytes(8).toString('hex'), token_hash: hash(token), guest, name, scopes, used_at: null }
    const added = await this.#store.db.transaction().execute(async (db) => {
      await db.selectFrom('guests').select('id').where('id', '=', guest).forUpdate().execute()
      const { length } = await db.selectFrom('tokens').select('id').where('guest', '=', guest).execute()
      if (length >= MOST_TOKENS) throw new Refused('full', `There are ${length} tokens, the most that one account may have.`)
      return db.insertInto('tokens').values(row).returningAll().executeTakeFirstOrThrow()
    })
    return { ...shown(added), token }
  }

  /** All tokens and bots of an owner. */
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
    const rows = await db.selectFrom('tokens').selectAll().where('guest', 'in', guests).orderBy('created_at').execute()
    const of = (guest: string): Token[] => rows.filter((row) => row.guest === guest).map(shown)
    return { own: of(owner.id), programs: programs.map(({ id, name }) => ({ id, name, bot: true, tokens: of(id) })) }
  }

  /** Revokes the token. Returns its name among processes. */
  async revoke(owner: Guest, id: string): Promise<string> {
    const revoked = await this.#store.db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where(({ eb, or, selectFrom }) =>
        or([eb('guest', '=', owner.id), eb('guest', 'in', selectFrom('bots').select('bots.guest').where('owner', '=', owner.id))]),
      )
      .returning('token_hash')
      .executeTakeFirst()
    if (revoked === undefined) throw new Refused('not-found', 'You have no such token.')
    return revoked.token_hash.toString('hex')
  }

  async #mustOwn(owner: Guest, program: string): Promise<void> {
    const query = this.#store.db.selectFrom('bots').select('guest').where('guest', '=', program).where('owner', '=', owner.id)
    if ((await query.executeTakeFirst()) === undefined) throw new Refused('not-found', 'You have no such bot.')
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
