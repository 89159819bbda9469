import { answer, call, type Frame } from '@robodrome/kernel'
import type { Dir, Space } from '../arena.ts'
import type { RobotId } from '../content/robots.ts'
import { sequence } from '../rule.ts'
import type { Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { cellAt, has, mineAt, robotAt } from '../vocabulary.ts'
import { travel } from './5a-moving.ts'
import { bombGoesOff } from './6a-damage.ts'
import { destroy } from './6b-destruction.ts'
import { detonate, layMine } from './7a-mines.ts'

export interface Jump {
  robot: RobotId
  dir: Dir
  distance: number
  mine: string
  landing: Space
  crushed: RobotId | ''
}

export const jump = (robot: RobotId, dir: Dir, distance: number, mine: string): Frame =>
  call(leap, { robot, dir, distance, mine, landing: '', crushed: '' })

/** VT-JET-1 The landing space: so many spaces on, or the last one before a wall. */
export function landingOf(g: Volt, from: Space, dir: Dir, distance: number): Space {
  let at = from
  for (let i = 0; i < distance; i++) {
    const next = cellAt(g, at).step[dir]!
    if (next === null) break
    at = next
  }
  return at
}

/** One single jump over everything. */
export const leap = sequence<Jump>('leap', {
  pushAway(g, n) {
    n.landing = landingOf(g, g.robots[n.robot].at!, n.dir, n.distance)
    if (n.landing === g.robots[n.robot].at) return answer()
    const victim = robotAt(g, n.landing)
    return victim === null
      ? undefined
      : travel({ head: victim, dir: n.dir, left: 1, by: n.robot, pushed: true, anchors: false, source: 'JETPACK' })
  },
  /** VT-JET-4 What could not be pushed away is crushed; until then the jumper stands where it came from. */
  crush(g, n) {
    if (g.robots[n.robot].at === null) return answer()
    const victim = robotAt(g, n.landing)
    if (victim === null) return undefined
    if (has(g.robots[victim], 'BOMB')) n.crushed = victim
    destroy(g, victim, n.robot, 'JETPACK')
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
    return n.crushed === '' ? undefined : call(bombGoesOff, { robot: n.crushed, at: n.landing, bomb: null })
  },
  /** VT-JET-5 A mine on the landing space goes off under the jumper. */
  setOffMine(g, n) {
    const mine = mineAt(g, n.landing)
    return mine === null ? undefined : detonate(g, mine)
  },
})
