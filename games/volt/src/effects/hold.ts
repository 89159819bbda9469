import type { Effects } from '../moments.ts'

/** VT-DMG-3 The module holds some damage tokens instead of the robot card. */
export const hold: Effects['damaged']['hold'] = {
  reacts: (_kind, robot, { n }) => robot.shield < n,
  damaged(batch, robot, _at, { n, module }) {
    const held = Math.min(batch.points - batch.held, n - robot.shield)
    robot.shield += held
    batch.held += held
    batch.holder = module
    return false
  },
}
