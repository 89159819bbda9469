import type { Seat } from '@robodrome/kernel'
import { type Boxed, cardOf, contentOf, type OrangeCard, placeOf } from './content/index.ts'
import { type CardName, type Deck, NOBODY, type Pbl, type SideId, type Slot } from './state.ts'
import { deckOf, membersOf, sideOf } from './vocabulary.ts'

/**
 * Where cards are, and who knows it. `known` lists the seats that know a card's exact zone and, for a deck's top and bottom cards, the
 * position. `belongs` lists those that know at least its side. A card that moves unseen blurs what others know about the cards next to it.
 */

/** Puts a card into a pile that is kept in set order. */
export function put(g: Boxed, pile: CardName[], card: CardName): void {
  const place = placeOf(g, card)
  const last = pile.at(-1)
  if (last === undefined || placeOf(g, last) < place) {
    pile.push(card)
    return
  }
  let from = 0
  let to = pile.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (placeOf(g, pile[middle]!) > place) to = middle
    else from = middle + 1
  }
  pile.splice(from, 0, card)
}

export function take(pile: CardName[], card: CardName): void {
  const at = pile.indexOf(card)
  if (at < 0) throw new Error(`${card} is not where it was looked for`)
  pile.splice(at, 1)
}

/** Puts several cards into a pile that is kept in set order. */
export function putAll(g: Boxed, pile: CardName[], cards: readonly CardName[]): void {
  const { orangeNames, places } = contentOf(g)
  const isIn = marked(g, cards)
  for (const card of pile) isIn[places[card]!] = 1
  pile.length = 0
  for (let place = 0; place < orangeNames.length; place++) if (isIn[place] === 1) pile.push(orangeNames[place]!)
}

/** Takes several cards out of a pile. */
export function takeAll(g: Boxed, pile: CardName[], cards: readonly CardName[]): void {
  const { places } = contentOf(g)
  const isTaken = marked(g, cards)
  let kept = 0
  for (const card of pile) if (isTaken[places[card]!] === 0) pile[kept++] = card
  if (pile.length - kept !== cards.length) throw new Error(`not all where they were looked for: ${cards.join(', ')}`)
  pile.length = kept
}

/** Sets a 1 at the index of each of these cards. */
function marked(g: Boxed, cards: readonly CardName[]): Uint8Array {
  const { orangeNames, places } = contentOf(g)
  const marks = new Uint8Array(orangeNames.length)
  for (const card of cards) marks[places[card]!] = 1
  return marks
}

export const everybody = (g: Pbl): number => (1 << g.config.seats) - 1

/** Returns the mask of all seats of a side, gunners included. */
export function teamMask(g: Pbl, side: SideId): number {
  let mask = 0
  for (let seat = side; seat < g.config.seats; seat += g.config.sides) mask |= 1 << seat
  return mask
}

/** Lists the seats of a mask. */
export const seatsIn = (mask: number): Seat[] => [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1)

/** Returns the seats that see a hand: its player and, with four hands, the teammate. */
export function handSeers(g: Pbl, seat: Seat): number {
  let mask = 1 << seat
  if (g.config.fourHands) for (const mate of membersOf(g, sideOf(g, seat))) mask |= 1 << mate
  return mask
}

export const isKnown = (g: Pbl, card: CardName, seat: Seat): boolean => ((g.known[placeOf(g, card)]! >> seat) & 1) === 1

export function setKnown(g: Pbl, card: CardName, mask: number): void {
  const place = placeOf(g, card)
  g.known[place] = mask
  g.belongs[place] = mask
}

/** Notes that these seats now know exactly where a card is. */
export function addKnown(g: Pbl, card: CardName, mask: number): void {
  const place = placeOf(g, card)
  g.known[place]! |= mask
  g.belongs[place]! |= mask
}

/** Seats outside `keep` forget the exact place of these cards. With `ours`, they still know the side. */
export function blur(g: Pbl, cards: readonly CardName[], keep: number, ours: boolean): void {
  const { places } = contentOf(g)
  const { known, belongs } = g
  for (const card of cards) {
    const place = places[card]!
    known[place]! &= keep
    if (!ours) belongs[place]! &= keep
  }
}

/**
 * Cards may have changed sides unseen, so seats that knew only the side of a hidden card forget it. With `hand`, seats that knew the hand
 * forget it, too.
 */
