import { BadInput, call, type Frame, type Json, type Settings } from '@robodrome/kernel'
import { BOARD_IDS, boardNamed } from '../content/boards.ts'
import { ROBOT_IDS, type RobotId } from '../content/robots.ts'
import { prepare } from '../rules/4a-preparation.ts'
import { program } from '../rules/4b-programming.ts'
import { activateDice } from '../rules/4d-activation.ts'
import { resolve } from '../rules/8-resolution.ts'
import { match, playRound } from '../rules/11a-championship.ts'
import { configOf } from '../settings.ts'
import type { Robot, Unit, Volt } from '../state.ts'
import { isKillBot } from '../vocabulary.ts'
import { giveCards, giveSettings, placeMines, placeTokens } from './pieces.ts'
import { readProgram } from './program.ts'
import { fieldsOf, numberIn } from './read.ts'
import { placeRobots, robotIn } from './robots.ts'

const FIELDS = [
  'board',
  'round',
  'phase',
  'unit',
  'robots',
  'mines',
  'tokens',
  'programs',
  'inventory',
  'decks',
  'presets',
  'trophies',
  'champion',
  'bout',
  'remote',
]
const PHASES = ['preparation', 'programming', 'activation', 'resolution'] as const
type Phase = (typeof PHASES)[number]

/** The position before anything has happened. */
export function opening(settings: Settings): Volt {
  const config = configOf(settings)
  return {
    stack: [call(match, { board: '' })],
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
    box: [],
    draws: [],
    submitted: [],
    bout: 1,
    champion: null,
    winner: null,
    endedBy: '',
  }
}

/**
 * Any position in the words of the rulebook's examples:
 *
 *   robots: [V@e2 d1 n2 +ANCHOR, R@b3 KillBot facing E]     damage, starting number, modules; also 2vp, s1 (SHIELD), West
 *   mines: [H@e3]     tokens: [c3, g7]     programs: { V: 'I B3 N, II R4 W' }
 *
 * Robots that are left out are not in the arena. With `programs` it begins in Phase 2, otherwise in Phase 1 or as `phase` says.
 */
export function arrange(partial: Json, settings: Settings): Volt {
  const g = opening(settings)
  const given = fieldsOf(partial, [], FIELDS)
  if (given['board'] !== undefined) {
    const board = boardNamed(given['board'])
    if (board === undefined) throw new BadInput(['board'], given['board'], `one of ${BOARD_IDS.join(', ')}`)
    g.board = board
  }
  if (given['bout'] !== undefined) g.bout = numberIn(given['bout'], ['bout'], 1, 7)
  placeRobots(g, given)
  placeMines(g, given['mines'])
  placeTokens(g, given['tokens'])
  giveCards(g, given)
  giveSettings(g, given['presets'])
  if (given['champion'] !== undefined) g.champion = robotIn(g, given['champion'], ['champion'])
  openPhase(g, given)
  return g
}

/** Opens the round at a phase, with programs on the controllers if there are any. */
function openPhase(g: Volt, given: Record<string, Json>): void {
  const programs = fieldsOf(given['programs'] ?? {}, ['programs'], ROBOT_IDS)
  const wanted = given['phase'] ?? (given['programs'] === undefined ? 'programming' : 'activation')
  const phase = PHASES.find((each) => each === wanted)
  if (phase === undefined) throw new BadInput(['phase'], wanted, `one of ${PHASES.join(', ')}`)
  g.round = numberIn(given['round'] ?? 2, ['round'], 1, 40)
  for (const [id, text] of Object.entries(programs)) {
    const robot = g.robots[robotIn(g, id, ['programs', id])]
    robot.dice = readProgram(robot, text, ['programs', id])
  }
  for (const [id, by] of Object.entries(fieldsOf(given['remote'] ?? {}, ['remote'], ROBOT_IDS))) {
    const robot = g.robots[robotIn(g, id, ['remote', id])]
    const controller = robotIn(g, by, ['remote', id])
    if (isKillBot(robot)) robot.turnedBy = controller
    for (const die of robot.dice) die.by = isKillBot(robot) ? null : controller
  }
  g.unit = (numberIn(given['unit'] ?? 1, ['unit'], 1, 3) - 1) as 0 | Unit
  openRound(g, phase)
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
  // Preparation counts the round and rotates the numbers itself; those given are the ones after that.
  g.round--
  if (g.round > 0 && g.config.startNumbers === 'rotation') g.order.unshift(g.order.pop()!)
  return ['programming', call(prepare, { todo: [], space: '' })]
}
