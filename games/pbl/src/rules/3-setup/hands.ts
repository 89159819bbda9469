import type { OptionOf } from '../../terms.ts'
import { tell } from '../../tell.ts'
import {
  answer,
  call,
  commitmentOf,
  NO_ONE,
  only,
  sample,
  secretCommitment,
  type Commitment,
  type Flow,
  type Seat,
} from '@robodrome/kernel'
import { crewOf, placeOf, starterOf } from '../../content/index.ts'
import { chance, choice, sequence } from '../../rule.ts'
import { NOBODY, type CardName, type Pbl, type SideId } from '../../state.ts'
import { curseOf, deckOf, living, membersOf, robotOf, sideOf } from '../../vocabulary.ts'
import { blur, handSeers, put, seatsIn, slipToHand, take, teamMask } from '../../zones.ts'
import { drawCards } from '../4-draw.ts'
import { perform } from '../6-effects.ts'

// 3 Setup: opening hands and the first player.

const HAND = 5

/** PBL-SETUP-12, -13 Every player is dealt two hands and keeps one; then opening effects happen. */
export const openGame = sequence<{ todo: Seat[]; picks: (OptionOf<'keepHand'> | null)[]; celebrities: CardName[] }>('openGame', {
  firstPlayer(g, notes) {
    if (g.starts === NOBODY) g.starts = living(g).reduce((best, side) => (speed(g, side) > speed(g, best) ? side : best))
    notes.todo = inTurnOrder(g)
  },
  reduceDecks: (g) =>
    g.gameNumber === 1
      ? call(reduceDeck, { todo: living(g).filter((side) => g.config.bonuses[side]?.includes('deck')), left: 3 })
      : undefined,
  deal: {
    while: (_g, { todo }) => todo.length > 0,
    do(g, { todo }) {
      const seat = todo.shift()!
      return call(dealHands, { seat, sizes: handSizes(g, seat) })
    },
  },
  keep(g): Flow {
    const choosing = inTurnOrder(g).filter((seat) => g.offers[seat]!.b.length > 0)
    return choosing.length > 0 ? call(keepHand, commitmentOf<OptionOf<'keepHand'>>(choosing, g.config.seats), 'picks') : undefined
  },
  hold(g, notes) {
    for (const seat of inTurnOrder(g)) holdHand(g, seat, notes.picks[seat]?.hand ?? 'A')
    notes.todo = inTurnOrder(g)
  },
  opening: {
    while: (_g, { todo }) => todo.length > 0,
    do(g, { todo }) {
      const seat = todo.shift()!
      const side = sideOf(g, seat)
      const { opening } = starterOf(g, g.sides[side]!.starter)
      const bonus = g.config.bonuses[side]?.includes('opening hand') ? 1 : 0
      const first = membersOf(g, side)[0] === seat
      const cards = (first && opening?.do === 'draw' ? opening.n : 0) + bonus
      return cards > 0 ? call(drawCards, { seat, left: cards }) : undefined
    },
  },
  celebrities(g, notes) {
    notes.todo = inTurnOrder(g)
    notes.celebrities = [...g.celebrities]
  },
  celebrity: {
    while: (_g, { todo }) => todo.length > 0,
    do(g, notes) {
      const seat = notes.todo[0]!
      const name = notes.celebrities.shift()
      if (name === undefined) {
        notes.todo.shift()
        notes.celebrities = [...g.celebrities]
        return undefined
      }
      const { onPlay } = crewOf(g, name)
      // PBL-MODE-2 A cursing celebrity acts at the end of every turn.
      return onPlay === undefined || curseOf(g, name) !== null ? undefined : perform(g, onPlay, seat, name)
    },
  },
})

const speed = (g: Pbl, side: SideId): number => starterOf(g, g.sides[side]!.starter).speed

/** Seats with a hand, starting with the first player. */
const inTurnOrder = (g: Pbl): Seat[] => {
  const { players, sides } = g.config
  const order: Seat[] = []
  for (let i = 0; i < players; i++) {
    const seat = (g.starts + i) % players
    if (!g.sides[seat % sides]!.out) order.push(seat)
  }
  return order
}

/**
 * PBL-SETUP-12, PBL-MODE-5, -11 Each player gets two hands if the deck is large enough for everybody who draws from it. Otherwise, each
 * player gets one hand, and the cards are distributed evenly.
 */
