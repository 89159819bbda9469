import type { Seat } from '@robodrome/kernel'
import type { Snapshot, Step, Table } from '@robodrome/table'
import { sql } from 'kysely'
import type { Db, ListedCard } from '../store/schema/schema.ts'

/** How far a list card may lag behind the match, in milliseconds. Changes of players and the start of a match are written at once. */
const BEHIND_MS = 1_000

/** Makes the list card of a table as of its last step, without the facts from its plan. */
export const listedCard = (state: Table): ListedCard => {
  const { seq, commitment, clock, chairs, phase } = state
  const asked = phase === 'playing' ? state.asked().filter((seat) => chairs[seat]!.mind === null) : []
  const vacations = chairs.flatMap((_, seat) => clock?.at(seat, 0).vacation ?? [])
  return {
    seq,
    commitment,
    seats: state.players().map((seat, i) => ({ ...seat, guest: chairs[i]!.guest })),
    asked,
    ...(clock !== null && { dues: asked.map((seat) => clock.due(seat)) }),
    ...(vacations.length > 0 && { vacations }),
  }
}

/** Seats of bots. */
export const botsAmong = (seats: readonly { bot?: boolean | undefined }[]): Seat[] =>
  seats.flatMap(({ bot }, seat) => (bot === true ? [seat] : []))

/** Steps before the match that leave the people on the card unchanged. */
const UNLISTED: ReadonlySet<Step['kind']> = new Set(['ready', 'reveal', 'away', 'host'])

/** Whether a step changed who sits at the table. */
export const isSeating = ({ kind }: Step, phase: Table['phase']): boolean =>
  phase === 'open' ? !UNLISTED.has(kind) : kind === 'takeOver' || kind === 'move'

/** A change to a table's list card. */
export type TableNews = { id: string; game: string; phase: Snapshot['phase']; card: ListedCard }

/**
 * Stores a list card with every table, so that lists need not load matches. The steps are authoritative: a failure only makes a card older.
 */
export class Listing {
  readonly #db: Db
  readonly #say: (message: string) => void
  readonly #written: (news: TableNews[]) => void
  readonly #changed = new Map<string, Changed>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  /** `written` is called with each new card. */
  constructor(db: Db, say: (message: string) => void, written: (news: TableNews[]) => void) {
    this.#db = db
    this.#say = say
    this.#written = written
  }

  note(state: Table, isUrgent: boolean): void {
    const before = this.#changed.get(state.plan.id)
    if (before?.state !== state || (isUrgent && !before.isTouched))
      this.#changed.set(state.plan.id, { state, isTouched: isUrgent || before?.isTouched === true })
    if (isUrgent) void this.write()
    else this.#timer ??= setTimeout(() => void this.write(), BEHIND_MS).unref()
  }

  /** Writes the changed cards. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const changed = [...this.#changed.values()]
    this.#changed.clear()
    if (changed.length === 0) return this.#writing
    const list = listingOf(changed)
    this.#writing = this.#writing.then(() =>
      writeList(this.#db, list).then(
        () => this.#written(list.cards),
        (error: unknown) => this.#say(`the list of tables is not up to date: ${String(error)}`),
      ),
    )
    return this.#writing
  }
}

/** With `isTouched`, the table moves to the front of the lists, and its players may have changed. */
type Changed = { state: Table; isTouched: boolean }

/** The list cards of tables, and everybody who has sat at them. */
interface List {
  cards: (TableNews & { touched: boolean })[]
  sitters: { guest: string; table_id: string }[]
}

const sittersOf = ({ chairs, plan }: Table): List['sitters'] =>
  chairs.flatMap(({ guest }) => (guest === null ? [] : [{ guest, table_id: plan.id }]))

const listingOf = (changed: readonly Changed[]): List => ({
  cards: changed.map(({ state, isTouched }) => ({
    id: state.plan.id,
    game: state.plan.game.id,
    phase: state.phase,
    touched: isTouched,
    card: listedCard(state),
  })),
  sitters: changed.flatMap(({ state, isTouched }) => (isTouched ? sittersOf(state) : [])),
})

/** Writes a table's card without moving it to the front of the lists. */
export const writeListed = (db: Db, state: Table): Promise<void> =>
  writeList(db, { ...listingOf([{ state, isTouched: false }]), sitters: sittersOf(state) })

async function writeList(db: Db, { cards, sitters }: List): Promise<void> {
  const news = sql<NewCard>`json_to_recordset(${JSON.stringify(cards)})`.as<'news'>(
    sql`news (id text, phase text, touched boolean, card json)`,
  )
  const sat = sql<{ guest: string; table_id: string }>`json_to_recordset(${JSON.stringify(sitters)})`
  await db
    .with('sat', (creator) =>
      creator
        .insertInto('sitters')
        .columns(['guest', 'table_id'])
        .expression(({ selectFrom }) => selectFrom(sat.as<'new'>(sql`new (guest text, table_id text)`)).select(['guest', 'table_id']))
        .onConflict((conflict) => conflict.doNothing()),
    )
    .updateTable('tables')
    .from(news)
    .set(({ ref }) => ({
      phase: ref('news.phase'),
      card: sql<string>`news.card`,
      touched_at: sql<Date>`case when news.touched then now() else touched_at end`,
    }))
    .whereRef('tables.id', '=', 'news.id')
    .where(sql<boolean>`coalesce((tables.card ->> 'seq')::integer, -1) <= (news.card ->> 'seq')::integer`)
    .execute()
}

type NewCard = { id: string; phase: Snapshot['phase']; touched: boolean }
