import type { OfKind, RuleId, Seat } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import type { BoosterPart, Modifier, Outlook, Sense, SideOfAttack, Turn, View } from './shapes.ts'
import type { Dir } from './content/arena.ts'
import type { ModeId } from './content/modes.ts'
import type { ScrapKind } from './content/scrap.ts'
import type { BotId } from './state.ts'

/** A bot as of that moment: its space or, before it is placed, its number among identical ones (0 if there is only one). */
export interface BotRef {
  id: BotId
  owner: Seat
  program: string
  at: Space
  copy: number
}

/** The options. NO_BOT stands for no bot, OFF for no space. */
export type Option =
  | { kind: 'assign'; die: number; card: string }
  | { kind: 'wild'; die: number }
  | { kind: 'load'; bot: BotId; core: number }
  | { kind: 'place'; bot: BotId; at: Space }
  | { kind: 'face'; bot: BotId; rot: number }
  | Act
  | { kind: 'repairBot'; bot: BotId }
  | { kind: 'removePlate'; side: number }
  | { kind: 'turn'; turn: Turn }
  | Stop
  | { kind: 'tow'; bot: BotId }
  | { kind: 'towBy'; by: number }
  | { kind: 'swapWith'; bot: BotId }
  | { kind: 'spin'; sense: Sense | '' }
  | { kind: 'spinBot'; bot: BotId; sense: Sense }
  | { kind: 'push'; bot: BotId }
  | { kind: 'done' }
  | { kind: 'scan'; bot: BotId }
  | { kind: 'shift'; to: Space }
  | { kind: 'hack'; bot: BotId }
  | { kind: 'liftPlate'; side: number }
  | { kind: 'plateOn'; side: number }
  | { kind: 'crash' | 'shove'; yes: boolean }
  | { kind: 'fire'; bot: BotId }
  | { kind: 'ram'; how: RamAct }
  | { kind: 'sidestep'; how: Sidestep }
  | RollResponse
  | { kind: 'surgeIt' }
  | { kind: 'relocateBot'; bot: BotId }
  | { kind: 'order'; effect: EffectRef }

/** The options of one kind. */
export type OptionOf<K extends Option['kind']> = OfKind<Option, K>

/** The options at an action point: an action of a bot with its target, a token, or the end of the turn. */
export type Act =
  | { kind: 'boost' | 'pivot' | 'pickUp' | 'repair'; bot: BotId }
  | { kind: 'attack'; bot: BotId; target: BotId }
  | { kind: 'overcharge' }
  | { kind: 'relocate' }
  | { kind: 'endTurn' }

/** A space to stop at, or for a Drifter to turn at. */
export interface Stop {
  kind: 'stop'
  at: Space
  turn: boolean
}

/** A player's options for the dice. Dice are named by their faces, because two with the same face are interchangeable. */
export type RollResponse =
  | { kind: 'pass' }
  | { kind: 'surge'; die: number }
  | { kind: 'reroll'; dice: number[] }
  | { kind: 'echo'; die: number }
  | { kind: 'exchange'; die: number; for: number }

export const RAM_ACTS = ['push', 'push and follow', 'no push'] as const
export type RamAct = (typeof RAM_ACTS)[number]
export type Sidestep = 'swap' | 'no swap' | Sense

/** A waiting effect: of a program; of a player's programs, if several have it; or on a bot. */
export type EffectRef = { program: string; seat: Seat | null } | { bot: BotId }

type Asked<K extends string, F = unknown> = { kind: K; rule: RuleId } & F

