import { copy, same } from '@robodrome/kernel'
import { commitment } from '@robodrome/table'
import { applyAct, isKnown } from './acts.ts'
import { LIMITS, type Definition, type Referee } from './definition.ts'
import { entering, follows } from './flow.ts'
import { isOpen } from './fixtures.ts'
import { applyFollow } from './follow.ts'
import type { Act, Follow, LogEntry, Next } from './log.ts'
import { toEnd, type Job } from './job.ts'
import { chance, drawLot, keyOf } from './luck.ts'
import { podSizes } from './formats/pods.ts'
import { seatsOfPods } from './pairing.ts'
import { phaseOf } from './season.ts'
import type { EntrantId, State } from './state.ts'

const FOLLOWS: readonly string[] = [
  'drawn',
  'phase',
  'season',
  'stage',
  'event',
  'ended',
  'paired',
  'revealed',
  'finished',
] satisfies Follow['kind'][]
interface Replayed {
  competition: Competition
  /** The first entry that does not follow from the rules, and why. */
  problem: string | null
}

const isFollow = (data: LogEntry['data']): data is Follow => FOLLOWS.includes(data.kind)

/** LG-LOG-1 A competition is its log: standings, pairings and open questions are computed from it. */
export class Competition {
  readonly log: LogEntry[] = []
  readonly referee: Referee
  state: State
  /** The host's secret seed; null if only the log is known. */
  readonly #seed: string | null

  private constructor(definition: Definition, referee: Referee, seed: string | null) {
    this.referee = referee
    this.#seed = seed
    this.state = {
      definition,
      status: 'open',
      entrants: [],
      invitations: [],
      lots: [],
      texts: [],
      chances: 0,
      slots: 0,
      season: 0,
      numbers: [],
      seeds: [],
      runs: [],
      fixtures: [],
      phase: { kind: 'rounds' },
      windows: [],
      holdings: [],
      sales: [],
      champion: null,
      absent: [],
      waiting: [],
      leftOut: null,
    }
  }

  /** LG-STATE-1 Creates a competition, open for entry. The host keeps the seed secret until the competition has ended. */
  static open(definition: Definition, referee: Referee, { seed, at, by }: { seed: string; at: number; by: string }): Competition {
    const competition = new Competition(definition, referee, seed)
    competition.log.push({ n: 1, at, by, data: { kind: 'created', definition, commitment: commitment(seed) } })
    return competition
  }

  /**
   * Performs an act and everything that follows from it automatically. Returns the new entries. If the act is refused, throws and changes
   * nothing.
   */
  act(act: Act, at: number, by = ''): LogEntry[] {
    return this.actAll([{ act, by }], at)
  }

  /** Performs several acts in order: either all succeed, or nothing changes. The state is copied once so that it can be restored. */
  actAll(acts: readonly { act: Act; by: string }[], at: number): LogEntry[] {
    return toEnd(this.acting(acts, at))
  }

  /**
   * Performs several acts, with pauses in which the caller may serve others. Until the job ends, nobody may read or change this
   * competition, because the entries may still be undone.
   */
  *acting(acts: readonly { act: Act; by: string }[], at: number): Job<LogEntry[]> {
    if (acts.length === 0) return []
    const before = yield* snapshot(this.state)
    const from = this.log.length
    try {
      for (const { act, by } of acts) yield* this.#do(act, at, by)
    } catch (error) {
      this.state = before
      this.log.length = from
      throw error
    }
    return this.log.slice(from)
  }

