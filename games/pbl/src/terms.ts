import type { OfKind, RuleId, Seat } from '@robodrome/kernel'
import type { AimedEffect, SlotName } from './content/index.ts'
import type { ModeName, WindowName } from './modes.ts'
import type { BuildBy, Outlook, Target } from './shapes.ts'
import type { View } from './seen.ts'
import type { ATTACK, CardName, DEFENSE, Passing, Permission, SideId } from './state.ts'

type Told<K extends string, F = unknown> = { kind: K; rule: RuleId; reveals?: true; uses?: string } & F

/** The acting robot, and the seat that speaks for it. */
export type Who = { seat: Seat; robot: string }
/** A limb or shoulder of a robot. */
export type Place = { robot: string; slot: SlotName }
/** A target of a card: a robot, one of its limbs or crew, or a player's hand. */
export type At = { robot: string; slot?: SlotName; card?: CardName; seat?: Seat }
/** A source of initial dice. */
export type Sum = { base: number; armor: number; guard: number; alone: number }
type Side = typeof ATTACK | typeof DEFENSE

export type Happening =
  | Told<'robot', Who>
  | Told<'celebrity', { card: CardName }>
  | Told<'deal', Who & { count: number; secret: { to: Seat[]; cards: CardName[] } }>
  | Told<'talent pool', { pilots: CardName[] }>
  | Told<'pilot roll', { rolls: (Who & { rolled: number })[] }>
  | Told<'pilot', Who & { card: CardName }>
  | Told<'challenge', Who & { card: CardName }>
  | Told<'pile looked at', Who & { pile: number; secret: { to: Seat[]; cards: CardName[] } }>
  | Told<'pile', Who & { pile: number; count: number; secret: { to: Seat[]; cards: CardName[] } }>
  | Told<'draft over', { shop: number }>
  | Told<'opening hands', Who & { secret: { to: Seat[]; a: CardName[]; b: CardName[] } }>
  | Told<'hands kept', { picks: ('A' | 'B' | null)[] }>
  | Told<'pilots sent', { picks: (CardName | null)[] }>
  | Told<'next game', { number: number; wins: number[] }>
  | Told<'turn', Who & { number: number }>
  | Told<'end', Who>
  | Told<'show', Who & { card: CardName }>
  | Told<'build', Who & { card: CardName; on: SlotName | null; by: BuildBy }>
  | Told<'play', Who & { card: CardName }>
  | Told<'aim', { seat: Seat; card: CardName; at: At; effect: AimedEffect['do'] }>
  | Told<'blast', Who & { card: CardName; dice: number }>
  | Told<'demolition', Who>
  | Told<'hangar lost', Who & { card: CardName }>
  | Told<'crew dropped' | 'sidekick kept', Who & { card: CardName }>
  | Told<'bomb dropped', Who & { value: number }>
  | Told<'storage', Who & { rolled: number; value: number }>
  | Told<'storage bomb', Who & { value: number }>
  | Told<'draw', Who & { secret: { to: Seat[]; card: CardName } }>
  | Told<'discard', Who & { secret: { to: Seat[]; card: CardName } }>
  | Told<'bounce', Who & { card: CardName }>
  | Told<'steal', { seat: Seat; from: Seat; secret: { to: Seat[]; card: CardName } }>
  | Told<'look', { seat: Seat; count: number; secret: { to: Seat[]; cards: CardName[] } }>
  | Told<'search', Who & { zone: 'deck' | 'shop'; card: CardName | null }>
  | Told<'looks through', Who>
  | Told<'summon', Who & { card: CardName; from: 'hand' | 'shop' | 'deck' | 'nowhere' }>
  | Told<'expert leaves', Who & { card: CardName; starter: CardName }>
  | Told<'gamble', Who & { rolled: number; success: boolean }>
  | Told<'curse', Who & { rolled: number[]; faces: number[]; broken: boolean }>
  | Told<'shop', Who & { card: CardName }>
  | Told<'shop opens', { row: CardName[]; left: number }>
  | Told<'reshuffle', Who & { cards: number }>
  | Told<'declare', Who & { limb: SlotName; at: Place; by: Permission }>
  | Told<'reopened', Who>
  | Told<'standing pass', { seat: Seat }>
  | Told<'count', { attack: Sum; defense: Sum }>
  | Told<'whisper', Who & { secret: { to: Seat[]; hand: CardName[] } }>
  | Told<'fix die', Who & { value: number }>
  | Told<'roll', Who & { of: Side; rolled: number[]; faces: number[]; fixed: number; before: number; total: number }>
  | Told<'reroll', Who & { card: CardName; rolled: number[]; total: number }>
  | Told<'set die', { of: Side; before: number; value: number; after: number }>
  | Told<'duds', { of: Side }>
  | Told<'throw', Who & { as: 'bomb' | 'shield'; secret: { to: Seat[]; card: CardName } }>
  | Told<'unite', Who & { card: CardName; ticks: number; counter: number }>
  | Told<'concede', Who & { attack: number; defense: number }>
  | Told<'outcome', { outcome: 'hit' | 'defended'; at: Place; attack: number; defense: number }>
  | Told<'misfire', Who & { strike: boolean }>
  | Told<'blow-off', { at: Place; by: Who; credited: boolean }>
  | Told<'shoulder destroyed' | 'malfunction ends' | 'regenerate', { at: Place }>
  | Told<'wreck', { at: Place; card: CardName }>
  | Told<'critical', Who & { card: CardName }>
  | Told<'counter', Who & { card: CardName; counter: number }>
  | Told<'strike roll', Who & { faces: number[]; left: number }>
  | Told<'strike', Who & { at: Place }>
  | Told<'terminated', Who & { by: Who }>
  | Told<'game over', { winners: Who[] }>

