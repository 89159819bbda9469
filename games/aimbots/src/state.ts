import { copy, copyStack, type Position, type Result, type Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import type { Dir } from './content/arena.ts'
import type { ModeId } from './content/modes.ts'
import type { ScrapKind } from './content/scrap.ts'

/** A bot by its index in the list, which never changes. */
export type BotId = number
export const NO_BOT: BotId = -1

/** The place of a bot that is not on the board: not placed yet, or already defeated. */
export const OFF: Space = ''

export interface Bot {
  owner: Seat
  /** The program's name; its armor is the top of the die. */
  program: string
  /** The loaded core, 1 to 3; 0 before loading. */
  core: number
  /** The other players who have seen the core with a Radar, and whether the core has been captured, face up. */
  seenBy: Seat[]
  captured: boolean
  at: Space
  /** Clockwise quarter turns from the rotation in which the first side of the die faces north. */
  rot: number
  /** Printed values of the plated sides, oldest first. */
  plates: number[]
  /** Facts that last until the end of the turn: Pivots made, Rocket's rush, bots that Radar scanned, Narwhal's charge, abilities spent. */
  pivots: number
  rushed: boolean
  scanned: BotId[]
  charge: Dir | null
  repaired: boolean
  crashed: boolean
}

export interface Player {
  /** Values of the captured cores, in order. */
  captured: number[]
  /** Tokens in hand. */
  scrap: ScrapKind[]
  /** Whether one of this player's Sentries has fired this turn. */
  fired: boolean
  out: boolean
  /** Whether the player left during an action, and will be out when it is complete. */
  leaving: boolean
}

export const PHASES = ['setup', 'draft', 'load', 'place', 'play', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface Aimbots extends Position {
  /** The id of the box of the programs in play. */
  box: string
  mode: ModeId
  novice: boolean
  phase: Phase
  /** Seats in turn order: players 1, 2, ... */
  order: Seat[]
  /** The programs in the market, two for each level. */
  market: string[]
  /** The rolled dice not assigned yet, by seat. */
  dice: number[][]
  bots: Bot[]
  players: Player[]
  /** Face-down tokens on the board: their spaces, in the order they were placed. */
  scrap: Space[]
  /** All unseen tokens, on the board and in the supply. Which token a bot gets is decided when it picks one up. */
  pile: ScrapKind[]
  /** Used tokens, public. */
  used: ScrapKind[]
  /** Tokens that left the game unseen, with players who went out. */
  gone: ScrapKind[]
  active: Seat
  energy: number
  attacked: boolean
  /** Whether this turn had an event that ends a stall, and the number of turns in a row without one. */
  eventful: boolean
  quiet: number
  /** Complete rounds played. */
  rounds: number
  result: Result | null
}

export const newBot = (owner: Seat, program: string): Bot => ({
  owner,
  program,
  core: 0,
  seenBy: [],
  captured: false,
  at: OFF,
  rot: 0,
  plates: [],
  pivots: 0,
  rushed: false,
  scanned: [],
  charge: null,
  repaired: false,
  crashed: false,
})

export const newPlayer = (): Player => ({ captured: [], scrap: [], fired: false, out: false, leaving: false })

const cloneBot = (bot: Bot): Bot => ({
  owner: bot.owner,
  program: bot.program,
  core: bot.core,
  seenBy: bot.seenBy.slice(),
  captured: bot.captured,
  at: bot.at,
  rot: bot.rot,
  plates: bot.plates.slice(),
  pivots: bot.pivots,
  rushed: bot.rushed,
  scanned: bot.scanned.slice(),
  charge: bot.charge,
  repaired: bot.repaired,
  crashed: bot.crashed,
})

const clonePlayer = (player: Player): Player => ({
  captured: player.captured.slice(),
  scrap: player.scrap.slice(),
  fired: player.fired,
  out: player.out,
  leaving: player.leaving,
})

export const clone = (g: Aimbots): Aimbots => ({
  stack: copyStack(g.stack),
  box: g.box,
  mode: g.mode,
  novice: g.novice,
  phase: g.phase,
  order: g.order.slice(),
  market: g.market.slice(),
  dice: g.dice.map((pool) => pool.slice()),
  bots: g.bots.map(cloneBot),
  players: g.players.map(clonePlayer),
  scrap: g.scrap.slice(),
  pile: g.pile.slice(),
  used: g.used.slice(),
  gone: g.gone.slice(),
  active: g.active,
  energy: g.energy,
  attacked: g.attacked,
  eventful: g.eventful,
  quiet: g.quiet,
  rounds: g.rounds,
  result: copy(g.result),
})
