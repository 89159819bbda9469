import {
  asides,
  asked,
  choose,
  happen,
  listen,
  node,
  options,
  quickLuck,
  start,
  write,
  writeOutcome,
  type Event,
  type Game,
  type Position,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import { nodeName, pick, text, watchersOf, type Check, type Place, type Problem } from './check.ts'
import { dataChecks } from './data.ts'
import { moveChecks } from './moves.ts'
import { checkRecord } from './record.ts'
import { imaginesAnew, nameOf, secretChecks } from './secrets.ts'

export const checks: readonly Check[] = [...dataChecks, ...moveChecks, ...secretChecks]

export interface FuzzOptions {
  games: number
  seed: number
  /** The share of nodes that all checks examine, from 0 to 1; crashes, dead ends and length are watched at every node. */
  thorough?: number
  /** The share of games that are played beside twins which go through JSON and `clone` at every node. */
  twins?: number
  /** Longer games are called endless. */
  mostSteps?: number
  ruleIds?: ReadonlySet<string> | null
  /** No new game is begun after this many decisions. */
  decisions?: number
  onGame?(played: number): void
}

export interface FuzzReport {
  games: number
  decisions: number
  longest: number
  problems: Problem[]
  /** Content that came up, and that never did. */
  used: string[]
  unused: string[]
  /** Rule ids that events carried, with how often. */
  told: Map<string, number>
}

/** So many nodes must have been examined before it is odd that imagining changed nothing. */
const ENOUGH_NODES = 200

/** Now and then somebody does something beside the question. */
const ASIDE_EVERY = 20

/** A game steers so many of this many choices towards content it has not yet seen; each game draws its own number, from none to all. */
const STEERED_OF = 4

/** Everything that is remembered over the games of a run. */
interface Run {
  game: Game
  settings: Settings
  thorough: number
  twins: number
  mostSteps: number
  ruleIds: ReadonlySet<string> | null
  unused: Set<string>
  report: FuzzReport
  /** Watchers from whom something that was told is hidden, and those for whom imagining has changed something. */
  kept: Set<Seat | null>
  imagined: Set<Seat | null>
  /** Whether events are put into words in this game, too. */
  says: boolean
  /** What is wrong with an event, until the step in which it was told is over. */
  wrongEvent: string | null
  /** Nodes that all checks have seen. */
  examined: number
}

/** Plays random games to the end and holds every node against the promises that all games make. */
export function fuzz(
  game: Game,
  settings: Settings,
  { games, seed, thorough = 1, twins = 1, mostSteps = 20_000, ruleIds = null, decisions = Infinity, onGame }: FuzzOptions,
): FuzzReport {
  const report: FuzzReport = { games: 0, decisions: 0, longest: 0, problems: [], used: [], unused: [], told: new Map() }
  const run: Run = {
    game,
    settings,
    thorough,
    twins,
    mostSteps,
    ruleIds,
    unused: new Set(game.pieces(settings)),
    report,
    kept: new Set(),
    imagined: new Set(),
    says: true,
    wrongEvent: null,
    examined: 0,
  }
  for (let i = 0; i < games && report.decisions < decisions && report.problems.length < 5; i++) {
    playGame(run, seed + i)
    report.games++
    onGame?.(report.games)
  }
  const dull = [...run.kept].find((watcher) => !run.imagined.has(watcher))
  if (dull !== undefined && run.examined >= ENOUGH_NODES) {
    const message = `things were told that ${nameOf(dull)} may not know, but imagining for it never changed anything`
    report.problems.push({ check: 'imagine', message, node: '-', step: 0, reproduce: command(run, seed) })
  }
  report.unused = [...run.unused]
  report.used = game.pieces(settings).filter((piece) => !run.unused.has(piece))
  return report
}

/** One game, and beside it two twins that go through JSON and through `clone` at every node: all three must stay alike. */
function playGame(run: Run, seed: number): void {
  const { game, settings, report } = run
  const luck = quickLuck(seed)
  // What is examined has a stream of its own: the same seed plays the same game however closely one looks.
  const closer = quickLuck(seed, 1)
  const chosen = (share: number) => closer.below(1_000_000) < share * 1_000_000
  const fresh = new Set(game.pieces(settings))
  const keen = luck.below(STEERED_OF + 1)
  const withTwins = chosen(run.twins)
  run.says = withTwins
  run.wrongEvent = null
  let step = 0
  let g: Position = { stack: [] }
  const fail = (check: string, message: string) => {
    report.problems.push({ check, message, node: nodeName(game, g), step, reproduce: command(run, seed) })
  }
  try {
    g = hearing(run, () => start(game, settings) as Position)
    let twins = withTwins ? [start(game, settings) as Position, start(game, settings) as Position] : []
    for (;;) {
      const before = report.problems.length
      const nodeSeed = closer.below(1 << 30)
      if (chosen(run.thorough)) examine(run, g, nodeSeed, fail)
      const at = node(game, g)
      if (at.kind === 'over' || report.problems.length > before) break
      if (++step > run.mostSteps) return fail('bounded length', `the game goes on after ${run.mostSteps} steps`)
      const act = at.kind === 'chance' ? chanceStep(run, g, luck) : choiceStep(run, g, luck, keen, fresh)
      if (act === null) return fail('no dead end', `seat ${asked(game, g)[0]} is asked and has no option`)
      if (withTwins) twins = [JSON.parse(text(twins[0])) as Position, game.clone(twins[1]!) as Position]
      const [asJson, asClone] = twins
      hearing(run, () => act.apply(g), fresh)
      if (run.wrongEvent !== null) return fail('events name a rule', run.wrongEvent)
      for (const twin of twins) act.apply(twin)
      if (asJson && text(asJson) !== text(g)) return fail('JSON round trip', `after "${act.text}" a game that went through JSON differs`)
      if (asClone && text(asClone) !== text(g)) return fail('clone', `after "${act.text}" a game that was cloned at every node differs`)
    }
    if (chosen(run.thorough)) {
      const wrong = checkRecord(game, settings, seed)
      if (wrong !== null) fail('record', wrong)
    }
  } catch (error) {
    fail('no crash', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  report.longest = Math.max(report.longest, step)
}

function examine(run: Run, g: Position, seed: number, fail: (check: string, message: string) => void): void {
  const place: Place = { game: run.game, settings: run.settings, g, luck: quickLuck(seed), ruleIds: run.ruleIds }
  for (const check of checks) {
    const before = text(g)
    const wrong = check.examine(place) ?? (text(g) === before ? null : 'looking at the position changed it')
    if (wrong !== null) return fail(check.name, wrong)
  }
  run.examined++
  for (const watcher of run.kept) if (!run.imagined.has(watcher) && imaginesAnew(place, watcher)) run.imagined.add(watcher)
  for (const watcher of watchersOf(run.settings)) {
    if (run.game.draw(run.game.view(g, watcher)).trim() === '') return fail('drawing', 'the view is drawn as nothing')
  }
}

interface Act {
  text: string
  apply(g: Position): void
}

function chanceStep({ game }: Run, g: Position, luck: ReturnType<typeof quickLuck>): Act {
  const at = node(game, g)
  if (at.kind !== 'chance') throw new Error('luck does not decide here')
  const outcome = text(luck.outcome(at.rule, g, at.notes))
  return { text: `* ${writeOutcome(at.rule, JSON.parse(outcome))}`, apply: (twin) => happen(game, twin, JSON.parse(outcome)) }
}

function choiceStep(run: Run, g: Position, luck: ReturnType<typeof quickLuck>, keen: number, fresh: Set<string>): Act | null {
  const { game, report } = run
  const aside = luck.below(ASIDE_EVERY) === 0 ? luck.below(run.settings.seats) : null
  const beside = aside === null ? [] : asides(game, g, aside)
  const seat = aside !== null && beside.length > 0 ? aside : pick(luck, asked(game, g))
  const legal = beside.length > 0 ? beside : options(game, g, seat)
  if (legal.length === 0) return null
  report.decisions++
  const steers = luck.below(STEERED_OF) < keen && fresh.size > 0 && legal.length > 1
  const option = text((steers ? preferred(run, g, seat, legal, luck, fresh) : undefined) ?? pick(luck, legal))
  return { text: `${seat} ${write(game, g, JSON.parse(option))}`, apply: (twin) => choose(game, twin, seat, JSON.parse(option)) }
}

/** An option that brings up content which this game has not yet seen, so that all of it gets played; undefined if it finds none. */
function preferred(
  { game }: Run,
  g: Position,
  seat: Seat,
  legal: unknown[],
  luck: ReturnType<typeof quickLuck>,
  unseen: Set<string>,
): unknown {
  for (let i = 0; i < Math.min(legal.length, 6); i++) {
    const option = pick(luck, legal)
    const twin = game.clone(g) as Position
    let fresh = false
    listen(
      (event) => (fresh ||= event.uses !== undefined && unseen.has(event.uses)),
      () => choose(game, twin, seat, structuredClone(option)),
    )
    if (fresh) return option
  }
  return undefined
}

function hearing<T>(run: Run, work: () => T, unseen?: Set<string>): T {
  return listen((event) => {
    if (event.uses !== undefined) unseen?.delete(event.uses)
    hear(run, event)
  }, work)
}

function hear(run: Run, event: Event): void {
  const { told } = run.report
  told.set(event.rule, (told.get(event.rule) ?? 0) + 1)
  if (event.uses !== undefined) run.unused.delete(event.uses)
  const insiders = event.to ?? event.secret?.to
  if (insiders) for (const watcher of watchersOf(run.settings)) if (watcher === null || !insiders.includes(watcher)) run.kept.add(watcher)
  if (run.ruleIds?.has(event.rule) === false)
    run.wrongEvent = `the event "${event.kind}" names rule "${event.rule}", which RULES.md does not have`
  else if (run.says && run.game.say(event).trim() === '') run.wrongEvent = `the event "${event.kind}" is said as nothing`
}

function command({ game, settings }: Run, seed: number): string {
  const extra = text(settings.options) === '{}' ? '' : ` --options '${text(settings.options)}'`
  return `robodrome fuzz ${game.id} --mode ${settings.mode} --seats ${settings.seats}${extra} --games 1 --seed ${seed} --thorough 1`
}
