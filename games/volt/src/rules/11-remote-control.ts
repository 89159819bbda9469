import { tell } from '@robodrome/kernel'
import { isBlueKey, ORTHOGONAL, type Dir } from '../arena.ts'
import { MODULES } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import { face, keyName, unitName } from '../notation.ts'
import type { Die, Robot, Unit, Volt } from '../state.ts'
import { has, isKillBot, targetRobot } from '../vocabulary.ts'

/** What REMOTE CONTROL does: move one die of the target to a key of a unit, or turn a KillBot (then `die` is -1). */
export interface Remote {
  robot: RobotId
  die: number
  unit: Unit | 0
  key: Dir
}

/** Everything one might do to the first robot in the line of fire; the illegal with it, for the refusals. */
export function remotesFor(g: Volt, robot: Robot, die: Die): Remote[] {
  const id = targetRobot(g, robot.at!, die.key)
  if (id === null) return []
  const target = g.robots[id]
  if (isKillBot(target)) return ORTHOGONAL.map((key) => ({ robot: id, die: -1, unit: 0, key }))
  const units = has(target, 'RAM EXPANSION') ? ([1, 2, 3] as const) : null
  return target.dice.flatMap((each, i) => {
    if (each.done) return []
    return (units ?? [each.unit]).flatMap((unit) => ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((key) => ({ robot: id, die: i, unit, key })))
  })
}

/** VT-REM-1, 2, 5 The rule against it, or null. */
export function forbidsRemote(g: Volt, robot: Robot, die: Die, remote: Remote | null): string | null {
  const id = targetRobot(g, robot.at!, die.key)
  if (id === null || remote === null || remote.robot !== id) return 'VT-REM-1'
  const target = g.robots[id]
  if (remote.die < 0) return isKillBot(target) && target.facing !== remote.key ? null : 'VT-REM-5'
  return canMoveDie(g, target, remote) ? null : 'VT-REM-2'
}

function canMoveDie(g: Volt, target: Robot, { die: index, unit, key }: Remote): boolean {
  const die = target.dice[index]!
  if (die.done || (die.unit === unit && die.key === key)) return false
  if (die.unit !== unit && (unit <= g.unit || !has(target, 'RAM EXPANSION'))) return false
  let others = 0
  let diagonal = 0
  for (let i = 0; i < target.dice.length; i++) {
    const other = target.dice[i]!
    if (i === index || other.unit !== unit) continue
    if (other.key === key) return false
    others++
    if (other.color === 'blue' && !isBlueKey(other.key)) diagonal++
  }
  if (others > 1) return false
  if (die.color === 'red' || isBlueKey(key)) return true
  return has(target, 'STEERING NOZZLE') && die.value <= MODULES['STEERING NOZZLE'].die![2] && diagonal === 0
}

/** VT-REM-3, 5 The die, or the KillBot, keeps the controller's mark until its activation is over. */
export function control(g: Volt, by: RobotId, remote: Remote): void {
  const { robot: id } = remote
  const target = g.robots[id]
  if (remote.die < 0) {
    target.facing = remote.key
    target.turnedBy = by
    tell?.({ kind: 'turned', rule: 'VT-REM-5', robot: id, by, facing: keyName(remote.key) })
    return
  }
  const die = target.dice[remote.die]!
  const from = `${unitName(die.unit)} ${face(die)} ${keyName(die.key)}`
  die.unit = remote.unit as Unit
  die.key = remote.key
  die.by = by
  tell?.({ kind: 'remote', rule: 'VT-REM-2', robot: id, by, from, into: `${unitName(die.unit)} ${face(die)} ${keyName(die.key)}` })
}
