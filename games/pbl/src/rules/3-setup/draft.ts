import type { OptionOf } from '../../terms.ts'
import { tell } from '../../tell.ts'
import { answer, call, NO_ONE, only, sample, type Flow, type Frame, type Seat } from '@robodrome/kernel'
import { placeOf } from '../../content/index.ts'
import { chance, choice, sequence } from '../../rule.ts'
import type { CardName, Pbl, SideId } from '../../state.ts'
import { ofSide, robotOf } from '../../vocabulary.ts'
import { addKnown, put, putAll, seatsIn, take, takeAll, teamMask } from '../../zones.ts'
import { deal } from './cards.ts'

// 3 Setup: the draft.

const PILES = 5
const PILE_OPTIONS = [0, 1, 2, 3, 4].map((pile): OptionOf<'takePile'> => ({ kind: 'takePile', pile }))
const PLACE_OPTIONS = [0, 1, 2, 3, 4].map((pile): OptionOf<'placeCard'> => ({ kind: 'placeCard', pile }))

/** PBL-SETUP-6 to -11 Runs the draft: quick, regular, or with one community deck (PBL-MODE-5, -15). */
export function draft(g: Pbl): Frame | undefined {
  const { config, shop } = g
  if (config.community) return call(setAside, { count: config.ultimate ? shop.length : Math.max(0, shop.length - 20), to: 'community' })
  if (config.draft === 'quick') return call(deal, { counts: quickShares(g) })
  return config.draft === 'regular' ? call(regularDraft, { order: [], next: 0, picks: 0 }) : undefined
}

/** Returns how many cards each side still gets. */
function quickShares({ config, shop, decks, sides }: Pbl): number[] {
  const room = Math.floor((shop.length + decks.reduce((sum, deck) => sum + deck.rest.length, 0)) / config.sides)
  const size = Math.min(config.quickDeck, room)
  return sides.map((side, id) => (side.out ? 0 : Math.max(0, size - decks[id]!.rest.length)))
}

/** PBL-SETUP-7 to -11 The sides take turns at picking from five piles. */
const regularDraft = sequence<{ order: SideId[]; next: number; picks: number }>('draft', {
  layOut(g, notes) {
    notes.order = g.pilotOrder.toReversed()
    const most = g.config.keepers ? g.shop.length : g.config.sides === 3 ? 80 : 75
    notes.picks = Math.floor(Math.min(most, g.shop.length) / PILES)
    return call(setAside, { count: notes.picks * PILES, to: 'draft' })
  },
  firstCards: () => call(restock, { places: [0, 1, 2, 3, 4] }),
  pick: {
    while: (_g, { picks }) => picks > 0,
    do(g, notes) {
      const { order } = notes
      while (g.sides[order[notes.next % order.length]!]!.out) notes.next++
      notes.picks--
      return call(pick, { side: order[notes.next++ % order.length]!, places: [0, 1, 2, 3, 4] })
    },
  },
  leftOver(g) {
    for (const pile of g.piles) for (const card of pile.splice(0)) put(g, g.shop, card)
    tell?.({ kind: 'draft over', rule: 'PBL-SETUP-11', shop: g.shop.length })
  },
})

/** PBL-SETUP-9, -10 A side takes a pile, and the piles are restocked while the draft deck lasts. */
const pick = sequence<{ side: SideId; places: number[] }>('pick', {
  take(g, { side }) {
    if (g.config.blind) return call(pickBlind, { side })
    look(g, side, 0)
    return call(pickPile, { side, pile: 0 })
  },
  place: (g, { side }) => (g.config.neo && g.draftDeck.length > 0 ? call(placeCards, { side, places: [] }, 'places') : undefined),
  restock: (g, { places }) => (g.draftDeck.length > 0 ? call(restock, { places: [...places] }) : undefined),
})

/** Takes unseen cards from the box, for the draft deck or the community deck. */
const setAside = chance<{ count: number; to: 'draft' | 'community' }, CardName[]>('setAside', {
  draw: (g, { count }, luck) => sample(g.shop, count, luck),
  possible: (g, { count }, cards) =>
    cards.length === count && new Set(cards).size === count && cards.every((card) => g.shop.includes(card)),
  happen(g, { to }, cards) {
    const pile = to === 'draft' ? g.draftDeck : g.decks[0]!.rest
    takeAll(g, g.shop, cards)
    putAll(g, pile, cards)
    return answer()
  },
  write: (cards) => cards.join(', '),
  read: (text) => (text === '' ? [] : text.split(/, */)),
})

