import type { OfKind, Seat } from '@robodrome/kernel'
import type { BotId, Mode } from './content/bots.ts'
import type { CardId } from './content/cards.ts'
import type { CommandId } from './content/commands.ts'
import type { WindowName } from './content/effects.ts'
import type { PowerId } from './content/powers.ts'
import type { Face } from './content/symbols.ts'
import type { TileKind } from './content/tiles.ts'
import type { Dice } from './dice.ts'
import type { Damaged, Forecasts, Odds, View } from './shapes.ts'
import type { Cell, LockSide, Part, PieceKey } from './state.ts'

/** A rule that refuses an option. */
export type RefusalId =
  | 'GK-SET-2'
  | 'GK-SET-6'
  | `GK-MOVE-${1 | 2 | 3 | 4}`
  | `GK-TGT-${1 | 2}`
  | `GK-CMD-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'GK-ATK-5'
  | `GK-DICE-${2 | 4 | 5}`
  | `GK-WIN-${1 | 2 | 3 | 4 | 5 | 8 | 11}`
  | `GK-TILE-${2 | 3}`
  | `GK-EFF-${1 | 4 | 5 | 8 | 10}`
  | 'GK-HIT-8'
  | 'GK-DMG-13'
  | `GK-BON-${3 | 4 | 6 | 7}`
  | 'GK-TURN-1'

/** The use of a card, Power or tile, with its free die if it targets one. */
export type Use =
  | { kind: 'card'; card: CardId; die: Face | '' }
  | { kind: 'power'; power: PowerId; die: Face | '' }
  | { kind: 'tile'; tile: TileKind; die: Face | '' }

/** What can be chosen. */
export type Option =
  | Use
  | { kind: 'pass' | 'stay' | 'stop' | 'roll' | 'push' | 'noPush' | 'draw' }
  | { kind: 'bring' | 'attack' | 'flipLock'; bot: BotId }
  | { kind: 'place' | 'move'; cell: Cell }
  | { kind: 'command'; command: CommandId }
  | { kind: 'lock' | 'keepDice' | 'reroll'; dice: Dice }
  | { kind: 'set'; face: Face }
  | { kind: 'unlock' | 'charge'; power: PowerId }
  | { kind: 'discard' | 'keepCard'; card: CardId }

/** The options of one kind. */
export type OptionOf<K extends Option['kind']> = { [Each in K]: OfKind<Option, Each> & { kind: Each } }[K]

type Asked<K extends string, R extends string, F = unknown> = { kind: K; rule: R } & F

/** What a seat is asked. */
export type Question =
  | Asked<'bringBot', 'GK-SET-2'>
  | Asked<'placeBot', 'GK-SET-6' | 'GK-DUEL-3', { bot: BotId }>
  | Asked<'startDraw', 'GK-TURN-1', { cards: number; limit: number }>
  | Asked<'firstMove', 'GK-MOVE-2' | 'GK-MOVE-3' | 'GK-DUEL-5'>
  | Asked<'secondMove', 'GK-MOVE-5'>
  | Asked<'chooseTarget', 'GK-TGT-1'>
  | Asked<'flipToken', 'GK-TGT-3'>
  | Asked<'preWindow', 'GK-WIN-1', { attacker: BotId }>
  | Asked<'defenderWindow', 'GK-WIN-2', { attacker: BotId; roll: number }>
  | Asked<'attackerWindow', 'GK-WIN-3', { roll: number }>
  | Asked<'hitWindow', 'GK-WIN-4', { pending: number }>
  | Asked<'malfunctionWindow', 'GK-WIN-5', { pending: number; jolt: boolean }>
  | Asked<'nameCommand', 'GK-ATK-5'>
  | Asked<'lockDice', 'GK-ATK-5' | 'GK-ATK-6', { command: CommandId; rolls: number }>
  | Asked<'stopOrRoll', 'GK-ATK-8', { command: CommandId }>
  | Asked<'setDie', 'GK-WIN-11', { die: Face }>
  | Asked<'respinDice', 'GK-DICE-6'>
  | Asked<'switchTo', 'GK-EFF-1'>
  | Asked<'keepLocked', 'GK-EFF-1', { command: CommandId }>
  | Asked<'offerPush', 'GK-HIT-7', { bot: BotId }>
  | Asked<'pushedTo', 'GK-HIT-8', { bot: BotId; rammed: boolean }>
  | Asked<'choosePower', 'GK-BON-4'>
  | Asked<'chooseCharge', 'GK-BON-6'>
  | Asked<'keepCard', 'GK-CARD-3', { left: number }>
  | Asked<'trimHand', 'GK-CARD-4', { limit: number }>
  | Asked<'centerDraw', 'GK-END-1', { cards: number; limit: number }>

type Told<K extends string, F = unknown> = { kind: K; rule: string } & F
/** A seat and its Bot, so that events can be read without a position. */
type Doer = { seat: Seat; bot: BotId }
type Against = Doer & { target: Seat; targetBot: BotId }
type OneCard = Doer & { secret: { to: Seat[]; card: CardId } }
/** The use of a piece in a window, or at the start of a turn, where there is neither window nor roll. */
type Used = Doer & { window?: WindowName; roll?: number; die?: Face; uses: PieceKey }

/** What happens. */
export type Happening =
  | Told<'bot' | 'starter' | 'locks ready' | 'stop' | 'roll on' | 'won', Doer>
  | Told<'tiles', { cells: Cell[]; tiles: TileKind[] }>
  | Told<'place', Doer & { cell: Cell; tile: TileKind }>
  | Told<'turn', Doer & { turn: number }>
  | Told<'move', Doer & { from: Cell; cell: Cell; tile: TileKind }>
  | Told<'stay', Doer & { cell: Cell }>
  | Told<'target', Against & { fallback: boolean }>
  | Told<'lock flips', Against & { side: LockSide }>
  | Told<'roll' | 'sixth die' | 'reroll', Doer & { roll: number; faces: Dice; free: Dice; locked: Dice }>
  | Told<'die turned', { seat: Seat; die: Face; becomes: Face; free: Dice }>
  | Told<'command', Doer & { command: CommandId }>
  | Told<'lock', Doer & { dice: Dice; locked: Dice; command: CommandId; complete: boolean }>
  | Told<'keep dice', Doer & { kept: Dice; discarded: Dice }>
  | Told<'pass', Doer & { window: WindowName }>
  | Told<'card', Used & { card: CardId }>
  | Told<'power', Used & { power: PowerId; left: number }>
  | Told<'tile', Used & { tile: TileKind }>
  | Told<'tile counts', Doer & { tile: TileKind; value: number; by: string; uses: PieceKey }>
  | Told<'success', Against & { command: CommandId; pending: number; parts: Part[] }>
  | Told<'malfunction', Doer & { command: CommandId; pending: number; parts: Part[] }>
  | Told<'prevent', Doer & { by: PieceKey; value: number; pending: number }>
  | Told<'damage', Doer & Damaged>
  | Told<'heal', Doer & { amount: number; healed: number; structure: number[] }>
  | Told<'upgrade', Doer & { type: 'ATTACK' | 'DEFENSE'; value: number }>
  | Told<'armor', Doer & { value: number; armor: number[] }>
  | Told<'unlock', Doer & { power: PowerId; charges: number }>
  | Told<'charge', Doer & { power: PowerId; left: number }>
  | Told<'bonus lost', Doer & { what: Bonus }>
  | Told<'draw' | 'look' | 'keep', OneCard>
  | Told<'leech', OneCard & { from: Seat; fromBot: BotId }>
  | Told<'discard', Doer & { cards: CardId[]; reveals?: true }>
  | Told<'reshuffle', { cards: number }>
  | Told<'center', Doer & { uses: PieceKey }>
  | Told<'push', Against & { from: Cell; cell: Cell; tile: TileKind }>
  | Told<'pushed', Doer & { cell: Cell; tile: TileKind }>
  | Told<'destroyed', Doer & { by: Seat; cell: Cell; hand: CardId[]; reveals: true }>
  | Told<'called off', { seat: Seat }>

/** The events of one kind. */
export type OfEvent<K extends Happening['kind']> = OfKind<Happening, K>

export type Bonus = 'upgrade' | 'armor' | 'power' | 'charge'

/** What a caller may ask about a position: the odds of the current attack by option, and what its damage would do. */
export type Answers = {
  odds: { args: null; answer: Odds }
  forecast: { args: null; answer: Forecasts }
}

export type Terms = {
  View: View
  Option: Option
  Question: Question
  Event: Happening
  Answers: Answers
  Names: { refusal: RefusalId; piece: string; mode: Mode; setting: 'bots' | 'randomBots' | 'cornerStart' }
}
