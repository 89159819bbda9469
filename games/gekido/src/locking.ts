import { COMMANDS, type CommandId } from './content/commands.ts'
import type { Face } from './content/symbols.ts'
import { facesOf, together, subsets, written, type Dice } from './dice.ts'

/** GK-CMD-1..6: which dice may lie locked on a Command, and when it is complete. `own` is the attacker's symbol. */
export function isLockable(command: CommandId, own: Face, locked: Dice): boolean {
  const { groups, ownBanned } = COMMANDS[command]
  if (ownBanned && locked.includes(own)) return false
  const sizes = sizesOf(locked)
  return sizes.length <= groups.length && sizes.every((size, i) => size <= groups[i]!)
}

export function isComplete(command: CommandId, own: Face, locked: Dice): boolean {
  const { groups, ownBanned } = COMMANDS[command]
  if (ownBanned && locked.includes(own)) return false
  const sizes = sizesOf(locked)
  return sizes.length === groups.length && sizes.every((size, i) => size === groups[i]!)
}

/** How many dice of each symbol, most first. */
const sizesOf = (dice: Dice): number[] => facesOf(dice).map((face) => dice.split(face).length - 1).sort((a, b) => b - a)

/** What can be locked in a situation: the sets, their notation, and a set that completes the Command (null if none does). */
export interface Locks {
  sets: readonly Dice[]
  texts: string[]
  /** The same without the empty set: the first lock must hold a die. */
  nonEmpty: string[]
  legal: ReadonlySet<string>
  completing: Dice | null
}

export const lockText = (dice: Dice): string => (dice === '' ? 'lock nothing' : `lock ${written(dice)}`)

/** By Command, own symbol where it matters, locked and free dice: the same few thousand situations come up again and again. */
const memory = new Map<string, Locks>()

export function locksFor(command: CommandId, own: Face, locked: Dice, free: Dice): Locks {
  const key = `${command}${COMMANDS[command].ownBanned ? own : ''}/${locked}/${free}`
  let found = memory.get(key)
  if (found === undefined) {
    const sets = subsets(free).filter((set) => isLockable(command, own, together(locked, set)))
    const texts = sets.map(lockText)
    const completing = sets.find((set) => isComplete(command, own, together(locked, set))) ?? null
    found = { sets, texts, nonEmpty: texts.slice(1), legal: new Set(texts), completing }
    memory.set(key, found)
  }
  return found
}

export const canComplete = (command: CommandId, own: Face, locked: Dice, free: Dice): boolean =>
  locksFor(command, own, locked, free).completing !== null
