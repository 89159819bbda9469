import { answer, call } from '@robodrome/kernel'
import type { ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { Travel } from '../frames.ts'
import type { Effects } from '../moments.ts'
import { answeredBySetting, question } from '../rules/9b-settings.ts'
import { usesModule } from '../rules/9c-using.ts'
import type { Robot } from '../state.ts'
import { tell } from '../tell.ts'
import { isKillBot, seatOf, settingOf } from '../vocabulary.ts'

/** VT-PUSH-6 A pushed robot moves fewer spaces; its operator says by how many, once for each MOVE or PUSH. */
export const brake: Effects['pushed']['brake'] = {
  pushed(_g, travel, robot, { n, module }) {
    if (travel.brakes[robot.id] !== undefined) return null
    const setting = settingOf(robot, module)
    if (travel.braking === robot.id && travel.brake !== null) setBrake(travel, robot, module, travel.brake)
    else if (isKillBot(robot)) setBrake(travel, robot, module, n)
    else if (setting === 'Ask') {
      travel.braking = robot.id
      travel.brake = null
      return call(chooseBrake, { robot: robot.id, left: travel.left, by: travel.by, most: n }, 'brake')
    } else {
      setBrake(travel, robot, module, setting === 'Never' ? 0 : Number(setting))
      answeredBySetting(robot, module)
    }
    return null
  },
}

function setBrake(travel: Travel, robot: Robot, module: ModuleId, by: number): void {
  const allowed = Math.max(0, travel.left - by)
  travel.brakes[robot.id] = allowed
  travel.braking = ''
  travel.brake = null
  if (by === 0) return
  usesModule(robot, module)
  tell?.({ kind: 'brake', rule: 'VT-PUSH-6', robot: robot.id, seat: robot.seat, brake: by, allowed })
}

const braking = (by: number) => ({ kind: 'brake' as const, by })

export const chooseBrake = question<{ robot: RobotId; left: number; by: RobotId; most: number }, ReturnType<typeof braking>>(
  'chooseBrake',
  {
    seats: (g, { robot }) => seatOf(g, robot),
    ask: (_g, { robot, by, left }) => ({ kind: 'brake', rule: 'VT-PUSH-6', robot, by, left }),
    candidates: (_g, { most }) => Array.from({ length: most + 1 }, (_, by) => braking(by)),
    /** VT-DEC-8 */
    absent: (_g, _notes, _seat, options) => options[0]!,
    choose: (_g, _notes, _seat, { by }) => answer(by),
  },
)
