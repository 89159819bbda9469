import { BadInput, call, type Frame, type Json, type Settings } from '@robodrome/kernel'
import { BOARD_IDS, SIDES_FOR, type BoardId } from './content/boards.ts'
import { ARENAS } from './arena.ts'
import { COPIES, isLeftOut, MINE_TOKENS, MODULE_IDS, MODULES, type ChampionId, type Deck, type ModuleId } from './content/modules.ts'
import { isRobotId, ROBOT_IDS, type RobotId } from './content/robots.ts'
import { fieldsOf, listOf, numberIn, readModule, readPiece, spaceIn } from './position-read.ts'
import { readProgram } from './position-program.ts'
import { readRobot, type RobotText } from './position-robot.ts'
import { newRobot } from './rules/1-setup.ts'
import { prepare } from './rules/2-preparation.ts'
import { program } from './rules/3-programming.ts'
import { activateDice } from './rules/4-activation.ts'
import { resolve } from './rules/12-resolution.ts'
import { settingsFor } from './rules/14-settings.ts'
import { match, playRound } from './rules/16-championship.ts'
import { configOf } from './settings.ts'
import type { Robot, Unit, Volt } from './state.ts'
import { cellAt, fits, has, isKillBot, isOccupied, owned, sorted } from './words.ts'

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
    seats: Array.from({ length: config.operators }, () => null),
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
    if (!(BOARD_IDS as readonly unknown[]).includes(given['board']))
      throw new BadInput(['board'], given['board'], `one of ${BOARD_IDS.join(', ')}`)
    g.board = given['board'] as BoardId
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

function robotIn(g: Volt, text: unknown, path: (string | number)[]): RobotId {
  if (isRobotId(text) && g.robots[text] !== undefined) return text
  throw new BadInput(path, text, `a robot in play: ${g.order.join(', ')}`)
}

/** Robots in the order given take seats, KillBots apart; what the settings need beyond them is added outside the arena. */
function placeRobots(g: Volt, given: Record<string, Json>): void {
  const texts = listOf(given['robots'] ?? [], ['robots']).map((text, i) => readRobot(text, ['robots', i]))
  const owners = listOf(given['mines'] ?? [], ['mines']).map((text, i) => readPiece(text, ['mines', i]).owner)
  const { operators, killbots } = g.config
  const wanted: [boolean, number][] = [
    [false, operators],
    [true, killbots],
  ]
  for (const [killbot, count] of wanted) {
    const named = texts.filter((text) => text.killbot === killbot)
    if (named.length > count)
      throw new BadInput(
        ['robots'],
        named.map((text) => text.id).join(', '),
        `at most ${count} ${killbot ? 'KillBots' : 'operators'}, as the table has`,
      )
    while (named.length < count) {
      const free = ROBOT_IDS.filter((id) => !texts.some((text) => text.id === id)).toSorted(
        (a, b) => Number(owners.includes(b)) - Number(owners.includes(a)),
      )
      const extra: RobotText = { ...readRobot(free[0]!, []), killbot }
      texts.push(extra)
      named.push(extra)
    }
  }
  const twice = texts.find((text, i) => texts.findIndex((other) => other.id === text.id) !== i)
  if (twice) throw new BadInput(['robots'], twice.id, 'each robot once')
  let seat = 0
  let machine = operators
  const order: (RobotId | undefined)[] = []
  for (const [i, text] of texts.entries()) {
    const robot = newRobot(g, text.id, text.killbot ? machine++ : seat, text.side ?? SIDES_FOR[texts.length]![i]!)
    if (!text.killbot) g.seats[seat++] = text.id
    g.robots[text.id] = robot
    fillRobot(g, robot, text, ['robots', i])
    if (text.number === null) continue
    if (text.number > texts.length || order[text.number - 1] !== undefined)
      throw new BadInput(['robots', i], `n${text.number}`, `starting numbers 1 to ${texts.length}, each once`)
    order[text.number - 1] = text.id
  }
  const rest = texts.filter((text) => !order.includes(text.id)).map((text) => text.id)
  g.order = texts.map((_, i) => order[i] ?? rest.shift()!)
}

