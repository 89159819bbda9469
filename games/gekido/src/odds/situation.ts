import { COMMAND_IDS, type CommandId } from '../content/commands.ts'
import { idOf, join, nameOf, partsOf, sizeOf, type Dice } from '../dice.ts'
import { fitOf } from '../locking.ts'
import { solverFor, type Helper, type Terms } from './solver.ts'
import type { Row, Situation } from '../shapes.ts'

/** Damage the attacker would deal and suffer with each Command. */
export type Numbers = Readonly<Record<CommandId, { damage: number; malfunction: number }>>

/** Computes a value for each Command. */
export const byCommand = <T>(value: (command: CommandId) => T): Record<CommandId, T> => ({
  TWO_PAIRS: value('TWO_PAIRS'),
  THREE_KIND: value('THREE_KIND'),
  FULL_HOUSE: value('FULL_HOUSE'),
  FOUR_KIND: value('FOUR_KIND'),
  FIVE_DIFF: value('FIVE_DIFF'),
  FIVE_KIND: value('FIVE_KIND'),
})

export const termsOf = (at: Situation): Terms => ({ first: at.first, joining: at.withheld ? 1 : 0 })

/** Lists the Commands still possible; before one is named, these are all of them. */
export const openCommands = (at: Situation): readonly CommandId[] => (at.command === null ? COMMAND_IDS : [at.command])

/** The chance to complete a Command, with a helper that can be used on this roll or any later one. */
export function chanceOf(at: Situation, command: CommandId, helper: Helper): number {
  const solver = solverFor(command, at.own, at.enemy, helper)
  const terms = termsOf(at)
  if (at.free === null) return solver.first(5 - terms.joining, at.left, terms.joining)
  return solver.after(idOf(at.locked), idOf(at.free), at.left, terms)
}

/** The same chance if it is too late to use the helper on the current dice. */
export const chanceClosed = (at: Situation, command: CommandId, helper: Helper): number =>
  solverFor(command, at.own, at.enemy, helper).closed(idOf(at.locked), idOf(at.free!), at.left, termsOf(at))

/** The chance for any given free dice, with a helper that can be used on them or only later. */
export function fallChances(at: Situation, command: CommandId, helper: Helper, isOpen: boolean): (free: Dice) => number {
  const solver = solverFor(command, at.own, at.enemy, helper)
  const [locked, terms] = [idOf(at.locked), termsOf(at)]
  return (free) => (isOpen ? solver.after(locked, idOf(free), at.left, terms) : solver.closed(locked, idOf(free), at.left, terms))
}

/** The chance to complete a Command after locking a set of free dice, with a helper for later rolls. */
export function lockChances(at: Situation, command: CommandId, helper: Helper = 'none'): (set: Dice) => number {
  const solver = solverFor(command, at.own, at.enemy, helper)
  const [locked, free, terms] = [idOf(at.locked), idOf(at.free ?? ''), termsOf(at)]
  return (set) => solver.locking(locked, free, idOf(set), at.left, terms)
}

/** The best lock; ties go to the lock with the most dice. */
function bestLock(at: Situation, command: CommandId): Dice | null {
  if (at.free === null) return null
  const solver = solverFor(command, at.own, at.enemy, 'none')
  const [locked, free] = [idOf(at.locked), idOf(at.free)]
  let best: number | null = null
  let most = -1
  for (const set of partsOf(free)) {
    if ((set === 0 && at.first) || fitOf(command, at.own, join(locked, set)) === 0) continue
    const chance = solver.locking(locked, free, set, at.left, termsOf(at))
    if (chance > most || (chance === most && best !== null && sizeOf(set) > sizeOf(best))) {
      most = chance
      best = set
    }
  }
  return best === null ? null : nameOf(best)
}

export function rowOf(command: CommandId, chance: number, lock: Dice | null, { damage, malfunction }: Numbers[CommandId]): Row {
  return { command, chance, lock, damage, malfunction, dealt: chance * damage, suffered: (1 - chance) * malfunction }
}

export const rowsOf = (at: Situation, numbers: Numbers): Row[] =>
  openCommands(at).map((command) => rowOf(command, chanceOf(at, command, 'none'), bestLock(at, command), numbers[command]))
