import { Competition, openLog, openQuestions, openState, programsToAdd, timersOf, type LogEntry } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { Refused, type Guest } from '@robodrome/table'
import { besideOf } from './card.ts'
import { Duties } from './duties.ts'
import type { Inserting } from './keeping.ts'
import { refusalOf } from './refusing.ts'
import type { Attended, Office, SomeAct } from './office.ts'
import { unhurried } from './unhurried.ts'
import { invitationsOf, invitedTo, isIn, memberOf, ownOf } from './who.ts'
import { siteSays } from '@robodrome/protocol/says'

/** How often a lost race is repeated before the competition counts as too busy. */
const TRIES = 20
const NEWS = 60
/** How many serialised views are cached. */
const MOST_VIEWS = 8

/**
 * A competition as this process serves it. Every change goes through one queue, and is committed before anybody sees it.
 */
export class ServedCompetition implements Attended {
  readonly id: string
  readonly #office: Office
  readonly #duties: Duties
  #competition: Competition | null = null
  #seed = ''
  /** The entry that each request produced, by account and client id. */
  #done = new Map<string, number>()
  #queue: Promise<unknown> = Promise.resolve()
  #waiting: (() => void)[] = []
  /** Cached views since the last entry, by viewing rights. Each is serialised only once. */
  readonly #views = new Map<string, string>()
  usedAt: number

  constructor(id: string, office: Office) {
    this.id = id
    this.#office = office
    this.usedAt = office.hall.now()
    this.#duties = new Duties(office, this)
  }

  /** Does what a caller requests, only once, and returns the entry. If another process was faster, the acts are computed again. */
  do(by: string, choice: string, acts: (competition: Competition) => SomeAct[]): Promise<number> {
    return this.#line(() => this.#append(acts, { by, choice }))
  }

  /** Does what is due without a request. Writes nothing if it is no longer due. */
  duty(acts: (competition: Competition) => SomeAct[], more?: Inserting): Promise<void> {
    return this.#line(async () => void (await this.#append(acts, null, more)))
  }

  look<T>(at: (competition: Competition) => T): Promise<T> {
    return this.#line(async () => at(await this.#ready()))
  }