function fillRobot(g: Volt, robot: Robot, text: RobotText, path: (string | number)[]): void {
  if (text.at !== null) {
    if (cellAt(g, text.at).pit) throw new BadInput(path, text.at, `a space without a pit on board ${g.board}`)
    for (const other of Object.values(g.robots))
      if (other !== robot && other.at === text.at) throw new BadInput(path, text.at, `an empty space: ${other.id} is there`)
  }
  robot.at = text.at
  robot.damage = text.damage
  robot.vp = text.vp
  robot.shield = text.shield
  robot.facing = text.facing ?? robot.facing
  for (const module of text.modules) addModule(g, robot, module, path)
}

function addModule(g: Volt, robot: Robot, module: ModuleId, path: (string | number)[]): void {
  if (!g.config.modules) throw new BadInput(path, module, 'no modules in this mode')
  if (isLeftOut(module, g.board)) throw new BadInput(path, module, `no ${module} on board ${g.board}`)
  const slot = (['champion', 'left', 'right'] as const).find((each) => fits(module, each) && robot[each] === null)
  if (slot === undefined || has(robot, module))
    throw new BadInput(
      path,
      module,
      `a module that fits beside ${[robot.left, robot.right, robot.champion].filter((other) => other !== null).join(' and ')}`,
    )
  robot[slot] = module
  if (slot === 'champion') robot.trophies.push(module as ChampionId)
  else robot.shown.push(module)
  sorted(robot.shown)
  if (module === 'MINES') robot.mines = MINE_TOKENS
}

/** A mine belongs to a robot with MINES: it is equipped if it is not yet. */
function placeMines(g: Volt, given: Json | undefined): void {
  for (const [i, text] of listOf(given ?? [], ['mines']).entries()) {
    const { owner, at } = readPiece(text, ['mines', i])
    const robot = g.robots[robotIn(g, owner, ['mines', i])]
    if (isOccupied(g, at) || cellAt(g, at).pit) throw new BadInput(['mines', i], at, 'an empty space without a pit')
    if (!has(robot, 'MINES')) addModule(g, robot, 'MINES', ['mines', i])
    if (robot.mines === 0) throw new BadInput(['mines', i], text, `at most ${MINE_TOKENS} mines of ${owner}`)
    robot.mines--
    g.mines.push({ owner, at })
  }
}

function placeTokens(g: Volt, given: Json | undefined): void {
  const { cells } = ARENAS[g.board]
  for (const [i, text] of listOf(given ?? [], ['tokens']).entries()) {
    const space = spaceIn(text, ['tokens', i])
    if (cells[space]!.vp === 0 || g.tokens.includes(space))
      throw new BadInput(['tokens', i], text, `a VP space of board ${g.board}, once: ${ARENAS[g.board].vpSpaces.slice(1).join(', ')}`)
    g.tokens.push(space)
  }
  g.tokens.sort((a, b) => cells[a]!.vp - cells[b]!.vp)
}

/** Inventories, champion modules won, and the decks: all other cards, or those given. */
function giveCards(g: Volt, given: Record<string, Json>): void {
  const cards = (field: string): [Robot, ModuleId, (string | number)[]][] =>
    Object.entries(fieldsOf(given[field] ?? {}, [field], ROBOT_IDS)).flatMap(([id, list]) =>
      listOf(list, [field, id]).map((card, i): [Robot, ModuleId, (string | number)[]] => [
        g.robots[robotIn(g, id, [field, id])],
        readModule(card, [field, id, i]),
        [field, id, i],
      ]),
    )
  for (const [robot, module, path] of cards('inventory')) {
    if (!g.config.modules || MODULES[module].deck === 'champion')
      throw new BadInput(path, module, 'an ordinary module, in a mode with modules')
    if (owned(robot).includes(module)) throw new BadInput(path, module, 'no second copy of a module')
    robot.inventory.push(module)
    if (module === 'MINES') robot.mines = MINE_TOKENS
    sorted(robot.inventory)
  }
  for (const [robot, module, path] of cards('trophies')) {
    if (MODULES[module].deck !== 'champion' || robot.trophies.includes(module as ChampionId))
      throw new BadInput(path, module, 'a champion module, once')
    robot.trophies.push(module as ChampionId)
    sorted(robot.trophies)
  }
  fillDecks(g, given['decks'])
}

