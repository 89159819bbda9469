import { COMMANDS, FACES, type CommandId, type Face } from '@robodrome/gekido/page'

/** A space of a Command: with a locked die, waiting for a known symbol, or for any. */
export type Slot = { face: Face | null; filled: boolean }

/** The spaces of a Command with the dice that lie on it. */
export function slotsOf(command: CommandId, locked: string, own: Face): Slot[] {
  const { groups, ownBanned } = COMMANDS[command]
  if (ownBanned) {
    const missing = FACES.filter((face) => face !== own && !locked.includes(face))
    return [...[...locked].map((face) => ({ face: face as Face, filled: true })), ...missing.map((face) => ({ face, filled: false }))]
  }
  const counts = FACES.map((face) => ({ face, count: locked.split(face).length - 1 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return groups.flatMap((size, i) =>
    Array.from({ length: size }, (_, n) => ({ face: counts[i]?.face ?? null, filled: n < (counts[i]?.count ?? 0) })),
  )
}
