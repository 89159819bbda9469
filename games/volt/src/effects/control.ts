import { DIRS, isBlueKey, ORTHOGONAL } from '../arena.ts'
import type { RobotId } from '../content/robots.ts'
import type { Effects } from '../moments.ts'
import { keyName, placedOf } from '../notation.ts'
import { controllerOf } from '../rules/4c-placing.ts'
import { needsRobot } from '../rules/9c-using.ts'
import { UNIT_IDS, type Die, type Robot, type Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { RefusalId, Remote } from '../terms.ts'
import { isKillBot, targetRobot } from '../vocabulary.ts'

/** VT-REM-1 Moves one die of the first robot in the line of fire to another legal key, or turns a KillBot. */
export const control: Effects['insteadOfFiring']['control'] = {
  ways: (g, robot, die) => remotesFor(g, robot, die).map((remote) => ({ remote })),
  forbids: (g, robot, die, { remote }, key) => needsRobot(g, robot, key) ?? forbidsRemote(g, robot, die, remote),
  fire: (g, robot, _die, _dir, { remote }) => take(g, robot.id, remote!),
}

/** Lists every change to the first robot in the line of fire, including the illegal ones, which are refused with a reason. */
function remotesFor(g: Volt, robot: Robot, die: Die): Remote[] {
  const id = targetRobot(g, robot.at!, die.key)
  if (id === null) return []
  const target = g.robots[id]
  if (isKillBot(target)) return ORTHOGONAL.map((key) => ({ robot: id, turn: true, key }))
  const units = controllerOf(g, target).more ? UNIT_IDS : null
  return target.dice.flatMap((each, i) => {
    if (each.done) return []
    const from = placedOf(each)
    return (units ?? [each.unit]).flatMap((unit) => DIRS.map((key): Remote => ({ robot: id, turn: false, die: i, from, unit, key })))
  })
}

/** VT-REM-1, 2, 5 Returns the rule that forbids a change, or null. */
function forbidsRemote(g: Volt, robot: Robot, die: Die, remote: Remote | null): RefusalId | null {
  const id = targetRobot(g, robot.at!, die.key)
  if (id === null || remote === null || remote.robot !== id) return 'VT-REM-1'
  const target = g.robots[id]
  if (remote.turn) return isKillBot(target) && target.facing !== remote.key ? null : 'VT-REM-5'
  return canMoveDie(g, target, remote) ? null : 'VT-REM-2'
}

function canMoveDie(g: Volt, target: Robot, { die: index, unit, key }: Extract<Remote, { turn: false }>): boolean {
  const die = target.dice[index]!
  if (die.done || (die.unit === unit && die.key === key)) return false
  const { diagonal, more } = controllerOf(g, target)
  if (die.unit !== unit && (unit <= g.unit || !more)) return false
  let others = 0
  let diagonals = 0
  for (let i = 0; i < target.dice.length; i++) {
    const other = target.dice[i]!
    if (i === index || other.unit !== unit) continue
    if (other.key === key) return false
    others++
    if (other.color === 'blue' && !isBlueKey(other.key)) diagonals++
  }
  if (others > 1) return false
  if (die.color === 'red' || isBlueKey(key)) return true
  return diagonal !== null && die.value >= diagonal[0] && die.value <= diagonal[1] && diagonals === 0
}

/** VT-REM-3, 5 The die, or the KillBot, keeps the controller's mark until its activation is over. */
function take(g: Volt, by: RobotId, remote: Remote): void {
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
