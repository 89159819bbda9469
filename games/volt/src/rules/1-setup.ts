import { answer, call, chance, goto, sequence, tell } from '@robodrome/kernel'
import { SIDES_FOR, STARTS, TOKENS, type Side } from '../content/boards.ts'
import { COPIES, DECKS, ELITE, isLeftOut, MINE_TOKENS, MODULE_IDS, MODULES, VETERAN, type Deck, type ModuleId } from '../content/modules.ts'
import { isRobotId, ROBOT_IDS, ROBOTS, type RobotId } from '../content/robots.ts'
import type { Robot, Volt } from '../state.ts'
import { arenaOf, fits, isKillBot, mayDraw, robotOf, sorted } from '../words.ts'
import { drawCard } from './13-modules.ts'
import { question } from './14-settings.ts'

/** VT-SET-2 Sides are dealt at random; participants are seats, then KillBots. */
export const dealSides = chance<Volt, { count: number }, number[]>('dealSides', {
  draw: (_g, { count }, luck) => shuffled(count, luck.below),
  outcomes: (_g, { count }) => permutations(count).map((order) => [order, 1]),
  write: (order) => order.join(' '),
  read: (text) => (/^\d( \d)*$/.test(text) ? text.split(' ').map(Number) : undefined),
})

export const newRobot = (g: Volt, id: RobotId, participant: number, side: Side): Robot => ({
  id,
  seat: participant < g.config.operators ? participant : null,
  squad: participant >= g.config.operators && g.config.alliance === 'squad',
  side,
  facing: STARTS[side].arrow,
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
  mines: 0,
  dice: [],
  used: [],
  presets: {},
  turnedBy: null,
  commit: [],
  ready: false,
  boutsWon: 0,
})

/** VT-SET-2 Figures are chosen in the order South, West, North, East; a KillBot takes the first that is free. */
export const chooseRobots = sequence<Volt, { sides: number[]; next: number; figure: RobotId | '' }>('chooseRobots', {
  deal: (g) => call(dealSides, { count: g.config.operators + g.config.killbots }, 'sides'),
  choose(g, notes) {
    const participant = notes.sides[notes.next]
    if (participant === undefined) return answer()
    return participant < g.config.operators && g.seats[participant] !== null ? call(chooseFigure, { seat: participant }, 'figure') : undefined
  },
  take(g, notes) {
    const participant = notes.sides[notes.next]!
    const id = notes.figure === '' ? freeFigures(g)[0]! : notes.figure
    const side = SIDES_FOR[notes.sides.length]![notes.next]!
    const robot = newRobot(g, id, participant, side)
    // A seat whose operator has left meanwhile holds a KillBot that plays for itself (VT-KB-19).
    if (robot.seat !== null && notes.figure === '') Object.assign(robot, { seat: null, squad: false })
    g.robots[id] = robot
    g.order.push(id)
    if (participant < g.config.operators) g.seats[participant] = id
    tell?.({ kind: 'robot', rule: 'VT-SET-2', robot: id, name: ROBOTS[id].name, seat: robot.seat, side })
    notes.next++
    notes.figure = ''
    return goto('choose')
  },
})

const freeFigures = (g: Volt): RobotId[] => ROBOT_IDS.filter((id) => g.robots[id] === undefined)

const chooseFigure = question<{ seat: number }, string>('chooseFigure', {
  seats: (g, { seat }) => (g.left.includes(seat) ? [] : [seat]),
  candidates: () => ROBOT_IDS.map((id) => ROBOTS[id].name),
  forbids: (g, _notes, _seat, name) => (freeFigures(g).includes(figureNamed(name)) ? null : 'VT-SET-2'),
  choose: (_g, _notes, _seat, name) => answer(figureNamed(name)),
})
const figureNamed = (name: string): RobotId => ROBOT_IDS.find((id) => ROBOTS[id].name === name)!
