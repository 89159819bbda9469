import type { Doing } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, chance, sequence, type Seat } from '@robodrome/kernel'
import { placeOf } from '../content/index.ts'
import { choice } from '../rule.ts'
import type { CardName, Deck, Pbl } from '../state.ts'
import { deckOf, deckSize, robotOf, sideOf } from '../vocabulary.ts'
import { blur, handSeers, seatsIn, slipToHand, turnUp } from '../zones.ts'
import { keepHandLimit } from './4-draw.ts'

// Looking at the top of a deck: AH01, AH08, AC13 and the gunner.

/** Luck says which cards of the unordered part lie on top. */
const turnUpCards = chance<Pbl, { seat: Seat; count: number }, CardName[]>('turnUpCards', {
  draw(g, { seat, count }, luck) {
    const rest = [...deckOf(g, sideOf(g, seat)).rest]
    return Array.from({ length: count }, () => rest.splice(luck.below(rest.length), 1)[0]!)
  },
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

/** Makes the top n cards known to a seat: those on top already, then of the unordered part, then from the bottom. */
export const lookAt = sequence<Pbl, { seat: Seat; count: number }>('lookAt', {
  draw(g, { seat, count }) {
    const { top, rest } = deckOf(g, sideOf(g, seat))
    const wanted = Math.min(count - top.length, rest.length)
    return wanted > 0 ? call(turnUpCards, { seat, count: wanted }) : undefined
  },
  see(g, { seat, count }) {
    const deck = deckOf(g, sideOf(g, seat))
    while (deck.top.length < count && deck.rest.length === 0 && deck.bottom.length > 0) deck.top.push(deck.bottom.shift()!)
    for (const card of deck.top.slice(0, count)) {
      g.known[placeOf(card)]! |= handSeers(g, seat)
      g.belongs[placeOf(card)]! |= handSeers(g, seat)
    }
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

const REST: Doing<'rest'> = { kind: 'rest' }

/** How many cards a look at the top n shows. */
const shown = (deck: Deck, count: number): number => Math.min(count, deckSize(deck))

/** AH01 Looks at the top n and puts them back in any order, uppermost first. */
export const rearrange = sequence<Pbl, { seat: Seat; count: number }>('rearrange', {
  look: (_g, { seat, count }) => call(lookAt, { seat, count }),
  order: (_g, { seat, count }) => call(orderTop, { seat, count, placed: 0 }),
})

const orderTop = choice<{ seat: Seat; count: number; placed: number }, Doing<'next' | 'rest'>>('orderTop', {
  seats: (g, { seat, count, placed }) => (placed < shown(deckOf(g, sideOf(g, seat)), count) - 1 ? [seat] : []),
  ask: () => ({ kind: 'orderTop', rule: 'PBL-PRIO-2' }),
  candidates: (g, { seat, count, placed }) => [
    ...deckOf(g, sideOf(g, seat))
      .top.slice(placed, count)
      .map((card): Doing<'next'> => ({ kind: 'next', card })),
    REST,
  ],
  absent: () => REST,
  choose(g, notes, seat, option) {
    const { top } = deckOf(g, sideOf(g, seat))
    if (option.kind === 'rest') return answer()
    // What others knew of the order is no longer so.
    blur(g, top.slice(notes.placed, notes.count), handSeers(g, seat), !g.config.community)
    top.splice(notes.placed, 0, ...top.splice(top.indexOf(option.card), 1))
    notes.placed++
    return undefined
  },
})

/** AC13 Looks at the top 5, takes one, puts the rest at the bottom in an order of choice. */
export const advise = sequence<Pbl, { seat: Seat; count: number }>('advise', {
  look: (_g, { seat, count }) => call(lookAt, { seat, count }),
  take(g, notes) {
    notes.count = shown(deckOf(g, sideOf(g, notes.seat)), notes.count)
    return notes.count === 0 ? answer() : call(takeOne, { seat: notes.seat, count: notes.count })
  },
  bury: (_g, { seat, count }) => call(orderBottom, { seat, left: count - 1 }),
  last(g, { seat, count }) {
    const deck = deckOf(g, sideOf(g, seat))
    if (count > 1) deck.bottom.push(deck.top.shift()!)
  },
  limit: (_g, { seat }) => call(keepHandLimit, { todo: [seat] }),
})

const takeOne = choice<{ seat: Seat; count: number }, Doing<'take'>>('takeOne', {
  seats: (_g, notes) => [notes.seat],
  ask: () => ({ kind: 'takeOne', rule: 'PBL-PRIO-2' }),
  candidates: (g, { seat, count }) =>
    deckOf(g, sideOf(g, seat))
      .top.slice(0, count)
      .map((card) => ({ kind: 'take', card })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, _notes, seat, { card }) {
    const { top } = deckOf(g, sideOf(g, seat))
    top.splice(top.indexOf(card), 1)
    slipToHand(g, seat, card)
    tell?.({
      kind: 'draw',
      rule: 'PBL-DRAW-1',
      seat,
      robot: robotOf(g, sideOf(g, seat)),
      secret: { to: seatsIn(handSeers(g, seat)), card },
    })
    return answer()
  },
})

const orderBottom = choice<{ seat: Seat; left: number }, Doing<'bottom'>>('orderBottom', {
  seats: (_g, notes) => (notes.left > 1 ? [notes.seat] : []),
  ask: () => ({ kind: 'orderBottom', rule: 'PBL-PRIO-2' }),
  candidates: (g, { seat, left }) =>
    deckOf(g, sideOf(g, seat))
      .top.slice(0, left)
      .map((card) => ({ kind: 'bottom', card })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, notes, seat, { card }) {
    const deck = deckOf(g, sideOf(g, seat))
    deck.bottom.push(...deck.top.splice(deck.top.indexOf(card), 1))
    notes.left--
  },
})

/** AH08 Looks at the top card and may put it on the bottom. */
export const peek = sequence<Pbl, { seat: Seat }>('peek', {
  look: (_g, { seat }) => call(lookAt, { seat, count: 1 }),
  decide: (g, { seat }) => (deckSize(deckOf(g, sideOf(g, seat))) === 0 ? undefined : call(leaveOrBury, { seat })),
})

const LEAVE: Doing<'leave'> = { kind: 'leave' }
const leaveOrBury = choice<{ seat: Seat }, Doing<'leave' | 'bury'>>('leaveOrBury', {
  seats: (_g, notes) => [notes.seat],
  ask: () => ({ kind: 'leaveOrBury', rule: 'PBL-PRIO-2' }),
  candidates: () => [LEAVE, { kind: 'bury' }],
  absent: () => LEAVE,
  choose(g, _notes, seat, { kind }) {
    const deck = deckOf(g, sideOf(g, seat))
    if (kind === 'bury') deck.bottom.push(deck.top.shift()!)
    return answer()
  },
})

export const lookRules = [turnUpCards, lookAt, rearrange, orderTop, advise, takeOne, orderBottom, peek, leaveOrBury]
