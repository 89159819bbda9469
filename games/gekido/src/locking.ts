import { COMMAND_IDS, COMMAND_INDEX, COMMANDS, type CommandId } from './content/commands.ts'
import { FACES, type Face } from './content/symbols.ts'
import { faceIndex, facesOf, groupCount, idOf, joined, nameOf, plusFace, subsets, type Dice } from './dice.ts'
import { LOCK } from './options.ts'
import type { OptionOf } from './terms.ts'

/** The table index of a Command, the attacker's symbol and a group of dice. */
const place = (command: CommandId, own: Face, id: number): number => (COMMAND_INDEX[command] * 6 + faceIndex[own]) * groupCount + id

/** By index: 0 if the group cannot be locked on the Command, 1 if it can, 2 if it completes the Command. */
const fits = new Uint8Array(COMMAND_IDS.length * 6 * groupCount)
for (const command of COMMAND_IDS) {
  const { groups, ownBanned } = COMMANDS[command]
  for (let id = 0; id < groupCount; id++) {
    const sizes = sizesOf(nameOf(id))
    if (sizes.length > groups.length || sizes.some((size, i) => size > groups[i]!)) continue
    const complete = sizes.length === groups.length && sizes.every((size, i) => size === groups[i]!)
    for (const own of FACES) if (!(ownBanned && nameOf(id).includes(own))) fits[place(command, own, id)] = complete ? 2 : 1
  }
}

/** How many dice of each symbol, most first. */
function sizesOf(dice: Dice): number[] {
  return facesOf(dice)
    .map((face) => dice.split(face).length - 1)
    .toSorted((a, b) => b - a)
}

/** GK-CMD-1..6: whether dice may lie locked on a Command, and whether they complete it. `own` is the attacker's symbol. */
export const isLockable = (command: CommandId, own: Face, locked: Dice): boolean => fits[place(command, own, idOf(locked))]! > 0
export const isComplete = (command: CommandId, own: Face, locked: Dice): boolean => fits[place(command, own, idOf(locked))] === 2

/** The same check by group number: 0 does not fit, 1 fits, 2 completes. */
export const fitOf = (command: CommandId, own: Face, id: number): number => fits[place(command, own, id)]!

/** GK-ATK-5, GK-ATK-6 Whether some free die fits beside the locked ones. If a set fits, so does each of its dice alone. */
export function fitsSome(command: CommandId, own: Face, locked: Dice, free: Dice): boolean {
  const at = place(command, own, 0)
  const id = idOf(locked)
  for (let i = 0; i < free.length; i++) if (fits[at + plusFace(id, faceIndex[free[i] as Face])]! > 0) return true
  return false
}

/** What can be locked in a situation; the first lock must hold a die. */
interface Locks {
  any: readonly OptionOf<'lock'>[]
  nonEmpty: readonly OptionOf<'lock'>[]
  /** The smallest set that completes the Command; null if none does. */
  completing: Dice | null
}

/** Cached: play visits the same few thousand situations. */
const memory = new Map<number, Locks>()

export function locksFor(command: CommandId, own: Face, locked: Dice, free: Dice): Locks {
  const at = place(command, own, 0)
  const id = idOf(locked)
  const key = (at + id) * groupCount + idOf(free)
  let found = memory.get(key)
  if (found === undefined) {
    const sets = subsets(free)
    const any = sets.flatMap((set) => (fits[at + joined(id, set)]! > 0 ? [LOCK[set]!] : []))
    const completing = sets.find((set) => fits[at + joined(id, set)] === 2) ?? null
    memory.set(key, (found = { any, nonEmpty: any.slice(1), completing }))
  }
  return found
}
