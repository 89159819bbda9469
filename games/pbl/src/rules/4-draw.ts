import type { OptionOf } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, NO_ONE, only, type Seat } from '@robodrome/kernel'
import { chance, choice, sequence } from '../rule.ts'
import { NOBODY, type CardName, type Pbl } from '../state.ts'
import { curseOf, deckOf, deckSize, handLimit, ofSide, robotOf, sideOf } from '../vocabulary.ts'
import { drawFromRest, newCardSeers, seatsIn, showToHand, showToScrap, slipToHand, slipToScrap, take, teamMask } from '../zones.ts'
import { changed, dice } from './5-dice.ts'
import { openShop, reshuffle } from './7-shop.ts'

// 4.6 Hand and draw.

/** PBL-DRAW-2 "Draw n" is n single draws. */
export const drawCards = sequence<{ seat: Seat; left: number }>('drawCards', {
  next: {
    while: (g, { seat, left }) => left > 0 && !g.sides[sideOf(g, seat)]!.out,
    do(_g, notes) {
      notes.left--
      return call(drawOne, { seat: notes.seat, dice: [], from: '' })
    },
  },
})

const DECK = 'deck'
export const FROM_DECK: OptionOf<'deck'> = { kind: 'deck' }

/**
 * PBL-DRAW-1 One draw: the curse is checked, an empty deck opens the shop, the player draws from the deck or the row, and the hand limit
 * applies.
 */
const drawOne = sequence<{ seat: Seat; dice: number[]; from: string }>('drawOne', {
  curseRolls(g, { seat }) {
    const { curse } = g.sides[sideOf(g, seat)]!
    return curse === null ? undefined : call(dice, { count: curseOf(g, curse.card)!.dice }, 'dice')
  },
  curseWorks(g, { seat, dice: rolled }) {
    const side = sideOf(g, seat)
    const curse = g.sides[side]!.curse
    return curse === null || breaksCurse(g, side, rolled) ? undefined : answer()
  },
  emptyDeck(g, notes) {
    if (deckSize(deckOf(g, sideOf(g, notes.seat))) > 0) return undefined
    if (g.config.ultimate) {
      reshuffle(g, notes.seat)
      return undefined
    }
    notes.from = 'shop'
    return call(openShop, { seat: notes.seat, card: null, emptyDeck: true })
  },
  source(g, notes) {
    if (notes.from === 'shop' || deckSize(deckOf(g, sideOf(g, notes.seat))) === 0) return answer()
    return g.row.length === 0 ? undefined : call(chooseSource, { seat: notes.seat }, 'from')
  },
  take(g, notes) {
    if (g.sides[sideOf(g, notes.seat)]!.out) return answer()
    if (notes.from !== '' && notes.from !== DECK) return takeFromRow(g, notes.seat, notes.from, 'PBL-SHOP-3')
    const { top, rest, bottom } = deckOf(g, sideOf(g, notes.seat))
    if (top.length === 0 && rest.length > 0) return call(drawCard, { seat: notes.seat })
    const card = (top.shift() ?? bottom.shift())!
    slipToHand(g, notes.seat, card)
    tellDraw(g, notes.seat, card)
    return undefined
  },
  limit: (g, { seat }) => (g.hands[seat]!.length > 10 ? call(keepHandLimit, { todo: [seat] }) : undefined),
})

/** PBL-DRAW-1 If the dice show the face of the curse, the counter of the curse drops by one and the player draws. */
function breaksCurse(g: Pbl, id: number, rolled: number[]): boolean {
  const side = g.sides[id]!
  const curse = side.curse!
  const faces = changed(g, id, rolled)
  const broken = faces.includes(curseOf(g, curse.card)!.face)
  if (broken) curse.counter--
  tell?.({ kind: 'curse', rule: 'PBL-DRAW-1', ...ofSide(g, id), rolled, faces, broken })
  if (curse.counter === 0) {
    side.curse = null
    if (curse.owner !== NOBODY) showToScrap(g, curse.owner, curse.card)
  }
  return broken
}

/** Draws a random card from the unordered part of the deck. */
const drawCard = chance<{ seat: Seat }, CardName>('drawCard', {
  draw: (g, { seat }, luck) => {
    const { rest } = deckOf(g, sideOf(g, seat))
    return rest[luck.below(rest.length)]!
  },
  outcomes: (g, { seat }) => deckOf(g, sideOf(g, seat)).rest.map((card) => [card, 1]),
  happen(g, { seat }, card) {
    drawFromRest(g, seat, card)
    tellDraw(g, seat, card)
    return answer()
  },
  write: (card) => card,
  read: (text) => text,
})