  *#do(act: Act, at: number, by: string): Job<void> {
    applyAct(act, { state: this.state, referee: this.referee, at, by })
    stamp(this.state, at)
    this.#append(at, by, act)
    yield
    for (let next = yield* this.#next(); next !== null; next = yield* this.#next()) {
      yield
      applyFollow(this.state, this.referee, at, next)
      stamp(this.state, at)
      this.#append(at, '', next)
      yield
    }
  }

  /** LG-LOG-2 Replays a log: every act must be legal, and every automatic entry must match the log. */
  static replay(log: readonly LogEntry[], referee: Referee, seed: string | null = null): Replayed {
    return toEnd(Competition.replaying(log, referee, seed))
  }

  /** Replays a log, with pauses in which the caller may serve others. */
  static *replaying(log: readonly LogEntry[], referee: Referee, seed: string | null): Job<Replayed> {
    const first = log[0]
    if (first?.data.kind !== 'created') throw new Error('a log begins with the entry "created"')
    const competition = new Competition(first.data.definition, referee, seed)
    competition.log.push(first)
    if (seed !== null && commitment(seed) !== first.data.commitment)
      return { competition, problem: 'the seed is not the one that was committed to' }
    for (const entry of log.slice(1)) {
      const problem = yield* competition.#again(entry)
      if (problem !== null) return { competition, problem: `entry ${entry.n}: ${problem}` }
      yield
    }
    return { competition, problem: (yield* competition.#next()) === null ? null : 'the log ends before what follows from it' }
  }

  *#again({ at, by, data }: LogEntry): Job<string | null> {
    if (data.kind === 'created') return 'a second beginning'
    const due = yield* follows(this.state)
    if (!isFollow(data)) {
      if (!isKnown(data.kind)) return `this version does not know "${data.kind}"`
      if (due !== null) return `"${data.kind}" stands where "${due.kind}" follows by itself`
      try {
        applyAct(data, { state: this.state, referee: this.referee, at, by })
      } catch (error) {
        return String(error)
      }
    } else {
      const isUnseen = this.#seed === null && due?.kind === 'order'
      const expected = isUnseen ? data : yield* this.#drawn(due)
      // Without the seed, draws cannot be checked, so those in the log are used.
      if (isUnseen && due.of.length > 1) this.state.chances++
      if (expected === null || !same(expected, data)) return `"${data.kind}" is not what follows from the entries before`
      applyFollow(this.state, this.referee, at, data)
    }
    stamp(this.state, at)
    this.#append(at, by, data)
    return null
  }

  #append(at: number, by: string, data: LogEntry['data']): void {
    this.log.push({ n: this.log.length + 1, at, by, data: copy(data) })
  }

  /** Returns the next automatic entry, with its draws already made. */
  *#next(): Job<Follow | null> {
    return yield* this.#drawn(yield* follows(this.state))
  }

  *#drawn(next: Next | null): Job<Follow | null> {
    if (next === null || next.kind !== 'order') return next
    const order = yield* this.#draw(next.of)
    return next.for === 'lots' || next.for === 'newcomers'
      ? { kind: 'drawn', lots: order }
      : { kind: 'phase', phase: phaseOf(this.state, next.for, order) }
  }

  /** LG-LUCK-2 Uses one chance per list, in the order in which the log needs them; LG-EDGE-26 a list with one entry needs none. */
  *#draw(list: readonly EntrantId[]): Job<EntrantId[]> {
    if (list.length < 2) return [...list]
    if (this.#seed === null) throw new Error('only the host, who has the seed, can draw')
    const { texts, entrants, lots } = this.state
    const added = lots.length > 0 ? texts : entering(this.state).map((entrant) => entrants[entrant]!.text)
    const key = yield* keyOf(this.#seed, added)
    return drawLot(
      list.toSorted((a, b) => a - b),
      chance(key, this.state.chances++),
    )
  }
}

/**
 * A snapshot to restore after a refused act. Decided fixtures are replaced but never changed, so they are shared; copying them would be
 * most of an act's cost.
 */
function* snapshot({ fixtures, ...rest }: State): Job<State> {
  const kept: State = { ...copy(rest), fixtures: [] }
  for (const fixture of fixtures) {
    if (!isOpen(fixture)) {
      kept.fixtures.push(fixture)
      continue
    }
    kept.fixtures.push(copy(fixture))
    yield
  }
  return kept
}

/** LG-OUT-9 Stamps the time on new decisions. */
function stamp({ fixtures }: State, at: number): void {
  for (const fixture of fixtures) if (fixture.decision !== null && fixture.decidedAt === null) fixture.decidedAt = at
}

/**
 * LG-ENT-6 How many AI entrants fill the field at the start: enough to reach the minimum, plus one if an entrant would otherwise sit out.
 */
export function programsToAdd({ definition, entrants }: State): number {
  if (!['start', 'both'].includes(definition.fill.when)) return 0
  const there = entrants.filter(({ out }) => out === null).length
  const least = Math.max(definition.entry.min, LIMITS[definition.format][0], there)
  const isUneven =
    definition.format === 'swiss'
      ? least % 2 === 1
      : definition.format === 'pods' && (podSizes(least, seatsOfPods(definition.events[0]!))?.byes ?? 0) > 0
  return Math.min(least + (isUneven ? 1 : 0), definition.entry.max) - there
}