  /** Returns the caller's view as JSON, as soon as the log is longer than `since`. */
  async viewText(guest: Guest | null, since: number, patienceMs: number): Promise<string> {
    await this.catchUp()
    const n = await this.look(({ log }) => log.length)
    if (n <= since) await this.#changes(patienceMs)
    const staff = await this.#staff(guest)
    return this.look((competition) => {
      const { state, log } = competition
      const isKnown = guest !== null && (isIn(state, guest.id) || state.definition.managers.includes(guest.id))
      const name = `${log.length} ${isKnown ? guest.id : ''} ${JSON.stringify(staff)}`
      let text = this.#views.get(name)
      if (text === undefined) {
        const { now: _now, ...view } = this.#viewOf(competition, isKnown ? guest.id : null, staff)
        if (this.#views.size >= MOST_VIEWS || ![...this.#views.keys()].every((each) => each.startsWith(`${log.length} `)))
          this.#views.clear()
        this.#views.set(name, (text = JSON.stringify(view)))
      }
      return `${text.slice(0, -1)},"now":${this.#office.hall.now()}}`
    })
  }

  /** The size of the competition, which sets the cost of changing and showing it. */
  weight(): Promise<number> {
    return this.look(({ state: { entrants, fixtures } }) => entrants.length + fixtures.length)
  }

  /** Returns how many AI opponents would enter if it started now. */
  toFill(): Promise<number> {
    return this.look(({ state }) => (state.status === 'open' ? Math.max(0, programsToAdd(state)) : 0))
  }

  /** Another process may have added entries. */
  catchUp(): Promise<void> {
    return this.#line(async () => {
      const { log } = await this.#ready()
      const missed = await this.#office.keeping.entriesAfter(this.id, log.length)
      if (missed.length === 0) return
      this.#competition = null
      await this.#ready()
      this.#tell()
    })
  }

  /** Returns the whole log and its seed, once it contains no more secrets. */
  record(): Promise<string> {
    return this.look(({ state, log }) => {
      if (state.status === 'open' || state.status === 'running') throw new Refused('wrong-time', siteSays('recordWhenEnded'))
      return [{ robodrome: 'competition 1', seed: this.#seed }, ...log].map((line) => `${JSON.stringify(line)}\n`).join('')
    })
  }

  /** Starts the duties. Whichever process loads a competition handles them. */
  async wake(): Promise<void> {
    await this.catchUp()
    this.#duties.see()
  }

  /** Called when the store reports that something is due; for example, a match ended in another process. */
  async lookAgain(): Promise<void> {
    this.#duties.lookAgain()
    await this.wake()
  }

  /** The stored log was rewritten. */
  async loadAnew(): Promise<void> {
    await this.#line(async () => {
      this.#competition = null
      this.#views.clear()
    })
    this.answerAll()
  }

  forget(): void {
    this.#duties.rest()
    this.#competition = null
    this.answerAll()
  }

  /** Answers the callers that wait for news. */
  answerAll(): void {
    for (const done of this.#waiting.splice(0)) done()
  }

  readonly isWatched = (): boolean => this.#waiting.length > 0
  readonly isBusy = (): boolean => this.#duties.isBusy()

  #line<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#office.hall.now()
    const next = this.#queue.then(work)
    this.#queue = next.catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#competition = null
    })
    return next
  }

  async #ready(): Promise<Competition> {
    if (this.#competition !== null) return this.#competition
    const { keeping, referee } = this.#office
    const seed = await keeping.seedOf(this.id)
    if (seed === null) throw new Refused('not-found', siteSays('noCompetition'))
    const kept = await keeping.entriesAfter(this.id, 0)
    const log = kept.map(({ entry }) => entry)
    const { competition, problem } = await unhurried(Competition.replaying(log, referee, seed))
    if (problem !== null) throw new Error(`competition ${this.id}: ${problem}`)
    this.#seed = seed
    this.#done = new Map(kept.flatMap(({ entry, choice }) => (choice === null ? [] : [[`${entry.by} ${choice}`, entry.n]])))
    this.#competition = competition
    return competition
  }

  async #append(
    acts: (competition: Competition) => SomeAct[],
    by: { by: string; choice: string } | null,
    more?: Inserting,
  ): Promise<number> {
    for (let i = 0; i < TRIES; i++) {
      const competition = await this.#ready()
      const before = by === null ? undefined : this.#done.get(`${by.by} ${by.choice}`)
      if (before !== undefined) return before
      const entries = await this.#doUnlessBehind(competition, acts)
      if (entries === null) continue
      if (entries.length === 0) return competition.log.length
      const beside = besideOf(competition, this.#office.hall.now())
      if (await this.#keep(entries, by?.choice ?? null, beside, more)) {
        if (by !== null) this.#done.set(`${by.by} ${by.choice}`, entries[0]!.n)
        this.#office.hall.bus.publish({ kind: 'league', competition: this.id })
        this.#tell()
        return entries[0]!.n
      }
      this.#competition = null
    }
    throw new Refused('too-fast', siteSays('tooManyInCompetition'))
  }

  /**
   * Like `#doAll`, but returns null if an act was refused on a state that another process has since changed, because the caller may have
   * seen the newer state.
   */
  async #doUnlessBehind(competition: Competition, acts: (competition: Competition) => SomeAct[]): Promise<LogEntry[] | null> {
    const known = competition.log.length
    try {
      return await this.#doAll(competition, acts)
    } catch (error) {
      if (!(error instanceof Refused) || (await this.#office.keeping.entriesAfter(this.id, known)).length === 0) throw error
      this.#competition = null
      return null
    }
  }

  /** Performs all acts and what follows from them, or none if one is refused. Others are served in between. */
  async #doAll(competition: Competition, acts: (competition: Competition) => SomeAct[]): Promise<LogEntry[]> {
    const wanted = acts(competition)
    try {
      return await unhurried(competition.acting(wanted, this.#office.hall.now()))
    } catch (error) {
      throw refusalOf(error)
    }
  }

  #keep(entries: readonly LogEntry[], choice: string | null, beside: ReturnType<typeof besideOf>, more?: Inserting): Promise<boolean> {
    return this.#office.keeping.append(this.id, entries, choice, beside, more).catch((error: unknown) => {
      // It is unknown whether this was written. The next read from the store shows it, and a repeated id takes effect only once.
      this.#competition = null
      this.#office.hall.say(`entries of a competition may not be on the disk: ${String(error)}`)
      throw new Refused('broken', siteSays('storeSilent'))
    })
  }

  #tell(): void {
    this.answerAll()
    this.#duties.see()
  }

  #changes(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each !== wake)
        done()
      }, ms).unref()
      const wake = () => {
        clearTimeout(timer)
        done()
      }
      this.#waiting.push(wake)
    })
  }

  /** Whether the viewer manages (managers see accounts), and which entrants they play for. */
  async #staff(guest: Guest | null): Promise<Pick<CompetitionView, 'managers' | 'staff'>> {
    const { managers, players } = await this.look(({ state }) => ({
      managers: state.definition.managers,
      players: state.entrants.flatMap(({ kind, accounts }) => (kind === 'program' ? [] : accounts)),
    }))
    const ids = [...new Set([...managers, ...players])]
    const rows = await this.#office.hall.store.db.selectFrom('guests').select(['id', 'name']).where('id', 'in', ids).execute()
    const known = (list: readonly string[]) => list.flatMap((id) => rows.filter((row) => row.id === id))
    const staff = {
      managers: known(managers),
      players: known([...new Set(players)].filter((id) => !managers.includes(id))),
    }
    return {
      managers: staff.managers.map(({ name }) => name),
      staff: guest !== null && managers.includes(guest.id) ? staff : null,
    }
  }

  #viewOf(competition: Competition, guest: string | null, staff: Pick<CompetitionView, 'managers' | 'staff'>): CompetitionView {
    const { state, log, referee } = competition
    const own = ownOf(state, guest)
    const questions = openQuestions(state, referee)
    const hasEnded = state.status === 'finished' || state.status === 'called off'
    return {
      id: this.id,
      n: log.length,
      state: openState(state, own),
      news: openLog(log, own).slice(-NEWS),
      own,
      member: memberOf(state, guest),
      invitations: invitationsOf(state, guest),
      invited: guest !== null && invitedTo(state).includes(guest),
      manager: guest !== null && state.definition.managers.includes(guest),
      ...staff,
      questions: questions.filter(({ entrant }) => own.includes(entrant)),
      asked: questions.map(({ entrant }) => entrant),
      answerBy: timersOf(competition).find(({ of }) => of === 'answer')?.at ?? null,
      seed: hasEnded ? this.#seed : null,
      now: this.#office.hall.now(),
    }
  }
}
