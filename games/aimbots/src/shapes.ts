import type { Dir, Zone } from './content/arena.ts'
import type { ModeId } from './content/modes.ts'
import type { Trigger } from './content/program.ts'
import type { ScrapKind } from './content/scrap.ts'
import type { BotId, Phase } from './state.ts'
import type { Space } from '@robodrome/board'
import type { Result, Seat } from '@robodrome/kernel'

/** The two sides of an attack; each owns two of the four dice. */
export const ATTACK = 0

export const DEFENSE = 1

export type SideOfAttack = typeof ATTACK | typeof DEFENSE

/** The source of a part of a number: a rulebook name, or a program. */
export type Source = 'attack face' | 'armor' | 'limit' | 'die' | 'advantage' | 'booster face' | 'plate' | { program: string }

/** One line of a margin or a combat value: its source, its amount, and the rule. `bot` is the bot of a program. */
export interface Modifier {
  source: Source
  by: number
  rule: string
  bot?: BotId
}

/** One line of the breakdown of a booster value: the source, the new value, and the rule. */
export interface BoosterPart {
  source: Source
  value: number
  rule: string
  /** The bot whose program it is. */
  bot?: BotId
}

export const SENSES = ['clockwise', 'counterclockwise'] as const

export type Sense = (typeof SENSES)[number]

export type Turn = Sense | 'half turn'

/** An exact fraction of whole numbers. */
export interface Fraction {
  of: number
  hits: number
}

export interface AttackOdds extends Fraction {
  /** The final defender under best play: a Decoy may let another bot take its place. */
  defender: BotId
  margin: number
  parts: Modifier[]
}

/**
 * What a seat can know about a chance: the mean over all possible hidden tokens, and the chances with the most SURGE against the attack and
 * the most for it.
 */
export type Bounds<T extends Fraction = Fraction> = { chance: number; least: T; most: T }

/** An attack that a bot of the active player can make from its space. */
export type Attackable = Bounds<AttackOdds> & { attacker: BotId; defender: BotId }

/** A seat's attack outlook: the rolled attack if there is one, otherwise all attacks within reach. */
export type Outlook = { now: Bounds | null; attacks: Attackable[] }

/** A seat's view of a bot; `core` is null if unknown. Sides are N E S W, as printed and with their current values. */
export type BotView = {
  name: string
  owner: Seat
  program: string
  trigger: Trigger
  armor: number
  core: number | null
  seenBy: Seat[]
  at: Space
  defeated: boolean
  rot: number
  printed: number[]
  sides: number[]
  plates: number[]
  reach: [least: number, most: number]
  pivots: number
  rushed: boolean
  scanned: BotId[]
  charge: Dir | null
  repaired: boolean
  crashed: boolean
}

/** A seat's view of a player; `score` and `scrap` are null if unknown. In 2v2 the score is the team's. */
export type PlayerView = {
  zone: Zone
  captured: number[]
  points: number
  score: number | null
  tokens: number
  scrap: ScrapKind[] | null
  fired: boolean
  out: boolean
  leaving: boolean
}

/** The current attack. The dice are empty before the roll; afterwards, the attacker's two come first, then the defender's two. */
export type AttackView = {
  attacker: BotId
  defender: BotId
  distance: number
  margin: number
  dice: number[]
  used: boolean[]
}

/** The view of a seat; null is a spectator. */
export type View = {
  /** The box of the programs in play. */
  box: string
  mode: ModeId
  novice: boolean
  phase: Phase
  seat: Seat | null
  target: number
  order: Seat[]
  active: Seat
  energy: number
  attacked: boolean
  quiet: number
  rounds: number
  market: string[]
  dice: number[][]
  players: PlayerView[]
  bots: BotView[]
  scrap: Space[]
  supply: number
  used: ScrapKind[]
  attack: AttackView | null
  /** The name of the rule that asks or rolls now; '' when the match is over. */
  question: string
  /** The bot being placed, moved or turned; null if none is. */
  acting: BotId | null
  /** The bot's destination while its rotation is being chosen; otherwise ''. */
  goal: Space
  result: Result | null
}
