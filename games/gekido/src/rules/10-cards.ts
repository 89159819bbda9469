import { answer, call, only, type RuleId, type Seat } from '@robodrome/kernel'
import type { CardId } from '../content/cards.ts'
import { cardName, cardNamed, contentOf } from '../content.ts'
import { chance, choice, sequence } from '../rule.ts'
import type { Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { botAt, firstOffered, panelOf } from '../vocabulary.ts'

/** GK-CARD-1 Cards come from rewards and bonuses, one event each; then the hand limit is checked. */
export const gainCards = sequence<{ seat: Seat; left: number; rule: RuleId }>('gainCards', {
  draw: {
    while: (_g, notes) => notes.left > 0,
    do(g, notes) {
      notes.left--
      return canDraw(g) ? call(drawCard, { seat: notes.seat, aside: false, rule: notes.rule }) : undefined
    },
  },
  limit: (_g, notes) => call(trimHand, { seat: notes.seat }),
})

/** GK-CARD-3 "Draw m, keep k": the player looks at m cards, takes k into the hand and discards the rest. Then the hand limit is checked. */
export const drawAndKeep = sequence<{ seat: Seat; draw: number; keep: number }>('drawAndKeep', {
  draw: {
    while: (_g, notes) => notes.draw > 0,
    do(g, notes) {
      notes.draw--
      return canDraw(g) ? call(drawCard, { seat: notes.seat, aside: true, rule: 'GK-CARD-3' }) : undefined
    },
  },
  keep(g, notes) {
    if (g.aside.length > notes.keep) return call(keepCard, { seat: notes.seat, left: notes.keep })
    while (g.aside.length > 0) keep(g, notes.seat, g.aside[0]!)
    return undefined
  },
  discardRest(g, notes) {
    if (g.aside.length > 0)
      tell?.({ kind: 'discard', rule: 'GK-CARD-3', seat: notes.seat, bot: botAt(g, notes.seat).bot, cards: [...g.aside], reveals: true })
    g.discard.push(...g.aside)
    g.aside = []
  },
  limit: (_g, notes) => call(trimHand, { seat: notes.seat }),
})

/** GK-CARD-2 An empty draw pile is replaced by the whole discard pile. If both are empty, nothing is drawn. */
function canDraw(g: Gekido): boolean {
  if (g.pile.length === 0 && g.discard.length > 0) {
    g.pile = g.discard
    g.discard = []
    tell?.({ kind: 'reshuffle', rule: 'GK-CARD-2', cards: g.pile.length })
  }
  return g.pile.length > 0
}

/** Any card of the pile, all equally likely; only the drawing player sees which. */
const drawCard = chance<{ seat: Seat; aside: boolean; rule: RuleId }, CardId>('drawCard', {
  draw: (g, _notes, luck) => g.pile[luck.below(g.pile.length)]!,
  outcomes: (g) => weighed(g.pile),
  happen(g, { seat, aside, rule }, card) {
    g.pile[g.pile.indexOf(card)] = g.pile.at(-1)!
    g.pile.pop()
    if (aside) insert(g.aside, card)
    else insert(botAt(g, seat).hand, card)
    tell?.({ kind: aside ? 'look' : 'draw', rule, seat, bot: botAt(g, seat).bot, secret: { to: [seat], card } })
    return answer()
  },
  write: cardName,
  read: cardNamed,
})

/** Lists each kind of card once, weighted by its number of copies. */
export function weighed(cards: readonly CardId[]): [CardId, number][] {
  const list: [CardId, number][] = []
  for (const card of cards.toSorted()) {
    const last = list.at(-1)
    if (last?.[0] === card) last[1]++
    else list.push([card, 1])
  }
  return list
}

export const keepCard = choice<{ seat: Seat; left: number }, OptionOf<'keepCard'>>('keepCard', {
  seats: (_g, notes) => (notes.left > 0 ? only(notes.seat) : []),
  ask: (_g, { left }) => ({ kind: 'keepCard', rule: 'GK-CARD-3', left }),
  candidates: (g) => kinds(g.aside).map((card) => contentOf(g).keepCard[card]!),
  absent: firstOffered,
  choose(g, notes, seat, { card }) {
    keep(g, seat, card)
    notes.left--
    return undefined
  },
})

function keep(g: Gekido, seat: Seat, card: CardId): void {
  g.aside.splice(g.aside.indexOf(card), 1)
  insert(botAt(g, seat).hand, card)
  tell?.({ kind: 'keep', rule: 'GK-CARD-3', seat, bot: botAt(g, seat).bot, secret: { to: [seat], card } })
}

/** GK-CARD-4 A hand above its limit is cut down to the limit at once; the owner chooses which cards go, including new ones. */
export const trimHand = choice<{ seat: Seat }, OptionOf<'discard'>>('trimHand', {
  seats: (g, notes) => (botAt(g, notes.seat).hand.length > panelOf(g, notes.seat).hand ? only(notes.seat) : []),
  ask: (g, _notes, seat) => ({ kind: 'trimHand', rule: 'GK-CARD-4', limit: panelOf(g, seat).hand }),
  candidates: (g, _notes, seat) => kinds(botAt(g, seat).hand).map((card) => contentOf(g).discard[card]!),
  absent: firstOffered,
  choose(g, _notes, seat, { card }) {
    discardFromHand(g, seat, card)
    tell?.({ kind: 'discard', rule: 'GK-CARD-4', seat, bot: botAt(g, seat).bot, cards: [card] })
    return undefined
  },
})

const kinds = (cards: readonly CardId[]): CardId[] => cards.filter((card, i) => card !== cards[i - 1])

/** Keeps hands and cards set aside sorted by their ids. */
export function insert(cards: CardId[], card: CardId): void {
  let i = cards.length
  while (i > 0 && cards[i - 1]! > card) i--
  cards.splice(i, 0, card)
}

/** GK-CARD-5 Discards a card. It lies face up, so seats that knew it in the hand forget it. */
export function discardFromHand(g: Gekido, seat: Seat, card: CardId): void {
  const { hand } = botAt(g, seat)
  hand.splice(hand.indexOf(card), 1)
  g.discard.push(card)
  if (g.known.length > 0) forget(g, seat, card)
}

/**
 * GK-EFF-8 Moves a card to another hand. Both players see it, and its former owner knows where it is. The others did not see it and can no
 * longer be sure of any card in the hand that it left.
 */
export function takeFromHand(g: Gekido, seat: Seat, from: Seat, card: CardId): void {
  const { hand } = botAt(g, from)
  hand.splice(hand.indexOf(card), 1)
  insert(botAt(g, seat).hand, card)
  forget(g, from, card, seat)
  g.known = g.known.filter((each) => each.of !== from || each.by === seat)
  g.known.push({ by: from, of: seat, card })
  tell?.({
    kind: 'leech',
    rule: 'GK-EFF-8',
    seat,
    bot: botAt(g, seat).bot,
    from,
    fromBot: botAt(g, from).bot,
    secret: { to: [seat, from], card },
  })
}

/** Makes every seat (or just one observer) forget one copy of a card known to be in the hand. */
function forget(g: Gekido, of: Seat, card: CardId, by?: Seat): void {
  for (let observer = 0; observer < g.seats; observer++) {
    if (by !== undefined && observer !== by) continue
    const at = g.known.findIndex((each) => each.by === observer && each.of === of && each.card === card)
    if (at >= 0) g.known.splice(at, 1)
  }
}

export const cardRules = [gainCards, drawAndKeep, drawCard, keepCard, trimHand]
