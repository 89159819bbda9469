import { call, type Flow } from '@robodrome/kernel'
import type { Dir, Space } from '../arena.ts'
import type { ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import { codeOf, usedAt } from '../moments.ts'
import { keyName } from '../notation.ts'
import { sequence } from '../rule.ts'
import type { Die, Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration } from '../terms.ts'
import { isKillBot, robotAt, targetSpace } from '../vocabulary.ts'
import { strike } from './6a-damage.ts'
import { killbotAims } from './10-killbots.ts'

/** A red die fires in the direction of its key, or as declared. A KillBot aims for itself (VT-KB-10). */
export function fire(g: Volt, robot: Robot, die: Die, declared: Declaration): Flow {
  const instead = usedAt(g, declared.use, 'insteadOfFiring')[0]
  const code = instead === undefined ? null : codeOf('insteadOfFiring', instead)
  const dir = isKillBot(robot) ? (code?.aim?.(g, robot) ?? killbotAims(g, robot)) : die.key
  if (dir === null) return undefined
  if (instead !== undefined) return code?.fire?.(g, robot, die, dir, declared, instead)
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
  const effects = usedAt(g, declared.use, 'shot')
  if (effects.length === 0) return strike(g, { kind: 'laser', by: robot.id, points: 1, spaces: [target], source: 'laser' })
  return call(shot, { by: robot.id, target: robotAt(g, target)!, at: target, dir, effects: effects.map(({ module }) => module) })
}

/** VT-FIRE-4 A shot with effects: damage first, then the modules' effects on a target that is still there. */
export const shot = sequence<{ by: RobotId; target: RobotId; at: Space; dir: Dir; effects: ModuleId[] }>('shot', {
  hit: (g, n) => strike(g, { kind: 'laser', by: n.by, points: 1, spaces: [n.at], source: n.effects[0]! }),
  effects: {
    while: (g, n) => n.effects.length > 0 && g.robots[n.target].at === n.at,
    do(g, n) {
      const [effect] = usedAt(g, [n.effects.shift()!], 'shot')
      return codeOf('shot', effect!).hit(g, n, effect!)
    },
  },
})
