import { quickLuck } from '@robodrome/kernel'
import { guessedAt } from '@robodrome/lab/course'
import type { Broadcast, Casting, ChancePoint } from '@robodrome/protocol/broadcasts'
import { guessChances, type Course, type Guest, type Table } from '@robodrome/table'
import type { Hall } from '../tables/hall.ts'
import { BEHIND } from '../tables/open-table.ts'

/** How many tables of a competition are compared, and how many courses and competitions are cached. */
const MOST_TABLES = 16
const REMEMBERED = 64

const AT_FIRST: Casting = { table: null, replay: null, line: 'auto' }

/**
 * What is known about a table at a step. The chances are estimated once for all viewers; the course is computed in a thread if a viewer
 * asks for it.
 */
interface Known {
  seq: number
  chances: number[] | null
  isAsked: boolean
  /** The latest computed course, which may be that of an earlier step. */
  points: ChancePoint[] | null
}

/** What a broadcast shows about the tables of a competition. Nothing in it depends on what a seat keeps secret. */
export class Broadcasts {
  readonly #hall: Hall
  readonly #known = new Map<string, Known>()
  /** What each caster has requested, by competition. Only the process that the caster reached knows it. */
  readonly #casting = new Map<string, { n: number; casting: Casting }>()

  constructor(hall: Hall) {
    this.#hall = hall
  }

  cast(competition: string, casting: Casting): number {
    const n = (this.#casting.get(competition)?.n ?? 0) + 1
    remember(this.#casting, competition, { n, casting })
    return n
  }

  /** Shows the tables of a competition; `wanted` is the table on air. */
  async of(competition: string, tables: readonly string[], wanted: string | null, guest: Guest | null): Promise<Broadcast> {
    const found = await Promise.all(tables.slice(0, MOST_TABLES).map((id) => this.#look(id, wanted === id, guest)))
    const playing = found.filter((each) => each !== null)
    const { n, casting } = this.#casting.get(competition) ?? { n: 0, casting: AT_FIRST }
    return {
      tables: playing.map(({ table, chances }) => ({ table, chances })),
      course: playing.find(({ table }) => table === wanted)?.course ?? null,
      casting,
      n,
    }
  }

  /** Players of the table do not see its chances. */
  #look(
    table: string,
    isWanted: boolean,
    guest: Guest | null,
  ): Promise<(Broadcast['tables'][number] & { course: ChancePoint[] | null }) | null> {
    return this.#hall.table(table).lookOn((late) => {
      const { plan, phase, course, chairs } = late
      if (phase !== 'playing' || course === null || (plan.behind ?? 0) < BEHIND) return null
      if (guest !== null && chairs.some((chair) => chair.guest === guest.id)) return { table, chances: null, course: null }
      const known = this.#knownOf(table, late, course)
      return { table, chances: known.chances, course: isWanted ? this.#courseOf(table, known, late, course) : null }
    })
  }

  #knownOf(table: string, { seq, plan: { game } }: Table, course: Course): Known {
    const known = this.#known.get(table) ?? { seq: -1, chances: null, isAsked: false, points: null }
    remember(this.#known, table, known)
    if (known.seq !== seq) {
      known.seq = seq
      known.chances = guessChances(game, course.match.position, null, quickLuck(1))
      known.isAsked = false
    }
    return known
  }

  /** Requests never wait: each gets the latest computed course and may start computing the next. */
  #courseOf(table: string, known: Known, { plan: { game, settings } }: Table, course: Course): ChancePoint[] | null {
    if (known.isAsked) return known.points
    known.isAsked = true
    const entries = [...course.match.entries]
    const steps = guessedAt(entries.length).map((at) => stepAt(course, at))
    this.#hall.thinker.guessedCourse(game, settings, entries).then(
      (rows) => (known.points = rows?.map((chances, i) => ({ seq: steps[i]!, chances })) ?? null),
      (error: unknown) => this.#hall.say(`the win chances of table ${table} failed: ${String(error)}`),
    )
    return known.points
  }
}

/** Returns the last step with an event when the record had this many entries. */
function stepAt(course: Course, entries: number): number {
  const told = course.match.told.findLastIndex(({ at }) => at <= entries)
  return told < 0 ? 0 : course.stepOf(told)
}

/** Stores a value, and drops all but the latest ones. */
function remember<T>(known: Map<string, T>, key: string, value: T): void {
  known.delete(key)
  known.set(key, value)
  const [oldest] = known.keys()
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
}