type Asked<K extends string, F = unknown> = { kind: K; rule: QuestionRule } & F

/** Rules that ask a question. */
type QuestionRule =
  | `PBL-SETUP-${1 | 4 | 9 | 12}`
  | 'PBL-TURN-2'
  | `PBL-BUILD-${2 | 7}`
  | 'PBL-HANGAR-3'
  | 'PBL-HAND-1'
  | 'PBL-DRAW-1'
  | 'PBL-ATK-2'
  | 'PBL-3P-3'
  | `PBL-DICE-${2 | 4}`
  | `PBL-CMB-${2 | 6 | 7 | 8}`
  | `PBL-STRIKE-${1 | 2}`
  | `PBL-PRIO-${2 | 5 | 11}`
  | `PBL-SHOP-${2 | 6}`
  | `PBL-MODE-${3 | 4 | 7 | 14 | 16 | 17}`
  | `PBL-EDGE-${25 | 44}`

export type Question =
  | Asked<'chooseRobot' | 'choosePilot' | 'sendPilot' | 'chooseChallenge' | 'pickBlind' | 'placeCards' | 'keepHand'>
  | Asked<'pickPile', { pile: number; last: boolean }>
  | Asked<'reduceDeck', { left: number }>
  | Asked<'main', { moveSpent: boolean; extraAttack: boolean }>
  | Asked<'choosePlace', { card: CardName }>
  | Asked<'chooseWeld' | 'chooseSource' | 'chooseFromRow' | 'chooseZone' | 'orderTop' | 'takeOne' | 'orderBottom' | 'leaveOrBury'>
  | Asked<'downsize', { keep: boolean }>
  | Asked<'keepHandLimit', { limit: number }>
  | Asked<'discardCards', { left: number }>
  | Asked<'chooseAim', { limb: SlotName }>
  | Asked<'nameBombs' | 'nameStorage' | 'useStorage' | 'fixDie' | 'chooseReroll' | 'fireOrNot' | 'chooseStrikeDice' | 'chooseStrike'>
  | Asked<'fight', { own: number; other: number }>
  | Asked<'throwMore', { as: 'bomb' | 'shield'; count: number }>
  | Asked<'unite', { as: 'bomb' | 'shield'; most: number }>
  | Asked<'duds' | 'chooseSupported' | 'chooseDie' | 'chooseValue'>
  | Asked<'chooseTarget', { card: CardName; may: boolean }>
  | Asked<'chooseFound', { for: string; zone: 'deck' | 'shop' }>
  | Asked<'window', { after: WindowName }>

