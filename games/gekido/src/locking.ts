import { COMMAND_IDS, COMMAND_INDEX, COMMANDS, type CommandId } from './content/commands.ts'
import { FACES, type Face } from './content/symbols.ts'
import { faceIndex, faceSet, facesOf, groupCount, idOf, join, nameOf, plusFace, partsOf, type Dice } from './dice.ts'
import { LOCK_BY_ID } from './options.ts'
import type { OptionOf } from './terms.ts'

/** The table index of a Command, the attacker's symbol and a group of dice. */
const place = (command: CommandId, own: Face, id: number): number => (COMMAND_INDEX[command] * 6 + faceIndex[own]) * groupCount + id

/** Indexed the same way: 0 if the group cannot be locked on the Command, 1 if it can, 2 if it completes the Command. */
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

/** By the same index: the faces of which one more die can be locked, as a set of bits. */
const fitting = new Uint8Array(fits.length)
for (const command of COMMAND_IDS)
  for (const own of FACES)
    for (let id = 0; id < groupCount; id++)
      for (const face of FACES) {
        const more = plusFace(id, faceIndex[face])
        if (more >= 0 && fits[place(command, own, more)]! > 0) fitting[place(command, own, id)]! |= 1 << faceIndex[face]
      }

/** The number of dice of each symbol, largest first. */
function sizesOf(dice: Dice): number[] {
  return facesOf(dice)
    .map((face) => dice.split(face).length - 1)
    .toSorted((a, b) => b - a)
}

/** GK-CMD-1..6: whether dice may be locked together on a Command, and whether they complete it. `own` is the attacker's symbol. */
export const isLockable = (command: CommandId, own: Face, locked: Dice): boolean => fits[place(command, own, idOf(locked))]! > 0
export const isComplete = (command: CommandId, own: Face, locked: Dice): boolean => fits[place(command, own, idOf(locked))] === 2

/** The same check by group number: 0 does not fit, 1 fits, 2 completes. */
export const fitOf = (command: CommandId, own: Face, id: number): number => fits[place(command, own, id)]!

/** GK-ATK-5, GK-ATK-6 Whether any free die fits next to the locked ones. If a set fits, so does each of its dice alone. */
export const fitsSome = (command: CommandId, own: Face, locked: Dice, free: Dice): boolean =>
  (fitting[place(command, own, idOf(locked))]! & faceSet(idOf(free))) !== 0

/** GK-ATK-5, GK-ATK-6 The sets of free dice that fit next to the locked ones, by size. The first lock must contain a die. */
export function setsThatFit(command: CommandId, own: Face, locked: Dice, free: Dice, isFirst: boolean): OptionOf<'lock'>[] {
  const at = place(command, own, 0)
  const id = idOf(locked)
  const list: OptionOf<'lock'>[] = []
  for (const set of partsOf(idOf(free))) if ((set > 0 || !isFirst) && fits[at + join(id, set)]! > 0) list.push(LOCK_BY_ID[set]!)
  return list
}

/** The smallest set of free dice that completes the Command; null if none does. */
export function completingSet(command: CommandId, own: Face, locked: Dice, free: Dice): Dice | null {
  const at = place(command, own, 0)
  const id = idOf(locked)
  for (const set of partsOf(idOf(free))) if (fits[at + join(id, set)] === 2) return nameOf(set)
  return null
}
