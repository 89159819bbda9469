import { chance, sequence } from '../rule.ts'
import { tell } from '../tell.ts'
import { answer, call, sample, type Seat } from '@robodrome/kernel'
import type { CardName, Deck } from '../state.ts'
import { deckOf, deckSize, sideOf } from '../vocabulary.ts'
import { addKnown, handSeers, seatsIn, turnUp } from '../zones.ts'

/** Decides by chance which cards of the unordered part are on top. */
const turnUpCards = chance<{ seat: Seat; count: number }, CardName[]>('turnUpCards', {
  draw: (g, { seat, count }, luck) => sample(deckOf(g, sideOf(g, seat)).rest, count, luck),
  possible: (g, { seat, count }, cards) => {
    const { rest } = deckOf(g, sideOf(g, seat))
    return cards.length === count && new Set(cards).size === count && cards.every((card) => rest.includes(card))
  },
  happen(g, { seat }, cards) {
    turnUp(g, deckOf(g, sideOf(g, seat)), seat, cards)
    return answer()
  },
  write: (cards) => cards.join(', '),
  read: (text) => text.split(/, */),
})

/**
 * Shows the top n cards to a seat: first those already known to be on top, then cards from the unordered part, then those at the bottom.
 */
export const lookAt = sequence<{ seat: Seat; count: number }>('lookAt', {
  draw(g, { seat, count }) {
    const { top, rest } = deckOf(g, sideOf(g, seat))
    const wanted = Math.min(count - top.length, rest.length)
    return wanted > 0 ? call(turnUpCards, { seat, count: wanted }) : undefined
  },
  see(g, { seat, count }) {
    const deck = deckOf(g, sideOf(g, seat))
    while (deck.top.length < count && deck.rest.length === 0 && deck.bottom.length > 0) deck.top.push(deck.bottom.shift()!)
    for (const card of deck.top.slice(0, count)) addKnown(g, card, handSeers(g, seat))
    tell?.({
      kind: 'look',
      rule: 'PBL-DRAW-1',
      seat,
      count: Math.min(count, deck.top.length),
      reveals: true,
      secret: { to: seatsIn(handSeers(g, seat)), cards: deck.top.slice(0, count) },
    })
  },
})

/** How many cards a seat sees when it looks at the top n. */
export const shown = (deck: Deck, count: number): number => Math.min(count, deckSize(deck))

export const lookRules = [turnUpCards, lookAt]
