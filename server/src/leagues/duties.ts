import { randomInt } from 'node:crypto'
import { quickLuck } from '@robodrome/kernel'
import {
  DAY,
  isOpen,
  openQuestions,
  programAnswer,
  superseded,
  timersOf,
  type Act,
  type Competition,
  type Fixture,
  type Timer,
} from '@robodrome/leagues'
import { Refused } from '@robodrome/table'
import { nextTime } from './card.ts'
import { openForPeople, playAmongPrograms, takeEnded } from './fixtures.ts'
import { startActs, startBar } from './starting.ts'
import { tableFacts } from './table-facts.ts'
import { isAmongPrograms, mindOf } from './who.ts'
import type { Attended, Office, SomeAct } from './office.ts'

/** The retry delay after a failure. */
const AGAIN_MS = 1_000
const LONGEST_TIMER = 2 ** 31 - 1
/** How many matches among AI opponents one competition plays at once. */
const AT_ONCE = 2

const bySite = (act: Act): SomeAct => ({ act, by: '' })

/** What is due in a competition without a request: deadlines, answers by AI opponents, tables, and matches among AI opponents. */
export class Duties {
  readonly #office: Office
  readonly #served: Attended
  #alarm: NodeJS.Timeout | undefined
  #isBusy = false
  #seeAgain = false
  #isResting = false
  /** Whether the tables that were open when the competition was loaded have been checked. */
  #hasLooked = false
  readonly #playing = new Set<number>()

  constructor(office: Office, served: Attended) {
    this.#office = office
    this.#served = served
  }

  /** Called when the competition was loaded or has new entries. */
  see(): void {
    this.#seeAgain = true
    if (this.#isBusy || this.#isResting) return
    this.#isBusy = true
    void this.#work().finally(() => (this.#isBusy = false))
  }

  lookAgain(): void {
    this.#hasLooked = false
  }

  readonly isBusy = (): boolean => this.#isBusy || this.#playing.size > 0

  /** Stops for good. A later request will load the competition again. */
  rest(): void {
    this.#isResting = true
    clearTimeout(this.#alarm)
  }

  async #work(): Promise<void> {
    try {
      while (this.#seeAgain && !this.#isResting) {
        this.#seeAgain = false
        while (!this.#isResting && (await this.#step()));
      }
      if (!this.#isResting) await this.#setAlarm()
    } catch (error) {
      // A refusal by a rule means that this is no longer due: another process has handled it.
      if (!(error instanceof Refused)) this.#office.hall.say(`a duty of a competition failed: ${String(error)}`)
      if (!this.#isResting) this.#alarm = setTimeout(() => this.see(), AGAIN_MS).unref()
    }
  }

  /** Does one due thing. Returns false if nothing is due. */
  async #step(): Promise<boolean> {
    if (!this.#hasLooked) {
      this.#hasLooked = true
      await this.#lookAtTables()
    }
    const now = this.#office.hall.now()
    const before = await this.#served.look(({ log }) => log.length)
    const bar = await this.#startBar()
    await this.#served.duty((competition) => this.#acts(competition, now, bar))
    const { length, late, old, fixture } = await this.#served.look((competition) => ({
      length: competition.log.length,
      late: timersOf(competition).flatMap((each) => (each.of === 'fixture' && each.at <= now ? [each.fixture] : [])),
      old: superseded(competition),
      fixture: this.#unopened(competition),
    }))
    if (length > before) return true
    for (const each of late) if (await this.#deadline(each, now)) return true
    for (const each of old) if (await this.#putAway(each)) return true
    return fixture !== null && this.#open(fixture)
  }

  /** Replaces the table of a fixture if its plan changed and play has not begun. Returns true if it did. */
  async #putAway({ id, table }: Fixture): Promise<boolean> {
    if ((await this.#office.hall.table(table!).look(({ phase }) => phase)) !== 'open') return false
    await this.#served.duty(({ state }) => {
      const same = state.fixtures[id]!
      return isOpen(same) && same.table === table ? [bySite({ kind: 'put away', fixture: id })] : []
    })
    return true
  }

  /** Performs what need not wait for anything: outages, deadlines, answers by AI opponents. */
  #acts(competition: Competition, now: number, bar: string | null): SomeAct[] {
    const { state, log, referee } = competition
    if (state.status === 'running') {
      const lost = this.#office.hall.store.pulse.lost(log.at(-1)!.at, now)
      if (lost > 0) return [bySite({ kind: 'outage', length: lost })]
    }
    const timer = timersOf(competition).find(({ at, of }) => at <= now && of !== 'fixture')
    if (timer?.of === 'start' && bar !== null) return [bySite({ kind: 'called off', reason: bar })]
    if (timer !== undefined) return timerActs(competition, timer)
    const question = openQuestions(state, referee).find(({ entrant }) => mindOf(state, entrant) !== null)
    if (question !== undefined) return [bySite(programAnswer(state, question, quickLuck(randomInt(2 ** 32))))]
    return this.#programsWait(competition)
  }

  /** Returns why the competition cannot start. A competition that has started continues. */
  async #startBar(): Promise<string | null> {
    const { definition, status } = await this.#served.look(({ state }) => state)
    return status === 'open' ? startBar(this.#office.hall, definition) : null
  }

