import type { Effects } from '../moments.ts'
import { strike } from '../rules/6a-damage.ts'
import { usesModule } from '../rules/9c-using.ts'
import { around, isOperatorRobot } from '../rules/10-killbots.ts'
import { cellAt } from '../vocabulary.ts'

/** VT-MOVE-5 Everything around the robot takes damage. */
export const shock: Effects['moved']['damage'] = {
  quiet: true,
  /** VT-KB-14 A KillBot does not use it if another KillBot would take damage, too. */
  killbot: (g, robot) => around(g, robot).every((id) => isOperatorRobot(g, id)),
  moved(g, _activation, robot, { n, module }) {
    if (robot.at === null) return undefined
    const frame = strike(g, { kind: 'shock', by: robot.id, points: n, spaces: cellAt(g, robot.at).adjacent, source: module })
    if (frame !== undefined) usesModule(robot, module)
    return frame
  },
}
