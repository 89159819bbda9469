import { answer, call, type Flow, type RuleId } from '@robodrome/kernel'
import { isBlueKey, turned, type Dir } from '../arena.ts'
import { MODULES, type ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { Die, Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration, RefusalId } from '../terms.ts'
import { equipped, has, minesOnCard, seatOf, targetRobot, targetSpace } from '../vocabulary.ts'
import type { Activation } from './4d-activation.ts'
import { LAY } from './7a-mines.ts'
import { forbidsRemote, remotesFor } from './7b-remote-control.ts'
import { contraryToSettings } from './9d-obeying.ts'
import { answeredBySetting, question } from './9b-settings.ts'

/** To use no module with a die. */
export const plainDeclaration = ({ color }: Die): Declaration => ({ kind: 'declare', color, use: [], shift: 0, remote: null, mine: '' })

export function usesModule({ id: robot, seat }: Robot, module: ModuleId, rule: RuleId = 'VT-MOD-9'): void {
  tell?.({ kind: 'module', rule, robot, seat, module, uses: `module ${module}` })
}

/** VT-ASK-2 Right before a die is activated its operator decides on all modules for it at once; asked only if there is a choice. */
export function declare(g: Volt, notes: Activation): Flow {
  const robot = g.robots[notes.robot]
  const die = robot.dice[notes.die]!
  const { left, right, champion } = robot
  if (!couldUse(robot, die, left) && !couldUse(robot, die, right) && !couldUse(robot, die, champion)) return undefined
  const candidates = declarations(g, robot, die)
  if (candidates.length === 1) return undefined
  const usable = candidates.filter((declared) => forbidsUse(g, robot, die, declared) === null)
  const legal = usable.filter((declared) => !contraryToSettings(g, robot, die, declared))
  if (legal.length > 1) return call(declaration, { robot: robot.id, die: notes.die }, 'declared')
  notes.declared = legal[0]!
  if (usable.length > 1) for (const module of settingsThatAnswered(g, robot, die, usable)) answeredBySetting(robot, module)
  return undefined
}

/** VT-ASK-1 The settings without which the operator would have been asked. All others stay secret: they decided nothing. */
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
  /** VT-DEC-7 No module but those that are set to be used. */
  absent: (_g, _notes, _seat, legal) => legal.reduce((least, each) => (each.use.length < least.use.length ? each : least)),
  choose: (_g, _notes, _seat, declared) => answer(declared),
})

const dieOf = (g: Volt, notes: { robot: RobotId; die: number }): Die => g.robots[notes.robot].dice[notes.die]!

/** Whether a module could be used with this die at all, going by colour and number; cheap, and never wrongly false. */
function couldUse(robot: Robot, die: Die, module: ModuleId | null): boolean {
  if (module === null) return false
  if (module === 'MINES') return die.color === 'blue' || couldMove(robot, die)
  const { die: needs, settings } = MODULES[module]
  if (needs === null || settings.length === 0 || die.value < needs[1] || die.value > needs[2]) return false
  return needs[0] === die.color || (needs[0] === 'blue' && couldMove(robot, die))
}
const couldMove = (robot: Robot, die: Die): boolean => has(robot, 'MOBILITY') && die.value <= MODULES.MOBILITY.die![2]

/** Ways to use one module: none for those that are not declared, several where it has parameters. */
function waysToUse(g: Volt, robot: Robot, die: Die, module: ModuleId): Declaration[] {
  const using = { ...plainDeclaration(die), use: [module] }
  if (module === 'SWIVEL HEAD') return [-2, -1, 1, 2].map((shift) => ({ ...using, shift }))
  if (module === 'REMOTE CONTROL') return remotesFor(g, robot, die).map((remote) => ({ ...using, remote }))
  if (module === 'MINES') return minesToLay(g, robot).map((mine) => ({ ...using, mine }))
  return [using]
}

/** VT-MINE-3 From the card, or with an empty card one of the own mines in the arena. */
const minesToLay = (g: Volt, robot: Robot): string[] =>
  minesOnCard(g, robot) > 0 ? [LAY] : g.mines.filter((mine) => mine.owner === robot.id).map((mine) => mine.at)

/** Every combination of modules whose colour and number fit; the first is to use none. */
function declarations(g: Volt, robot: Robot, die: Die): Declaration[] {
  let found = [plainDeclaration(die)]
  for (const module of equipped(robot)) {
    if (!couldUse(robot, die, module)) continue
    const ways = waysToUse(g, robot, die, module)
    found = found.flatMap((base) => [base, ...ways.map((way) => join(base, way))])
  }
  return found
}

