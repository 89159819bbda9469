import { moduleOf } from '../content.ts'
import type { Effects } from '../moments.ts'
import { travel } from '../rules/5a-moving.ts'
import { needsRobot } from '../rules/9c-using.ts'
import { bestTarget } from '../rules/10-killbots.ts'

/** VT-FIRE-4 A robot hit by a plain shot is pushed. */
export const pushTarget: Effects['shot']['push'] = {
  forbids: (g, robot, _die, { use }, key) =>
    use.some((other) => moduleOf(g, other).instead === 'firing') ? 'VT-FIRE-4' : needsRobot(g, robot, key),
  killbot: (g, robot) => bestTarget(g, robot) !== null,
  hit: (_g, { by, target, dir }, { n, module }) => travel({ head: target, dir, left: n, by, pushed: true, source: module }),
}
