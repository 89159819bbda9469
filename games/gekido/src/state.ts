import type { Position, RuleId, Seat } from '@robodrome/kernel'
import type { BotId, Mode } from './content/bots.ts'
import type { CardId } from './content/cards.ts'
import type { CommandId } from './content/commands.ts'
import type { PowerId } from './content/powers.ts'
import type { TileKind } from './content/tiles.ts'
import type { Dice } from './dice.ts'

/** A tile's place, `row,column` from the top left: `0,0`. */
export type Cell = string

/** Nowhere: not yet placed, or destroyed. */
export const NOWHERE: Cell = ''

/** No seat: the Bot damaged itself. */
export const NOBODY = -1

export type LockSide = 'ready' | 'loading'

/** A Bot with its Control Panel and its player's hand. */
export interface BotState {
  bot: BotId
  at: Cell
  /** Values of the remaining Structure dice, topmost first. Empty means destroyed. */
  structure: number[]
  /** Values of the Armor dice by space from the left, 0 for an empty space. */
  armor: number[]
  upgrade: number
  /** Charges of the Powers unlocked so far; 0 means depleted. */
  powers: Record<PowerId, number>
  /** Tech cards, in the order of their ids. */
  hand: CardId[]
  /** Target Lock tokens by the seat of the Bot they show. */
  locks: Record<Seat, LockSide>
}

/** The key of a card, Power or tile in events: `card C01`. */
export type PieceKey = `${'card' | 'power' | 'tile'} ${string}`

/** The source of a number. */
export type Source = PieceKey | `command ${CommandId}` | 'upgrade ATTACK' | 'upgrade DEFENSE' | 'feedback' | 'jolt'

/** One part of a damage number: its value, its source and the rule. */
export interface Part {
  of: Source
  value: number
  rule: RuleId
}

/** The current attack; the attacker is the active seat. */
export interface Attack {
  target: Seat
  /** Rolls made, and the roll limit. */
  roll: number
  limit: number
  command: CommandId | ''
  free: Dice
  locked: Dice
  /** Whether Cut Cable was played and its die is still held back. */
  cut: boolean
  withheld: boolean
  /** Whether the sixth die came into play. */
  sixth: boolean
  discarded: number
  tileUsed: boolean
  /** Whether a Firewall skips the attacker's window of this roll. */
  firewall: boolean
  /** The card, Power or tile the attacker used after this roll; '' for none. */
  used: PieceKey | ''
  /** Cards and Powers that raise the damage on success. */
  boosts: PieceKey[]
  feedback: number
  jolt: number
  pierce: boolean
  ram: boolean
  clamps: boolean
  /** Pending damage, and its parts. */
  pending: number
  parts: Part[]
}

/** A card in a hand that another seat knows. */
export interface Known {
  by: Seat
  of: Seat
  card: CardId
}

export interface Gekido extends Position {
  /** The box that the Bots, cards, Powers and tiles come from. */
  box: string
  mode: Mode
  seats: number
  /** Whether Bots start in corners only. */
  cornerStart: boolean
  /** How Bots are assigned: players choose, Bots are dealt at random, or the owner of the table assigns them. Seats with null choose. */
  bring: 'choose' | 'random' | (BotId | null)[]
  arena: Readonly<Record<Cell, TileKind>>
  bots: Record<Seat, BotState>
  active: Seat
  /** Turns completed. */
  turns: number
  moved: boolean
  /** Whether no Ready Bot could be reached this turn. */
  fallback: boolean
  attack: Attack | null
  /**
   * The face-down pile (unordered: cards are drawn from it at random), the face-up discards, and the cards that the active player is
   * looking at.
   */
  pile: CardId[]
  discard: CardId[]
  aside: CardId[]
  known: Known[]
  /** The seats of destroyed Bots, in order of destruction. */
  fallen: Seat[]
  /** The rule that ended the game, or '' while it continues. */
  ended: RuleId
}

export const copyParts = (parts: readonly Part[]): Part[] => parts.map((part) => ({ ...part }))

export function clone(g: Gekido, stack: Gekido['stack']): Gekido {
  const bots: Record<Seat, BotState> = {}
  for (let seat = 0; seat < g.seats; seat++) {
    const bot = g.bots[seat]
    if (bot !== undefined) bots[seat] = cloneBot(bot)
  }
  return {
    stack,
    box: g.box,
    mode: g.mode,
    seats: g.seats,
    cornerStart: g.cornerStart,
    bring: typeof g.bring === 'string' ? g.bring : g.bring.slice(),
    arena: { ...g.arena },
    bots,
    active: g.active,
    turns: g.turns,
    moved: g.moved,
    fallback: g.fallback,
    attack: g.attack && cloneAttack(g.attack),
    pile: g.pile.slice(),
    discard: g.discard.slice(),
    aside: g.aside.slice(),
    known: g.known.map((each) => ({ ...each })),
    fallen: g.fallen.slice(),
    ended: g.ended,
  }
}

/** Copies field by field: positions are cloned so often that a fixed shape is measurably faster than a spread. */
const cloneAttack = (a: Attack): Attack => ({
  target: a.target,
  roll: a.roll,
  limit: a.limit,
  command: a.command,
  free: a.free,
  locked: a.locked,
  cut: a.cut,
  withheld: a.withheld,
  sixth: a.sixth,
  discarded: a.discarded,
  tileUsed: a.tileUsed,
  firewall: a.firewall,
  used: a.used,
  boosts: a.boosts.slice(),
  feedback: a.feedback,
  jolt: a.jolt,
  pierce: a.pierce,
  ram: a.ram,
  clamps: a.clamps,
  pending: a.pending,
  parts: copyParts(a.parts),
})

const cloneBot = (bot: BotState): BotState => ({
  bot: bot.bot,
  at: bot.at,
  structure: bot.structure.slice(),
  armor: bot.armor.slice(),
  upgrade: bot.upgrade,
  powers: { ...bot.powers },
  hand: bot.hand.slice(),
  locks: { ...bot.locks },
})
