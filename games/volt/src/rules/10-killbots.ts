import type { Flow } from '@robodrome/kernel'
import { DIAGONAL, distance, indexOf, isBlueKey, ORTHOGONAL, turned, type Dir, type Space } from '../arena.ts'
import { MODULES, type ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import { keyName } from '../notation.ts'
import type { Die, Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration } from '../terms.ts'
import {
  arenaOf,
  cellAt,
  has,
  hasFreeShield,
  isKillBot,
  minesOnCard,
  robotAt,
  robotNamed,
  targetRobot,
  targetSpace,
} from '../vocabulary.ts'
import type { Activation } from './4d-activation.ts'
import { usesModule } from './9c-declaration.ts'
import { travel, type Travel } from './5a-moving.ts'
import { jump, landingOf } from './5b-jetpack.ts'
import { LAY } from './7a-mines.ts'

const isOperatorRobot = (g: Volt, id: RobotId | null): boolean => id !== null && !isKillBot(g.robots[id])

/** VT-KB-5 Of the selectable starting spaces the one nearest to a VP token; ties: the lowest number. */
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

/** Whether a KillBot has a module that this die may serve; ranges apply (VT-KB-13). */
function canUse(robot: Robot, die: Die, module: ModuleId): boolean {
  if (!has(robot, module)) return false
  const needs = MODULES[module].die
  return needs === null || (needs[0] === die.color && die.value >= needs[1] && die.value <= needs[2])
}

/** VT-KB-14 What a KillBot decides before a die; REPULSION BLAST and SHOCKWAVE wait until it has moved, JETPACK until it has looked. */
export function killbotDeclares(g: Volt, robot: Robot, die: Die, notes: Activation): void {
  const { declared } = notes
  if (die.color === 'blue') {
    // VT-KB-6 On a VP token it does not move.
    notes.rests = g.tokens.includes(robot.at!)
    if (notes.rests) {
      tellIdle(robot, 'VT-KB-6', 'on token')
      return
    }
    for (const module of ['SAW BLADE', 'WALL CONTROL'] as const) if (canUse(robot, die, module)) declared.use.push(module)
    if (minesOnCard(g, robot) > 0) declared.mine = LAY
    return
  }
  if (canUse(robot, die, 'CROSSFIRE') && operatorsHit(g, robot, bestPattern(g, robot)) > 0) declared.use.push('CROSSFIRE')
  else if (canUse(robot, die, 'POWER BEAM') && bestTarget(g, robot) !== null) declared.use.push('POWER BEAM')
  else if (canUse(robot, die, 'WATER CANNON') && jetWouldHurt(g, robot, die.value)) declared.use.push('WATER CANNON')
}

/** VT-KB-7, 8 Looks ahead, right and left, and faces what it wants: the nearest VP token, else the nearest operator robot. */
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

/** What it has seen in that direction: the nearest token, or the nearest robot. */
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

/** Why it heads for nothing, or does not fire. */
const tellIdle = ({ seat, id }: Robot, rule: string, because: 'on token' | 'nothing seen' | 'no target'): void =>
  tell?.({ kind: 'idles', rule, seat, robot: id, because })

const LOOKS = [0, 2, -2] as const
/** Any token comes before any robot. */
const BEHIND_TOKENS = 100

/** How far the token is that it sees in a direction, or else, behind all tokens, the operator robot. Mines do not hide anything. */
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
  if (canUse(robot, die, 'JETPACK')) {
    const landing = landingOf(g, robot.at!, robot.facing, die.value)
    if (landing !== robot.at && !cellAt(g, landing).pit) {
      usesModule(robot, 'JETPACK')
      return jump(robot.id, robot.facing, die.value, declared.mine)
    }
  }
  return travel({
    head: robot.id,
    dir: robot.facing,
    left: die.value,
    by: robot.id,
    saw: declared.use.includes('SAW BLADE'),
    wallControl: declared.use.includes('WALL CONTROL'),
    mine: declared.mine,
    roams: true,
    onTarget,
  })
}

/** VT-KB-9 Before each step it turns as long as something ahead says so; false: nowhere to go, the move ends. */
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

/** 2: turn right, -2: turn left, 0: go on. */
function turnAhead(g: Volt, robot: Robot, n: Travel): number {
  const { caution } = arenaOf(g)
  const cell = cellAt(g, robot.at!)
  const to = (n.wallControl ? cell.freeStep : cell.step)[n.dir]!
  if (to === null) return 2
  if (cellAt(g, to).pit) return caution
  if (cell.door[n.dir] && !n.onTarget && !n.wallControl) return caution
  const fears = robot.damage === 2 && !has(robot, 'CONDUCTOR') && !hasFreeShield(robot)
  return fears && (n.wallControl ? cell.freeBarrier : cell.barrier)[n.dir] ? 2 : 0
}

/** VT-KB-14 After moving: REPULSION BLAST with an operator robot around, SHOCKWAVE unless a KillBot would suffer too. */
export function killbotFinishes(g: Volt, robot: Robot, die: Die, declared: Declaration): void {
  const shockwave = canUse(robot, die, 'SHOCKWAVE')
  const repulsion = canUse(robot, die, 'REPULSION BLAST')
  if (!shockwave && !repulsion) return
  const { adjacent } = cellAt(g, robot.at!)
  const around = g.order.filter((id) => adjacent.includes(g.robots[id].at ?? ''))
  if (!around.some((id) => isOperatorRobot(g, id))) return
  if (shockwave && around.every((id) => isOperatorRobot(g, id))) declared.use.push('SHOCKWAVE')
  if (repulsion) declared.use.push('REPULSION BLAST')
}

/** VT-KB-10 The direction of its shot: the nearest operator robot, then most VP, then lowest starting number; null: no shot. */
export function killbotAims(g: Volt, robot: Robot, crossfire: boolean): Dir | null {
  if (crossfire) return bestPattern(g, robot)
  const dir = bestTarget(g, robot)
  if (dir === null) tellIdle(robot, 'VT-KB-10', 'no target')
  else if (tell !== null) tellAim(g, robot, dir)
  if (dir !== null && isBlueKey(dir)) face(robot, dir, 'VT-KB-10')
  return dir
}

/** Whom it aims at, and why at that one. */
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

function bestTarget(g: Volt, robot: Robot): Dir | null {
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

/** CROSSFIRE: the pattern that hits more operator robots, given by one of its keys; orthogonal if equal. */
const bestPattern = (g: Volt, robot: Robot): Dir => (operatorsHit(g, robot, 1) > operatorsHit(g, robot, 0) ? 1 : 0)
const operatorsHit = (g: Volt, robot: Robot, pattern: Dir): number =>
  (isBlueKey(pattern) ? ORTHOGONAL : DIAGONAL).filter((dir) => isOperatorRobot(g, targetRobot(g, robot.at!, dir))).length

/** Whether the jet, unbraked, would put its target into a pit or through a barrier. */
function jetWouldHurt(g: Volt, robot: Robot, distance: number): boolean {
  const dir = bestTarget(g, robot)
  if (dir === null) return false
  let cell = cellAt(g, g.robots[targetRobot(g, robot.at!, dir)!].at!)
  for (let i = 0; i < distance; i++) {
    const next = cell.step[dir]!
    if (next === null || robotAt(g, next) !== null) return false
    if (cell.barrier[dir] || cellAt(g, next).pit) return true
    cell = cellAt(g, next)
  }
  return false
}
