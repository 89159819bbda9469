import { call, type Frame, type Json, type Settings } from '@robodrome/kernel'
import type { Content } from '../content.ts'
import type { RobotId } from '../content/robots.ts'
import { prepare } from '../rules/4a-preparation.ts'
import { program } from '../rules/4b-programming.ts'
import { activateDice } from '../rules/4d-activation.ts'
import { resolve } from '../rules/8-resolution.ts'
import { match, playRound } from '../rules/11a-championship.ts'
import { configOf } from '../settings.ts'
import type { Robot, Unit, Volt } from '../state.ts'
import { isKillBot } from '../vocabulary.ts'
import { PHASES, readDescription, type Description, type Phase } from './description.ts'
import { giveCards, giveSettings, givenTo, placeMines, placeTokens } from './pieces.ts'
import { readProgram } from './program.ts'
import { placeRobots, robotIn } from './robots.ts'

/** Sets up the position before the first event. */
export function opening(content: Content, settings: Settings): Volt {
  const config = configOf(content, settings)
  return {
    stack: [call(match, { board: '' })],
    box: content.box.id,
    config,
    board: config.board,
    round: 0,
    phase: 0,
    unit: 0,
    robots: {} as Record<RobotId, Robot>,
    order: [],
    seats: [null, null, null, null].slice(0, config.operators),
    gone: [],
    mines: [],
    tokens: [],
    decks: { blue: [], yellow: [], red: [] },
    removed: [],
    draws: [],
    submitted: [],
    bout: 1,
    champion: null,
    winner: null,
    endedBy: '',
  }
}

/**
 * Any position in the notation of the rulebook's examples:  robots: [V@e2 d1 n2 +ANCHOR, R@b3 KillBot facing E] (damage, starting number,
 * modules; also 2vp, s1 (SHIELD), West), mines: [H@e3], tokens: [c3, g7], programs: { V: 'I B3 N, II R4 W' }. Omitted robots are out of the
 * arena. With `programs` play begins in Phase 2, otherwise in Phase 1 or at `phase`.
 */
export function arrange(content: Content, partial: Json, settings: Settings): Volt {
  const g = opening(content, settings)
  const given = readDescription(content, partial)
  g.board = given.board ?? g.board
  g.bout = given.bout
  placeRobots(g, given)
  placeMines(g, given)
  placeTokens(g, given)
  giveCards(g, given)
  giveSettings(g, given)
  g.champion = given.champion === null ? null : robotIn(g, given.champion, ['champion']).id
  openPhase(g, given)
  return g
}

/** Opens the round at a phase; programs, if given, are on the controllers. */
function openPhase(g: Volt, { phase, round, unit, programs, remote }: Description): void {
  g.round = round
  for (const [robot, text, path] of givenTo(g, 'programs', programs ?? {})) robot.dice = readProgram(g, robot, text, path)
  for (const [robot, by, path] of givenTo(g, 'remote', remote)) {
    const controller = robotIn(g, by, path).id
    if (isKillBot(robot)) robot.turnedBy = controller
    for (const die of robot.dice) die.by = isKillBot(robot) ? null : controller
  }
  g.unit = (unit - 1) as 0 | Unit
  openRound(g, phase ?? (programs === undefined ? 'programming' : 'activation'))
}

/** Puts the rules of a phase on the stack, as the match would. */
export function openRound(g: Volt, phase: Phase): void {
  const [step, frame] = frameOf(g, phase)
  g.phase = PHASES.indexOf(phase) as Volt['phase']
  g.stack = [{ ...call(match, { board: '' }), step: 'round' }, { ...call(playRound, {}), step }, frame]
}

/** The rule of a phase, and the step of the round that follows it. */
function frameOf(g: Volt, phase: Phase): [string, Frame] {
  if (phase === 'programming') return ['activation', call(program, { todo: [], programs: [] })]
  if (phase === 'activation') return ['resolution', call(activateDice, {})]
  if (phase === 'resolution') return ['diceReturn', call(resolve, { next: 0 })]
  // Preparation advances the round and rotates the starting numbers, and the given values are those after it.
  g.round--
  if (g.round > 0 && g.config.startNumbers === 'rotation') g.order.unshift(g.order.pop()!)
  return ['programming', call(prepare, { todo: [], space: '' })]
}
