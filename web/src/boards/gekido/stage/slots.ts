import { COMMANDS, FACES, type CommandId, type Face } from '@robodrome/gekido/page'

/** A space of a Command: with a locked or picked die, or waiting for a known symbol, or for any. */
export type Slot = { face: Face | null; state: 'locked' | 'picked' | 'needed' }

const countOf = (dice: string, face: Face): number => dice.split(face).length - 1

/** The spaces of a Command with their locked and picked dice. */
export function slotsOf(command: CommandId, locked: string, picked: string, own: Face): Slot[] {
  const { groups, ownBanned } = COMMANDS[command]
  const state = (face: Face, n: number): Slot['state'] =>
    n < countOf(locked, face) ? 'locked' : n < countOf(locked + picked, face) ? 'picked' : 'needed'
  if (ownBanned) return FACES.filter((face) => face !== own).map((face) => ({ face, state: state(face, 0) }))
  const faces = FACES.filter((face) => (locked + picked).includes(face)).toSorted(
    (a, b) => countOf(locked + picked, b) - countOf(locked + picked, a),
  )
  return groups.flatMap((size, i) =>
    Array.from({ length: size }, (_, n): Slot =>
      faces[i] ? { face: faces[i], state: state(faces[i], n) } : { face: null, state: 'needed' },
    ),
  )
}
