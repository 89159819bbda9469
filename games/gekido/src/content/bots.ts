import type { CommandId } from './commands.ts'
import type { PowerId } from './powers.ts'
import type { Provenance } from './origin.ts'
import type { Face } from './symbols.ts'

export const BOT_IDS = ['VREX', 'SLICER', 'TETSU', 'OVER', 'PYTRON', 'MEOW'] as const
/** The Bots of this edition; a box may bring others. */
export type StandardBot = (typeof BOT_IDS)[number]
export type BotId = string
export type Mode = 'standard' | 'duel'

/** One side of a Control Panel. */
export interface Panel {
  /** Structure dice, each starting at 6. */
  dice: number
  /** Hand limit; 0 in Duel, which has no cards. */
  hand: number
  /** Armor spaces. */
  armor: number
  /** Damage the attacker deals on success, and suffers on a malfunction. */
  attack: Readonly<Record<CommandId, readonly [damage: number, malfunction: number]>>
  /** What each Structure die grants when it is lost, top first: U Upgrade, P Power, A Armor, C Card, X extra Charge. */
  bonus: readonly string[]
  /** The Charges each Power has when unlocked; this is also its maximum. */
  powers: Readonly<Record<PowerId, number>>
  from: Provenance
}

export interface Bot {
  id: BotId
  name: string
  symbol: Face
  upgrade: 'ATTACK' | 'DEFENSE'
  standard: Panel
  duel: Panel
  from: Provenance
}

type Numbers = readonly [number, number]

const attacks = (...numbers: readonly [Numbers, Numbers, Numbers, Numbers, Numbers, Numbers]): Panel['attack'] => ({
  TWO_PAIRS: numbers[0],
  THREE_KIND: numbers[1],
  FULL_HOUSE: numbers[2],
  FOUR_KIND: numbers[3],
  FIVE_DIFF: numbers[4],
  FIVE_KIND: numbers[5],
})

const ours: Provenance = { '*': 'designed' }
const symbolInBook: Provenance = { '*': 'designed', name: 'book', symbol: 'book' }

