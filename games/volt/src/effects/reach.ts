import { answer, call } from '@robodrome/kernel'
import type { Space } from '../arena.ts'
import type { ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { Effects } from '../moments.ts'
import { answeredBySetting, question } from '../rules/9b-settings.ts'
import type { Robot, Volt } from '../state.ts'
import { cellAt, isKillBot, mineAt, seatOf, settingOf } from '../vocabulary.ts'

/** VT-RES-4 In Phase 3 the robot may activate an adjacent space instead of its own. */
export const reach: Effects['space']['reach'] = {
  reach(g, notes, robot, { module }) {
    // VT-KB-11 KillBots always activate their own space.
    if (isKillBot(robot)) return undefined
    const setting = settingOf(robot, module)
    if (setting === 'Ask') return call(reachFor, { robot: robot.id, module }, 'space')
    if (setting === 'VP') notes.space = nearbyToken(g, robot) ?? notes.space
    answeredBySetting(robot, module)
    return undefined
  },
}

/** With the setting VP and no token on its own space, the robot takes a free adjacent token, starting with the lowest number. */
function nearbyToken(g: Volt, robot: Robot): Space | undefined {
  if (g.tokens.includes(robot.at!)) return undefined
  const cell = cellAt(g, robot.at!)
  return g.tokens.find((space) => {
    const i = cell.adjacent.indexOf(space)
    return i >= 0 && !cell.barrier[cell.toward[i]!] && mineAt(g, space) === null
  })
}

const activating = (space: Space) => ({ kind: 'activate' as const, space })

/** VT-RES-4 The robot's own space, or an adjacent one. */
export const reachFor = question<{ robot: RobotId; module: ModuleId }, ReturnType<typeof activating>>('reachFor', {
  seats: (g, { robot }) => seatOf(g, robot),
  ask: (_g, { robot, module }) => ({ kind: 'activate', rule: 'VT-RES-4', robot, module }),
  candidates: (g, { robot }) => [g.robots[robot].at!, ...cellAt(g, g.robots[robot].at!).adjacent].map(activating),
  forbids(g, { robot }, _seat, { space }) {
    const { at } = g.robots[robot]
    return space === at || cellAt(g, at!).adjacent.includes(space) ? null : 'VT-GEO-8'
  },
  tempting: (g, { robot }) => {
    const cell = cellAt(g, g.robots[robot].at!)
    return cell.beyond.flatMap((space) => (space === null || cell.adjacent.includes(space) ? [] : [activating(space)]))
  },
  /** VT-DEC-12 */
  absent: (g, { robot }) => activating(g.robots[robot].at!),
  choose: (_g, _notes, _seat, { space }) => answer(space),
})
