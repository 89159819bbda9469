import { answer, call, goto, type Flow } from '@robodrome/kernel'
import { isBlueKey, turned } from '../arena.ts'
import { ACTIVATE, type Activation } from '../frames.ts'
import { codeOf, usedAt } from '../moments.ts'
import { keyName } from '../notation.ts'
import { sequence } from '../rule.ts'
import { UNIT_IDS, type Die, type Robot, type Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration } from '../terms.ts'
import { isKillBot, mineAt, robotNamed } from '../vocabulary.ts'
import { moduleFor } from './4c-placing.ts'
import { travel, travelWith } from './5a-moving.ts'
import { fire } from './5b-firing.ts'
import { detonate } from './7-mines.ts'
import { drawModules } from './9a-modules.ts'
import { movesWith, plainDeclaration, useOf, usesModule } from './9c-using.ts'
import { declare } from './9e-declaring.ts'
import { killbotDeclares, killbotFinishes, killbotMoves } from './10-killbots.ts'

/**
 * VT-ACT-1 Phase 2: control units I, II, III. Within a unit, dice are activated one after another, and the next one is determined anew each
 * time (VT-ACT-3).
 */
export const activateDice = sequence<Record<string, never>>('activateDice', {
  nextUnit(g) {
    g.phase = 2
    const next = UNIT_IDS[g.unit]
    if (next === undefined) return answer()
    g.unit = next
    for (const id of g.order) if (g.robots[id].used.length > 0) g.robots[id].used = []
    return undefined
  },
  /** Earned cards are drawn before the next die (VT-MOD-3). */
  dice: {
    while: () => true,
    do(g) {
      if (g.draws.length > 0) return call(drawModules, { deck: '' })
      const first = firstDie(g)
      return first === null ? goto('nextUnit') : call(activate, first)
    },
  },
})

/**
 * VT-ACT-2 Finds the first die: lowest number, blue before red, lower starting number, lower key. Robots outside the arena have none
 * (VT-ACT-4).
 */
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
    ending: [],
    mines: [],
    pushes: [],
  }
}

const isBefore = (a: Die, b: Die, sameRobot: boolean): boolean =>
  a.value !== b.value ? a.value < b.value : a.color !== b.color ? a.color === 'blue' : sameRobot && a.key < b.key

/** VT-ACT-5 Activates a die: declaration, shift, move or fire, after-move effects. */
export const activate = sequence<Activation>(ACTIVATE.name, {
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
    if (declared.use.length > 0) useModules(g, robot, die, declared)
    // A shot that misses everything ends at once.
    if (!isMoving(g, die, declared)) return fire(g, robot, die, declared) ?? close(g, notes)
    return notes.killbot ? killbotMoves(g, robot, die, declared) : moveWith(g, robot, die, declared)
  },
  /** VT-MOVE-5 Finished moving. */
  finishMoving(g, notes) {
    const robot = g.robots[notes.robot]
    const die = robot.dice[notes.die]
    if (die === undefined || robot.at === null || !isMoving(g, die, notes.declared)) return close(g, notes)
    if (notes.killbot) killbotFinishes(g, robot, die, notes.declared)
    const effects = usedAt(g, notes.declared.use, 'moved')
    if (effects.length === 0) return close(g, notes)
    notes.ending = effects.map(({ module }) => module)
    return undefined
  },
  /** VT-PUSH-9 The pieces around the robot are noted first; then damage is dealt; then all of them are pushed away. */
  effects: {
    while: (_g, { ending }) => ending.length > 0,
    do(g, notes) {
      const [effect] = usedAt(g, [notes.ending.shift()!], 'moved')
      return codeOf('moved', effect!).moved(g, notes, g.robots[notes.robot], effect!)
    },
  },
  minesGoOff: {
    while: (_g, { mines }) => mines.length > 0,
    do(g, { mines }) {
      const mine = mineAt(g, mines.shift()!)
      return mine === null ? undefined : detonate(g, mine)
    },
  },
  /** Pushes, in order of starting numbers, each robot that is still on its noted space, even if the pushing robot is gone. */
  pushes: {
    while: (_g, { pushes }) => pushes.length > 0,
    do(g, notes) {
      const { robot, at, dir, n, module } = notes.pushes.shift()!
      if (g.robots[robot].at !== at) return undefined
      return travel({ head: robot, dir, left: n, by: notes.robot, pushed: true, source: module })
    },
  },
  over: (g, notes) => close(g, notes),
})

/** The die is done: it loses the mark of another robot's control (VT-REM-3, 5). */
function close(g: Volt, notes: Activation): Flow {
  const robot = g.robots[notes.robot]
  const die = robot.dice[notes.die]
  if (die !== undefined) die.by = null
  robot.turnedBy = null
  return DONE
}
const DONE = answer()

/** Whether the die moves its robot: a blue one, or a red one that a module turns into blue. */
const isMoving = (g: Volt, die: Die, declared: Declaration): boolean => die.color === 'blue' || movesWith(g, declared.use)

/** VT-ACT-5.2 Marks the modules used in this unit, and shifts the die. */
function useModules(g: Volt, robot: Robot, die: Die, declared: Declaration): void {
  for (const module of declared.use) {
    const { die: needs, quiet } = useOf(g, module)
    if (needs === null) continue
    robot.used.push(module)
    if (!quiet) usesModule(robot, module)
  }
  if (declared.shift !== 0) {
    const from = die.key
    die.key = turned(die.key, declared.shift)
    tell?.({ kind: 'shift', rule: 'VT-ACT-5', seat: robot.seat, robot: robot.id, from: keyName(from), into: keyName(die.key) })
  }
}

function moveWith(g: Volt, robot: Robot, die: Die, declared: Declaration): Flow {
  if (die.color === 'blue' && !isBlueKey(die.key)) {
    const steering = moduleFor(g, robot, 'diagonal')
    if (steering !== undefined) usesModule(robot, steering)
  }
  const instead = usedAt(g, declared.use, 'insteadOfMoving')[0]
  if (instead !== undefined) return codeOf('insteadOfMoving', instead).move(robot, die.key, die.value, declared.mine, instead.module)
  return travelWith(g, declared, { head: robot.id, dir: die.key, left: die.value, by: robot.id, mine: declared.mine })
}