const join = (a: Declaration, b: Declaration): Declaration => ({
  ...a,
  use: [...a.use, ...b.use],
  shift: a.shift + b.shift,
  remote: a.remote ?? b.remote,
  mine: a.mine === '' ? b.mine : a.mine,
})

/** Modules of the wrong colour or number, or without any way to use them. */
function temptingDeclarations(g: Volt, robot: Robot, die: Die): Declaration[] {
  return equipped(robot).flatMap((module) => {
    if (MODULES[module].settings.length === 0 || (MODULES[module].die === null && module !== 'MINES')) return []
    const ways = waysToUse(g, robot, die, module)
    if (ways.length === 0) return [{ ...plainDeclaration(die), use: [module] }]
    return couldUse(robot, die, module) ? [] : ways
  })
}

/** The rule against a declaration, or null. Settings count as rules: whoever wants otherwise changes them first. */
export const forbidsDeclaration = (g: Volt, robot: Robot, die: Die, declared: Declaration): RefusalId | null =>
  forbidsUse(g, robot, die, declared) ?? (contraryToSettings(g, robot, die, declared) ? 'VT-ASK-1' : null)

/** The rule against using these modules together with this die, whatever the settings say. */
export function forbidsUse(g: Volt, robot: Robot, die: Die, declared: Declaration): RefusalId | null {
  let instead = 0
  for (const module of declared.use) {
    const forbidden = module === 'MINES' ? forbidsLaying(die, declared) : forbidsModule(g, robot, die, declared, module)
    if (forbidden !== null) return forbidden
    if (MODULES[module].instead === 'firing') instead++
  }
  return instead > 1 ? 'VT-ACT-6' : null
}

const forbidsLaying = (die: Die, declared: Declaration): RefusalId | null =>
  (die.color === 'blue' || declared.use.includes('MOBILITY')) && declared.mine !== '' ? null : 'VT-MINE-2'

/** VT-MOD-10 colour, range and once per control unit; then what VT-ASK-4 asks of each module. */
function forbidsModule(g: Volt, robot: Robot, die: Die, declared: Declaration, module: ModuleId): RefusalId | null {
  const moving = declared.use.includes('MOBILITY')
  const [color, least, most] = MODULES[module].die!
  const serves =
    color === 'blue'
      ? die.color === 'blue' || moving
      : die.color === 'red' && (!moving || module === 'MOBILITY' || module === 'SWIVEL HEAD')
  // Two modules instead of firing exclude each other (VT-ACT-6), which says more than that MOBILITY made the die blue.
  if (!serves && moving && MODULES[module].instead === 'firing') return 'VT-ACT-6'
  if (!serves || die.value < least || die.value > most || robot.used.includes(module)) return 'VT-MOD-10'
  const key = turned(die.key, declared.shift)
  return CONDITIONS[module]?.(g, robot, die, declared, key) ?? null
}

type Condition = (g: Volt, robot: Robot, die: Die, declared: Declaration, key: Dir) => RefusalId | null

/** What a module asks for besides colour and number; the key is the one after a shift. */
const CONDITIONS: Partial<Record<ModuleId, Condition>> = {
  MOBILITY: (_g, _robot, _die, _declared, key) => (isBlueKey(key) ? null : 'VT-ASK-4'),
  'SWIVEL HEAD': (_g, robot, die, { shift }, key) => (shift !== 0 && isFreeKey(robot, die, key) ? null : 'VT-ASK-6'),
  TELEPORT: (g, robot, _die, _declared, key) => needsRobot(g, robot, key),
  'POWER BEAM': (g, robot, _die, { use }, key) =>
    use.some((other) => MODULES[other].instead === 'firing') ? 'VT-FIRE-4' : needsRobot(g, robot, key),
  'REMOTE CONTROL': (g, robot, die, { remote }, key) => needsRobot(g, robot, key) ?? forbidsRemote(g, robot, die, remote),
  'WATER CANNON': (g, robot, _die, _declared, key) => (targetSpace(g, robot.at!, key) === null ? 'VT-ASK-4' : null),
  'SAW BLADE': (_g, _robot, _die, { use }) => (use.includes('JETPACK') ? 'VT-JET-6' : null),
}

/** Whether no other die of the unit lies on a key. */
export const isFreeKey = (robot: Robot, die: Die, key: Dir): boolean =>
  robot.dice.every((other) => other === die || other.unit !== die.unit || other.key !== key)

/** VT-FIRE-2, VT-ASK-4 The first piece in the line of fire must be a robot. */
function needsRobot(g: Volt, robot: Robot, key: Dir): RefusalId | null {
  if (targetRobot(g, robot.at!, key) !== null) return null
  return targetSpace(g, robot.at!, key) === null ? 'VT-ASK-4' : 'VT-FIRE-2'
}
