import { answer, call } from '@robodrome/kernel'
import type { Dir, Space } from '../arena.ts'
import type { ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import { equippedAt, type Effects } from '../moments.ts'
import { sequence } from '../rule.ts'
import { travel } from '../rules/5a-moving.ts'
import { lastAct } from '../rules/6a-damage.ts'
import { destroy } from '../rules/6b-destruction.ts'
import { detonate, layMine } from '../rules/7-mines.ts'
import type { Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { cellAt, mineAt, robotAt } from '../vocabulary.ts'

/** VT-JET-1 One jump of exactly the number on the die, over everything except walls. */
export const jump: Effects['insteadOfMoving']['jump'] = {
  /** VT-KB-15 A KillBot jumps unless it would stay in place or land in a pit. */
  killbot(g, robot, die) {
    const landing = landingOf(g, robot.at!, robot.facing, die.value)
    return landing !== robot.at && !cellAt(g, landing).pit
  },
  move: (robot, dir, distance, mine, module) => call(leap, { robot: robot.id, dir, distance, mine, module, landing: '', crushed: '' }),
}

interface Jump {
  robot: RobotId
  dir: Dir
  distance: number
  mine: string
  module: ModuleId
  landing: Space
  crushed: RobotId | ''
}

/** VT-JET-1 Returns the landing space: that many spaces away, or the last one before a wall. */
function landingOf(g: Volt, from: Space, dir: Dir, distance: number): Space {
  let at = from
  for (let i = 0; i < distance; i++) {
    const next = cellAt(g, at).step[dir]!
    if (next === null) break
    at = next
  }
  return at
}

/** Makes one single jump over everything. */
export const leap = sequence<Jump>('leap', {
  pushAway(g, n) {
    n.landing = landingOf(g, g.robots[n.robot].at!, n.dir, n.distance)
    if (n.landing === g.robots[n.robot].at) return answer()
    const victim = robotAt(g, n.landing)
    return victim === null
      ? undefined
      : travel({ head: victim, dir: n.dir, left: 1, by: n.robot, pushed: true, brakable: false, source: n.module })
  },
  /** VT-JET-4 A piece that cannot be pushed away is crushed; until then the jumper stays on its old space. */
  crush(g, n) {
    if (g.robots[n.robot].at === null) return answer()
    const victim = robotAt(g, n.landing)
    if (victim === null) return undefined
    n.crushed = victim
    destroy(g, victim, n.robot, n.module)
    return undefined
  },
  land(g, n) {
    const robot = g.robots[n.robot]
    const from = robot.at!
    robot.at = n.landing
    tell?.({ kind: 'jump', rule: 'VT-JET-1', seat: robot.seat, robot: robot.id, from, into: n.landing })
    if (n.mine !== '') layMine(g, n.robot, from, n.mine)
    if (cellAt(g, n.landing).pit) {
      destroy(g, n.robot, n.robot, 'pit')
      return undefined
    }
    // VT-JET-6 Crushed robots may still have their last act.
    const [last] = n.crushed === '' ? [] : equippedAt(g, g.robots[n.crushed], 'destroyed')
    return last === undefined ? undefined : call(lastAct, { robot: n.crushed as RobotId, at: n.landing, module: last.module, answer: null })
  },
  /** VT-JET-5 A mine on the landing space goes off under the jumper. */
  setOffMine(g, n) {
    const mine = mineAt(g, n.landing)
    return mine === null ? undefined : detonate(g, mine)
  },
})
