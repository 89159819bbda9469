import type { Effects } from '../moments.ts'
import { needsRobot } from '../rules/9c-using.ts'
import { tell } from '../tell.ts'
import { targetRobot } from '../vocabulary.ts'

/** VT-FIRE-2 Two robots swap spaces, which is neither a move nor a push. */
export const swap: Effects['insteadOfFiring']['swap'] = {
  forbids: (g, robot, _die, _declared, key) => needsRobot(g, robot, key),
  fire(g, robot, _die, dir) {
    const target = g.robots[targetRobot(g, robot.at!, dir)!]
    const [here, there] = [robot.at!, target.at!]
    robot.at = there
    target.at = here
    tell?.({ kind: 'teleport', rule: 'VT-FIRE-2', seat: robot.seat, robot: robot.id, other: target.id, from: here, into: there })
  },
}
