import { copy, isOnTop, openNotes, type Seat, type Stream } from '@robodrome/kernel'
import { contentOf } from './content.ts'
import { DECKS, type Deck, type ModuleId } from './content/modules.ts'
import type { RobotId } from './content/robots.ts'
import { chooseFirstDeck } from './rules/3-setup.ts'
import { placeDice } from './rules/4b-programming.ts'
import { placeAtRandom } from './rules/4c-placing.ts'
import { chooseDeck, drawCard, hasChoice, legalLoadOuts, slotsOf } from './rules/9a-modules.ts'
import { openCommitment, type LoadOutPicks, type ProgramPicks } from './secret.ts'
import { clone, type Robot, type Volt } from './state.ts'
import type { DeckOption } from './terms.ts'
import { view } from './view.ts'
import { drawableDecks, mayDraw, owned, robotsInPlay, sorted } from './vocabulary.ts'
import type { View } from './shapes.ts'

/** Makes a position that looks the same to the seat, built from its view alone, so it contains nothing hidden. */
export const imagine = (g: Volt, seat: Seat | null, luck: Stream): Volt => suppose(view(g, seat), luck)

/** Makes a position that fits this view: unseen cards and others' secret choices are redrawn, and unknown settings become Ask. */
export function suppose(seen: View, luck: Stream): Volt {
  const { you: _you, mayDraw: _mayDraw, running: _running, decks: _counts, robots: known, ...rest } = copy(seen)
  const robots = {} as Record<RobotId, Robot>
  for (const id of robotsInPlay({ robots: known })) {
    const { unseen: _unseen, onMines: _onMines, ready: _ready, placed: _placed, equipping: _equipping, ...robot } = known[id]
    robots[id] = robot
  }
  // Cloning puts all fields into their usual order, as the engine's hidden class requires.
  const g = clone({ ...rest, robots, decks: { blue: [], yellow: [], red: [] } })
  if (DECKS.some((deck) => seen.decks[deck] > 0)) dealCards(g, seen, luck)
  const open = openCommitment(g.stack)
  if (open === null) return g
  for (const id of g.order) {
    const { seat } = g.robots[id]
    if (seat !== null && seat !== seen.you && !open.waiting.includes(seat)) open.picks[seat] = chosenInSecret(g, g.robots[id], luck)
  }
  return g
}

/** After RANDOM_TRIES random deals, cards are dealt to match what the seat knows about the decks. After ALL_TRIES, any deal is accepted. */
const RANDOM_TRIES = 30
const ALL_TRIES = 200

function dealCards(g: Volt, seen: View, luck: Stream): void {
  const known = Object.fromEntries(g.order.map((id) => [id, g.robots[id].inventory]))
  for (let attempt = 0; attempt < ALL_TRIES; attempt++) {
    for (const id of g.order) g.robots[id].inventory = [...known[id]!]
    const complete = DECKS.every((deck) => dealDeck(g, seen, deck, luck, attempt >= RANDOM_TRIES))
    if (complete && fitsKnowledge(g, seen)) break
  }
  for (const id of g.order) sorted(g, g.robots[id].inventory)
}

/**
 * Deals unseen cards of a colour to the unseen places in inventories, without duplicates for any operator (VT-MOD-5). The deck keeps the
 * rest.
 */
function dealDeck(g: Volt, seen: View, deck: Deck, luck: Stream, careful: boolean): boolean {
  const cards = shuffled(unseenCards(g, seen, deck), luck)
  if (careful && seen.you !== null && seen.mayDraw !== null) {
    // Cards that the deck is known to lack are dealt to others first; cards that it must contain are dealt last.
    const own = owned(g.robots[seen.seats[seen.you]!])
    const wanted = !seen.mayDraw.includes(deck)
    cards.sort((a, b) => Number(own.includes(a) === wanted) - Number(own.includes(b) === wanted))
  }
  for (const id of g.order) {
    for (let i = 0; i < seen.robots[id].unseen[deck]; i++) {
      const at = cards.findIndex((card) => !owned(g.robots[id]).includes(card))
      if (at < 0) return false
      g.robots[id].inventory.push(cards.splice(at, 1)[0]!)
    }
  }
  g.decks[deck] = sorted(g, cards)
  return true
}

function unseenCards(g: Volt, seen: View, deck: Deck): ModuleId[] {
  const pool = contentOf(g).inPlay[g.board]!.flatMap((module) =>
    module.deck === deck ? Array.from({ length: module.copies }, () => module.id) : [],
  )
  const visible = [...seen.removed, ...Object.values(seen.robots).flatMap((robot) => owned(robot))]
  for (const card of visible) if (pool.includes(card)) pool.splice(pool.indexOf(card), 1)
  return pool
}

/** Whether the decks match what the seat knows: from which decks it may draw, and that an operator who draws can keep a card. */
function fitsKnowledge(g: Volt, seen: View): boolean {
  if (seen.you !== null && seen.mayDraw !== null) {
    const own = g.robots[seen.seats[seen.you]!]
    for (const deck of DECKS) if (mayDraw(g, own, deck) !== seen.mayDraw.includes(deck)) return false
  }
  const drawing = openNotes(g, drawCard)
  if (drawing !== undefined) return mayDraw(g, g.robots[drawing.robot], drawing.deck)
  const choosing = openNotes(g, chooseDeck)
  return choosing === undefined || drawableDecks(g, g.robots[choosing.robot]).length > 0
}

/** Draws another operator's confirmed choice at random among the legal ones. */
function chosenInSecret(g: Volt, robot: Robot, luck: Stream): DeckOption | ProgramPicks | LoadOutPicks | null {
  if (isOnTop(g, chooseFirstDeck)) return { kind: 'deck', deck: pick(drawableDecks(g, robot), luck) }
  if (isOnTop(g, placeDice)) return placeAtRandom(g, robot, [], luck)
  return hasChoice(robot) ? randomLoadOut(g, robot, luck) : null
}

function randomLoadOut(g: Volt, robot: Robot, luck: Stream): LoadOutPicks {
  const chosen: LoadOutPicks = []
  while (chosen.length < slotsOf(robot).length && chosen[0]?.kind !== 'keep') chosen.push(pick(legalLoadOuts(g, robot, chosen), luck))
  return chosen
}

const pick = <T>(list: readonly T[], luck: Stream): T => list[luck.below(list.length)]!

function shuffled<T>(list: T[], luck: Stream): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = luck.below(i + 1)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}
