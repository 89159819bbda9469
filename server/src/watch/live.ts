import { quickLuck } from '@robodrome/kernel'
import type { LiveTable } from '@robodrome/protocol'
import { guessChances, type Guest, Refused, sittingOf, type Snapshot, snapshotOf, type Table } from '@robodrome/table'
import type { Hall } from '../tables/hall.ts'
import { timeOf } from '../tables/late.ts'
import { botsAmong } from '../tables/listing.ts'
import { LiveCourse, type Played } from './live-course.ts'
import { siteSays } from '@robodrome/protocol/says'

const SHOWN = 8
/** Tables that were active this recently come before daily games. */
const LATELY_MS = 15 * 60_000

type Live = LiveTable & { players: ReadonlySet<string>; match: Played }

/** The public live tables, as spectators may see them. One look-up serves everybody for a few seconds. */
export class LiveTables {
  readonly #hall: Hall
  #kept: { at: number; tables: Promise<Live[]> } = { at: 0, tables: Promise.resolve([]) }

  /** The most recently requested boards, by table. */
  readonly #boards = new Map<string, { at: number; board: Promise<Snapshot> }>()
  readonly #course: LiveCourse

  constructor(hall: Hall) {
    this.#hall = hall
    this.#course = new LiveCourse(hall.thinker, hall.say)
  }

  /** Players of a rated table do not see their chances. */
  async list(guest: Guest | null, now: number): Promise<LiveTable[]> {
    if (now - this.#kept.at >= this.#hall.limits.lookMs) this.#kept = { at: now, tables: this.#look(now) }
    const tables = await this.#kept.tables
    return tables.map(({ players, match: _match, ...table }) =>
      table.rated && guest !== null && players.has(guest.id) ? { ...table, chances: null, course: null } : table,
    )
  }

  /** Returns the board of a listed table, as spectators see it. Viewers do not count as present at the table. */
  async board(table: string, now: number): Promise<Snapshot> {
    const listed = await this.list(null, now)
    for (const id of this.#boards.keys()) if (!listed.some((each) => each.table === id)) this.#boards.delete(id)
    if (!listed.some((each) => each.table === table)) throw new Refused('not-found', siteSays('noTable'))
    const known = this.#boards.get(table)
    if (known !== undefined && now - known.at < this.#hall.limits.lookMs) return known.board
    const board = this.#hall.table(table).lookOn((late) => this.#boardOf(late))
    this.#boards.set(table, { at: now, board })
    return board
  }

  #boardOf(state: Table): Snapshot {
    const watching = this.#hall.table(state.plan.id).gallery.onlookers(state)
    const sitting = sittingOf(state, { isHere: () => true, watching, now: timeOf(state, this.#hall.now()) })
    return snapshotOf({ ...sitting, chat: [] }, { own: [], host: false, seat: null, since: state.seq })
  }

  async #look(now: number): Promise<Live[]> {
    const rows = await this.#hall.store.db
      .selectFrom('tables')
      .select('id')
      .select(({ selectFrom }) =>
        selectFrom('steps').select('at').whereRef('table_id', '=', 'tables.id').orderBy('seq', 'desc').limit(1).as('at'),
      )
      .where(({ ref }) => ref('public'))
      .where('phase', '=', 'playing')
      .orderBy('touched_at', 'desc')
      .limit(SHOWN)
      .execute()
    const found = await Promise.all(rows.map(({ id, at }) => this.#hall.table(id).lookOn((late) => this.#liveOf(late, Number(at)))))
    const isQuiet = ({ at }: Live): number => Number(at < now - LATELY_MS)
    const [first, ...others] = found
      .filter((live) => live !== null)
      .toSorted((a, b) => isQuiet(a) - isQuiet(b) || b.watching - a.watching || b.steps - a.steps)
    return first === undefined ? [] : [{ ...first, course: this.#course.of(first.table, first.match) }, ...others]
  }

  #liveOf(state: Table, at: number): Live | null {
    const { plan, course, seq, chairs, phase } = state
    if (phase !== 'playing' || course === null) return null
    const { game, settings, id, rated, behind = 0 } = plan
    return {
      table: id,
      game: game.id,
      settings,
      names: state.players().map(({ name }) => name),
      bots: botsAmong(state.players()),
      watching: this.#hall.table(id).gallery.onlookers(state),
      steps: seq,
      rated: rated === true,
      behind,
      at,
      chances: guessChances(game, course.match.position, null, quickLuck(1)),
      course: null,
      match: { game, settings, entries: [...course.match.entries] },
      players: new Set(chairs.flatMap(({ guest }) => guest ?? [])),
    }
  }
}
