import type { Flow } from '@robodrome/kernel'
import { distance, indexOf, isBlueKey, turned, type Dir, type Space } from '../arena.ts'
import { moduleOf } from '../content.ts'
import type { ModuleId } from '../content/modules.ts'
import { MOST_DAMAGE, type RobotId } from '../content/robots.ts'
import type { Activation, Travel } from '../frames.ts'
import { codeOf, equippedAt } from '../moments.ts'
import { keyName } from '../notation.ts'
import type { Die, Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration } from '../terms.ts'
import { arenaOf, cellAt, isKillBot, minesOnCard, robotAt, robotNamed, targetRobot, targetSpace } from '../vocabulary.ts'
import { travelWith } from './5a-moving.ts'
import { LAY } from './7-mines.ts'
import { usesModule } from './9c-using.ts'

export const isOperatorRobot = (g: Volt, id: RobotId | null): boolean => id !== null && !isKillBot(g.robots[id])

/** VT-KB-5 Returns the selectable starting space nearest to a VP token; in a tie, the one with the lowest number. */
export function startOfKillBot(g: Volt, free: readonly Space[]): Space {
  let best = free[0]!
  let nearest = Infinity
  for (const space of free) {
    for (const token of g.tokens) {
      if (distance(space, token) >= nearest) continue
      nearest = distance(space, token)
      best = space
    }
  }
  return best
}

/** Whether a die can be used for a module of a KillBot; ranges apply (VT-KB-13). */
function serves(g: Volt, die: Die, module: ModuleId): boolean {
  const needs = moduleOf(g, module).die
  return needs === null || (needs[0] === die.color && die.value >= needs[1] && die.value <= needs[2])
}

/**
 * VT-KB-14 Makes a KillBot's decisions before a die. After-move effects wait until it has moved, and a jump waits until it has looked
 * around.
 */
export function killbotDeclares(g: Volt, robot: Robot, die: Die, notes: Activation): void {
  const { declared } = notes
  const wants = (moment: 'insteadOfFiring' | 'moving' | 'shot'): ModuleId[] =>
    equippedAt(g, robot, moment).flatMap((effect) =>
      serves(g, die, effect.module) && codeOf(moment, effect).killbot?.(g, robot, die) ? [effect.module] : [],
    )
  if (die.color === 'blue') {
    // VT-KB-6 On a VP token, the KillBot does not move.
    notes.rests = g.tokens.includes(robot.at!)
    if (notes.rests) {
      tellIdle(robot, 'VT-KB-6', 'on token')
      return
    }
    declared.use.push(...wants('moving'))
    if (minesOnCard(g, robot) > 0) declared.mine = LAY
    return
  }
  const [shot] = [...wants('insteadOfFiring'), ...wants('shot')]
  if (shot !== undefined) declared.use.push(shot)
}

/**
 * VT-KB-7, 8 The KillBot looks ahead, right and left, and turns towards its target: the nearest VP token, or else the nearest operator
 * robot.
 */
function spot(g: Volt, robot: Robot): boolean {
  let best: Dir | null = null
  let nearest = Infinity
  for (let i = 0; i < LOOKS.length; i++) {
    const dir = turned(robot.facing, LOOKS[i]!)
    const seen = look(g, robot.at!, dir)
    if (seen >= nearest) continue
    nearest = seen
    best = dir
  }
  if (best === null) {
    tellIdle(robot, 'VT-KB-7', 'nothing seen')
    return false
  }
  if (tell !== null) tellSight(g, robot, best, nearest < BEHIND_TOKENS)
  face(robot, best, 'VT-KB-8')
  return true
}

/** Reports what the KillBot sees in that direction: the nearest token, or the nearest robot. */
function tellSight(g: Volt, robot: Robot, dir: Dir, isToken: boolean): void {
  const { line, away } = cellAt(g, robot.at!)
  const ahead = (at: Space | null): at is Space => at !== null && line[indexOf(at)] === dir
  const near = (a: Space, b: Space): number => away[indexOf(a)]! - away[indexOf(b)]!
  const at = isToken
    ? g.tokens.filter(ahead).toSorted(near)[0]!
    : g.order
        .map((id) => g.robots[id].at)
        .filter(ahead)
        .toSorted(near)[0]!
  tell?.({ kind: 'heads', rule: 'VT-KB-8', seat: robot.seat, robot: robot.id, at, target: isToken ? null : robotAt(g, at) })
}

/** Reports why a KillBot heads for nothing, or does not fire. */
const tellIdle = ({ seat, id }: Robot, rule: string, because: 'on token' | 'nothing seen' | 'no target'): void =>
  tell?.({ kind: 'idles', rule, seat, robot: id, because })

const LOOKS = [0, 2, -2] as const
/** Added to the distance of a robot, so that any token ranks before any robot. */
const BEHIND_TOKENS = 100

/**
 * Returns the distance of the token that the KillBot sees in a direction; or else of the operator robot, ranked behind all tokens. Mines do
 * not block the view.
 */
function look(g: Volt, from: Space, dir: Dir): number {
  const { line, away } = cellAt(g, from)
  const { order, tokens } = g
  let standing: RobotId | null = null
  let end = Infinity
  for (let i = 0; i < order.length; i++) {
    const { at } = robotNamed(g, order[i]!)
    if (at === null || line[indexOf(at)] !== dir || away[indexOf(at)]! >= end) continue
    standing = order[i]!
    end = away[indexOf(at)]!
  }
  let token = end
  for (let i = 0; i < tokens.length; i++) {
    const space = indexOf(tokens[i]!)
    if (line[space] === dir && away[space]! < token) token = away[space]!
  }
  return token < end ? token : isOperatorRobot(g, standing) ? BEHIND_TOKENS + end : Infinity
}

