import type { Effects } from '../moments.ts'
import { detonation } from '../rules/6a-damage.ts'
import { tell } from '../tell.ts'
import { cellAt } from '../vocabulary.ts'

/** VT-DMG-4 A grenade flies as far as the number on the die, over everything except the arena wall; in a pit it has no effect. */
export const grenade: Effects['insteadOfFiring']['grenade'] = {
  fire(g, robot, die, dir, _declared, { n, module }) {
    let at = robot.at!
    for (let i = 0; i < die.value; i++) at = cellAt(g, at).beyond[dir] ?? at
    const { pit } = cellAt(g, at)
    tell?.({ kind: 'grenade', rule: 'VT-DMG-4', seat: robot.seat, robot: robot.id, at, points: pit ? 0 : n })
    return pit ? undefined : detonation(g, at, n, robot.id, module)
  },
}
