import type { Definition, LogEntry, State } from '@robodrome/leagues'
import { SecondArena } from './arena.ts'
import { SecondMatch, type Terms } from './match.ts'
import { deadlineFor, nextPairs, scheduled } from './rounds.ts'
import { groupSeeds, orderOf } from './standing.ts'
import { SecondStage, type Kept } from './stage.ts'

type Data = LogEntry['data']
type Of<K extends Data['kind']> = Extract<Data, { kind: K }>

/**
 * A second implementation of competitions, based only on the text of RULES.md and the log; it shares no code with leagues/. It takes only
 * draws and the pairings of Swiss and arena from the log. It computes byes, withdrawals, annulments, decisions, deadlines and places
 * itself.
 */
export class SecondBook implements Kept {
  readonly definition: Definition
  readonly stages: SecondStage[] = []
  readonly matches: { match: SecondMatch; stage: SecondStage; round: number }[] = []
  readonly out = new Map<number, 'withdrawn' | 'disqualified'>()
  readonly replaced = new Set<number>()
  numbers: number[] = []
  lots: number[] = []
  windows: number[] = []
  readonly #arena = new SecondArena()
  #noShows = new Map<number, number>()
  #runs: { event: number; unplaced: Set<number>; over: boolean }[] = []
  /** The first deviation of the log from the rules. */
  problem: string | null = null

  constructor(definition: Definition) {
    this.definition = definition
  }

  isIn(entrant: number): boolean {
    return !this.out.has(entrant) || this.replaced.has(entrant)
  }

  stagesOf(run: number): SecondStage[] {
    return this.stages.filter((each) => each.run === run)
  }

  unplaced(run: number): ReadonlySet<number> {
    return this.#runs[run]!.unplaced
  }

  read({ at, data }: LogEntry): void {
    const take = this.#takes[data.kind] as ((data: Data, at: number) => void) | undefined
    take?.(data, at)
  }

  /** LG-STATE-3, LG-OUT-9 Whether nothing depends on the result of a fixture yet. */
  isLatest(id: number): boolean {
    const { stage, round } = this.matches[id]!
    if (stage.over || this.stagesOf(stage.run).at(-1) !== stage) return false
    return stage.isAhead(this.definition) ? this.windows.every((after) => after < round) : stage.paired === round
  }