export function forget(g: Pbl, side: SideId, keep: number, hand: boolean): void {
  const deck = g.config.community ? undefined : g.decks[side]
  const hands = membersOf(g, side).flatMap((seat) => g.hands[seat]!)
  if (hand) blur(g, hands, keep, false)
  for (const card of [...hands, ...g.sides[side]!.scrap, ...(deck === undefined ? [] : [...deck.top, ...deck.rest, ...deck.bottom])]) {
    const place = placeOf(g, card)
    g.belongs[place]! &= g.known[place]! | keep
  }
}

/** Puts a card that everybody has seen into a hand. */
export function showToHand(g: Pbl, seat: Seat, card: CardName): void {
  put(g, g.hands[seat]!, card)
  setKnown(g, card, everybody(g))
}

/** Puts a card into a hand, unseen by the others. */
export function slipToHand(g: Pbl, seat: Seat, card: CardName): void {
  const place = placeOf(g, card)
  put(g, g.hands[seat]!, card)
  g.known[place]! |= newCardSeers(g, seat)
  g.belongs[place]! |= g.known[place]!
}

/** Returns the seats that see a card entering a hand unseen by the others. */
export const newCardSeers = (g: Pbl, seat: Seat): number => handSeers(g, seat) | whisperers(g, seat)

/**
 * Returns the attacker's seat if its armor reveals the defender's hand. That seat sees the hand, including new cards, until the combat
 * ends.
 */
function whisperers(g: Pbl, seat: Seat): number {
  const combat = g.combat
  return combat !== null &&
    combat.defender === sideOf(g, seat) &&
    combat.phase !== 'declared' &&
    combat.used.some((card) => seesHand(g, card))
    ? 1 << combat.seat
    : 0
}

function seesHand(g: Pbl, name: CardName): boolean {
  const card = cardOf(g, name) as OrangeCard | undefined
  return card?.kind === 'armor' && card.seesHand === true
}

export function showHandTo(g: Pbl, side: SideId, watcher: Seat): void {
  for (const seat of membersOf(g, side)) for (const card of g.hands[seat]!) addKnown(g, card, 1 << watcher)
}

/** Puts a card that everybody has seen on a scrap heap. Cards of a side that is out leave the game. */
export function showToScrap(g: Pbl, side: SideId, card: CardName): void {
  put(g, g.sides[side]!.scrap, card)
  setKnown(g, card, everybody(g))
}

/** Moves the malfunction card from the limb to its owner's scrap heap. */
export function scrapFault(g: Pbl, slot: Slot): void {
  if (slot.fault === null) return
  showToScrap(g, slot.malfunction, slot.fault)
  slot.malfunction = NOBODY
  slot.fault = null
}

/** Puts a hand card face down on its owner's scrap heap; the others see only how many cards are there. */
export function slipToScrap(g: Pbl, seat: Seat, card: CardName): void {
  const side = sideOf(g, seat)
  blur(g, g.hands[seat]!, handSeers(g, seat), true)
  take(g.hands[seat]!, card)
  put(g, g.sides[side]!.scrap, card)
  addKnown(g, card, teamMask(g, side))
}

/** Takes a card out of a hand in public. */
export const playFromHand = (g: Pbl, seat: Seat, card: CardName): void => take(g.hands[seat]!, card)

/** Draws a card from a deck's unordered part unseen. Other seats that knew the pile now know only the owner of each card. */
export function drawFromRest(g: Pbl, seat: Seat, card: CardName): void {
  const deck = deckOf(g, sideOf(g, seat))
  const watchers = handSeers(g, seat)
  blur(g, deck.rest, watchers, !g.config.community)
  take(deck.rest, card)
  slipToHand(g, seat, card)
}

/** Puts cards of the unordered part on top after a look. The seat now knows them and their order. */
export function turnUp(g: Pbl, deck: Deck, seat: Seat, cards: readonly CardName[]): void {
  const bit = handSeers(g, seat)
  blur(g, deck.rest, bit, !g.config.community)
  for (const card of cards) {
    take(deck.rest, card)
    deck.top.push(card)
    addKnown(g, card, bit)
  }
}

/** Shuffles a deck, so that its order is forgotten. Seats that knew the whole deck still do; others keep what they know about each card. */
export function shuffle(g: Pbl, deck: Deck, owners: number): void {
  if (deck.top.length + deck.bottom.length > 0) {
    putAll(g, deck.rest, [...deck.top, ...deck.bottom])
    deck.top.length = 0
    deck.bottom.length = 0
  }
  if (owners !== 0) for (const card of deck.rest) addKnown(g, card, owners)
}
