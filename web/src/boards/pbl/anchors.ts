import { byKind, type ByKind, type Seat } from '@robodrome/kernel'
import type { CardName, DieAt, Option, SideId, View } from '@robodrome/pbl/page'
import { choicesOf, ownSide, viewOf, type Choice, type Snap } from './model.ts'

/** The subject of a choice on the table. Every card is unique, so its name identifies it. */
export type Anchor = string
export const onCard = (card: CardName): Anchor => `card ${card}`
export const onSlot = (side: SideId, slot: number): Anchor => `slot ${side} ${slot}`
export const onSide = (side: SideId): Anchor => `side ${side}`
export const onBomb = (value: number): Anchor => `bomb ${value}`
export const onDie = (roll: number, die: number): Anchor => `die ${roll} ${die}`
export const onStrikeDie = (die: number): Anchor => `strike ${die}`
export const onPile = (pile: number): Anchor => `pile ${pile}`
export const onHand = (hand: string): Anchor => `hand ${hand}`
export const ON_DECK: Anchor = 'deck'
export const ON_SHOP: Anchor = 'shop'

const nothing = (): Anchor[] => []
const itsCard = ({ card }: { card: CardName }): Anchor[] => [onCard(card)]
const itsPile = ({ pile }: { pile: number }): Anchor[] => [onPile(pile)]
const itsBomb = ({ value }: { value: number }): Anchor[] => [onBomb(value)]
const itsDie = ({ roll, die }: DieAt): Anchor => onDie(roll, die)

/** The subjects of an option on the table; none if it is only in the prompt. */
const ANCHORS: ByKind<Option, Anchor[], View> = {
  robot: ({ robot }) => [onCard(robot)],
  pilot: itsCard,
  challenge: itsCard,
  weld: itsCard,
  remove: itsCard,
  build: itsCard,
  play: itsCard,
  blast: itsCard,
  demolish: itsCard,
  sell: itsCard,
  lift: itsCard,
  throw: itsCard,
  take: itsCard,
  discard: itsCard,
  next: itsCard,
  bottom: itsCard,
  dropCrew: itsCard,
  keepCrew: itsCard,
  takePile: itsPile,
  nextPile: itsPile,
  placeCard: itsPile,
  keepHand: ({ hand }) => [onHand(hand)],
  attack: ({ limb }, view) => [onSlot(ownSide(view), limb)],
  place: ({ slot }, view) => [onSlot(ownSide(view), slot)],
  aim: ({ side, slot }) => [onSlot(side, slot)],
  target: ({ side, slot, card }) => [slot !== undefined ? onSlot(side, slot) : card !== undefined ? onCard(card) : onSide(side)],
  storage: itsBomb,
  dropBomb: itsBomb,
  reroll: ({ dice }) => dice.map(itsDie),
  die: (option) => [itsDie(option)],
  strikeDie: ({ die }) => [onStrikeDie(die)],
  deck: () => [ON_DECK],
  zone: ({ zone }) => [zone === 'deck' ? ON_DECK : ON_SHOP],
  look: () => [ON_DECK],
  end: nothing,
  pass: nothing,
  order: nothing,
  enough: nothing,
  noStorage: nothing,
  concede: nothing,
  none: nothing,
  ticks: nothing,
  bombs: nothing,
  fix: nothing,
  keepDice: nothing,
  fire: nothing,
  holdFire: nothing,
  strikeRoll: nothing,
  strikeStop: nothing,
  duds: nothing,
  support: nothing,
  value: nothing,
  takeNone: nothing,
  rest: nothing,
  leave: nothing,
  bury: nothing,
}

export const anchorsOf = (view: View, option: Option): Anchor[] => byKind(ANCHORS, option, view)

export type Spots = ReadonlyMap<Anchor, readonly Choice[]>

/** The choices by subject, legal ones first. */
export function spotsIn(snapshot: Snap, seat: Seat | null): Spots {
  const view = viewOf(snapshot)
  const spots = new Map<Anchor, Choice[]>()
  for (const choice of choicesOf(snapshot, seat))
    for (const anchor of anchorsOf(view, choice.option)) spots.set(anchor, [...(spots.get(anchor) ?? []), choice])
  for (const list of spots.values()) list.sort((a, b) => Number(a.rule !== undefined) - Number(b.rule !== undefined))
  return spots
}

export const openAt = (spots: Spots, anchor: Anchor): Choice[] => (spots.get(anchor) ?? []).filter(({ rule }) => rule === undefined)