export type Terms = {
  View: View
  Option: Option
  Question: Question
  Event: Happening
  Answers: { odds: { args: null; answer: Outlook } }
  Names: { refusal: RefusalId; piece: string; mode: ModeName; setting: SettingName }
}

type Does<K extends string, F = unknown> = K extends string ? { kind: K } & F : never
/** A die of a combat: which roll it belongs to, and its face. */
export type DieAt = { of: Side; roll: number; die: number; face: number }

export type Option =
  | Does<'robot', { robot: string }>
  | Does<'pilot' | 'challenge' | 'weld' | 'remove', { card: CardName }>
  | Does<'takePile' | 'nextPile' | 'placeCard', { pile: number }>
  | Does<'look' | 'end' | 'enough' | 'noStorage' | 'concede' | 'none' | 'keepDice' | 'fire' | 'holdFire'>
  | Does<'keepHand', { hand: 'A' | 'B' }>
  | Does<'build' | 'play' | 'blast' | 'demolish' | 'sell' | 'lift', { card: CardName }>
  | Does<'attack', { limb: number }>
  | Does<'pass' | 'order', { until: Passing }>
  | Does<'throw', { card: CardName; as: 'bomb' | 'shield' }>
  | Does<'storage' | 'fix' | 'value' | 'dropBomb', { value: number }>
  | Does<'ticks' | 'bombs', { count: number }>
  | Does<'aim', { robot: string; side: SideId; slot: number }>
  | Does<'target', Target & { robot: string; mates: boolean }>
  | Does<'reroll', { card: CardName; dice: DieAt[] }>
  | Does<'die', DieAt>
  | Does<'strikeDie', { die: number; face: number }>
  | Does<'strikeRoll' | 'strikeStop' | 'deck' | 'takeNone' | 'rest' | 'leave' | 'bury'>
  | Does<'duds' | 'support', { of: Side }>
  | Does<'take' | 'discard' | 'next' | 'bottom' | 'dropCrew' | 'keepCrew', { card: CardName }>
  | Does<'zone', { zone: 'deck' | 'shop' }>
  | Does<'place', { slot: number }>

/** The option of one of these kinds. */
export type OptionOf<K extends Option['kind']> = OfKind<Option, K>

/** Rules that refuse an option. */
export type RefusalId =
  | `PBL-SETUP-${1 | 3 | 9}`
  | `PBL-TURN-2`
  | `PBL-BUILD-${1 | 2 | 6 | 7 | 8}`
  | `PBL-BLOW-4`
  | `PBL-CREW-${1 | 2 | 3 | 5}`
  | `PBL-HANGAR-1`
  | `PBL-PILOT-1`
  | `PBL-HAND-1`
  | `PBL-ATK-${1 | 2}`
  | `PBL-3P-1`
  | `PBL-DICE-4`
  | `PBL-CMB-6`
  | `PBL-PRIO-${1 | 2 | 11}`
  | `PBL-SHOP-${2 | 6}`
  | `PBL-MODE-${4 | 7 | 8 | 9 | 17}`
  | `PBL-EDGE-${20 | 25 | 37}`

export type SettingName =
  | 'teams'
  | 'draft'
  | 'quickDeck'
  | 'neo'
  | 'blind'
  | 'challenge'
  | 'inheritance'
  | 'keepers'
  | 'bonuses'
  | 'rotation'
  | 'mortal'
  | 'celebrity'
  | 'randomCelebrity'
  | 'series'
  | 'bombs'
  | 'bombLimit'
  | 'noForcedDraw'
  | 'turnCap'
  | 'timeLimit'
  | 'race'
  | 'removed'
  | 'passes'
