import { sequence } from '../rule.ts'
import type { OptionOf } from '../terms.ts'
import { tell } from '../tell.ts'
import { call, commitmentOf, END, goto, secretCommitment, type Commitment, type Flow } from '@robodrome/kernel'
import { contentOf, placeOf, SLOTS } from '../content/index.ts'
import { NOBODY, type CardName, type Pbl, type Side, type SideId } from '../state.ts'
import { cardsInPlay } from '../settings.ts'
import { clockwiseFrom, curseOf, living, membersOf } from '../vocabulary.ts'
import { everybody, put, putAll, setKnown, teamMask } from '../zones.ts'
import { challengeDraft } from './3-setup/challenge.ts'
import { chooseRobot, inherit } from './3-setup/cards.ts'
import { draft } from './3-setup/draft.ts'
import { openGame } from './3-setup/hands.ts'
import { recruit } from './3-setup/pilots.ts'
import { lay } from './4-build.ts'
import { freshTurn, turns } from './4-turn.ts'

/** `replay`: the previous game was a draw and is replayed with the same pilots. */
export const match = sequence<{ picks: (OptionOf<'pilot'> | null)[]; replay?: boolean }>('match', {
  robots: () => call(chooseRobot, {}),
  inheritance: () => call(inherit, {}),
  pilots: (g) => (g.gameNumber > 1 ? undefined : call(recruit, { pilots: [], order: [] })),
  takeSeats(g) {
    if (g.config.rotation === 0) for (const side of g.sides) side.starter = side.reserve[0] ?? side.starter
  },
  challenge: (g) => (g.config.challenge ? call(challengeDraft, { order: [] }) : undefined),
  draft: (g) => draft(g),
  pilotsFaceDown: (g, { replay }) =>
    g.config.rotation === 0 || replay === true
      ? undefined
      : call(sendPilot, commitmentOf<OptionOf<'pilot'>>(living(g), g.config.seats), 'picks'),
  pilotsShown(g, { picks, replay }) {
    if (g.config.rotation === 0 || replay === true) return
    g.starts = NOBODY
    for (const side of living(g)) {
      const pilot = picks[side]?.card ?? g.sides[side]!.reserve[0]!
      g.sides[side]!.starter = pilot
      g.sides[side]!.reserve.splice(g.sides[side]!.reserve.indexOf(pilot), 1)
    }
  },
  openingHands: () => call(openGame, { todo: [], picks: [], celebrities: [] }),
  play: (g) => call(turns, { seat: g.sides[g.starts]!.out ? clockwiseFrom(g, g.starts)[0]! : g.starts }),
  gameOver(g): Flow {
    tally(g)
    return isDecided(g) ? END : undefined
  },
  nextGame(g, notes): Flow {
    g.gameNumber++
    notes.replay = g.ended!.winners.length !== 1
    // The hidden cards of a challenge are revealed again.
    tell?.({ kind: 'next game', rule: 'PBL-MODE-1', number: g.gameNumber, wins: [...g.wins], reveals: true })
    if (g.config.community) {
      startAnew(g)
      return goto('inheritance')
    }
    clearTable(g)
    return goto('pilotsFaceDown')
  },
})

