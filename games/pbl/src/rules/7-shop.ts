import type { OptionOf } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, only, sample, type Seat } from '@robodrome/kernel'
import { cardOf } from '../content/index.ts'
import { chance, choice, sequence } from '../rule.ts'
import type { CardName, Pbl } from '../state.ts'
import { deckOf, ofSide, robotOf, sideOf } from '../vocabulary.ts'
import { everybody, forget, putAll, setKnown, showToHand, shuffle, take, teamMask } from '../zones.ts'
import { FROM_DECK, keepHandLimit, takeFromRow } from './4-draw.ts'
import { drawnGame } from './8-end.ts'

// 7 The shop.

const ROW = 5
const NONE = 'none'

/**
 * PBL-SHOP-2 The shop opens. An exhausted Shop Deck ends the game. Otherwise an empty deck is reshuffled, the row is filled, and the opener
 * takes one card.
 */
export const openShop = sequence<{ seat: Seat; card: CardName | null; emptyDeck: boolean }>('openShop', {
  exhausted(g) {
    if (g.shop.length === 0) drawnGame(g, 'PBL-SHOP-2')
  },
  reshuffle(g, { seat, emptyDeck }) {
    if (emptyDeck) reshuffle(g, seat)
  },
  fill(g) {
    const count = Math.min(ROW - g.row.length, g.shop.length)
    return count > 0 ? call(fillRow, { count }) : undefined
  },
  take: (_g, { seat }) => call(chooseFromRow, { seat }, 'card'),
  hold(g, { seat, card }) {
    if (card === null) return answer()
    takeFromRow(g, seat, card, 'PBL-SHOP-2')
    return call(keepHandLimit, { todo: [seat] })
  },
})

/** Makes the scrap heap the deck; with a community deck, all scrap heaps become the deck. */
export function reshuffle(g: Pbl, seat: Seat): void {
  const own = sideOf(g, seat)
  const deck = deckOf(g, own)
  const heaps = g.config.community ? g.sides.flatMap((side, id) => (side.out ? [] : [id])) : [own]
  for (const id of heaps) {
    if (g.config.community) forget(g, id, teamMask(g, id), false)
    putAll(g, deck.rest, g.sides[id]!.scrap.splice(0))
  }
  shuffle(g, deck, g.config.community ? 0 : teamMask(g, own))
  tell?.({ kind: 'reshuffle', rule: 'PBL-SHOP-2', ...ofSide(g, own), cards: deck.rest.length })
}

/** Reveals random cards from the Shop Deck. */
const fillRow = chance<{ count: number }, CardName[]>('fillRow', {
  draw: (g, { count }, luck) => sample(g.shop, count, luck),
  possible: (g, { count }, cards) =>
    cards.length === count && new Set(cards).size === count && cards.every((card) => g.shop.includes(card)),
  happen(g, _notes, cards) {
    for (const card of cards) {
      take(g.shop, card)
      g.row.push(card)
      setKnown(g, card, everybody(g))
    }
    tell?.({ kind: 'shop opens', rule: 'PBL-SHOP-2', row: [...g.row], left: g.shop.length, reveals: true })
    return answer()
  },
  write: (cards) => cards.join(', '),
  read: (text) => text.split(/, */),
})

/** DP-SOURCE: the player who opened the shop chooses only from the row. */
const chooseFromRow = choice<{ seat: Seat }, OptionOf<'take' | 'deck'>>('chooseFromRow', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseFromRow', rule: 'PBL-SHOP-2' }),
  candidates: (g) => g.row.map((card) => ({ kind: 'take', card })),
  tempting: () => [FROM_DECK],
  forbids: (_g, _notes, _seat, { kind }) => (kind === 'deck' ? 'PBL-SHOP-2' : null),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, option) => answer(option.kind === 'take' ? option.card : null),
})

