import type { Effects } from '../moments.ts'

/** VT-DMG-3 The robot takes no damage; everything around it takes damage instead. */
export const discharge: Effects['damaged']['discharge'] = {
  reacts: (kind, _robot, { on }) => on.includes(kind),
  damaged(batch, robot, at, { n, module }) {
    batch.discharges.push({ robot: robot.id, at, n, module })
    return true
  },
}