/** PBL-SETUP-10 Puts one unseen card from the draft deck on each of these piles. */
const restock = chance<{ places: number[] }, CardName[]>('restock', {
  draw: (g, { places }, luck) => sample(g.draftDeck, places.length, luck),
  possible: (g, { places }, cards) =>
    cards.length === places.length && new Set(cards).size === cards.length && cards.every((card) => g.draftDeck.includes(card)),
  happen(g, { places }, cards) {
    cards.forEach((card, i) => {
      take(g.draftDeck, card)
      put(g, g.piles[places[i]!]!, card)
    })
    return answer()
  },
  write: (cards) => cards.join(', '),
  read: (text) => text.split(/, */),
})

/**
 * PBL-SETUP-9 (DP-PILE) The player looks at pile 1 and takes it, or puts it back and looks at the next one. The fifth pile must be taken.
 */
const pickPile = choice<{ side: SideId; pile: number }, OptionOf<'takePile' | 'nextPile'>>('pickPile', {
  seats: (g, notes) => (g.sides[notes.side]!.out ? NO_ONE : only(notes.side)),
  ask: (_g, { pile }) => ({ kind: 'pickPile', rule: 'PBL-SETUP-9', pile: pile + 1, last: pile === PILES - 1 }),
  candidates: (_g, { pile }) => [
    { kind: 'takePile', pile },
    { kind: 'nextPile', pile: pile + 1 },
  ],
  forbids: (_g, { pile }, _seat, option) => (option.kind === 'nextPile' && pile === PILES - 1 ? 'PBL-SETUP-9' : null),
  absent: (_g, _notes, _seat, options) => options.at(-1)!,
  choose(g, notes, seat, option) {
    if (option.kind === 'takePile') return takePile(g, seat, notes.pile)
    notes.pile++
    look(g, notes.side, notes.pile)
    return undefined
  },
})

/** The drafting side now knows the cards of the pile. */
function look(g: Pbl, side: SideId, pile: number): void {
  for (const card of g.piles[pile]!) addKnown(g, card, teamMask(g, side))
  tell?.({
    kind: 'pile looked at',
    rule: 'PBL-SETUP-9',
    ...ofSide(g, side),
    pile: pile + 1,
    reveals: true,
    secret: { to: seatsIn(teamMask(g, side)), cards: [...g.piles[pile]!] },
  })
}

/** PBL-MODE-16 In a blind draft, the player chooses a pile by its number, without looking. */
const pickBlind = choice<{ side: SideId }, OptionOf<'takePile'>>('pickBlind', {
  seats: (g, notes) => (g.sides[notes.side]!.out ? NO_ONE : only(notes.side)),
  ask: () => ({ kind: 'pickBlind', rule: 'PBL-MODE-16' }),
  candidates: () => PILE_OPTIONS,
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (g, _notes, seat, { pile }) => takePile(g, seat, pile),
})

function takePile(g: Pbl, seat: Seat, at: number): Flow {
  const cards = g.piles[at]!.splice(0)
  for (const card of cards) {
    put(g, g.decks[seat]!.rest, card)
    g.known[placeOf(g, card)]! |= teamMask(g, seat)
    g.belongs[placeOf(g, card)] = g.known[placeOf(g, card)]!
  }
  tell?.({
    kind: 'pile',
    rule: 'PBL-SETUP-9',
    seat,
    robot: robotOf(g, seat),
    pile: at + 1,
    count: cards.length,
    reveals: true,
    secret: { to: seatsIn(teamMask(g, seat)), cards },
  })
  return answer()
}

/** PBL-MODE-17 In a neo draft, the picker distributes five cards over the piles, with at least one on each. */
const placeCards = choice<{ side: SideId; places: number[] }, OptionOf<'placeCard'>>('placeCards', {
  seats: (g, { side, places }) => (places.length < PILES && !g.sides[side]!.out ? only(side) : NO_ONE),
  ask: () => ({ kind: 'placeCards', rule: 'PBL-MODE-17' }),
  candidates: () => PLACE_OPTIONS,
  forbids(g, { places }, _seat, { pile }) {
    const after = [...places, pile]
    const empty = g.piles.filter((cards, at) => cards.length === 0 && !after.includes(at)).length
    return empty <= PILES - after.length ? null : 'PBL-MODE-17'
  },
  absent: (_g, { places }, _seat, options) => options.find(({ pile }) => !places.includes(pile)) ?? options[0]!,
  choose(_g, notes, _seat, { pile }) {
    notes.places.push(pile)
    return notes.places.length === PILES ? answer(notes.places) : undefined
  },
})

export const draftRules = [regularDraft, pick, setAside, restock, pickPile, pickBlind, placeCards]