function tellDraw(g: Pbl, seat: Seat, card: CardName): void {
  tell?.({
    kind: 'draw',
    rule: 'PBL-DRAW-1',
    seat,
    robot: robotOf(g, sideOf(g, seat)),
    reveals: true,
    secret: { to: seatsIn(newCardSeers(g, seat)), card },
  })
}

export function takeFromRow(g: Pbl, seat: Seat, card: CardName, rule: string): void {
  take(g.row, card)
  showToHand(g, seat, card)
  tell?.({ kind: 'shop', rule, seat, robot: robotOf(g, sideOf(g, seat)), card })
}

/** DP-SOURCE: the deck or a card of the row. */
const chooseSource = choice<{ seat: Seat }, OptionOf<'deck' | 'take'>>('chooseSource', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseSource', rule: 'PBL-DRAW-1' }),
  candidates: (g) => [FROM_DECK, ...g.row.map((card): OptionOf<'take'> => ({ kind: 'take', card }))],
  absent: () => FROM_DECK,
  choose: (_g, _notes, _seat, option) => answer(option.kind === 'deck' ? DECK : option.card),
})

const discards = (g: Pbl, seat: Seat): OptionOf<'discard'>[] => g.hands[seat]!.map((card) => ({ kind: 'discard', card }))

/** PBL-HAND-1 (DP-HANDLIMIT) A player with too many cards discards down to the limit at once. */
export const keepHandLimit = choice<{ todo: Seat[] }, OptionOf<'discard' | 'play'>>('keepHandLimit', {
  seats: (g, notes) => {
    for (const seat of notes.todo) if (g.hands[seat]!.length > 10 && g.hands[seat]!.length > handLimit(g, seat)) return only(seat)
    return NO_ONE
  },
  ask: (g, _notes, seat) => ({ kind: 'keepHandLimit', rule: 'PBL-HAND-1', limit: handLimit(g, seat) }),
  candidates: (g, _notes, seat) => discards(g, seat),
  tempting: (g, _notes, seat) => g.hands[seat]!.map((card) => ({ kind: 'play', card })),
  forbids: (_g, _notes, _seat, { kind }) => (kind === 'play' ? 'PBL-HAND-1' : null),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (g, _notes, seat, { card }) => discard(g, seat, card, 'PBL-HAND-1'),
})

/** The player discards cards of their choice (DP-DISCARD), or all if there are fewer. */
export const discardCards = choice<{ seat: Seat; left: number }, OptionOf<'discard' | 'play'>>('discardCards', {
  seats: (g, { seat, left }) => (left > 0 && !g.sides[sideOf(g, seat)]!.out && g.hands[seat]!.length > 0 ? only(seat) : NO_ONE),
  ask: (_g, { left }) => ({ kind: 'discardCards', rule: 'PBL-PRIO-2', left }),
  candidates: (g, notes) => discards(g, notes.seat),
  tempting: (g, _notes, seat) => g.hands[seat]!.map((card) => ({ kind: 'play', card })),
  forbids: (_g, _notes, _seat, { kind }) => (kind === 'play' ? 'PBL-PRIO-2' : null),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, notes, seat, { card }) {
    notes.left--
    return discard(g, seat, card, 'PBL-PRIO-2')
  },
})

function discard(g: Pbl, seat: Seat, card: CardName, rule: string): void {
  slipToScrap(g, seat, card)
  tell?.({ kind: 'discard', rule, seat, robot: robotOf(g, sideOf(g, seat)), secret: { to: seatsIn(teamMask(g, sideOf(g, seat))), card } })
}

/** A random card from some seats' hands. */
export const pickFromHands = chance<{ seats: Seat[] }, CardName>('pickFromHands', {
  draw: (g, { seats }, luck) => {
    const cards = seats.flatMap((seat) => g.hands[seat]!)
    return cards[luck.below(cards.length)]!
  },
  outcomes: (g, { seats }) => seats.flatMap((seat) => g.hands[seat]!).map((card) => [card, 1]),
  write: (card) => card,
  read: (text) => text,
})

export const drawRules = [drawCards, drawOne, drawCard, chooseSource, keepHandLimit, discardCards, pickFromHands]
