import { madeFit } from '@robodrome/reading/text'
import { BadInput, type Entry, type Game, type Json, type Seat, type Settings } from '@robodrome/kernel'
import type { Course } from '@robodrome/lab/course'
import { readAnswer, readCourse, readGuessedCourse, readHostedGame, readPuzzles, readSequel, type Package } from '@robodrome/outside/host'
import { hostedGame, type Hosted, type HostedGame, type HostedPuzzle, type Sequel } from '@robodrome/outside/hosted'
import { siteSays } from '@robodrome/protocol/says'
import { Refused } from '@robodrome/table'
import type { Ask, DiceAt } from './asks.ts'
import { GameRefused, limitsOf, PackageFailed, PackageProcess, type Role } from './process.ts'

/** After a failure, its process is restarted: at once the first time, then after longer and longer pauses. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** Once a process has been serving for this long, its last failure no longer counts. */
const FORGIVEN_MS = 10 * 60_000

/** An event concerning a package, for the host's page. */
export interface PackageNews {
  at: number
  what: string
}
const MOST_NEWS = 20

/**
 * A package hosted by this server, with its processes and its news. Steps never wait for AI opponents, which think in a process of their
 * own.
 */
export class HostedPackage {
  readonly package: Package
  readonly game: Hosted
  readonly puzzles: readonly HostedPuzzle[]
  readonly news: PackageNews[] = []
  /** Whether the game is closed for new tables. Those in play continue. */
  isClosing = false
  readonly #say: (message: string) => void
  readonly #limits: ReturnType<typeof limitsOf>
  readonly #processes = new Map<Role, Promise<PackageProcess>>()
  readonly #failed = { times: 0, at: 0 }
  #isClosed = false

  /** Reads the package and its exercises, tries a few games, and keeps a process ready. Throws PackageFailed or BadInput. */
  static async open(from: Package, rules: readonly string[], say: (message: string) => void, limits = limitsOf()): Promise<HostedPackage> {
    const trial = new PackageProcess(limits.trial)
    try {
      const described = readHostedGame(await openIn(trial, from))
      // Each mode gets the full time of a trial, so that a game may have many modes.
      for (const mode of Object.keys(described.modes)) {
        const [fault] = (await trial.ask({ ask: 'try', mode, rules })) as string[]
        if (fault !== undefined) throw new PackageFailed(`its games break the rules of the house: ${madeFit(fault).slice(0, 300)}`, false)
      }
      return new HostedPackage(from, described, readPuzzles(await trial.ask({ ask: 'puzzles' })), say, limits)
    } finally {
      await trial.close()
    }
  }

  private constructor(
    from: Package,
    described: HostedGame,
    puzzles: readonly HostedPuzzle[],
    say: (message: string) => void,
    limits: ReturnType<typeof limitsOf>,
  ) {
    this.package = from
    this.puzzles = puzzles
    this.#limits = limits
    this.game = hostedGame(described)
    this.#say = say
    void this.#ready('play').catch(() => {})
  }

  /** Refuses settings that the game does not allow. */
  async check(settings: Settings): Promise<void> {
    await this.#ask('play', { ask: 'check', settings })
  }

  begin(settings: Settings, dice: DiceAt): Promise<Sequel> {
    return this.#sequel({ ask: 'begin', settings, dice }, settings.seats)
  }

  move(settings: Settings, real: Json, seat: Seat, text: string | null, dice: DiceAt, eyes: readonly (Seat | null)[]): Promise<Sequel> {
    return this.#sequel({ ask: 'move', settings, real, seat, text, dice, eyes }, settings.seats)
  }

