import type { RuleId } from '@robodrome/kernel'
import { turned, type Dir } from '../arena.ts'
import type { Line } from '../content/effects.ts'
import { moduleOf, type Boxed, type Piece } from '../content.ts'
import type { ModuleId } from '../content/modules.ts'
import { codeOf, type Declared } from '../moments.ts'
import type { Die, Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Declaration, RefusalId } from '../terms.ts'
import { equipped, targetRobot, targetSpace } from '../vocabulary.ts'

/** The declaration that uses no module with a die. */
export const plainDeclaration = ({ color }: Die): Declaration => ({ kind: 'declare', color, use: [], shift: 0, remote: null, mine: '' })

export function usesModule({ id: robot, seat }: Robot, module: ModuleId, rule: RuleId = 'VT-MOD-9'): void {
  tell?.({ kind: 'module', rule, robot, seat, module, uses: `module ${module}` })
}

/** Moments of modules that are declared with a die; other modules are asked about at their own moments. */
const DECLARED: readonly string[] = ['declare', 'insteadOfFiring', 'insteadOfMoving', 'moving', 'leaving', 'shot', 'moved']

/** A module's effects at declaration, computed once because many declarations are tried. */
interface Use {
  die: Piece['die']
  instead: Piece['instead']
  /** Each declared effect with its code; empty for a module that is not declared. */
  effects: readonly [Declared<Line>, Line][]
  /** Whether it makes a red die move its robot. */
  moves: boolean
  /** Whether the die is shifted before anything else. */
  shifts: boolean
  /** Whether its effects list their ways to be used: there may be several, or none. */
  hasWays: boolean
  /** Whether using it is reported only if it has an effect. */
  quiet: boolean
}
const USES = new WeakMap<Piece, Use>()
export function useOf(g: Boxed, id: ModuleId): Use {
  const module = moduleOf(g, id)
  let use = USES.get(module)
  if (use === undefined) USES.set(module, (use = newUse(module)))
  return use
}

function newUse({ die, instead, lines }: Piece): Use {
  const declared = lines.filter(({ at }) => DECLARED.includes(at))
  const effects = declared.map((line): [Declared<Line>, Line] => [codeOf(line.at, line) as Declared<Line>, line])
  return {
    die,
    instead,
    effects,
    moves: lines.some((line) => line.at === 'insteadOfFiring' && codeOf(line.at, line).moves === true),
    shifts: lines.some(({ at }) => at === 'declare'),
    hasWays: effects.some(([{ ways }]) => ways !== undefined),
    quiet: effects.some(([{ quiet }]) => quiet === true),
  }
}

/** Whether one of these modules makes a red die move its robot. */
export function movesWith(g: Boxed, use: readonly ModuleId[]): boolean {
  for (let i = 0; i < use.length; i++) if (useOf(g, use[i]!).moves) return true
  return false
}

/** Whether a module might fit this die by colour and number: a cheap test that is false only if the module cannot be used. */
export function couldUse(g: Boxed, robot: Robot, die: Die, module: ModuleId | null): boolean {
  if (module === null) return false
  const { die: needs, effects } = useOf(g, module)
  if (effects.length === 0) return false
  // A module that needs no die can be used with any move.
  if (needs === null) return die.color === 'blue' || couldMove(g, robot, die)
  if (die.value < needs[1] || die.value > needs[2]) return false
  return needs[0] === die.color || (needs[0] === 'blue' && couldMove(g, robot, die))
}
const couldMove = (g: Boxed, { left, right, champion }: Robot, die: Die): boolean =>
  movesIf(g, left, die) || movesIf(g, right, die) || movesIf(g, champion, die)
function movesIf(g: Boxed, module: ModuleId | null, { value }: Die): boolean {
  if (module === null) return false
  const { moves, die: needs } = useOf(g, module)
  return moves && (needs === null || (value >= needs[1] && value <= needs[2]))
}

