import { answer, call, commitmentOf, goto, NO_ONE, only, type Commitment, type Seat } from '@robodrome/kernel'
import { contentOf, deckOf } from '../content.ts'
import { ARROWS, SIDES_FOR, TOKENS, type Side } from '../content/boards.ts'
import type { Deck, ModuleId } from '../content/modules.ts'
import { isRobotId, ROBOT_IDS, type RobotId } from '../content/robots.ts'
import { chance, sequence } from '../rule.ts'
import { commit, SECRET } from '../secret.ts'
import type { Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { DeckOption } from '../terms.ts'
import { isKillBot, mayDraw, moduleIn, operators, robotOf } from '../vocabulary.ts'
import { placeToken } from './4a-preparation.ts'
import { DECK_OPTIONS, firstDeck, takeCard } from './9a-modules.ts'
import { question } from './9b-settings.ts'

/** VT-SET-2 Sides are dealt at random in the order South, West, North, East. Participants are seats, followed by KillBots. */
export const dealSides = chance<{ count: number }, number[]>('dealSides', {
  draw: (_g, { count }, luck) => shuffled(range(count), luck.below),
  outcomes: (_g, { count }) => permutations(range(count)).map((order) => [order, 1]),
  write: (order) => order.join(' '),
  read: (text) => (/^\d( \d)*$/.test(text) ? text.split(' ').map(Number) : undefined),
})

export function newRobot(g: Volt, id: RobotId, participant: number, side: Side): Robot {
  const operator = participant < g.config.operators
  return {
    id,
    seat: operator && !g.gone.includes(participant) ? participant : null,
    squad: !operator && g.config.alliance === 'squad',
    side,
    facing: ARROWS[side],
    at: null,
    damage: 0,
    vp: 0,
    left: null,
    right: null,
    champion: null,
    inventory: [],
    shown: [],
    trophies: [],
    shield: 0,
    dice: [],
    used: [],
    presets: {},
    turnedBy: null,
    boutsWon: 0,
  }
}

/** VT-SET-2 Figures are chosen in the order South, West, North, East; a KillBot takes the first that is free. */
export const chooseRobots = sequence<{ sides: number[]; next: number; figure: RobotId | '' }>('chooseRobots', {
  deal: (g) => call(dealSides, { count: g.config.operators + g.config.killbots }, 'sides'),
  choose(g, notes) {
    if (notes.next === 0) tell?.({ kind: 'sides', rule: 'VT-SET-2', sides: sidesOf(g, notes.sides) })
    const participant = notes.sides[notes.next]
    if (participant === undefined) {
      // The robots are always in the same order, so that all positions of a table share one hidden class.
      const robots = {} as Volt['robots']
      for (const id of ROBOT_IDS) if (g.robots[id] !== undefined) robots[id] = g.robots[id]
      g.robots = robots
      return answer()
    }
    const isAsked = participant < g.config.operators && freeFigures(g).length > 1
    return isAsked ? call(chooseFigure, { seat: participant }, 'figure') : undefined
  },
  take(g, notes) {
    const participant = notes.sides[notes.next]!
    const id = notes.figure === '' ? freeFigures(g)[0]! : notes.figure
    const side = SIDES_FOR[notes.sides.length]![notes.next]!
    const robot = newRobot(g, id, participant, side)
    g.robots[id] = robot
    g.order.push(id)
    if (participant < g.config.operators) g.seats[participant] = id
    tell?.({ kind: 'robot', rule: 'VT-SET-2', robot: id, seat: robot.seat, side })
    notes.next++
    notes.figure = ''
    return goto('choose')
  },
})

/** The seat of each robot; a KillBot has none. */
const sidesOf = (g: Volt, participants: readonly number[]): { seat: Seat | null; side: Side }[] =>
  participants.map((participant, i) => ({
    seat: participant < g.config.operators ? participant : null,
    side: SIDES_FOR[participants.length]![i]!,
  }))

const freeFigures = (g: Volt): RobotId[] => ROBOT_IDS.filter((id) => g.robots[id] === undefined)
const FIGURES = ROBOT_IDS.map((robot) => ({ kind: 'figure' as const, robot }))

export const chooseFigure = question<{ seat: Seat }, (typeof FIGURES)[number]>('chooseFigure', {
  seats: (g, { seat }) => (g.gone.includes(seat) ? NO_ONE : only(seat)),
  ask: () => ({ kind: 'figure', rule: 'VT-SET-2' }),
  candidates: () => FIGURES,
  forbids: (g, _notes, _seat, { robot }) => (g.robots[robot] === undefined ? null : 'VT-SET-2'),
  /** VT-DEC-1 */
  absent: (_g, _notes, _seat, free) => free[0]!,
  choose: (_g, _notes, _seat, { robot }) => answer(robot),
})

/** VT-SET-3 to 5 Sets up each bout. */
export const setUpBout = sequence<{
  order: RobotId[]
  module: ModuleId | ''
  killbots: RobotId[]
  draw: number
  todo: RobotId[]
  decks: (DeckOption | null)[]
}>('setUpBout', {
  clear(g) {
    g.decks = { blue: [], yellow: [], red: [] }
    for (const { id, copies } of g.config.modules ? contentOf(g).inPlay[g.board]! : []) {
      for (let i = 0; i < copies; i++) g.decks[deckOf(g, id)].push(id)
    }
    for (const id of g.order) clearRobot(g.robots[id])
    g.round = g.phase = g.unit = 0
    g.mines = []
    g.tokens = []
    g.removed = []
    g.draws = []
    g.submitted = []
    g.winner = null
    g.endedBy = ''
    tell?.({ kind: 'bout', rule: 'VT-SET-1', bout: g.bout, board: g.board })
  },
  tokens: { while: (g) => g.tokens.length < TOKENS, do: () => call(placeToken, { rule: 'VT-SET-3' }) },
  numbers: (g) => call(dealNumbers, { first: g.order.filter((id) => id !== g.champion).toSorted() }, 'order'),
  giveNumbers(g, notes) {
    g.order = g.champion === null ? [...notes.order] : [...notes.order, g.champion]
    tell?.({ kind: 'numbers', rule: g.champion === null ? 'VT-SET-4' : 'VT-CH-3', order: [...g.order] })
    const killbots = ROBOT_IDS.filter((id) => g.order.includes(id) && isKillBot(g.robots[id]) && !isReplacement(g, id))
    notes.killbots = g.config.level === 'rookie' ? [] : g.config.level === 'veteran' ? killbots : killbots.flatMap((id) => [id, id])
  },
  killbotModules: {
    while: (_g, notes) => notes.killbots.length > 0,
    do(g, notes) {
      const { module } = notes
      if (module === '') return call(killbotModule, { from: killbotCards(g, g.robots[notes.killbots[0]!]) }, 'module')
      giveKillBotModule(g, notes.killbots.shift()!, module)
      notes.module = ''
      return undefined
    },
  },
  draws(g, notes) {
    if (!g.config.modules || notes.draw === 2) return answer()
    return call(chooseFirstDeck, { draw: notes.draw + 1, ...commitmentOf<DeckOption>(operators(g), g.seats.length) }, 'decks')
  },
  revealDraws(g, notes) {
    notes.todo = g.order.filter((id) => chosenDeck(g, notes.decks, id) !== undefined)
    if (notes.todo.length === 0) return
    const decks = notes.todo.map((robot) => ({ robot, deck: chosenDeck(g, notes.decks, robot)! }))
    tell?.({ kind: 'decks', rule: 'VT-SET-5', reveals: true, decks })
  },
  drawOne: {
    while: (_g, notes) => notes.todo.length > 0,
    do(g, notes) {
      const robot = notes.todo.shift()!
      const deck = chosenDeck(g, notes.decks, robot)
      return deck === undefined ? undefined : call(takeCard, { robot, deck, module: '' })
    },
  },
  nextDraw(_g, notes) {
    notes.draw++
    return goto('draws')
  },
})

/** Returns the deck that a robot's operator chose, unless it is empty. */
const chosenDeck = (g: Volt, decks: readonly (DeckOption | null)[], id: RobotId): Deck | undefined => decks[g.robots[id].seat ?? -1]?.deck

/** An empty controller. */
export function clearProgram(robot: Robot): void {
  robot.dice = []
  robot.used = []
}

/** A robot whose operator has left plays as a Rookie (VT-KB-19). */
const isReplacement = (g: Volt, id: RobotId): boolean => g.seats.some((robot, seat) => robot === id && g.gone.includes(seat))

function clearRobot(robot: Robot): void {
  robot.at = null
  robot.facing = ARROWS[robot.side]
  robot.turnedBy = null
  robot.damage = robot.vp = robot.shield = 0
  robot.left = robot.right = robot.champion = null
  robot.inventory = []
  robot.shown = []
  clearProgram(robot)
}

/** VT-SET-4 Starting numbers are dealt at random; in a championship the champion takes the last (VT-CH-3). */
export const dealNumbers = chance<{ first: RobotId[] }, RobotId[]>('dealNumbers', {
  draw: (_g, { first }, luck) => shuffled(first, luck.below),
  outcomes: (_g, { first }) => permutations(first).map((order) => [order, 1]),
  write: (order) => order.join(' '),
  read(text) {
    const order = text.toUpperCase().split(' ').filter(isRobotId)
    return order.length === text.split(' ').length ? order : undefined
  },
})

/** VT-KB-13 Each KillBot's first module is red, and the second one of an Elite differs from it. Only cards still in a deck can be drawn. */
function killbotCards(g: Volt, robot: Robot): ModuleId[] {
  const rank = robot.right === null ? 'veteran' : 'elite'
  return contentOf(g).inPlay[g.board]!.flatMap(({ id, killbots }) => (killbots === rank && g.decks[deckOf(g, id)].includes(id) ? [id] : []))
}

export const killbotModule = chance<{ from: ModuleId[] }, ModuleId>('killbotModule', {
  draw: (_g, { from }, luck) => from[luck.below(from.length)]!,
  outcomes: (_g, { from }) => from.map((module) => [module, 1]),
  write: (module) => module,
  read: moduleIn,
})

function giveKillBotModule(g: Volt, id: RobotId, module: ModuleId): void {
  const robot = g.robots[id]
  const deck = g.decks[deckOf(g, module)]
  deck.splice(deck.indexOf(module), 1)
  robot[robot.right === null ? 'right' : 'left'] = module
  robot.shown.push(module)
  tell?.({ kind: 'equip', rule: 'VT-KB-13', robot: id, seat: null, left: robot.left, right: robot.right, champion: null })
}

/** VT-SET-5 Every operator chooses a deck in secret; then the cards are drawn by starting number. */
export const chooseFirstDeck = question<{ draw: number } & Commitment<DeckOption>, DeckOption>(SECRET.firstDeck, {
  seats: (_g, notes) => notes.waiting,
  ask: (_g, { draw }) => ({ kind: 'firstDeck', rule: 'VT-SET-5', draw }),
  candidates: () => DECK_OPTIONS,
  forbids: (g, _notes, seat, { deck }) => (mayDraw(g, robotOf(g, seat), deck) ? null : 'VT-MOD-5'),
  /** VT-DEC-2 */
  absent: (_g, { draw }, _seat, options) => firstDeck(options, draw === 1 ? 'red' : 'blue'),
  choose(_g, notes, seat, option) {
    notes.picks[seat] = option
    return commit(notes, seat)
  },
})

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const list = [...items]
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}
