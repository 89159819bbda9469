import { DIAGONAL, isBlueKey, ORTHOGONAL, type Dir } from '../arena.ts'
import type { Effects } from '../moments.ts'
import { keyName } from '../notation.ts'
import { strike } from '../rules/6a-damage.ts'
import { isOperatorRobot } from '../rules/10-killbots.ts'
import type { Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { targetRobot, targetSpace } from '../vocabulary.ts'

/** Returns the four directions in which a shot from a key goes. */
const directionsFrom = (dir: Dir): readonly Dir[] => (isBlueKey(dir) ? ORTHOGONAL : DIAGONAL)

/** VT-KB-14 Returns the pattern that hits more operator robots, identified by one of its keys; on a tie, the orthogonal one. */
const bestPattern = (g: Volt, robot: Robot): Dir => (operatorsHit(g, robot, 1) > operatorsHit(g, robot, 0) ? 1 : 0)
const operatorsHit = (g: Volt, robot: Robot, pattern: Dir): number =>
  directionsFrom(pattern).filter((dir) => isOperatorRobot(g, targetRobot(g, robot.at!, dir))).length

/** VT-FIRE-3 Shoots in four directions: up to four targets are hit in one batch. */
export const shoot: Effects['insteadOfFiring']['shoot'] = {
  killbot: (g, robot) => operatorsHit(g, robot, bestPattern(g, robot)) > 0,
  aim: bestPattern,
  fire(g, robot, _die, dir, _declared, { module }) {
    const directions = directionsFrom(dir)
    const targets = directions.map((each) => targetSpace(g, robot.at!, each)).filter((at) => at !== null)
    tell?.({ kind: 'crossfire', rule: 'VT-FIRE-3', seat: robot.seat, robot: robot.id, directions: directions.map(keyName), at: targets })
    return strike(g, { kind: 'laser', by: robot.id, points: 1, spaces: targets, source: module })
  },
}
