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

/** What a part of a number comes from: a name of the rulebook, or a program. */
export type Source = 'attack face' | 'armor' | 'limit' | 'die' | 'advantage' | 'booster face' | 'plate' | { program: string }

/** One line of a margin or a combat value: what gives it, how much, and the rule. `bot` is whose program it is, if it is one. */
export interface Modifier {
  source: Source
  by: number
  rule: string
  bot?: BotId
}

/** One line of a breakdown: what it is, what the value became, and the rule. */
export interface BoosterPart {
  source: Source
  value: number
  rule: string
  /** Whose program it is, if it is one. */
  bot?: BotId
}

export const SENSES = ['clockwise', 'counterclockwise'] as const

export type Sense = (typeof SENSES)[number]

export type Turn = Sense | 'half turn'

/** A chance as a fraction of whole numbers: exact. */
export interface Fraction {
  of: number
  hits: number
}

export interface AttackOdds extends Fraction {
  /** The defender that best play leaves in the line of fire: a Decoy may let another take its place. */
  defender: BotId
  margin: number
  parts: Modifier[]
}

/** A chance as far as a seat can know: over all that hidden tokens may be; and with as many SURGE as they can hold against the attack, and for it. */
export type Bounds<T extends Fraction = Fraction> = { chance: number; least: T; most: T }

/** An attack that a bot of the active player could make from where it stands. */
export type Attackable = Bounds<AttackOdds> & { attacker: BotId; defender: BotId }

/** What a seat sees coming: the attack whose dice are on the table, or else all attacks in reach. */
export type Outlook = { now: Bounds | null; attacks: Attackable[] }

/** A bot as a seat sees it; `core` is null where it does not know it. Sides are N E S W, as printed and as they count now. */
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

/** A player as a seat sees them; `score` and `scrap` are null where it does not know them. In 2v2 the score is the team's. */
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

/** An attack that is going on; dice are empty before the roll: two of the attacker, then two of the defender. */
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
  /** The box whose programs are in play. */
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
  /** The rule that asks or rolls just now, by name; '' when the match is over. */
  question: string
  /** The bot that is being placed, moved or turned; null if none is. */
  acting: BotId | null
  /** Where that bot goes once its rotation is chosen; '' while none is asked for. */
  goal: Space
  result: Result | null
}
