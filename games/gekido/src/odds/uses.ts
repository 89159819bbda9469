import { COMMAND_IDS, type CommandId } from '../content/commands.ts'
import type { EffectName } from '../content/effects.ts'
import { FACES, SYMBOLS, type Face } from '../content/symbols.ts'
import { apart, idOf, subsets, withDie, withoutDie, type Dice } from '../dice.ts'
import { isLockable } from '../locking.ts'
import { chanceOf, termsOf } from './situation.ts'
import { solverFor, type Helper } from './solver.ts'
import type { Situation } from '../shapes.ts'

/** Effects that the solver can keep at hand for later rolls. */
export const helperOf = (does: EffectName): Helper => (HELD.has(does) ? (does as Helper) : 'none')
const HELD: ReadonlySet<string> = new Set<Helper>(['flip', 'setOwn', 'setBot', 'setAny', 'fourthRoll', 'sixthDie', 'respin'])

const plain = (at: Situation, command: CommandId): number => chanceOf(at, command, 'none')

/** The average chance after rolling this many dice in addition to those kept, with a helper from this roll on or from a later one. */
export const rolled = (at: Situation, kept: Dice, dice: number, command: CommandId, helper: Helper = 'none', isOpen = true): number =>
  solverFor(command, at.own, at.enemy, helper).falling(idOf(at.locked), idOf(kept), dice, at.left, termsOf(at), isOpen)

export const turnTo = (at: Situation, die: Face, to: Face, command: CommandId): number =>
  plain({ ...at, free: withDie(withoutDie(at.free!, die), to) }, command)

/** The attacker takes the best of several chances, the defender the worst. */
const pick = (attacking: boolean, chances: readonly number[]): number => (attacking ? Math.max(0, ...chances) : Math.min(1, ...chances))

type Use = (at: Situation, die: Face, attacking: boolean, command: CommandId) => number

const toOneOf =
  (faces: (at: Situation) => readonly Face[]): Use =>
  (at, die, attacking, command) =>
    pick(
      attacking,
      faces(at)
        .filter((face) => face !== die)
        .map((face) => turnTo(at, die, face, command)),
    )

/** Effects that change the chance at once, no matter which player uses them. */
const USES: Readonly<Partial<Record<EffectName, Use>>> = {
  flip: (at, die, _attacking, command) => turnTo(at, die, SYMBOLS[die].opposite, command),
  setOwn: (at, die, _attacking, command) => turnTo(at, die, at.own, command),
  setBot: toOneOf((at) => [at.own, at.enemy]),
  setAny: toOneOf(() => FACES),
  fourthRoll: (at, _die, _attacking, command) => plain({ ...at, left: at.left + 1 }, command),
  sixthDie: (at, _die, _attacking, command) => rolled(at, at.free!, 1, command),
  respin: (at, _die, _attacking, command) =>
    pick(
      true,
      subsets(at.free!)
        .slice(1)
        .map((dice) => rolled(at, apart(at.free!, dice), dice.length, command)),
    ),
  rerollOne: (at, die, _attacking, command) => rolled(at, withoutDie(at.free!, die), 1, command),
  rerollAll: (at, _die, _attacking, command) => rolled(at, '', at.free!.length, command),
  withhold: (at, _die, _attacking, command) => plain({ ...at, withheld: true }, command),
}

/** The chance after the attacker or the defender uses an effect now, with no other effect afterwards. */
export const chanceAfterUse = (at: Situation, does: EffectName, die: Face | '', attacking: boolean, command: CommandId): number =>
  (USES[does] ?? ((same) => plain(same, command)))(at, die as Face, attacking, command)

/** Returns the chances after Switch Attack to a Command: with these dice kept, and with the best subset that fits. */
export const chanceKeeping = (at: Situation, command: CommandId, kept: Dice): number => plain({ ...at, command, locked: kept }, command)

export const chanceSwitching = (at: Situation, command: CommandId): number =>
  pick(
    true,
    subsets(at.locked)
      .filter((kept) => isLockable(command, at.own, kept))
      .map((kept) => chanceKeeping(at, command, kept)),
  )

export const otherCommands = (at: Situation): readonly CommandId[] => COMMAND_IDS.filter((command) => command !== at.command)
