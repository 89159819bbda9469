import {
  asides,
  asked,
  choose,
  happen,
  leave,
  listen,
  node,
  options,
  quickLuck,
  start,
  write,
  writeOutcome,
  type Position,
  type Seat,
  type Stream,
} from '@robodrome/kernel'
import { nodeName, pick, seatsOf, text, watchersOf, type Place } from './check.ts'
import { hearing, isFrozenFault } from './hearing.ts'
import { lostQuestion, stuck } from './leaving.ts'
import { checkRecord } from './record.ts'
import { command, type Run } from './run.ts'
import { imaginesAnew } from './secrets.ts'

/** At about one in this many nodes, a seat acts without being asked. */
const ASIDE_EVERY = 20

/**
 * Out of this many choices, some are steered towards content that has not occurred in the game yet. How many is drawn anew for each game.
 */
const STEERED_OF = 4

/** In games from which players leave, one leaves after about this many questions; in some games, they leave in quick succession. */
const LEAVE_EVERY = [3, 12, 40, 120]

/** Plays one game alongside two twins, which go through JSON and through `clone` at every node. All three must stay equal. */
export function playGame(run: Run, seed: number): void {
  const { game, settings, report } = run
  const luck = quickLuck(seed)
  // Checks draw from a stream of their own, so that the same seed plays the same game whatever is examined.
  const closer = quickLuck(seed, 1)
  const chosen = (share: number) => closer.below(1_000_000) < share * 1_000_000
  const leavers = quickLuck(seed, 2)
  const leaveEvery = leavers.below(1_000_000) < run.leaves * 1_000_000 ? pick(leavers, LEAVE_EVERY) : Infinity
  const gone: Seat[] = []
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
      if (chosen(run.thorough)) examine(run, g, gone, nodeSeed, fail)
      const at = node(game, g)
      if (at.kind === 'over' || report.problems.length > before) break
      if (++step > run.mostSteps) return fail('bounded length', `the game goes on after ${run.mostSteps} steps`)
      const leaver = at.kind === 'choice' && leaveEvery < Infinity && leavers.below(leaveEvery) === 0 ? leaverOf(run, gone, leavers) : null
      const lost = leaver === null ? null : lostQuestion({ ...run, g, gone, luck: leavers }, leaver)
      if (lost !== null) return fail('leaving', lost)
      const act =
        leaver !== null ? leaveStep(run, leaver) : at.kind === 'chance' ? chanceStep(run, g, luck) : choiceStep(run, g, luck, keen, fresh)
      if (act === null) return fail('no dead end', `seat ${asked(game, g)[0]} is asked and has no option`)
      if (withTwins) twins = [JSON.parse(text(twins[0])) as Position, game.clone(twins[1]!) as Position]
      const [asJson, asClone] = twins
      hearing(run, () => act.apply(g), fresh)
      if (leaver !== null) gone.push(leaver)
      if (run.wrongEvent !== null) return fail('events name a rule', run.wrongEvent)
      const wrong = gone.length === 0 ? null : stuck(run, g, gone)
      if (wrong !== null) return fail('leaving', wrong)
      for (const twin of twins) act.apply(twin)
      if (asJson && text(asJson) !== text(g)) return fail('JSON round trip', `after "${act.text}" a game that went through JSON differs`)
      if (asClone && text(asClone) !== text(g)) return fail('clone', `after "${act.text}" a game that was cloned at every node differs`)
    }
    if (chosen(run.thorough)) {
      const wrong = checkRecord(game, settings, seed)
      if (wrong !== null) fail('record', wrong)
    }
  } catch (error) {
    fail(isFrozenFault(error) ? 'events stay as told' : 'no crash', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  report.longest = Math.max(report.longest, step)
}

function examine(run: Run, g: Position, gone: readonly Seat[], seed: number, fail: (check: string, message: string) => void): void {
  const { game, settings, ruleIds, words, weighed } = run
  const place: Place = { game, settings, g, gone, luck: quickLuck(seed), ruleIds, words, weighed }
  for (const check of run.checks) {
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

/** Draws any seat still present, asked or not. */
const leaverOf = ({ settings }: Run, gone: readonly Seat[], luck: Stream): Seat | null => {
  const here = seatsOf(settings).filter((seat) => !gone.includes(seat))
  return here.length === 0 ? null : pick(luck, here)
}

const leaveStep = ({ game }: Run, seat: Seat): Act => ({ text: `! ${seat} leaves`, apply: (twin) => leave(game, twin, seat) })

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

/** An option that brings in content not yet seen in this game, so that all content gets played; undefined if there is none. */
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
