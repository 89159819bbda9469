import { keeperCards, loadGame } from '@robodrome/games'
import { quickLuck, type Settings } from '@robodrome/kernel'
import {
  Competition,
  finalStanding,
  isOpen,
  leagueOptions,
  openQuestions,
  programAnswer,
  readDefinition,
  refereeFor,
  tableSettings,
  type Act,
  type Fixture,
  type Referee,
} from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { inLeagues } from '../../boards/leagues.ts'
import { comeBackFrom } from '../../page/back-to.ts'
import { go } from '../../page/route.ts'
import { preferences } from '../../page/preferences.ts'
import { KernelWorker } from '../../table/kernel-worker.ts'
import { keepNew, loadTable, newTable, randomHex, type LocalSeat } from '../../table/saved.ts'
import { roomWords } from '../../words/league-rooms.ts'
import { words } from '../../words/index.ts'
import { DIVISIONS, programsOf } from './divisions.ts'
import { keepCareer, loadCareer, type Kept } from './kept.ts'

export const ME = 'here'
const ENTRANTS = 6

/** A season on this device: the same log and rules as on a server, with AI opponents that play in a worker. */
export class Career {
  readonly #competition: Competition
  readonly #kept: Kept
  readonly #worker = new KernelWorker()
  readonly #changed: () => void
  #isTending = false

  private constructor(competition: Competition, kept: Kept, changed: () => void) {
    this.#competition = competition
    this.#kept = kept
    this.#changed = changed
  }

  static async open(changed: () => void): Promise<Career | null> {
    const kept = loadCareer()
    if (kept === null || kept.log.length === 0) return null
    const { competition, problem } = Competition.replay(kept.log, await refereeOf(kept.game), kept.seed)
    return problem === null ? new Career(competition, kept, changed) : null
  }

  /** Starts a new season: the player and five AI opponents of the division. */
  static async begin(game: string, division: number): Promise<void> {
    const seed = randomHex(32)
    const { mode, seats, ...shape } = inLeagues(game)!.career!
    const referee = await refereeOf(game)
    const definition = readDefinition(
      {
        title: roomWords.career.divisions[division]!,
        ...shape,
        events: [{ game, mode, seats }],
        managers: [ME],
        rated: false,
        fill: { when: 'start', program: programsOf(division)[0]! },
        entry: { max: ENTRANTS },
        pace: { kind: 'live' },
      },
      referee,
    )
    const competition = Competition.open(definition, referee, { seed, at: Date.now(), by: ME })
    const enter = (kind: 'person' | 'program', name: string, account: string): void =>
      void competition.act(
        { kind: 'entered', entrant: { kind, name, accounts: [account], text: '', rating: 0, shown: 1500 } },
        Date.now(),
        ME,
      )
    enter('person', preferences().name, ME)
    const programs = programsOf(division)
    for (let i = 0; i < ENTRANTS - 1; i++) enter('program', nameOf(i), programs[i % programs.length]!)
    competition.act({ kind: 'started' }, Date.now(), ME)
    keepCareer({ division, game, seed, log: competition.log })
  }

  get division(): number {
    return this.#kept.division
  }

  /** Null until the season is over; then the player's place, and whether it means promotion, as the first two places do. */
  end(): { place: number; isUp: boolean } | null {
    const { state } = this.#competition
    if (state.status !== 'finished') return null
    const place = finalStanding(state).find(({ entrant }) => entrant === 0)?.place ?? ENTRANTS
    return { place, isUp: place <= 2 }
  }

  /** The division of the next season. */
  nextDivision(): number {
    return Math.min(DIVISIONS - 1, this.division + (this.end()?.isUp ? 1 : 0))
  }

  /** The current week, and how many of its AI matches have been decided. */
  progress(): { done: number; all: number; week: number; weeks: number } {
    const stage = this.#competition.state.runs.at(-1)?.stages[0]
    const among = this.#competition.state.fixtures.filter(({ sides }) => !sides.includes(0))
    const done = among.filter((fixture) => !isOpen(fixture)).length
    return { done, all: among.length, week: stage?.paired ?? 0, weeks: stage?.rounds ?? 0 }
  }