function handSizes(g: Pbl, seat: Seat): number[] {
  const deck = deckOf(g, sideOf(g, seat))
  const sharers = inTurnOrder(g).filter((other) => deckOf(g, sideOf(g, other)) === deck)
  const dealt = sharers.map((other) => g.offers[other]!.a.length + g.offers[other]!.b.length)
  const all = deck.rest.length + dealt.reduce((sum, cards) => sum + cards, 0)
  if (!g.config.ultimate && all >= 2 * HAND * sharers.length) return [HAND, HAND]
  const waiting = sharers.slice(sharers.indexOf(seat)).length
  return [Math.min(HAND, Math.ceil(deck.rest.length / waiting))]
}

/** Deals one or two hands from the deck; in a blind game nobody sees them. */
const dealHands = chance<{ seat: Seat; sizes: number[] }, CardName[][]>('dealHands', {
  draw(g, { seat, sizes }, luck) {
    const all = sizes.reduce((sum, size) => sum + size, 0)
    const cards = sample(deckOf(g, sideOf(g, seat)).rest, all, luck)
    return sizes.map((size) => cards.splice(0, size))
  },
  possible(g, { seat, sizes }, hands) {
    const { rest } = deckOf(g, sideOf(g, seat))
    const all = hands.flat()
    return (
      hands.length === sizes.length &&
      hands.every((hand, i) => hand.length === sizes[i]) &&
      new Set(all).size === all.length &&
      all.every((card) => rest.includes(card))
    )
  },
  happen(g, { seat }, [a = [], b = []]) {
    const { rest } = deckOf(g, sideOf(g, seat))
    const seers = g.config.blind ? 0 : handSeers(g, seat)
    blur(g, rest, seers, !g.config.community)
    for (const card of [...a, ...b]) {
      take(rest, card)
      const owners = g.config.community ? 0 : handSeers(g, seat)
      // Others may have known the owner of a card, but they cannot tell which cards were dealt.
      g.known[placeOf(g, card)] = seers
      g.belongs[placeOf(g, card)]! |= seers | owners
    }
    g.offers[seat] = { a, b }
    tell?.({
      kind: 'opening hands',
      rule: 'PBL-SETUP-12',
      seat,
      robot: robotOf(g, sideOf(g, seat)),
      reveals: true,
      secret: { to: seatsIn(seers), a, b },
    })
    return answer()
  },
  write: (hands) => hands.map((hand) => hand.join(', ')).join(' | '),
  read: (text) => text.split('|').map((hand) => (hand.trim() === '' ? [] : hand.trim().split(/, */))),
})

/** The two hands that may be kept. */
export const KEEP: OptionOf<'keepHand'>[] = [
  { kind: 'keepHand', hand: 'A' },
  { kind: 'keepHand', hand: 'B' },
]

/** DP-HAND: all players choose at once, in secret. */
const keepHand = secretCommitment<Pbl, Commitment<OptionOf<'keepHand'>>, OptionOf<'keepHand'>>('keepHand', {
  ask: () => ({ kind: 'keepHand', rule: 'PBL-SETUP-12' }),
  candidates: () => KEEP,
  absent: () => KEEP[0]!,
  revealed: (_g, picks) =>
    tell?.({ kind: 'hands kept', rule: 'PBL-SETUP-12', reveals: true, picks: picks.map((pick) => pick?.hand ?? null) }),
})

/** The kept cards become the hand; the others go to the bottom of the deck in dealing order. */
function holdHand(g: Pbl, seat: Seat, pick: 'A' | 'B'): void {
  const { a, b } = g.offers[seat]!
  for (const card of pick === 'A' ? a : b) slipToHand(g, seat, card)
  deckOf(g, sideOf(g, seat)).bottom.push(...(pick === 'A' ? b : a))
  g.offers[seat] = { a: [], b: [] }
}

/** PBL-MODE-14 "Deck reduced": three cards of the player's choice go to the Shop Deck. */
const reduceDeck = choice<{ todo: SideId[]; left: number }, OptionOf<'remove'>>('reduceDeck', {
  seats: (_g, notes) => (notes.todo.length > 0 ? only(notes.todo[0]!) : NO_ONE),
  ask: (_g, { left }) => ({ kind: 'reduceDeck', rule: 'PBL-MODE-14', left }),
  candidates: (g, _notes, seat) => g.decks[seat]!.rest.map((card) => ({ kind: 'remove', card })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, notes, seat, { card }) {
    const { rest } = g.decks[seat]!
    blur(g, rest, teamMask(g, seat), false)
    take(rest, card)
    put(g, g.shop, card)
    if (--notes.left === 0) {
      notes.left = 3
      notes.todo.shift()
    }
  },
})

export const handRules = [openGame, dealHands, keepHand, reduceDeck]