  #takes: { [K in Data['kind']]?: (data: Of<K>, at: number) => void } = {
    drawn: ({ lots }) => void this.lots.push(...lots),
    season: ({ numbers }) => {
      this.problem ??= this.#seasonProblem(numbers)
      this.numbers = [...numbers]
      this.windows = []
      for (const entrant of numbers) if (!this.lots.includes(entrant)) this.lots.push(entrant)
    },
    entered: () => {},
    left: ({ entrant }) => void this.out.set(entrant, 'withdrawn'),
    phase: ({ phase }) => {
      if (phase.kind === 'window') this.windows.push(phase.after)
    },
    event: ({ event }) => {
      // LG-OUT-2 An entrant that withdraws before a league's rounds has played none of its scheduled matches.
      const gone = event === 0 ? this.numbers.filter((entrant) => !this.isIn(entrant)) : []
      this.#runs.push({ event, unplaced: new Set(gone), over: false })
    },
    stage: ({ run, stage }) => {
      const { event } = this.#runs[run]!
      this.problem ??= this.#stageProblem(run, event, stage)
      this.stages.push(new SecondStage(run, event, stage))
    },
    ended: ({ run, stage }) => {
      if (stage === null) this.#runs[run]!.over = true
      else this.stagesOf(run)[stage]!.over = true
    },
    paired: (data, at) => this.#pair(data, at),
    result: ({ fixture, result }, at) => {
      const { match, stage } = this.matches[fixture]!
      match.take(result, at)
      if (stage.kind === 'arena' && !match.isOpen) this.#arena.waiting.push(...match.sides.filter((side) => this.isIn(side)))
    },
    waits: ({ entrant }) => void this.#arena.waiting.push(entrant),
    adjudicated: ({ fixture, verdict }, at) => {
      const { match } = this.matches[fixture]!
      match.decide(verdict, at, deadlineFor(this.definition, at, 1))
      if (!match.isOpen) return
      this.#arena.waiting = this.#arena.waiting.filter((side) => !match.sides.includes(side))
      this.#settle(fixture, at)
    },
    extended: ({ fixture, until }) => void (this.matches[fixture]!.match.deadline = until),
    'timed out': ({ what }, at) => {
      if (what.of === 'tick') return this.#tick(at)
      if (what.of === 'arena') return this.#closeArena(at)
      if (what.of === 'void') return this.matches[what.fixture]!.match.settleVoid(at)
      if (what.of !== 'fixture') return
      const { match } = this.matches[what.fixture]!
      if (match.terms.live) this.#missed(match, what.fixture, what.sat, at)
      else match.isDue(what.sat, what.playing, what.askedFor, what.askedInAll, at)
    },
    'checked in': ({ entrant }) => void this.#noShows.set(entrant, 0),
    withdrew: ({ entrant, inPlay }, at) => this.#leave(entrant, 'withdrawn', inPlay, at),
    disqualified: ({ entrant, inPlay }, at) => this.#leave(entrant, 'disqualified', inPlay, at),
    replaced: ({ entrant }, at) => this.#replace(entrant, at),
  }

  /** LG-STATE-4, LG-RFL-5 Newcomers follow in order of entry; in the RFL, a draw of lots decides. */
  #seasonProblem(numbers: readonly number[]): string | null {
    if (this.numbers.length === 0) return null
    const fresh = numbers.filter((entrant) => !this.numbers.includes(entrant))
    const isRfl = this.definition.format === 'rfl'
    if (isRfl && fresh.some((entrant) => !this.lots.includes(entrant))) return 'newcomers have no lot'
    const due = fresh.toSorted((a, b) => (isRfl ? this.lots.indexOf(a) - this.lots.indexOf(b) : a - b))
    const stayed = this.numbers.filter((entrant) => this.isIn(entrant))
    const isOrdered = isRfl ? numbers.slice(stayed.length).join() === due.join() : numbers.join() === [...stayed, ...due].join()
    return isOrdered ? null : `the numbers of the season are ${numbers.join(' ')}`
  }

  /** LG-DATA-1, LG-OUT-4, LG-KO-3, LG-GB-2, LG-KEEP-7 The number of rounds, and the order of the entrants that advance. */
  #stageProblem(run: number, event: number, { kind, numbers, rounds }: Of<'stage'>['stage']): string | null {
    const spec = this.definition.events[event]!
    if (kind === 'swiss') {
      let least = 0
      while (2 ** least < numbers.length) least++
      const due = spec.rounds || least
      return rounds === due ? null : `a Swiss of ${numbers.length} has ${rounds} rounds, and by the rules ${due}`
    }
    const [first] = this.stagesOf(run)
    if (first === undefined || kind === 'final') return null
    const due = first.kind === 'groups' ? groupSeeds(this, first) : this.#through(first)
    return numbers.join() === due.join() ? null : `the seeds are ${numbers.join(' ')}, and by the rules ${due.join(' ')}`
  }

  #through(stage: SecondStage): number[] {
    const { playoff, tiebreaks, format } = this.definition
    const order = orderOf(this, stage, tiebreaks).filter((entrant) => this.isIn(entrant))
    return format === 'keeper' || format === 'salary' ? order.slice(0, playoff) : order
  }

  /** LG-OUT-11 LG-OUT-2 does not apply to a line that an AI takes over. */
  #replace(entrant: number, at: number): void {
    this.replaced.add(entrant)
    for (const run of this.#runs) if (!run.over) run.unplaced.delete(entrant)
    this.matches.forEach(({ match, stage }, id) => {
      if (match.before === null || !match.sides.includes(entrant) || stage.over || this.#isVoid(id)) return
      Object.assign(match, match.before, { before: null })
      if (match.isOpen) match.deadline = deadlineFor(this.definition, at, 1)
      this.#settle(id, at)
    })
  }

  #tick(at: number): void {
    const stage = this.stages.at(-1)!
    const pairs = this.#arena.tick(stage)
    const fixtures = pairs.map((sides) => ({ sides, place: '' }))
    this.#pair({ kind: 'paired', run: stage.run, stage: 0, round: stage.paired + 1, next: { fixtures, idle: [] } }, at)
  }

  /** LG-AR-3 The end of the arena, and the end of its grace period, after which matches still open do not count. */
  #closeArena(at: number): void {
    if (this.#arena.isClosing) for (const { match } of this.matches) if (match.isOpen) match.end('annulled', [], at)
    this.#arena.isClosing = true
  }

  #pair({ run, stage: at, round, next }: Of<'paired'>, when: number): void {
    const stage = this.stagesOf(run)[at]!
    const waits = !stage.isAhead(this.definition) && stage.matches.some(({ match }) => match.isOpen) && stage.kind !== 'arena'
    if (waits) this.problem ??= `round ${round} of ${stage.kind} is paired while a fixture of the round before is open`
    this.problem ??= nextPairs(this, stage, round, next)
    stage.paired = round
    stage.idle.push(...next.idle.map((each) => ({ ...each, round })))
    for (const { sides, place } of next.fixtures) {
      const isBracket = stage.kind === 'knockout' || stage.kind === 'double knockout'
      const isRobin = stage.isRobin
      const terms: Terms = {
        bracket: isBracket,
        robin: isRobin,
        pod: stage.kind === 'pods' || stage.kind === 'final',
        bestOf: this.definition.bestOf,
        replay: this.definition.draws === 'replay',
        live: this.definition.pace.kind === 'live',
        better: stage.numbers.indexOf(sides[0]!) < stage.numbers.indexOf(sides[1]!) ? 0 : 1,
      }
      const deadline = deadlineFor(this.definition, when, stage.isAhead(this.definition) ? round : 1)
      const match = new SecondMatch(sides, terms, deadline)
      this.matches.push({ match, stage, round })
      stage.matches.push({ match, round, place })
      this.#settle(this.matches.length - 1, when)
    }
  }

  /** LG-OUT-6 */
  #missed(match: SecondMatch, id: number, sat: readonly boolean[], at: number): void {
    const missing = match.sides.filter((_, side) => !sat[side])
    for (const side of match.sides) this.#noShows.set(side, missing.includes(side) ? (this.#noShows.get(side) ?? 0) + 1 : 0)
    if (missing.length === 0) return
    if (match.sides.length > 2) this.#shrink(match, id, missing, at)
    else if (missing.length === 2) match.nobodyWins(at)
    else match.loses(match.sides.indexOf(missing[0]!), 'forfeit', at)
    for (const side of missing) if (this.#noShows.get(side)! >= 2) this.#leave(side, 'withdrawn', [], at)
  }

  /** LG-POD-6 */
  #shrink(match: SecondMatch, id: number, missing: readonly number[], at: number): void {
    const { stage, round } = this.matches[id]!
    const there = match.sides.filter((side) => !missing.includes(side))
    const { game } = this.definition.events[stage.event]!
    if (there.length < (game === 'aimbots' ? 3 : 2))
      return match.end(
        'forfeit',
        match.sides.map((side) => (missing.includes(side) ? match.sides.length + 1 : 1)),
        at,
      )
    match.sides = there
    stage.idle.push(...missing.map((entrant) => ({ entrant, round, points: 0, bye: false })))
  }

  /** LG-OUT-1 to LG-OUT-4, LG-OUT-10 */
  #leave(entrant: number, how: 'withdrawn' | 'disqualified', inPlay: readonly number[], at: number): void {
    this.out.set(entrant, how)
    if (this.replaced.has(entrant)) return
    this.#arena.waiting = this.#arena.waiting.filter((waiting) => waiting !== entrant)
    this.#runs.forEach((run, i) => {
      const stages = this.stagesOf(i)
      if (run.over || !stages.some(({ numbers }) => numbers.includes(entrant))) return
      const stage = stages.at(-1)!
      const isRobin = stage.isRobin && !stage.over
      const own = stage.matches.filter(({ match }) => match.sides.includes(entrant))
      const left = (match: SecondMatch): boolean => match.isOpen && inPlay.some((id) => this.matches[id]!.match === match)
      const w = own.filter(({ match }) => match.wasPlayed || left(match)).length
      if (how === 'disqualified' || (isRobin && 2 * w < scheduled(stage, entrant))) run.unplaced.add(entrant)
    })
    this.matches.forEach(({ match }, id) => {
      if (match.sides.includes(entrant) && (!inPlay.includes(id) || this.#isVoid(id))) this.#settle(id, at)
    })
  }

  /** Whether a fixture belongs to a running round robin and one of its sides has its fixtures annulled. */
  #isVoid(id: number): boolean {
    const { stage, match } = this.matches[id]!
    return stage.isRobin && !stage.over && match.sides.some((side) => this.#runs[stage.run]!.unplaced.has(side))
  }

  /** LG-OUT-2, LG-OUT-3, LG-KO-4 Settles a fixture in which one side is out. */
  #settle(id: number, at: number): void {
    const { match, stage } = this.matches[id]!
    const gone = match.sides.filter((side) => !this.isIn(side))
    if (gone.length === 0 || stage.over) return
    if (this.#isVoid(id)) return match.annul(at)
    if (!match.isOpen || match.sides.length !== 2) return
    if (gone.length === 2) match.nobodyWins(at)
    else match.loses(match.sides.indexOf(gone[0]!), match.terms.bracket ? 'walkover' : 'forfeit', at)
  }
}

/** Returns the first difference between a competition and its second book, in a sentence; null if there is none. */
export function bookProblem(book: SecondBook, { fixtures }: State): string | null {
  if (book.problem !== null) return book.problem
  if (fixtures.length !== book.matches.length) return `there are ${fixtures.length} fixtures, and ${book.matches.length} by the rules`
  for (const [id, { decision, ranks, seats, deadline, sides }] of fixtures.entries()) {
    const { match } = book.matches[id]!
    const say = (what: string, is: unknown, should: unknown): string =>
      `fixture ${id} (${sides.join('-')}): ${what} is ${JSON.stringify(is)}, and by the rules ${JSON.stringify(should)}`
    if (decision !== match.decision) return say('the decision', decision, match.decision)
    if (ranks.join() !== match.ranks.join()) return say('the ranking', ranks, match.ranks)
    if (match.isOpen && seats.join() !== match.seats.join()) return say('the order of seats', seats, match.seats)
    if (match.isOpen && deadline !== match.deadline) return say('the deadline', deadline, match.deadline)
  }
  return null
}