/** PBL-SHOP-6 The player searches the deck or, if it has cards, the row, takes one matching card or none, and shows it. */
export const search = sequence<{ seat: Seat; for: string; zone: 'deck' | 'shop' | ''; card: CardName }>('search', {
  where: (g, notes) => (g.row.length === 0 ? undefined : call(chooseZone, { seat: notes.seat }, 'zone')),
  look(g, notes) {
    if (notes.zone === '') notes.zone = 'deck'
    const side = sideOf(g, notes.seat)
    if (notes.zone === 'deck') {
      shuffle(g, deckOf(g, side), g.config.community ? 1 << notes.seat : teamMask(g, side))
      tell?.({ kind: 'looks through', rule: 'PBL-SHOP-6', seat: notes.seat, robot: robotOf(g, side), reveals: true })
    }
    return call(chooseFound, { seat: notes.seat, for: notes.for, zone: notes.zone }, 'card')
  },
  take(g, { seat, zone, card }) {
    if (g.sides[sideOf(g, seat)]!.out) return answer()
    tell?.({
      kind: 'search',
      rule: 'PBL-SHOP-6',
      seat,
      robot: robotOf(g, sideOf(g, seat)),
      zone: zone === 'shop' ? 'shop' : 'deck',
      card: card === NONE ? null : card,
      reveals: true,
    })
    if (card === NONE) return answer()
    take(zone === 'shop' ? g.row : deckOf(g, sideOf(g, seat)).rest, card)
    showToHand(g, seat, card)
    return call(keepHandLimit, { todo: [seat] })
  },
})

const ZONES: OptionOf<'zone'>[] = [
  { kind: 'zone', zone: 'deck' },
  { kind: 'zone', zone: 'shop' },
]
const chooseZone = choice<{ seat: Seat }, OptionOf<'zone'>>('chooseZone', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseZone', rule: 'PBL-SHOP-6' }),
  candidates: () => ZONES,
  absent: () => ZONES[0]!,
  choose: (_g, _notes, _seat, { zone }) => answer(zone),
})

const TAKE_NONE: OptionOf<'takeNone'> = { kind: 'takeNone' }
const takes = (cards: readonly CardName[]): OptionOf<'take'>[] => cards.map((card) => ({ kind: 'take', card }))
const chooseFound = choice<{ seat: Seat; for: string; zone: 'deck' | 'shop' }, OptionOf<'take' | 'takeNone'>>('chooseFound', {
  seats: (_g, notes) => only(notes.seat),
  ask: (_g, notes) => ({ kind: 'chooseFound', rule: 'PBL-SHOP-6', for: notes.for, zone: notes.zone }),
  candidates: (g, notes, seat) => [...takes(where(g, notes.zone, seat).filter((card) => matches(g, card, notes.for))), TAKE_NONE],
  tempting: (g, notes, seat) => takes(where(g, notes.zone, seat).filter((card) => !matches(g, card, notes.for))),
  forbids: (g, notes, _seat, option) => (option.kind === 'takeNone' || matches(g, option.card, notes.for) ? null : 'PBL-SHOP-6'),
  absent: () => TAKE_NONE,
  choose: (_g, _notes, _seat, option) => answer(option.kind === 'take' ? option.card : NONE),
})

const where = (g: Pbl, zone: 'deck' | 'shop', seat: Seat): CardName[] => (zone === 'shop' ? g.row : deckOf(g, sideOf(g, seat)).rest)

function matches(g: Pbl, name: CardName, wanted: string): boolean {
  const card = cardOf(g, name)
  if (wanted === 'crew') return card.kind === 'crew'
  if (wanted === 'limb armor') return card.kind === 'armor'
  if (wanted === 'armor') return card.kind === 'armor' || card.kind === 'shoulder' || card.kind === 'pod'
  return (card.kind === 'armor' || card.kind === 'shoulder') && card.builder === wanted
}

export const shopRules = [openShop, fillRow, chooseFromRow, search, chooseZone, chooseFound]
