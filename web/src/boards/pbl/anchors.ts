import { isOrange, isStarter, type CardName, type SideId, type View } from '@robodrome/pbl/page'
import type { Json, Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { isRobot } from './art/card-art.tsx'
import { choicesOf, noteOf, ownSide, questionOf, viewOf, type Choice } from './model.ts'

/** The thing on the table that a choice is about. Every card exists once, so its name is enough wherever it lies. */
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

/** Fields of an option that hold the name of a card. */
const CARD_FIELDS = ['build', 'play', 'blast', 'demolish', 'throw', 'sell', 'keep', 'crew', 'lift'] as const

type Die = { roll: number; die: number }
type Option = {
  side?: SideId
  slot?: number
  card?: CardName
  seat?: Seat
  attack?: number
  storage?: number
  bomb?: number
  dice?: Die[]
} & Partial<Die> &
  Partial<Record<(typeof CARD_FIELDS)[number], CardName>>

/** What an option of the question that is open touches on the table; none for what is only in the prompt. */
export function anchorsOf(view: View, option: Json): Anchor[] {
  if (typeof option === 'string') return named(view, option)
  if (typeof option === 'number') return numbered(view, option)
  if (option === null || typeof option !== 'object' || Array.isArray(option)) return []
  const { side, slot, card, attack, storage, bomb, roll, die, dice, ...rest } = option as Option
  const name = CARD_FIELDS.map((field) => rest[field]).find((each) => typeof each === 'string')
  if (name !== undefined) return [onCard(name)]
  if (attack !== undefined) return [onSlot(ownSide(view), attack)]
  if (storage !== undefined || bomb !== undefined) return [onBomb((storage ?? bomb)!)]
  if (dice !== undefined) return dice.map((each) => onDie(each.roll, each.die))
  if (roll !== undefined && die !== undefined) return [onDie(roll, die)]
  if (side === undefined) return []
  return [slot !== undefined ? onSlot(side, slot) : card !== undefined ? onCard(card) : onSide(side)]
}

function named(view: View, text: string): Anchor[] {
  const card = text.startsWith('!') ? text.slice(1) : text
  if (isOrange(card) || isStarter(card) || isRobot(card)) return [onCard(card)]
  const question = questionOf(view)
  if (question === 'keepHand') return [onHand(text)]
  if (question === 'pickPile') return [onPile((noteOf(view, 'pile') ?? 0) + (text === 'next' ? 1 : 0))]
  if (text === 'shop') return [ON_SHOP]
  return text === 'deck' || (question === 'chooseFromRow' && text === '') ? [ON_DECK] : []
}

function numbered(view: View, value: number): Anchor[] {
  const question = questionOf(view)
  if (question === 'choosePlace') return [onSlot(ownSide(view), value)]
  if (question === 'pickBlind' || question === 'placeCards') return [onPile(value)]
  if (question === 'chooseStrikeDice') return [onStrikeDie(value)]
  return (question === 'useStorage' || question === 'nameStorage') && value > 0 ? [onBomb(value)] : []
}

export type Spots = ReadonlyMap<Anchor, readonly Choice[]>

/** By thing, what can be done with it: what is allowed first. */
export function spotsIn(snapshot: Snapshot, seat: Seat | null): Spots {
  const view = viewOf(snapshot)
  const spots = new Map<Anchor, Choice[]>()
  for (const choice of choicesOf(snapshot, seat))
    for (const anchor of anchorsOf(view, choice.option)) spots.set(anchor, [...(spots.get(anchor) ?? []), choice])
  for (const list of spots.values()) list.sort((a, b) => Number(a.rule !== undefined) - Number(b.rule !== undefined))
  return spots
}

export const openAt = (spots: Spots, anchor: Anchor): Choice[] => (spots.get(anchor) ?? []).filter(({ rule }) => rule === undefined)
