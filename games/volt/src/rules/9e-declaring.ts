import { answer, call, type Flow } from '@robodrome/kernel'
import type { ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { Activation } from '../frames.ts'
import type { Die, Robot, Volt } from '../state.ts'
import type { Declaration, RefusalId } from '../terms.ts'
import { equipped, seatOf } from '../vocabulary.ts'
import { answeredBySetting, question } from './9b-settings.ts'
import { couldUse, declarations, forbidsUse, plainDeclaration, useOf, waysToUse } from './9c-using.ts'
import { contraryToSettings } from './9d-obeying.ts'

/**
 * VT-ASK-2 Right before a die is activated, its operator declares all modules for it at once. The question is skipped if there is no
 * choice.
 */
export function declare(g: Volt, notes: Activation): Flow {
  const robot = g.robots[notes.robot]
  const die = robot.dice[notes.die]!
  const { left, right, champion } = robot
  if (!couldUse(g, robot, die, left) && !couldUse(g, robot, die, right) && !couldUse(g, robot, die, champion)) return undefined
  const candidates = declarations(g, robot, die)
  if (candidates.length === 1) return undefined
  const usable = candidates.filter((declared) => forbidsUse(g, robot, die, declared) === null)
  const legal = usable.filter((declared) => !contraryToSettings(g, robot, die, declared))
  if (legal.length > 1) return call(declaration, { robot: robot.id, die: notes.die }, 'declared')
  notes.declared = legal[0]!
  if (usable.length > 1) for (const module of settingsThatAnswered(g, robot, die, usable)) answeredBySetting(robot, module)
  return undefined
}

/** Lists the settings that replaced a question. All others stay secret, because they decided nothing. */
const settingsThatAnswered = (g: Volt, robot: Robot, die: Die, usable: readonly Declaration[]): ModuleId[] =>
  equipped(robot).filter((module) => {
    const { [module]: own, ...presets } = robot.presets
    if (own === undefined) return false
    const undecided: Robot = { ...robot, presets }
    return usable.filter((declared) => !contraryToSettings(g, undecided, die, declared)).length > 1
  })

export const declaration = question<{ robot: RobotId; die: number }, Declaration>('declare', {
  seats: (g, { robot }) => seatOf(g, robot),
  ask(g, notes) {
    const { color, value, key } = dieOf(g, notes)
    return { kind: 'declare', rule: 'VT-ASK-2', robot: notes.robot, color, value, key }
  },
  candidates: (g, notes) => declarations(g, g.robots[notes.robot], dieOf(g, notes)),
  forbids: (g, notes, _seat, declared) => forbidsDeclaration(g, g.robots[notes.robot], dieOf(g, notes), declared),
  tempting: (g, notes) => temptingDeclarations(g, g.robots[notes.robot], dieOf(g, notes)),
  /** VT-DEC-7 An absent operator uses no modules except those set to be used. */
  absent: (_g, _notes, _seat, legal) => legal.reduce((least, each) => (each.use.length < least.use.length ? each : least)),
  choose: (_g, _notes, _seat, declared) => answer(declared),
})

const dieOf = (g: Volt, notes: { robot: RobotId; die: number }): Die => g.robots[notes.robot].dice[notes.die]!

/** Lists modules of the wrong colour or number, or without a possible use. */
function temptingDeclarations(g: Volt, robot: Robot, die: Die): Declaration[] {
  return equipped(robot).flatMap((module) => {
    if (useOf(g, module).effects.length === 0) return []
    const ways = waysToUse(g, robot, die, module)
    if (ways.length === 0) return [{ ...plainDeclaration(die), use: [module] }]
    return couldUse(g, robot, die, module) ? [] : ways
  })
}

/**
 * Returns the rule that forbids a declaration, or null. Settings count as rules: an operator who wants something else must change them
 * first.
 */
const forbidsDeclaration = (g: Volt, robot: Robot, die: Die, declared: Declaration): RefusalId | null =>
  forbidsUse(g, robot, die, declared) ?? (contraryToSettings(g, robot, die, declared) ? 'VT-ASK-1' : null)
