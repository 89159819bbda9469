import type { Any } from '@robodrome/kernel'
import { STANDARD } from './content/box.ts'
import { COMMANDS } from './content/commands.ts'

/** Counts up whenever saved positions change their form. */
export const VERSION = 2

/** What damages came from, as version 1 called it in English. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ...Object.values(COMMANDS).map(({ id, name }) => [name, `command ${id}`] as const),
  ['Attack Upgrade', 'upgrade ATTACK'],
  ['Defense Upgrade', 'upgrade DEFENSE'],
])

const renamed = (part: Any): void => {
  if (part.rule === 'GK-HIT-6') part.of = 'jolt'
  else if (part.rule === 'GK-MALF-1' && part.of === 'card C15') part.of = 'feedback'
  else part.of = SOURCES.get(part.of) ?? part.of
}

export const migrations: Readonly<Record<number, (old: Any) => void>> = {
  /** Positions name their box, and the parts of a damage are ids. */
  1(old) {
    old.box = STANDARD.id
    old.attack?.parts.forEach(renamed)
    for (const { notes } of old.stack) notes.parts?.forEach(renamed)
  },
}
