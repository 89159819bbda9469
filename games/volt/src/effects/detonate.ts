import type { Effects } from '../moments.ts'
import { detonation } from '../rules/6a-damage.ts'
import { tell } from '../tell.ts'

/** VT-DEST-5 Detonates the space where the robot was destroyed. */
export const detonate: Effects['destroyed']['detonate'] = {
  destroyed(g, robot, at, { n, module }) {
    tell?.({ kind: 'detonation', rule: 'VT-DEST-5', at, points: n, source: module, by: robot })
    return detonation(g, at, n, robot, module)
  },
}