  /** LG-AR-1 AI opponents wait for their next match as soon as one is over. */
  #programsWait({ state }: Competition): SomeAct[] {
    const stage = state.status === 'running' ? state.runs.find(({ over }) => !over)?.stages.at(-1) : undefined
    if (stage?.kind !== 'arena' || stage.closing) return []
    const busy = new Set([...state.waiting, ...state.fixtures.filter(isOpen).flatMap(({ sides }) => sides)])
    const idle = stage.numbers.find((entrant) => mindOf(state, entrant) !== null && !busy.has(entrant))
    return idle === undefined ? [] : [bySite({ kind: 'waits', entrant: idle })]
  }

  /** Finds the next fixture that has no table yet. */
  #unopened({ state }: Competition): Fixture | null {
    if (state.status !== 'running' || state.phase.kind !== 'rounds') return null
    const mayPlay = this.#playing.size < AT_ONCE
    return (
      state.fixtures.find(
        (fixture) =>
          isOpen(fixture) &&
          fixture.table === null &&
          // LG-OUT-8 A fixture called off twice waits for a manager or for its deadline.
          fixture.tables.filter(({ ranks }) => ranks === null).length < 2 &&
          !this.#playing.has(fixture.id) &&
          (mayPlay || !isAmongPrograms(state, fixture.seats)),
      ) ?? null
    )
  }

  async #open({ id }: Fixture): Promise<boolean> {
    const among = await this.#served.look(({ state }) => isAmongPrograms(state, state.fixtures[id]!.seats))
    if (!among) {
      await openForPeople(this.#office, this.#served, id)
      return true
    }
    this.#playing.add(id)
    void this.#office.amongPrograms
      .through(async () => this.#isResting || playAmongPrograms(this.#office, this.#served, id))
      .then(
        () => this.#played(id, 0),
        (error: unknown) => {
          if (!(error instanceof Refused)) this.#office.hall.say(`a match among AI opponents failed: ${String(error)}`)
          // Retries after a pause. Immediate retries could loop forever and block everybody else.
          this.#played(id, AGAIN_MS)
        },
      )
    return true
  }

  /** The fixture counts as being played until the pause is over, so that nobody starts it again. */
  #played(id: number, pauseMs: number): void {
    const goOn = (): void => {
      this.#playing.delete(id)
      if (!this.#isResting) this.see()
    }
    if (pauseMs === 0) goOn()
    else setTimeout(goOn, pauseMs).unref()
  }

  /** A match may have ended while no process could take its result. */
  async #lookAtTables(): Promise<void> {
    const tables = await this.#served.look(({ state }) =>
      state.fixtures.filter(isOpen).flatMap(({ table }) => (table === null ? [] : [table])),
    )
    for (const table of tables)
      await this.#office.hall.table(table).look((state) => state.phase === 'over' && void takeEnded(this.#served, state))
  }

  /** LG-OUT-6, LG-OUT-7 The deadline of a fixture has passed. Returns true if that changed anything. */
  async #deadline(id: number, now: number): Promise<boolean> {
    const { hall } = this.#office
    const { fixture, isLive, programs } = await this.#served.look(({ state }) => {
      const found = state.fixtures[id]!
      const isProgram = found.seats.map((entrant) => mindOf(state, entrant) !== null)
      return { fixture: found, isLive: state.definition.pace.kind === 'live', programs: isProgram }
    })
    const zeros = programs.map(() => 0)
    const facts =
      fixture.table === null
        ? { sat: programs, playing: false, askedFor: zeros, askedInAll: zeros }
        : await tableFacts(
            hall.archive,
            await hall.table(fixture.table).look(({ plan }) => plan),
            await hall.archive.steps(fixture.table, 0),
            { sides: programs.length, now, since: fixture.deadline! - fixture.moved * DAY },
          )
    if (isLive && facts.sat.every(Boolean)) return false
    // Facts are stored by seat, and the league's sides may be seated in another order.
    const bySide = <T>(list: readonly T[]): T[] => fixture.sides.map((side) => list[fixture.seats.indexOf(side)]!)
    const what = {
      of: 'fixture' as const,
      fixture: id,
      sat: bySide(facts.sat),
      playing: facts.playing,
      askedFor: bySide(facts.askedFor),
      askedInAll: bySide(facts.askedInAll),
    }
    await this.#served.duty(({ state }) => {
      const same = state.fixtures[id]!
      return isOpen(same) && same.deadline === fixture.deadline ? [bySite({ kind: 'timed out', what })] : []
    })
    return true
  }

  async #setAlarm(): Promise<void> {
    const now = this.#office.hall.now()
    const next = await this.#served.look((competition) => nextTime(competition, now))
    clearTimeout(this.#alarm)
    if (next !== null) this.#alarm = setTimeout(() => this.see(), Math.min(next - now + 5, LONGEST_TIMER)).unref()
  }
}

function timerActs(competition: Competition, timer: Timer): SomeAct[] {
  if (timer.of === 'start') return startActs(competition, '')
  if (timer.of === 'fixture') return []
  if (timer.of === 'void') return [bySite({ kind: 'timed out', what: { of: 'void', fixture: timer.fixture } })]
  return [bySite({ kind: 'timed out', what: { of: timer.of } })]
}