/** The questions to a seat, with the bot they are about. */
export type Question =
  | Asked<'assignDie', { stuck: boolean }>
  | Asked<'loadCores', { secret: { to: Seat[]; bot: BotId } }>
  | Asked<'act', { energy: number; attacked: boolean }>
  | Asked<'chooseGust' | 'chooseRotation' | 'chooseStop' | 'chooseTurn' | 'chooseZoneSpace' | 'danceTo' | 'driftTo', { bot: BotId }>
  | Asked<'hackWhom' | 'liftPlate' | 'pickSide' | 'relocateTo' | 'repairWhom' | 'scanWhom' | 'setPlate' | 'spinItself', { bot: BotId }>
  | Asked<'swapWhom' | 'towWhom', { bot: BotId }>
  | Asked<'conductWhom', { bot: BotId; sense: Sense }>
  | Asked<'chooseSense' | 'crash' | 'ramHow' | 'repairPlate' | 'shove' | 'sidestepHow' | 'towBy', { bot: BotId; target: BotId }>
  | Asked<'chooseSentry', { target: BotId }>
  | Asked<'rollWindow', { side: SideOfAttack; attacker: BotId; defender: BotId }>
  | Asked<'soloWindow', { die: number }>
  | Asked<'relocateWhom' | 'orderEffects'>

/** A program's act on or with another bot. */
export type DeedOn = 'push' | 'spin' | 'repair' | 'tow' | 'swap' | 'crash' | 'fire' | 'passOver' | 'standIn' | 'harm'

/** A program's act, anywhere. */
export type Deed =
  | { kind: DeedOn; bot: BotRef }
  | { kind: 'shift' | 'freePivot' | 'halfTurn' | 'spinItself' | 'charge' | 'mayRise' | 'chooseSide' | 'holdOut' }
  | { kind: 'aim'; margin: number; bot: BotRef }
  | { kind: 'margin'; margin: number; lasts: boolean }
  | { kind: 'reach'; reach: number }
  | { kind: 'booster'; value: number }
  | { kind: 'turnCourse'; at: Space }
  | { kind: 'attackFar'; distance: number }
  | { kind: 'damage'; damage: number }
  | { kind: 'movePlate'; from: number; onto: number }
  | { kind: 'reroll'; dice: number[] }
  | { kind: 'echo'; die: number }
  | { kind: 'exchange'; die: number; for: number }
  | { kind: 'pickUp'; cost: number }

/** The bot that caused it, and whether by an attack or an ability. */
export interface Cause {
  bot: BotRef
  attack: boolean
  rule: RuleId
}

type Told<K extends string, F = unknown> = { kind: K; rule: RuleId } & F
type Dice = { attack: number[]; defense: number[] }