  view(): CompetitionView {
    const { state, log, referee } = this.#competition
    const questions = openQuestions(state, referee)
    return {
      id: 'career',
      n: log.length,
      // Nobody waits here, so a match has no deadline.
      state: { ...state, fixtures: state.fixtures.map((fixture) => ({ ...fixture, deadline: null })) },
      news: log.slice(-60),
      own: [0],
      member: 0,
      invitations: [],
      invited: false,
      manager: false,
      managers: [],
      staff: null,
      questions: questions.filter(({ entrant }) => entrant === 0),
      asked: questions.map(({ entrant }) => entrant),
      answerBy: null,
      seed: null,
      now: Date.now(),
    }
  }

  async act(act: Act): Promise<void> {
    this.#take(act)
    void this.tend()
  }

  /** A table is created when the player sits down. After its end, only the result has to be recorded. */
  isReady({ table }: Fixture): boolean {
    return table === null || loadTable(table)?.over !== true
  }

  /** Sits down at the table of the player's match, on this device. */
  async play(fixture: Fixture): Promise<void> {
    if (fixture.table !== null && loadTable(fixture.table) !== null) return sitDownAt(fixture.table)
    const { state } = this.#competition
    const seats = fixture.seats.map((entrant): LocalSeat => {
      const { name, accounts } = state.entrants[entrant]!
      return entrant === 0 ? { kind: 'person', name } : { kind: 'mind', name, mind: accounts[0]! }
    })
    const { game, settings } = this.#settingsOf(fixture)
    const table = newTable({ game, settings, seats })
    keepNew(table)
    this.#take({ kind: 'opened', fixture: fixture.id, table: table.id })
    sitDownAt(table.id)
  }

  /** Does everything that is due: answers by AI opponents, the player's results, matches among AI opponents. */
  async tend(): Promise<void> {
    if (this.#isTending) return
    this.#isTending = true
    try {
      while (await this.#step());
    } finally {
      this.#isTending = false
    }
  }

  close(): void {
    this.#worker.close()
  }

  async #step(): Promise<boolean> {
    const { state, referee } = this.#competition
    if (state.status !== 'running') return false
    const question = openQuestions(state, referee).find(({ entrant }) => entrant !== 0)
    if (question) return this.#take(programAnswer(state, question, quickLuck(this.#competition.log.length)))
    if (state.phase.kind === 'break') return this.#take({ kind: 'timed out', what: { of: 'break' } })
    const off = state.fixtures.find((fixture) => isOpen(fixture) && fixture.tables.filter(({ ranks }) => ranks === null).length > 1)
    if (off) return this.#take({ kind: 'timed out', what: { of: 'void', fixture: off.id } })
    const mine = state.fixtures.find((fixture) => isOpen(fixture) && fixture.table !== null && fixture.seats.includes(0))
    const table = mine && loadTable(mine.table!)
    if (mine && table?.over) {
      const result = await this.#worker.ask('result', { table, sides: mine.seats.length })
      return this.#take({ kind: 'result', fixture: mine.id, result })
    }
    const among = state.fixtures.find((fixture) => isOpen(fixture) && !fixture.seats.includes(0))
    if (!among || state.phase.kind !== 'rounds') return false
    const minds = among.seats.map((entrant) => state.entrants[entrant]!.accounts[0]!)
    const { game, settings } = this.#settingsOf(among)
    const result = await this.#worker.ask('play', { game, settings, minds })
    this.#take({ kind: 'opened', fixture: among.id, table: `${among.id}` })
    return this.#take({ kind: 'result', fixture: among.id, result })
  }

  #settingsOf(fixture: Fixture): { game: string; settings: Settings } {
    const { state, referee } = this.#competition
    const { game, ...settings } = tableSettings(state, { ...fixture, options: leagueOptions(state, referee, fixture.seats) })
    return { game, settings }
  }

  #take(act: Act): true {
    this.#competition.act(act, Date.now(), ME)
    keepCareer({ ...this.#kept, log: this.#competition.log })
    this.#changed()
    return true
  }
}

function sitDownAt(table: string): void {
  comeBackFrom(table)
  go({ at: 'battle', id: table })
}

/** A robot's name, numbered if there are more robots than names. */
function nameOf(i: number): string {
  const { robots } = words
  return i < robots.length ? robots[i]! : `${robots[i % robots.length]!} ${1 + Math.floor(i / robots.length)}`
}

async function refereeOf(id: string): Promise<Referee> {
  const game = await loadGame(id)
  return refereeFor(game ? new Map([[id, game]]) : new Map(), inLeagues(id)?.keepers === undefined ? [] : await keeperCards())
}
