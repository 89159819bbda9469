import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import { newId } from '../tables/open-table.ts'
import { canonical, newCode } from './code.ts'

/** After how many hours without use a room is forgotten, together with its code. */
const KEPT_HOURS = 12

export type KeptRoom = { code: string; table: string | null }

const hash = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The rooms in the store, so that codes and screens survive a restart. */
export class KeptRooms {
  readonly #store: Store
  readonly #isHome: boolean

  constructor(store: Store, isHome: boolean) {
    this.#store = store
    this.#isHome = isHome
  }

  async find(code: string): Promise<KeptRoom | null> {
    const row = await this.#living().where('code', '=', canonical(code)).executeTakeFirst()
    return row ?? null
  }

  /** A home has one room, which a second screen joins. On a public site, each screen opens its own. */
  async open(): Promise<KeptRoom> {
    await this.#store.db.deleteFrom('rooms').where('used_at', '<', oldest()).execute()
    const found = this.#isHome ? await this.#living().orderBy('used_at', 'desc').executeTakeFirst() : undefined
    if (found !== undefined) return found
    for (;;) {
      const code = this.#isHome ? newCode() : newId()
      const made = await this.#store.db
        .insertInto('rooms')
        .values({ code })
        .onConflict((taken) => taken.doNothing())
        .returning('code')
        .executeTakeFirst()
      if (made !== undefined) return { code, table: null }
    }
  }

  /** Registers a screen for this room. Returns its key, of which the store has only the hash. */
  async admit(room: string): Promise<string> {
    const key = randomBytes(32).toString('base64url')
    await this.#store.db
      .insertInto('screens')
      .values({ key_hash: hash(key), room })
      .execute()
    return key
  }

  /** Finds the room of a screen by its key. */
  async roomOf(key: string): Promise<KeptRoom | null> {
    const row = await this.#living().innerJoin('screens', 'screens.room', 'rooms.code').where('key_hash', '=', hash(key)).executeTakeFirst()
    return row ?? null
  }

  async show(code: string, table: string): Promise<void> {
    await this.#store.db
      .updateTable('rooms')
      .set({ table_id: table, used_at: sql<Date>`now()` })
      .where('code', '=', code)
      .execute()
  }

  async use(code: string): Promise<void> {
    await this.#store.db
      .updateTable('rooms')
      .set({ used_at: sql<Date>`now()` })
      .where('code', '=', code)
      .execute()
  }

  #living() {
    return this.#store.db.selectFrom('rooms').select(['code', 'table_id as table']).where('used_at', '>=', oldest())
  }
}

const oldest = () => sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`