  async think(settings: Settings, real: Json, seat: Seat, mind: string, ms: number): Promise<string> {
    return String(await this.#ask('think', { ask: 'think', settings, real, seat, mind, ms }))
  }

  async answer(real: Json, seat: Seat | null, about: string, args: Json): Promise<Json> {
    return this.#reading(await this.#ask('think', { ask: 'answer', real, seat, about, args }), (told) => readAnswer(about, told))
  }

  async course(settings: Settings, entries: readonly Entry[]): Promise<Course | null> {
    return this.#reading(await this.#ask('think', { ask: 'course', settings, entries, guessed: false }), readCourse)
  }

  async guessedCourse(settings: Settings, entries: readonly Entry[]): Promise<number[][] | null> {
    return this.#reading(await this.#ask('think', { ask: 'course', settings, entries, guessed: true }), readGuessedCourse)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const running = await Promise.allSettled(this.#processes.values())
    await Promise.all(running.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])))
  }

  async #sequel(question: Ask, seats: number): Promise<Sequel> {
    return this.#reading(await this.#ask('play', question), (told) => readSequel(told, seats))
  }

  /** Parses what its process has sent. */
  #reading<T>(told: unknown, parse: (told: unknown) => T): T {
    try {
      return parse(told)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return this.#refuse(`what it told cannot be shown: ${shortened(error.message)}`)
    }
  }

  async #ask(role: Role, question: Ask): Promise<unknown> {
    try {
      return await (await this.#ready(role)).ask(question)
    } catch (error) {
      if (error instanceof GameRefused) throw new Refused('malformed', { message: madeFit(error.message) })
      if (!(error instanceof PackageFailed)) throw error
      if (error.ended) this.#drop(role)
      return this.#refuse(error.message)
    }
  }

  /** The game's table stops with a message, and the host can read the reason. */
  #refuse(why: string): never {
    this.#note(why)
    throw new Refused('unanswered', siteSays('gameFailed', { game: this.game.title, why: madeFit(why) }))
  }

  #ready(role: Role): Promise<PackageProcess> {
    const known = this.#processes.get(role)
    if (known !== undefined) return known
    const pause = this.#pause()
    if (pause > 0)
      return Promise.reject(
        new PackageFailed(`it failed ${this.#failed.times} times and is started again in ${Math.ceil(pause / 1000)} s`, false),
      )
    const starting = this.#start(role)
    this.#processes.set(role, starting)
    starting.catch(() => this.#drop(role))
    return starting
  }

  async #start(role: Role): Promise<PackageProcess> {
    if (this.#isClosed) throw new PackageFailed('the server closes it', false)
    const process = new PackageProcess(this.#limits[role])
    await openIn(process, this.package)
    return process
  }

  #drop(role: Role): void {
    if (!this.#processes.delete(role)) return
    const now = Date.now()
    this.#failed.times = now - this.#failed.at > FORGIVEN_MS ? 1 : this.#failed.times + 1
    this.#failed.at = now
  }

  /** Returns how long to wait before restarting it. After the first failure, there is no delay. */
  #pause(): number {
    const { times, at } = this.#failed
    if (times < 2) return 0
    return at + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (times - 2)) - Date.now()
  }

  #note(what: string): void {
    if (this.news.at(-1)?.what === what) this.news.pop()
    this.news.push({ at: Date.now(), what: madeFit(what) })
    if (this.news.length > MOST_NEWS) this.news.shift()
    this.#say(`${this.package.name} ${this.package.version}: ${madeFit(what)}`)
  }
}

const openIn = (process: PackageProcess, { texts, digest }: Package): Promise<unknown> =>
  process.ask({ ask: 'open', parcel: { packageJson: JSON.parse(texts['package.json']!) as Json, texts, digest } })

/** Shortened, because a message that quotes a whole deck or board would fill the host's page. */
const shortened = (message: string): string => message.replace(/(found [^]{200})[^]+(, expected )/, '$1…$2')

/** The packages of a site by the ids of their games. */
export type Packages = ReadonlyMap<string, HostedPackage>

/** Returns the package of a game; null for one that is built in. */
export const packageOf = (packages: Packages, game: Pick<Game, 'id'>): HostedPackage | null => packages.get(game.id) ?? null
