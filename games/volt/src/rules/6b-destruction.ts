import type { RobotId } from '../content/robots.ts'
import { ACTIVATE, type Activation } from '../frames.ts'
import type { DamageSource } from '../happening.ts'
import type { Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { isKillBot } from '../vocabulary.ts'
import { clearMines } from './7-mines.ts'
import { gainPoint } from './11b-end.ts'

/**
 * VT-DEST-1 to 6 A robot leaves the arena. First its mines are removed, then one robot may gain VP, then the end of the game is checked.
 * Returns true if the game is over, because nothing more may happen then.
 */
export function destroy(g: Volt, id: RobotId, credit: RobotId | null, cause: DamageSource | 'pit'): boolean {
  const robot = g.robots[id]
  const at = robot.at!
  robot.at = null
  clearMines(g, robot, 'VT-DEST-2')
  const gainer = awardedTo(g, id, credit)
  robot.turnedBy = null
  tell?.({ kind: 'destroyed', rule: 'VT-DEST-1', seat: robot.seat, robot: id, at, cause, credit, award: gainer })
  if (gainer === null) return false
  // VT-DEST-6 An opponent gained the VP, so the victim's operator will draw a module once this is over.
  if (g.config.modules && !isKillBot(robot)) g.draws.push(id)
  return gainPoint(g, gainer, 'VT-DEST-3', { token: null, destroyed: id })
}

/** VT-DEST-3 Returns the one robot that gains the VP, or null. */
function awardedTo(g: Volt, victim: RobotId, credit: RobotId | null): RobotId | null {
  const gainer = credit === victim ? controllerOf(g, victim) : credit
  // VT-KB-12 KillBots gain nothing from destroying each other.
  return gainer === null || gainer === victim || (isKillBot(g.robots[gainer]) && isKillBot(g.robots[victim])) ? null : gainer
}

/** Finds the robot that moved the victim's die (or turned the KillBot), if activating that die made the victim destroy itself. */
function controllerOf(g: Volt, victim: RobotId): RobotId | null {
  const activation = g.stack.findLast(({ rule }) => rule === ACTIVATE.name)?.notes as Activation | undefined
  return activation?.robot === victim ? activation.controller : null
}