function face(robot: Robot, dir: Dir, rule: string): void {
  if (robot.facing === dir) return
  robot.facing = dir
  tell?.({ kind: 'turn', rule, seat: robot.seat, robot: robot.id, facing: keyName(dir) })
}

/** VT-KB-9, 15 A blue die: spot, turn, then jump or move. */
export function killbotMoves(g: Volt, robot: Robot, die: Die, declared: Declaration): Flow {
  const onTarget = spot(g, robot)
  for (const effect of equippedAt(g, robot, 'insteadOfMoving')) {
    const code = codeOf('insteadOfMoving', effect)
    if (!serves(g, die, effect.module) || !code.killbot?.(g, robot, die)) continue
    usesModule(robot, effect.module)
    return code.move(robot, robot.facing, die.value, declared.mine, effect.module)
  }
  return travelWith(g, declared, {
    head: robot.id,
    dir: robot.facing,
    left: die.value,
    by: robot.id,
    mine: declared.mine,
    roams: true,
    onTarget,
  })
}

/**
 * VT-KB-9 Before each step, the KillBot keeps turning while something ahead makes it turn. Returns false if no way is free, which ends the
 * move.
 */
export function steer(g: Volt, n: Travel): boolean {
  const robot = g.robots[n.head]
  for (let turns = 0; ; turns++) {
    const turn = turnAhead(g, robot, n)
    if (turn === 0) return true
    if (turns === 4) return false
    face(robot, turned(robot.facing, turn), 'VT-KB-9')
    n.dir = robot.facing
    n.onTarget = false
    n.brakes = {}
  }
}

/** Returns 2 to turn right, -2 to turn left, 0 to go straight on. */
function turnAhead(g: Volt, robot: Robot, n: Travel): number {
  const { caution } = arenaOf(g)
  const cell = cellAt(g, robot.at!)
  const to = (n.passes === '' ? cell.step : cell.freeStep)[n.dir]!
  if (to === null) return 2
  if (cellAt(g, to).pit) return caution
  if (cell.door[n.dir] && !n.onTarget && n.passes === '') return caution
  if (robot.damage < MOST_DAMAGE - 1 || !(n.passes === '' ? cell.barrier : cell.freeBarrier)[n.dir]) return 0
  return equippedAt(g, robot, 'damaged').some((effect) => codeOf('damaged', effect).reacts('lightning', robot, effect)) ? 0 : 2
}

/** VT-KB-14 After moving it uses modules that hurt the operator robots around it. */
export function killbotFinishes(g: Volt, robot: Robot, die: Die, declared: Declaration): void {
  const effects = equippedAt(g, robot, 'moved')
  if (effects.length === 0 || !around(g, robot).some((id) => isOperatorRobot(g, id))) return
  for (const effect of effects)
    if (serves(g, die, effect.module) && codeOf('moved', effect).killbot?.(g, robot, die)) declared.use.push(effect.module)
}

/** The robots on adjacent spaces. */
export function around(g: Volt, robot: Robot): RobotId[] {
  const { adjacent } = cellAt(g, robot.at!)
  return g.order.filter((id) => adjacent.includes(g.robots[id].at ?? ''))
}

/**
 * VT-KB-10 Returns the direction of its shot: at the nearest operator robot; among several, at the one with the most VP, then the lowest
 * starting number. Null if it does not fire.
 */
export function killbotAims(g: Volt, robot: Robot): Dir | null {
  const dir = bestTarget(g, robot)
  if (dir === null) tellIdle(robot, 'VT-KB-10', 'no target')
  else if (tell !== null) tellAim(g, robot, dir)
  if (dir !== null && isBlueKey(dir)) face(robot, dir, 'VT-KB-10')
  return dir
}

/** Reports its target, and why it prefers that one. */
function tellAim(g: Volt, robot: Robot, dir: Dir): void {
  const { line, away } = cellAt(g, robot.at!)
  const target = g.robots[targetRobot(g, robot.at!, dir)!]
  const far = away[indexOf(target.at!)]
  const asNear = g.order
    .map((id) => g.robots[id])
    .filter((each) => {
      if (isKillBot(each) || each.at === null || away[indexOf(each.at)] !== far) return false
      const toIt = line[indexOf(each.at)]!
      return toIt !== -1 && targetSpace(g, robot.at!, toIt as Dir) === each.at
    })
  const richest = asNear.filter(({ vp }) => vp === target.vp)
  const because = asNear.length === 1 ? 'nearest' : richest.length === 1 ? 'points' : 'number'
  tell?.({ kind: 'aims', rule: 'VT-KB-10', seat: robot.seat, robot: robot.id, at: target.at!, target: target.id, because })
}

/** The direction of the operator robot that a KillBot would shoot; null if there is none. */
export function bestTarget(g: Volt, robot: Robot): Dir | null {
  const { line, away } = cellAt(g, robot.at!)
  let best: Robot | null = null
  let nearest = Infinity
  for (let i = 0; i < g.order.length; i++) {
    const target = robotNamed(g, g.order[i]!)
    if (isKillBot(target) || target.at === null || line[indexOf(target.at)] === -1) continue
    const far = away[indexOf(target.at)]!
    if (far > nearest || (far === nearest && target.vp <= best!.vp)) continue
    if (targetSpace(g, robot.at!, line[indexOf(target.at)] as Dir) !== target.at) continue
    best = target
    nearest = far
  }
  return best === null ? null : (line[indexOf(best.at!)] as Dir)
}
