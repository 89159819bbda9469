import { call, type Flow } from '@robodrome/kernel'
import { DIAGONAL, isBlueKey, ORTHOGONAL, type Dir, type Space } from '../arena.ts'
import type { RobotId } from '../content/robots.ts'
import { keyName } from '../notation.ts'
import { sequence } from '../rule.ts'
import type { Die, Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration } from '../terms.ts'
import { cellAt, isKillBot, mineAt, robotAt, targetRobot, targetSpace } from '../vocabulary.ts'
import { travel } from './5a-moving.ts'
import { detonation, strike } from './6a-damage.ts'
import { detonate } from './7a-mines.ts'
import { control } from './7b-remote-control.ts'
import { killbotAims } from './10-killbots.ts'

/** A red die: fire in the key's direction, or what was declared instead. A KillBot aims itself (VT-KB-10). */
export function fire(g: Volt, robot: Robot, die: Die, declared: Declaration): Flow {
  const { use } = declared
  const crossfire = use.includes('CROSSFIRE')
  const dir = isKillBot(robot) ? killbotAims(g, robot, crossfire) : die.key
  if (dir === null) return undefined
  if (crossfire) return crossFire(g, robot, dir)
  if (use.includes('GRENADES')) return throwGrenade(g, robot, dir, die.value)
  if (use.includes('TELEPORT')) return teleport(g, robot, targetRobot(g, robot.at!, dir)!)
  if (use.includes('REMOTE CONTROL')) return control(g, robot.id, declared.remote!)
  if (use.includes('WATER CANNON')) return call(jet, { by: robot.id, at: robot.at!, dir, left: die.value })
  const target = targetSpace(g, robot.at!, dir)
  tell?.({
    kind: 'fire',
    rule: 'VT-FIRE-1',
    seat: robot.seat,
    robot: robot.id,
    direction: keyName(dir),
    at: target,
    hits: target === null ? null : (robotAt(g, target) ?? 'mine'),
  })
  if (target === null) return undefined
  if (use.includes('POWER BEAM')) return call(powerBeam, { by: robot.id, target: robotAt(g, target)!, at: target, dir })
  return strike(g, { kind: 'laser', by: robot.id, points: 1, spaces: [target], source: 'laser' })
}

/** VT-FIRE-3 CROSSFIRE: up to four targets, one batch. */
function crossFire(g: Volt, robot: Robot, dir: Dir): Flow {
  const directions = isBlueKey(dir) ? ORTHOGONAL : DIAGONAL
  const targets = directions.map((each) => targetSpace(g, robot.at!, each)).filter((at) => at !== null)
  tell?.({ kind: 'crossfire', rule: 'VT-FIRE-3', seat: robot.seat, robot: robot.id, directions: directions.map(keyName), at: targets })
  return strike(g, { kind: 'laser', by: robot.id, points: 1, spaces: targets, source: 'CROSSFIRE' })
}

/** GRENADES fly over everything but the arena wall; in a pit they have no effect. */
function throwGrenade(g: Volt, robot: Robot, dir: Dir, distance: number): Flow {
  let at = robot.at!
  for (let i = 0; i < distance; i++) at = cellAt(g, at).beyond[dir] ?? at
  const pit = cellAt(g, at).pit
  tell?.({ kind: 'grenade', rule: 'VT-DMG-4', seat: robot.seat, robot: robot.id, at, points: pit ? 0 : 1 })
  return pit ? undefined : detonation(g, at, 1, robot.id, 'GRENADES')
}

/** TELEPORT swaps two robots: no move, no push. */
function teleport(g: Volt, robot: Robot, other: RobotId): Flow {
  const target = g.robots[other]
  const [here, there] = [robot.at!, target.at!]
  robot.at = there
  target.at = here
  tell?.({ kind: 'teleport', rule: 'VT-FIRE-2', seat: robot.seat, robot: robot.id, other, from: here, into: there })
}

/** VT-FIRE-4 POWER BEAM: the damage first, then a surviving target is pushed 2 spaces. */
export const powerBeam = sequence<{ by: RobotId; target: RobotId; at: Space; dir: Dir }>('powerBeam', {
  hit: (g, n) => strike(g, { kind: 'laser', by: n.by, points: 1, spaces: [n.at], source: 'POWER BEAM' }),
  push: (g, n) =>
    g.robots[n.target].at === n.at
      ? travel({ head: n.target, dir: n.dir, left: 2, by: n.by, pushed: true, source: 'POWER BEAM' })
      : undefined,
})

/** VT-PUSH-10 WATER CANNON: the jet sets off each mine on its way and pushes the first robot, and only that one. */
export const jet = sequence<{ by: RobotId; at: Space; dir: Dir; left: number }>('jet', {
  run: {
    while: (_g, n) => n.left > 0,
    do(g, n) {
      const { left } = n
      const next = cellAt(g, n.at).step[n.dir]!
      const mine = next === null ? null : mineAt(g, next)
      if (next !== null) n.at = next
      if (mine !== null) return detonate(g, mine)
      const robot = next === null ? null : robotAt(g, next)
      if (next === null || robot !== null) n.left = 0
      if (robot === null) return undefined
      return travel({ head: robot, dir: n.dir, left, by: n.by, pushed: true, alone: true, source: 'WATER CANNON' })
    },
  },
})
