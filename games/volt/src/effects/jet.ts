import { call } from '@robodrome/kernel'
import type { Dir, Space } from '../arena.ts'
import type { ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { Effects } from '../moments.ts'
import { sequence } from '../rule.ts'
import { travel } from '../rules/5a-moving.ts'
import { detonate } from '../rules/7-mines.ts'
import { bestTarget } from '../rules/10-killbots.ts'
import type { Robot, Volt } from '../state.ts'
import { cellAt, mineAt, robotAt, targetRobot, targetSpace } from '../vocabulary.ts'

/** VT-PUSH-10 Fires a jet that is as long as the number on the die. */
export const jet: Effects['insteadOfFiring']['jet'] = {
  forbids: (g, robot, _die, _declared, key) => (targetSpace(g, robot.at!, key) === null ? 'VT-ASK-4' : null),
  killbot: (g, robot, die) => wouldHurt(g, robot, die.value),
  fire: (_g, robot, die, dir, _declared, { module }) => call(spray, { by: robot.id, at: robot.at!, dir, left: die.value, module }),
}

/** The jet sets off each mine on its way, but pushes only the first robot. */
export const spray = sequence<{ by: RobotId; at: Space; dir: Dir; left: number; module: ModuleId }>('spray', {
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
      return travel({ head: robot, dir: n.dir, left, by: n.by, pushed: true, alone: true, source: n.module })
    },
  },
})

/** VT-KB-14 Whether the jet would push its target, if that does not brake, into a pit or through a barrier. */
function wouldHurt(g: Volt, robot: Robot, distance: number): boolean {
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