export const BOTS: Readonly<Record<StandardBot, Bot>> = {
  /** Hits hardest with the big Commands and has average toughness. */
  VREX: {
    id: 'VREX',
    name: 'V-REX',
    symbol: 'D',
    upgrade: 'ATTACK',
    from: { ...symbolInBook, upgrade: 'book' },
    standard: {
      dice: 6,
      hand: 3,
      armor: 2,
      attack: attacks([2, 1], [3, 2], [7, 4], [9, 5], [11, 6], [14, 7]),
      bonus: ['U', 'P', 'AC', 'UC', 'PA', ''],
      powers: { FLIP: 3, EXTRA_DIE: 2, SURGE: 1 },
      from: { ...ours, 'bonus.0': 'book', 'powers.FLIP': 'book' },
    },
    duel: {
      dice: 4,
      hand: 0,
      armor: 0,
      attack: attacks([3, 2], [4, 3], [7, 4], [9, 5], [11, 6], [14, 7]),
      bonus: ['U', 'P', 'P', ''],
      powers: { FLIP: 3, EXTRA_DIE: 2, SURGE: 1 },
      from: ours,
    },
  },
  /** A pure fighter of moderate toughness whose attacks often backfire. */
  SLICER: {
    id: 'SLICER',
    name: 'Slicer',
    symbol: 'P',
    upgrade: 'ATTACK',
    from: symbolInBook,
    standard: {
      dice: 6,
      hand: 3,
      armor: 2,
      attack: attacks([3, 1], [4, 2], [6, 3], [8, 4], [10, 5], [12, 6]),
      bonus: ['AC', 'P', 'AC', 'P', 'UX', ''],
      powers: { EXTRA_ROLL: 3, SURGE: 2, ANY_DIE: 2 },
      from: { ...ours, 'attack.FOUR_KIND': 'book' },
    },
    duel: {
      dice: 4,
      hand: 0,
      armor: 0,
      attack: attacks([3, 1], [4, 2], [6, 3], [8, 4], [10, 5], [12, 6]),
      bonus: ['P', 'U', 'P', ''],
      powers: { EXTRA_ROLL: 3, SURGE: 1, ANY_DIE: 1 },
      from: ours,
    },
  },
  /** The toughest Bot: it has a seventh die, unlocks Armor first, and prevents damage. */
  TETSU: {
    id: 'TETSU',
    name: 'Tetsubot',
    symbol: 'C',
    upgrade: 'DEFENSE',
    from: symbolInBook,
    standard: {
      dice: 7,
      hand: 3,
      armor: 2,
      attack: attacks([2, 1], [5, 3], [6, 3], [7, 4], [10, 5], [12, 6]),
      bonus: ['A', 'C', 'P', 'C', 'P', 'U', ''],
      powers: { PREVENT4: 2, FORCE_REROLL: 2, EXTRA_ROLL: 2 },
      from: ours,
    },
    duel: {
      dice: 5,
      hand: 0,
      armor: 2,
      attack: attacks([2, 1], [3, 2], [5, 2], [7, 3], [8, 4], [10, 5]),
      bonus: ['A', 'P', 'X', 'A', ''],
      powers: { PREVENT4: 2, EXTRA_ROLL: 2 },
      from: ours,
    },
  },
  /** Hits softly, but defends well and takes few risks. */
  OVER: {
    id: 'OVER',
    name: 'Overclock',
    symbol: 'X',
    upgrade: 'DEFENSE',
    from: symbolInBook,
    standard: {
      dice: 6,
      hand: 4,
      armor: 1,
      attack: attacks([2, 0], [4, 1], [6, 1], [7, 2], [9, 3], [11, 4]),
      bonus: ['U', 'P', 'C', 'P', 'C', ''],
      powers: { OPP_REROLL: 3, PREVENT4: 2, SWITCH: 3 },
      from: ours,
    },
    duel: {
      dice: 4,
      hand: 0,
      armor: 0,
      attack: attacks([2, 0], [3, 0], [5, 1], [6, 2], [8, 3], [10, 4]),
      bonus: ['U', 'P', 'PX', ''],
      powers: { OPP_REROLL: 3, PREVENT4: 2, SWITCH: 2 },
      from: ours,
    },
  },
  /** Has weak basic attacks, little Structure, and the most ways to change dice. */
  PYTRON: {
    id: 'PYTRON',
    name: 'Pytron',
    symbol: 'S',
    upgrade: 'DEFENSE',
    from: symbolInBook,
    standard: {
      dice: 6,
      hand: 5,
      armor: 1,
      attack: attacks([2, 1], [3, 2], [6, 2], [8, 4], [10, 4], [12, 5]),
      bonus: ['PC', 'U', 'PC', 'UC', 'PX', ''],
      powers: { OPP_REROLL: 3, ANY_DIE: 2, FORCE_REROLL: 2, EXTRA_DIE: 3 },
      from: ours,
    },
    duel: {
      dice: 4,
      hand: 0,
      armor: 0,
      attack: attacks([2, 1], [4, 1], [6, 2], [8, 4], [10, 4], [12, 5]),
      bonus: ['P', 'P', 'UP', ''],
      powers: { ANY_DIE: 2, OPP_REROLL: 3, FORCE_REROLL: 2 },
      from: ours,
    },
  },
  /** Weak in combat, but rich in tricks. */
  MEOW: {
    id: 'MEOW',
    name: 'M3-OW',
    symbol: 'T',
    upgrade: 'ATTACK',
    from: symbolInBook,
    standard: {
      dice: 6,
      hand: 6,
      armor: 2,
      attack: attacks([2, 0], [3, 1], [5, 2], [7, 3], [9, 4], [11, 5]),
      bonus: ['PC', 'A', 'PC', 'U', 'PA', ''],
      powers: { FORCE_REROLL: 2, DRAW5: 2, FLIP: 3, SWITCH: 2 },
      from: ours,
    },
    duel: {
      dice: 4,
      hand: 0,
      armor: 1,
      attack: attacks([2, 1], [4, 1], [6, 2], [7, 3], [9, 4], [11, 5]),
      bonus: ['P', 'A', 'PU', ''],
      powers: { FORCE_REROLL: 2, FLIP: 3, SWITCH: 2 },
      from: ours,
    },
  },
}
