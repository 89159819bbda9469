import type { Seat, Stream } from '@robodrome/kernel'
import { copy, copyStack } from '@robodrome/kernel'
import type { CardId } from './content/cards.ts'
import { clone, type Gekido, type Known } from './state.ts'
import { insert } from './rules/10-cards.ts'
import { hasCards } from './vocabulary.ts'
import type { BotView, View } from './shapes.ts'

export function view(g: Gekido, seat: Seat | null): View {
  const bots: Record<Seat, BotView> = {}
  for (const key of Object.keys(g.bots)) {
    const { hand, ...open } = g.bots[Number(key)]!
    bots[Number(key)] = { ...copy(open), hand: Number(key) === seat ? [...hand] : null, cards: hand.length }
  }
  return {
    box: g.box,
    seat,
    mode: g.mode,
    seats: g.seats,
    arena: { ...g.arena },
    bots,
    active: g.active,
    turns: g.turns,
    moved: g.moved,
    fallback: g.fallback,
    attack: copy(g.attack),
    pile: g.pile.length,
    discard: g.discard.toSorted(),
    aside: seat === g.active ? [...g.aside] : null,
    asideCards: g.aside.length,
    known: knownTo(g, seat),
    fallen: [...g.fallen],
    ended: g.ended,
    question: g.stack.at(-1)?.rule ?? '',
  }
}

const knownTo = (g: Gekido, seat: Seat | null): Known[] =>
  g.known.filter((each) => each.by === seat || each.of === seat).map((each) => ({ ...each }))

/**
 * Makes a position that looks the same to the seat. All cards it cannot see are collected, sorted and redealt; cards that it knows in a
 * hand stay there. What other seats know about each other is dropped.
 */
export function imagine(g: Gekido, seat: Seat | null, luck: Stream): Gekido {
  const twin = clone(g, copyStack(g.stack))
  if (!hasCards(g)) return twin
  twin.known = knownTo(g, seat)
  const unseen = [...twin.pile]
  const hidden: Seat[] = []
  for (let other = 0; other < g.seats; other++) {
    if (other === seat || g.bots[other] === undefined) continue
    hidden.push(other)
    unseen.push(...g.bots[other]!.hand)
  }
  if (seat !== g.active) unseen.push(...twin.aside)
  for (const { by, card } of twin.known) if (by === seat) unseen.splice(unseen.indexOf(card), 1)
  unseen.sort()
  const deal = (): CardId => {
    const at = luck.below(unseen.length)
    const card = unseen[at]!
    unseen[at] = unseen.at(-1)!
    unseen.pop()
    return card
  }
  for (const other of hidden) {
    const hand = twin.known.filter((each) => each.by === seat && each.of === other).map((each) => each.card)
    while (hand.length < g.bots[other]!.hand.length) hand.push(deal())
    twin.bots[other]!.hand = hand.toSorted()
  }
  if (seat !== g.active) {
    twin.aside = []
    while (twin.aside.length < g.aside.length) insert(twin.aside, deal())
  }
  twin.pile = unseen.toSorted()
  twin.discard = g.discard.toSorted()
  return twin
}