/** Lists the ways to use one module: several if its effects have parameters. */
export function waysToUse(g: Volt, robot: Robot, die: Die, module: ModuleId): Declaration[] {
  let found: Declaration[] = [{ ...plainDeclaration(die), use: [module] }]
  const { hasWays, effects } = useOf(g, module)
  if (!hasWays) return found
  for (const [code, line] of effects) {
    const ways = code.ways?.(g, robot, die, line)
    if (ways !== undefined) found = found.flatMap((base) => ways.map((way) => ({ ...base, ...way })))
  }
  return found
}

/** Lists every combination of modules that fit by colour and number; the first uses none. */
export function declarations(g: Volt, robot: Robot, die: Die): Declaration[] {
  let found = [plainDeclaration(die)]
  for (const module of equipped(robot)) {
    if (!couldUse(g, robot, die, module)) continue
    const ways = waysToUse(g, robot, die, module)
    found = found.flatMap((base) => [base, ...ways.map((way) => join(base, way))])
  }
  return found
}

const join = (a: Declaration, b: Declaration): Declaration => ({
  kind: 'declare',
  color: a.color,
  use: a.use.concat(b.use),
  shift: a.shift + b.shift,
  remote: a.remote ?? b.remote,
  mine: a.mine === '' ? b.mine : a.mine,
})

/** Returns the rule that forbids using these modules together with this die, regardless of settings. */
export function forbidsUse(g: Volt, robot: Robot, die: Die, declared: Declaration): RefusalId | null {
  if (declared.use.length === 0) return null
  const key = turned(die.key, declared.shift)
  const moving = movesWith(g, declared.use)
  let instead = 0
  for (const module of declared.use) {
    const use = useOf(g, module)
    const forbidden = forbidsDie(robot, die, module, use, moving) ?? forbidsEffects(g, robot, die, declared, use, key)
    if (forbidden !== null) return forbidden
    if (use.instead === 'firing') instead++
  }
  return instead > 1 ? 'VT-ACT-6' : null
}

/** Checks what VT-ASK-4 requires of each module apart from its die. The key is the one after a shift. */
function forbidsEffects(g: Volt, robot: Robot, die: Die, declared: Declaration, { effects }: Use, key: Dir): RefusalId | null {
  for (const [code, line] of effects) {
    const forbidden = code.forbids?.(g, robot, die, declared, key, line) ?? null
    if (forbidden !== null) return forbidden
  }
  return null
}

/**
 * VT-MOD-10 Checks colour, range and the limit of once per control unit. `moving` means that one of the modules used makes the die move its
 * robot.
 */
function forbidsDie(
  robot: Robot,
  die: Die,
  module: ModuleId,
  { die: needs, instead, moves, shifts }: Use,
  moving: boolean,
): RefusalId | null {
  if (needs === null) return null
  const [color, least, most] = needs
  const serves = color === 'blue' ? die.color === 'blue' || moving : die.color === 'red' && (!moving || moves || shifts)
  // Two modules that replace firing exclude each other (VT-ACT-6). This reason takes precedence over the one that a module turned the die
  // blue.
  if (!serves && moving && instead === 'firing') return 'VT-ACT-6'
  return !serves || die.value < least || die.value > most || robot.used.includes(module) ? 'VT-MOD-10' : null
}

/** Whether no other die of the unit is on a key. */
export const isFreeKey = (robot: Robot, die: Die, key: Dir): boolean =>
  robot.dice.every((other) => other === die || other.unit !== die.unit || other.key !== key)

/** VT-FIRE-2, VT-ASK-4 The first piece in the line of fire must be a robot. */
export function needsRobot(g: Volt, robot: Robot, key: Dir): RefusalId | null {
  if (targetRobot(g, robot.at!, key) !== null) return null
  return targetSpace(g, robot.at!, key) === null ? 'VT-ASK-4' : 'VT-FIRE-2'
}
