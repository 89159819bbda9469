import { DIRS, isBlueKey, ORTHOGONAL } from '../arena.ts'
import { MODULES } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import { keyName, placedOf } from '../notation.ts'
import { UNIT_IDS, type Die, type Robot, type Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { RefusalId, Remote } from '../terms.ts'
import { has, isKillBot, targetRobot } from '../vocabulary.ts'

/** Everything one might do to the first robot in the line of fire; the illegal with it, for the refusals. */
export function remotesFor(g: Volt, robot: Robot, die: Die): Remote[] {
  const id = targetRobot(g, robot.at!, die.key)
  if (id === null) return []
  const target = g.robots[id]
  if (isKillBot(target)) return ORTHOGONAL.map((key) => ({ robot: id, turn: true, key }))
  const units = has(target, 'RAM EXPANSION') ? UNIT_IDS : null
  return target.dice.flatMap((each, i) => {
    if (each.done) return []
    const from = placedOf(each)
    return (units ?? [each.unit]).flatMap((unit) => DIRS.map((key): Remote => ({ robot: id, turn: false, die: i, from, unit, key })))
  })
}

/** VT-REM-1, 2, 5 The rule against it, or null. */
export function forbidsRemote(g: Volt, robot: Robot, die: Die, remote: Remote | null): RefusalId | null {
  const id = targetRobot(g, robot.at!, die.key)
  if (id === null || remote === null || remote.robot !== id) return 'VT-REM-1'
  const target = g.robots[id]
  if (remote.turn) return isKillBot(target) && target.facing !== remote.key ? null : 'VT-REM-5'
  return canMoveDie(g, target, remote) ? null : 'VT-REM-2'
}

function canMoveDie(g: Volt, target: Robot, { die: index, unit, key }: Extract<Remote, { turn: false }>): boolean {
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
  if (remote.turn) {
    target.facing = remote.key
    target.turnedBy = by
    tell?.({ kind: 'turned', rule: 'VT-REM-5', robot: id, by, facing: keyName(remote.key) })
    return
  }
  const die = target.dice[remote.die]!
  const from = placedOf(die)
  die.unit = remote.unit
  die.key = remote.key
  die.by = by
  tell?.({ kind: 'remote', rule: 'VT-REM-2', robot: id, by, from, into: placedOf(die) })
}
