import { COMMAND_IDS, type CommandId } from '../content/commands.ts'
import type { EffectName } from '../content/effects.ts'
import { FACES, SYMBOLS, type Face } from '../content/symbols.ts'
import { apart, rollsOf, subsets, together, withDie, withoutDie, type Dice } from '../dice.ts'
import { isLockable } from '../locking.ts'
import { chanceOf, type Situation } from './situation.ts'
import type { Helper } from './solver.ts'

/** Effects that the solver can keep at hand for later rolls. */
export const helperOf = (does: EffectName): Helper => (HELD.has(does) ? (does as Helper) : 'none')
const HELD: ReadonlySet<string> = new Set<Helper>(['flip', 'setOwn', 'setBot', 'setAny', 'fourthRoll', 'sixthDie', 'respin'])

const plain = (at: Situation, command: CommandId): number => chanceOf(at, command, 'none')

/** So many dice are rolled and lie beside those kept: the chance on average. */
export function rolled(at: Situation, kept: Dice, dice: number, command: CommandId): number {
  let chance = 0
  for (const [faces, ways] of rollsOf(dice)) chance += (ways / 6 ** dice) * plain({ ...at, free: together(kept, faces) }, command)
  return chance
}

export const turnTo = (at: Situation, die: Face, to: Face, command: CommandId): number => plain({ ...at, free: withDie(withoutDie(at.free!, die), to) }, command)

/** The attacker takes the best of several, the defender the worst. */
const pick = (attacking: boolean, chances: readonly number[]): number => (attacking ? Math.max(0, ...chances) : Math.min(1, ...chances))

/** The chance after an effect is used at once, by the attacker or by the defender, with no other effect after it. */
export function chanceAfterUse(at: Situation, does: EffectName, die: Face | '', attacking: boolean, command: CommandId): number {
  const free = at.free ?? ''
  const face = die as Face
  const faces = (to: readonly Face[]): number => pick(attacking, to.filter((each) => each !== face).map((each) => turnTo(at, face, each, command)))
  switch (does) {
    case 'flip':
      return turnTo(at, face, SYMBOLS[face].opposite, command)
    case 'setOwn':
      return turnTo(at, face, at.own, command)
    case 'setBot':
      return faces([at.own, at.enemy])
    case 'setAny':
      return faces(FACES)
    case 'fourthRoll':
      return plain({ ...at, left: at.left + 1 }, command)
    case 'sixthDie':
      return rolled(at, free, 1, command)
    case 'respin':
      return pick(true, subsets(free).slice(1).map((dice) => rolled(at, apart(free, dice), dice.length, command)))
    case 'rerollOne':
      return rolled(at, withoutDie(free, face), 1, command)
    case 'rerollAll':
      return rolled(at, '', free.length, command)
    case 'withhold':
      return plain({ ...at, withheld: true }, command)
    default:
      return plain(at, command)
  }
}

/** After Switch Attack to a Command: the chance with these dice kept, and with the best of those that fit. */
export const chanceKeeping = (at: Situation, command: CommandId, kept: Dice): number => plain({ ...at, command, locked: kept }, command)

export const chanceSwitching = (at: Situation, command: CommandId): number =>
  pick(true, subsets(at.locked).filter((kept) => isLockable(command, at.own, kept)).map((kept) => chanceKeeping(at, command, kept)))

export const otherCommands = (at: Situation): readonly CommandId[] => COMMAND_IDS.filter((command) => command !== at.command)