/** All events. */
export type Happening =
  | Told<'market', { armor: number; programs: string[] }>
  | Told<'roll', { seat: Seat; dice: number[]; total: number }>
  | Told<'tie', { seats: Seat[]; dice: number[] }>
  | Told<'first player', { seat: Seat; order: Seat[] }>
  | Told<'wild', { seat: Seat; die: number }>
  | Told<'draft', { seat: Seat; die: number; program: string; armor: number }>
  | Told<'load', { to: Seat[]; seat: Seat; bot: BotRef; core: number }>
  | Told<'loaded', { reveals?: true }>
  | Told<'place', { seat: Seat; bot: BotRef; at: Space }>
  | Told<'scrap laid out', { spaces: Space[] }>
  | Told<'turn', { seat: Seat; energy: number }>
  | Told<'turn over', { seat: Seat }>
  | Told<'pivot', { seat: Seat; bot: BotRef; turn: Turn; cost: number; energy: number }>
  | Told<'boost', { seat: Seat; bot: BotRef; via: Space; onto: Space; spaces: number; value: number; parts: BoosterPart[]; energy: number }>
  | Told<'ability', { uses: string; seat: Seat; bot: BotRef; deed: Deed }>
  | Told<'shift', { bot: BotRef; onto: Space }>
  | Told<'spin', { bot: BotRef; sense: Sense }>
  | Told<'swap', { bots: [BotRef, BotRef] }>
  | Told<'scan', { seat: Seat; bot: BotRef; secret: { to: Seat[]; core: number }; reveals: true }>
  | Told<'plate moved', { bot: BotRef; face: number; onto: number }>
  | Told<'repair', { bot: BotRef; face: number; plates: number[]; energy: number }>
  | Told<'attack', { seat: Seat; bot: BotRef; target: BotRef; distance: number; cost: number; energy: number }>
  | Told<'margin', { bot: BotRef; target: BotRef; margin: number; parts: Modifier[] }>
  | Told<'combat roll', { seats: Seat[] } & Dice>
  | Told<'dice', Dice>
  | Told<'compare', { bot: BotRef; target: BotRef; margin: number; hit: boolean } & Dice & Comparison>
  | Told<'plate', { bot: BotRef; hitFace: number; cause: Cause; face: number; dir: Dir; plates: number[] }>
  | Told<'survive', { bot: BotRef }>
  | Told<'defeat', { seat: Seat; bot: BotRef; hitFace: number; cause: Cause; plates: number[] }>
  | Told<'capture', { seat: Seat; from: Seat; program: string; core: number; captured: number; reveals: true }>
  | Told<'scrap dropped', { at: Space }>
  | Told<'pick up', { seat: Seat; bot: BotRef; cost: number; energy: number }>
  | Told<'found', { to: Seat[]; seat: Seat; scrap: ScrapKind; uses?: string }>
  | Told<'scrap', { uses: string; seat: Seat; scrap: ScrapKind; reveals: true }>
  | Told<'energy', { seat: Seat; energy: number }>
  | Told<'relocate', { seat: Seat; bot: BotRef; onto: Space; rot: number }>
  | Told<'die', { seat: Seat; bot: BotRef; die: number }>
  | Told<'shot', { bot: BotRef; target: BotRef; die: number; armor: number; hit: boolean }>
  | Told<'out', { seat: Seat; tokens: number }>
  | Told<'stall', { over: 'quiet turns' | 'rounds'; count: number }>
  | Told<'end', { ranking: Seat[][]; drawn: boolean; scores: number[]; scrap: ScrapKind[][]; reveals: true }>

interface Comparison {
  attackValue: number
  attackParts: Modifier[]
  defenseValue: number
  defenseParts: Modifier[]
}

/** Rules that refuse an option. */
export type RefusalId =
  | 'AB-DRAFT-2'
  | 'AB-DRAFT-8'
  | 'AB-LOAD-1'
  | 'AB-PLACE-2'
  | 'AB-TURN-4'
  | 'AB-TURN-5'
  | 'AB-TURN-7'
  | 'AB-CORE-4'
  | 'AB-BOOST-4'
  | 'AB-BOOST-5'
  | 'AB-BOOST-6'
  | 'AB-BOOST-7'
  | 'AB-PICK-1'
  | 'AB-PIVOT-2'
  | 'AB-ATK-1'
  | 'AB-ATK-3'
  | 'AB-ATK-11'
  | 'AB-ABIL-3'
  | 'AB-ABIL-8'
  | 'AB-SCRAP-2'
  | 'AB-SCRAP-3'
  | 'AB-SCRAP-4'
  | 'AB-SCRAP-7'
  | 'AB-GEO-5'
  | 'AB-GOLD-5'
  | 'AB-DIE-9'
  | 'AB-EDGE-46'
  | 'AB-EDGE-53'
  | 'AB-P04'
  | 'AB-P06'
  | 'AB-P09'
  | 'AB-P12'
  | 'AB-P14'
  | 'AB-P16'
  | 'AB-P22'
  | 'AB-P25'
  | 'AB-P26'
  | 'AB-P31'
  | 'AB-P34'
  | 'AB-P36'
  | 'AB-P46'
  | 'AB-P49'

/** The public terms of Aimbots. */
export type Terms = {
  View: View
  Option: Option
  Question: Question
  Event: Happening
  Answers: { odds: { args: null; answer: Outlook } }
  Names: { refusal: RefusalId; piece: string; mode: ModeId; setting: 'market' }
}
