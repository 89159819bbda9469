import { answer, call, goto, type Flow } from '@robodrome/kernel'
import { isBlueKey, turned, type Dir, type Space } from '../arena.ts'
import type { ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import { keyName } from '../notation.ts'
import { sequence } from '../rule.ts'
import { UNIT_IDS, type Die, type Robot, type Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration } from '../terms.ts'
import { cellAt, has, isKillBot, mineAt, robotNamed } from '../vocabulary.ts'
import { declare, plainDeclaration, usesModule } from './9c-declaration.ts'
import { travel } from './5a-moving.ts'
import { jump } from './5b-jetpack.ts'
import { fire } from './5c-firing.ts'
import { strike } from './6a-damage.ts'
import { detonate, minesInOrder } from './7a-mines.ts'
import { drawModules } from './9a-modules.ts'
import { killbotDeclares, killbotFinishes, killbotMoves } from './10-killbots.ts'

/** VT-ACT-1 Phase 2: control units I, II, III; inside a unit one die after another, chosen anew each time (VT-ACT-3). */
export const activateDice = sequence<Record<string, never>>('activateDice', {
  nextUnit(g) {
    g.phase = 2
    const next = UNIT_IDS[g.unit]
    if (next === undefined) return answer()
    g.unit = next
    for (const id of g.order) if (g.robots[id].used.length > 0) g.robots[id].used = []
    return undefined
  },
  /** Cards that a die has earned are drawn before the next one (VT-MOD-3). */
  dice: {
    while: () => true,
    do(g) {
      if (g.draws.length > 0) return call(drawModules, { deck: '' })
      const first = firstDie(g)
      return first === null ? goto('nextUnit') : call(activate, first)
    },
  },
})

/** One die being activated. */
export interface Activation {
  robot: RobotId
  die: number
  declared: Declaration
  killbot: boolean
  /** A KillBot on a VP token does not move (VT-KB-6). */
  rests: boolean
  /** Whose REMOTE CONTROL led to this activation (VT-DEST-3). */
  controller: RobotId | null
  /** REPULSION BLAST: what stood around the robot when it had finished moving. */
  mines: Space[]
  pushes: { robot: RobotId; at: Space; dir: Dir }[]
}

/** VT-ACT-2 The first die: lowest number, blue before red, lower starting number, lower key. Robots out of the arena have none (VT-ACT-4). */
function firstDie(g: Volt): Activation | null {
  let best: Die | null = null
  let owner: Robot | null = null
  for (let i = 0; i < g.order.length; i++) {
    const robot = robotNamed(g, g.order[i]!)
    if (robot.at === null) continue
    for (let j = 0; j < robot.dice.length; j++) {
      const die = robot.dice[j]!
      if (die.done || die.unit !== g.unit || (best !== null && !isBefore(die, best, owner === robot))) continue
      best = die
      owner = robot
    }
  }
  if (best === null || owner === null) return null
  return {
    robot: owner.id,
    die: owner.dice.indexOf(best),
    declared: plainDeclaration(best),
    killbot: isKillBot(owner),
    rests: false,
    controller: null,
    mines: [],
    pushes: [],
  }
}

const isBefore = (a: Die, b: Die, sameRobot: boolean): boolean =>
  a.value !== b.value ? a.value < b.value : a.color !== b.color ? a.color === 'blue' : sameRobot && a.key < b.key

/** VT-ACT-5 Activating a die: declaration, shift, move or fire, finish-moving effects. */
export const activate = sequence<Activation>('activate', {
  declareModules(g, notes) {
    const robot = g.robots[notes.robot]
    const die = robot.dice[notes.die]!
    die.done = true
    notes.controller = die.by ?? robot.turnedBy
    const { unit, color, value } = die
    const key = notes.killbot ? null : keyName(die.key)
    tell?.({ kind: 'die', rule: 'VT-ACT-2', seat: robot.seat, robot: robot.id, unit, color, value, key })
    if (notes.killbot) killbotDeclares(g, robot, die, notes)
    else if (robot.left !== null || robot.right !== null || robot.champion !== null) return declare(g, notes)
    return undefined
  },
  act(g, notes) {
    const robot = g.robots[notes.robot]
    const die = robot.dice[notes.die]!
    const { declared } = notes
    if (notes.rests) return close(g, notes)
    if (declared.use.length > 0) useModules(robot, die, declared)
    // A shot that hits nothing is over at once: nothing follows it.
    if (!isMoving(die, declared)) return fire(g, robot, die, declared) ?? close(g, notes)
    return notes.killbot ? killbotMoves(g, robot, die, declared) : moveWith(robot, die, declared)
  },
  /** VT-MOVE-5, VT-PUSH-9 Finished moving: the snapshot for REPULSION BLAST, then SHOCKWAVE. */
  finishMoving(g, notes) {
    const robot = g.robots[notes.robot]
    const die = robot.dice[notes.die]
    if (die === undefined || robot.at === null || !isMoving(die, notes.declared)) return close(g, notes)
    if (notes.killbot) killbotFinishes(g, robot, die, notes.declared)
    const { use } = notes.declared
    if (use.length === 0) return close(g, notes)
    if (use.includes('REPULSION BLAST')) takeSnapshot(g, notes, robot.at)
    const shock = use.includes('SHOCKWAVE')
      ? strike(g, { kind: 'shock', by: robot.id, points: 1, spaces: cellAt(g, robot.at).adjacent, source: 'SHOCKWAVE' })
      : undefined
    if (shock !== undefined) usesModule(robot, 'SHOCKWAVE')
    return shock
  },
  blastMines: {
    while: (_g, { mines }) => mines.length > 0,
    do(g, { mines }) {
      const mine = mineAt(g, mines.shift()!)
      return mine === null ? undefined : detonate(g, mine)
    },
  },
  /** By starting number, each robot that still stands where it stood, also if the blasting robot is gone. */
  blastPushes: {
    while: (_g, { pushes }) => pushes.length > 0,
    do(g, notes) {
      const { robot, at, dir } = notes.pushes.shift()!
      if (g.robots[robot].at !== at) return undefined
      return travel({ head: robot, dir, left: 1, by: notes.robot, pushed: true, source: 'REPULSION BLAST' })
    },
  },
  over: (g, notes) => close(g, notes),
})

/** The die is done: marks of REMOTE CONTROL go with it (VT-REM-3, 5). */
function close(g: Volt, notes: Activation): Flow {
  const robot = g.robots[notes.robot]
  const die = robot.dice[notes.die]
  if (die !== undefined) die.by = null
  robot.turnedBy = null
  return DONE
}
const DONE = answer()

/** Whether the die moves its robot: blue, or red with MOBILITY. */
const isMoving = (die: Die, declared: Declaration): boolean => die.color === 'blue' || declared.use.includes('MOBILITY')

/** Declared for a move and told of only when they do something: a move may touch nobody and cross no wall. */
const WHEN_IT_WORKS: readonly ModuleId[] = ['SAW BLADE', 'SHOCKWAVE', 'REPULSION BLAST', 'WALL CONTROL']

/** VT-ACT-5.2 Marks what is used in this unit, and shifts the die. */
function useModules(robot: Robot, die: Die, declared: Declaration): void {
  for (const module of declared.use) {
    if (module === 'MINES') continue
    robot.used.push(module)
    if (!WHEN_IT_WORKS.includes(module)) usesModule(robot, module)
  }
  if (declared.shift !== 0) {
    const from = die.key
    die.key = turned(die.key, declared.shift)
    tell?.({ kind: 'shift', rule: 'VT-ACT-5', seat: robot.seat, robot: robot.id, from: keyName(from), into: keyName(die.key) })
  }
}

function moveWith(robot: Robot, die: Die, declared: Declaration): Flow {
  if (die.color === 'blue' && !isBlueKey(die.key) && has(robot, 'STEERING NOZZLE')) usesModule(robot, 'STEERING NOZZLE')
  if (declared.use.includes('JETPACK')) return jump(robot.id, die.key, die.value, declared.mine)
  return travel({
    head: robot.id,
    dir: die.key,
    left: die.value,
    by: robot.id,
    saw: declared.use.includes('SAW BLADE'),
    wallControl: declared.use.includes('WALL CONTROL'),
    mine: declared.mine,
  })
}

function takeSnapshot(g: Volt, notes: Activation, centre: Space): void {
  const { adjacent, toward } = cellAt(g, centre)
  notes.mines = minesInOrder(g, adjacent).map((mine) => mine.at)
  for (const id of g.order) {
    const i = adjacent.indexOf(g.robots[id].at ?? '')
    if (i >= 0) notes.pushes.push({ robot: id, at: adjacent[i]!, dir: toward[i]! })
  }
  if (notes.mines.length > 0 || notes.pushes.length > 0) usesModule(g.robots[notes.robot], 'REPULSION BLAST')
}
