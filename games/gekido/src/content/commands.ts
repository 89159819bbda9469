import type { Provenance } from './origin.ts'

/** The six Attack Commands, in the order in which panels list them. */
export const COMMAND_IDS = ['TWO_PAIRS', 'THREE_KIND', 'FULL_HOUSE', 'FOUR_KIND', 'FIVE_DIFF', 'FIVE_KIND'] as const
export type CommandId = (typeof COMMAND_IDS)[number]

/** The index of each Command in that order, for lookup tables. */
export const COMMAND_INDEX: Readonly<Record<CommandId, number>> = {
  TWO_PAIRS: 0,
  THREE_KIND: 1,
  FULL_HOUSE: 2,
  FOUR_KIND: 3,
  FIVE_DIFF: 4,
  FIVE_KIND: 5,
}

export interface Command {
  id: CommandId
  name: string
  /** The number of dice per symbol in a complete Command, largest group first. */
  groups: readonly number[]
  /** Whether the attacker's own symbol is forbidden in the Command. */
  ownBanned: boolean
  /** Tech cards drawn on success. */
  cards: number
  rule: `GK-CMD-${1 | 2 | 3 | 4 | 5 | 6}`
  from: Provenance
}

const book: Provenance = { '*': 'book' }

export const COMMANDS: Readonly<Record<CommandId, Command>> = {
  TWO_PAIRS: { id: 'TWO_PAIRS', name: 'Two Pairs', groups: [2, 2], ownBanned: false, cards: 2, rule: 'GK-CMD-1', from: book },
  THREE_KIND: { id: 'THREE_KIND', name: 'Three of a Kind', groups: [3], ownBanned: false, cards: 1, rule: 'GK-CMD-2', from: book },
  FULL_HOUSE: { id: 'FULL_HOUSE', name: 'Full House', groups: [3, 2], ownBanned: false, cards: 0, rule: 'GK-CMD-3', from: book },
  FOUR_KIND: { id: 'FOUR_KIND', name: 'Four of a Kind', groups: [4], ownBanned: false, cards: 0, rule: 'GK-CMD-4', from: book },
  FIVE_DIFF: { id: 'FIVE_DIFF', name: 'Five Different', groups: [1, 1, 1, 1, 1], ownBanned: true, cards: 0, rule: 'GK-CMD-5', from: book },
  FIVE_KIND: { id: 'FIVE_KIND', name: 'Five of a Kind', groups: [5], ownBanned: false, cards: 0, rule: 'GK-CMD-6', from: book },
}