/** PBL-MODE-3 Both choose an unused pilot face down, and reveal them together. */
const sendPilot = secretCommitment<Pbl, Commitment<OptionOf<'pilot'>>, OptionOf<'pilot'>>('sendPilot', {
  ask: () => ({ kind: 'sendPilot', rule: 'PBL-MODE-3' }),
  candidates: (g, _notes, seat) => g.sides[seat]!.reserve.map((card) => ({ kind: 'pilot', card })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  forced: true,
  revealed: (_g, picks) =>
    tell?.({ kind: 'pilots sent', rule: 'PBL-MODE-3', reveals: true, picks: picks.map((pick) => pick?.card ?? null) }),
})

/** PBL-MODE-1 A win counts; the loser starts the next game. A drawn game is replayed with the same starting player. */
function tally(g: Pbl): void {
  const { winners } = g.ended!
  if (winners.length !== 1) return
  g.wins[winners[0]!]!++
  g.starts = g.fallen.find((side) => !g.left.includes(side)) ?? g.sides.findIndex((_side, id) => id !== winners[0])
}

const winsNeeded = (g: Pbl): number => (g.config.sides === 3 && g.config.series > 1 ? 2 : (g.config.series + 1) / 2)

/** Whether a side has enough wins, or no opponent is left. Drawn games do not count: an undecided series continues. */
const isDecided = (g: Pbl): boolean =>
  g.config.series === 1 || g.wins.some((wins) => wins >= winsNeeded(g)) || g.sides.length - g.left.length < 2

/** All orange cards return to their owners' decks; row and Shop Deck are shuffled together and closed. */
function clearTable(g: Pbl): void {
  const all = everybody(g)
  for (const card of g.row.splice(0)) put(g, g.shop, card)
  g.sides.forEach((_side, id) => {
    const deck = g.decks[id]!
    for (const card of hiddenCards(g, id)) g.known[placeOf(g, card)]! |= g.belongs[placeOf(g, card)]! | teamMask(g, id)
    for (const card of openCards(g, id)) setKnown(g, card, all)
    const cards = [...hiddenCards(g, id), ...openCards(g, id)]
    deck.top = []
    deck.bottom = []
    deck.rest = []
    putAll(g, deck.rest, cards)
    for (const seat of membersOf(g, id)) g.hands[seat] = []
  })
  g.sides = g.sides.map((side, id) => freshSide(side, g.left.includes(id)))
  resetGame(g)
  g.challenge.forEach((cards, id) => layChallenge(g, id, cards))
}

const hiddenCards = (g: Pbl, id: SideId): CardName[] => {
  const { top, rest, bottom } = g.decks[id]!
  return [...top, ...rest, ...bottom, ...membersOf(g, id).flatMap((seat) => g.hands[seat]!), ...g.sides[id]!.scrap]
}

/** Lists all face-up cards of a side, including those on other robots. */
function openCards(g: Pbl, id: SideId): CardName[] {
  const side = g.sides[id]!
  const cards = [...side.slots.flatMap((slot) => slot.stack), ...side.hangars, ...side.crew, ...(side.expert === null ? [] : [side.expert])]
  for (const other of g.sides) {
    for (const { malfunction, fault } of other.slots) if (malfunction === id && fault !== null) cards.push(fault)
    if (other.curse?.owner === id) cards.push(other.curse.card)
  }
  return [...cards, ...g.played.filter((played) => played.side === id).map(({ card }) => card)]
}

/** PBL-MODE-18 In a series, the five challenge cards are built at the start of every game, without applying their text. */
function layChallenge(g: Pbl, id: SideId, cards: Pbl['challenge'][number]): void {
  const { rest } = g.decks[id]!
  for (const { card, slot } of cards) {
    if (!rest.includes(card) || curseOf(g, card) !== null) continue
    rest.splice(rest.indexOf(card), 1)
    lay(g, id, card, slot)
  }
}

/** PBL-MODE-18 With a community deck, every game is set up from the beginning. */
function startAnew(g: Pbl): void {
  g.shop = cardsInPlay(contentOf(g), g.config).filter((card) => !g.celebrities.includes(card))
  g.row = []
  for (const deck of g.decks) Object.assign(deck, { top: [], rest: [], bottom: [] })
  g.hands = g.hands.map(() => [])
  g.sides = g.sides.map((side, id) => ({ ...freshSide(side, g.left.includes(id)), starter: side.starter }))
  g.challenge = g.challenge.map(() => [])
  g.known.fill(0)
  g.belongs.fill(0)
  resetGame(g)
}

function resetGame(g: Pbl): void {
  g.played = []
  g.combat = null
  g.turn = freshTurn(0, 0)
  g.lastTurn = { side: NOBODY, attacked: [] }
  g.turnsLeft = NOBODY
  g.sudden = []
  g.ended = null
  g.fallen = [...g.left]
  g.passing = g.passing.map(() => null)
}

export const freshSide = (before: Pick<Side, 'robot' | 'starter' | 'reserve'>, out: boolean): Side => ({
  robot: before.robot,
  starter: before.starter,
  reserve: [...before.reserve],
  expert: null,
  expertCounter: 0,
  slots: SLOTS.map(() => ({ stack: [], dead: false, malfunction: NOBODY, fault: null, counter: 0 })),
  hangars: [],
  crew: [],
  bombs: [],
  scrap: [],
  curse: null,
  blowOffs: 0,
  barred: [],
  out,
})

export const seriesRules = [match, sendPilot]