/** Each deck holds what nobody owns; decks that are given keep only their cards, the rest is in the box. */
function fillDecks(g: Volt, given: Json | undefined): void {
  const wanted = fieldsOf(given ?? {}, ['decks'], ['blue', 'yellow', 'red'])
  const inPlay = Object.values(g.robots).flatMap(owned)
  for (const module of g.config.modules ? MODULE_IDS : []) {
    if (isLeftOut(module, g.board)) continue
    const deck = MODULES[module].deck as Deck
    const left = COPIES - inPlay.filter((card) => card === module).length
    if (left < 0) throw new BadInput(['robots'], module, `at most ${COPIES} copies`)
    for (let i = 0; i < left; i++) g.decks[deck].push(module)
  }
  for (const [deck, list] of Object.entries(wanted)) {
    const kept = listOf(list, ['decks', deck]).map((card, i) => readModule(card, ['decks', deck, i]))
    const before = g.decks[deck as Deck]
    for (const [i, card] of kept.entries()) {
      if (!before.includes(card)) throw new BadInput(['decks', deck, i], card, `a card that is left in the ${deck} deck`)
      before.splice(before.indexOf(card), 1)
    }
    g.box.push(...before)
    g.decks[deck as Deck] = sorted(kept)
  }
}

function giveSettings(g: Volt, given: Json | undefined): void {
  for (const [id, settings] of Object.entries(fieldsOf(given ?? {}, ['presets'], ROBOT_IDS))) {
    const robot = g.robots[robotIn(g, id, ['presets', id])]
    const known = settingsFor(g, robot)
    for (const [name, value] of Object.entries(fieldsOf(settings, ['presets', id], Object.keys(known)))) {
      const wanted = typeof value === 'number' ? String(value) : value
      if (typeof wanted !== 'string' || !known[name]!.includes(wanted))
        throw new BadInput(['presets', id, name], value, `one of ${known[name]!.join(', ')}`)
      robot.presets[name] = wanted
    }
  }
}

/** Opens the round at a phase, with programs on the controllers if there are any. */
function openPhase(g: Volt, given: Record<string, Json>): void {
  const programs = fieldsOf(given['programs'] ?? {}, ['programs'], ROBOT_IDS)
  const phase = given['phase'] ?? (given['programs'] === undefined ? 'programming' : 'activation')
  if (!(PHASES as readonly unknown[]).includes(phase)) throw new BadInput(['phase'], phase, `one of ${PHASES.join(', ')}`)
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
  openRound(g, phase as Phase)
}

/** Puts the rules of a phase on the stack, as the match would. */
export function openRound(g: Volt, phase: Phase): void {
  const [step, frame] = frameOf(g, phase)
  g.phase = PHASES.indexOf(phase) as Volt['phase']
  g.stack = [{ ...call(match, { board: '' }), step: 'nextRound' }, { ...call(playRound, {}), step }, frame]
}

/** The rule of a phase, and the step of the round that follows it. */
function frameOf(g: Volt, phase: Phase): [string, Frame] {
  if (phase === 'programming') return ['activation', call(program, { todo: [] })]
  if (phase === 'activation') return ['resolution', call(activateDice, {})]
  if (phase === 'resolution') return ['diceReturn', call(resolve, { next: 0 })]
  // Preparation counts the round and rotates the numbers itself; those given are the ones after that.
  g.round--
  if (g.round > 0 && g.config.startNumbers === 'rotation') g.order.unshift(g.order.pop()!)
  return ['programming', call(prepare, { todo: [], space: '' })]
}
