import type { Origin } from './program.ts'

export const SCRAP_KINDS = ['POWER CORE', 'OVERCHARGE', 'RELOCATE', 'SURGE'] as const
export type ScrapKind = (typeof SCRAP_KINDS)[number]

/** The twelve scrap tokens. The four effects come from the rulebook; names and counts are our own design. */
export const SCRAP: Readonly<Record<ScrapKind, { count: number; text: string; rule: string; source: Origin }>> = {
  'POWER CORE': { count: 3, text: 'Counts as 1 core from the moment it is picked up.', rule: 'AB-PICK-6', source: 'book' },
  OVERCHARGE: { count: 3, text: 'At an action point of your own turn: gain 3 energy.', rule: 'AB-SCRAP-2', source: 'book' },
  RELOCATE: {
    count: 3,
    text: 'At an action point of your own turn: put a friendly bot on any empty space, or its own, with any rotation.',
    rule: 'AB-SCRAP-3',
    source: 'book',
  },
  SURGE: { count: 3, text: 'After a roll with dice of yours: set one of them to 6.', rule: 'AB-SCRAP-4', source: 'book' },
}

/** The energy from OVERCHARGE (AB-SCRAP-2). */
export const OVERCHARGE_ENERGY = 3

/** All tokens, in a fixed order. */
export const ALL_SCRAP: readonly ScrapKind[] = SCRAP_KINDS.flatMap((kind) => Array<ScrapKind>(SCRAP[kind].count).fill(kind))
