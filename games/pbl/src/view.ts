import { copy, type Seat, type Stream } from '@robodrome/kernel'
import { placeOf } from './content/index.ts'
import type { OpenRule, SideView, View, ZoneView } from './seen.ts'
import { KEEP } from './rules/3-setup/hands.ts'
import { clone } from './setup.ts'
import type { CardName, Pbl, SideId } from './state.ts'
import { ATTACK, DEFENSE } from './state.ts'
import type { OptionOf } from './terms.ts'
import { baseStat, deckSize, handLimit, isCritical, pilotPoints, sideOf, totalOf } from './vocabulary.ts'
import { everybody, handSeers, put, teamMask } from './zones.ts'

/** A pile of face-down cards, its side (null for none), and the seats that always see it. */
interface Zone {
  name: string
  cards: CardName[]
  side: SideId | null
  seers: number
  /** Whether the order of the cards matters. */
  ordered: boolean
}

/** All face-down places. */
function hiddenZones(g: Pbl): Zone[] {
  const zones: Zone[] = []
  const add = (name: string, cards: CardName[], side: SideId | null, seers: number, ordered = false) =>
    zones.push({ name, cards, side, seers, ordered })
  g.hands.forEach((hand, seat) => add(`hand ${seat}`, hand, sideOf(g, seat), handSeers(g, seat)))
  g.offers.forEach(({ a, b }, seat) => {
    const seers = g.config.blind ? 0 : handSeers(g, seat)
    add(`hand A of ${seat}`, a, g.config.community ? null : sideOf(g, seat), seers, true)
    add(`hand B of ${seat}`, b, g.config.community ? null : sideOf(g, seat), seers, true)
  })
  g.decks.forEach((deck, id) => {
    const side = g.config.community ? null : id
    add(`top of deck ${id}`, deck.top, side, 0, true)
    add(`deck ${id}`, deck.rest, side, 0)
    add(`bottom of deck ${id}`, deck.bottom, side, 0, true)
  })
  g.sides.forEach((side, id) => add(`scrap heap ${id}`, side.scrap, id, teamMask(g, id)))
  g.piles.forEach((pile, at) => add(`pile ${at + 1}`, pile, null, 0))
  add('draft deck', g.draftDeck, null, 0)
  add('shop deck', g.shop, null, 0)
  return zones
}

const bitOf = (seat: Seat | null): number => (seat === null ? 0 : 1 << seat)

/** Returns what a seat knows: the table, its own cards, and others' cards that it has seen. */
export function view(g: Pbl, seat: Seat | null): View {
  const bit = bitOf(seat)
  const team = seat === null ? 0 : teamMask(g, sideOf(g, seat))
  const zones = Object.fromEntries(
    hiddenZones(g).map(({ name, cards, ordered }): [string, ZoneView] => {
      const seen = (card: CardName): boolean => (g.known[placeOf(g, card)]! & bit) !== 0
      return [name, { count: cards.length, cards: ordered ? cards.map((card) => (seen(card) ? card : null)) : cards.filter(seen) }]
    }),
  )
  const belongs: string[][] = g.sides.map(() => [])
  for (const { cards, side } of hiddenZones(g)) {
    if (side === null) continue
    for (const card of cards) if ((g.belongs[placeOf(g, card)]! & ~g.known[placeOf(g, card)]! & bit) !== 0) belongs[side]!.push(card)
  }
  for (const cards of belongs) cards.sort((a, b) => placeOf(g, a) - placeOf(g, b))
  return {
    seat,
    box: g.box,
    config: copy(g.config),
    gameNumber: g.gameNumber,
    wins: [...g.wins],
    celebrities: [...g.celebrities],
    talentPool: [...g.talentPool],
    pilotOrder: [...g.pilotOrder],
    turn: { ...g.turn, attacked: [...g.turn.attacked] },
    lastTurn: { ...g.lastTurn, attacked: [...g.lastTurn.attacked] },
    turnsLeft: g.turnsLeft,
    sudden: [...g.sudden],
    starts: g.starts,
    row: [...g.row],
    played: g.played.map((played) => ({ ...played })),
    sides: g.sides.map((side, id) => sideView(g, id, side.scrap.length)),
    hands: g.hands.map((hand, each) => ({ count: hand.length, limit: handLimit(g, each) })),
    decks: g.decks.map(deckSize),
    zones,
    belongs,
    /** Which of the seat's own cards other seats know. */
    seenByOthers: ownCards(g, bit, team).map(({ card, others }) => ({ card, others })),
    combat: combatView(g),
    passing: g.passing.map((until, each) => (each === seat ? until : null)),
    questions: questions(g, seat),
    ended: g.ended === null ? null : { winners: [...g.ended.winners], rule: g.ended.rule },
    fallen: [...g.fallen],
    left: [...g.left],
  }
}

/** While a rule runs, open rules may hold facts that have not been revealed yet, so only their names are public. */
export const scene = (g: Pbl, seat: Seat | null): View => ({
  ...view(g, seat),
  questions: g.stack.map(({ rule, step }) => ({ rule, step, notes: {} })),
})

function sideView(g: Pbl, id: SideId, scrap: number): SideView {
  const side = g.sides[id]!
  const seated = side.starter !== ''
  return {
    robot: side.robot,
    starter: side.starter,
    reserve: [...side.reserve],
    expert: side.expert,
    expertCounter: side.expertCounter,
    critical: seated && isCritical(g, side),
    attack: seated ? baseStat(g, id, ATTACK) : 0,
    defense: seated ? baseStat(g, id, DEFENSE) : 0,
    pilotPoints: pilotPoints(side),
    slots: side.slots.map((slot) => ({ ...slot, stack: [...slot.stack] })),
    hangars: [...side.hangars],
    crew: [...side.crew],
    bombs: [...side.bombs],
    curse: side.curse === null ? null : { ...side.curse },
    blowOffs: side.blowOffs,
    barred: [...side.barred],
    out: side.out,
    scrap,
  }
}

function combatView(g: Pbl): View['combat'] {
  const { combat } = g
  if (combat === null) return null
  return {
    ...combat,
    named: { ...combat.named, storage: [...combat.named.storage] },
    rolls: combat.rolls.map((roll) => ({ ...roll, dice: [...roll.dice], blanks: [...roll.blanks] })),
    current: [...combat.current],
    added: [combat.added[ATTACK], combat.added[DEFENSE]],
    thrown: [combat.thrown[ATTACK], combat.thrown[DEFENSE]],
    used: [...combat.used],
    totals: [totalOf(g, combat, ATTACK), totalOf(g, combat, DEFENSE)],
  }
}

/** Returns the public part of the open rules; secret picks are shown only to their own seat. */
const questions = (g: Pbl, seat: Seat | null): OpenRule[] =>
  g.stack.map(({ rule, step, notes }) => ({
    rule,
    step,
    notes: SECRET.includes(rule) ? secretNotes(notes as Secret, seat) : (notes as OpenRule['notes']),
  }))

const SECRET = ['keepHand', 'sendPilot']
type Secret = { waiting: Seat[]; picks: (OptionOf<'keepHand'> | OptionOf<'pilot'> | null)[] }
const secretNotes = ({ waiting, picks }: Secret, seat: Seat | null): OpenRule['notes'] => ({
  waiting: [...waiting],
  picks: picks.map((pick, each) => (each === seat ? pick : null)),
})

function ownCards(g: Pbl, bit: number, team: number): { card: CardName; others: number }[] {
  return hiddenZones(g)
    .filter(({ side, seers }) => isOwn(side, seers, team))
    .flatMap(({ cards }) =>
      cards
        .filter((card) => (g.known[placeOf(g, card)]! & bit) !== 0)
        .map((card) => ({ card, others: g.known[placeOf(g, card)]! & ~team })),
    )
    .filter(({ others }) => others !== 0)
}

/**
 * Makes a position that looks the same to the seat. Cards whose place it knows stay where they are. All others are collected, sorted and
 * dealt again: first the cards whose owner it knows, then the rest. Other seats lose any knowledge that this seat cannot know they have.
 */
export function imagine(g: Pbl, seat: Seat | null, luck: Stream): Pbl {
  const twin = clone(g)
  const bit = bitOf(seat)
  const team = seat === null ? 0 : teamMask(g, sideOf(g, seat))
  const open: { zone: Zone; at: number }[] = []
  const loose: CardName[] = []
  const whose = new Map<CardName, SideId>()
  const zones = hiddenZones(twin)
  for (const zone of zones) {
    for (let at = 0; at < zone.cards.length; at++) {
      const card = zone.cards[at]!
      if ((g.known[placeOf(g, card)]! & bit) !== 0) continue
      open.push({ zone, at })
      loose.push(card)
      if (zone.side !== null && (g.belongs[placeOf(g, card)]! & bit) !== 0) whose.set(card, zone.side)
    }
  }
  loose.sort((a, b) => placeOf(g, a) - placeOf(g, b))
  const dealt = new Map<{ zone: Zone; at: number }, CardName>()
  const deal = (card: CardName, places: { zone: Zone; at: number }[]): void => {
    const place = places[luck.below(places.length)]!
    dealt.set(place, card)
    open.splice(open.indexOf(place), 1)
  }
  // Cards are dealt to zones without looking at their true places: the places in a sorted zone are interchangeable.
  for (const card of loose)
    if (whose.has(card))
      deal(
        card,
        open.filter(({ zone }) => zone.side === whose.get(card)),
      )
  for (const card of loose) if (!whose.has(card)) deal(card, open)
  for (const zone of zones) settle(twin, zone, dealt)
  remember(twin, bit, team, zones, whose)
  // PBL-PRIO-8 The standing passes of others are unknown.
  twin.passing = twin.passing.map((until, each) => (each === seat ? until : null))
  for (const frame of twin.stack) if (SECRET.includes(frame.rule)) repick(twin, frame.notes as Secret, frame.rule, seat, luck)
  return twin
}

function settle(g: Pbl, zone: Zone, dealt: Map<{ zone: Zone; at: number }, CardName>): void {
  const fresh = [...dealt].filter(([place]) => place.zone === zone)
  for (const [{ at }, card] of fresh) zone.cards[at] = card
  if (zone.ordered || fresh.length === 0) return
  const cards = zone.cards.splice(0)
  for (const card of cards) put(g, zone.cards, card)
}

/**
 * Sets who knows what in the imagined position: the seat keeps its own knowledge, and the others know whatever anybody in their seat would
 * have seen.
 */
function remember(g: Pbl, bit: number, team: number, zones: Zone[], whose: Map<CardName, SideId>): void {
  const before = [...g.known]
  g.known.fill(everybody(g))
  g.belongs.fill(0)
  for (const { cards, side, seers, name } of zones) {
    const owners = side !== null && name.startsWith('deck') ? teamMask(g, side) : seers
    for (const card of cards) {
      const place = placeOf(g, card)
      const mine = before[place]! & bit
      const others = isOwn(side, seers, team) && mine !== 0 ? before[place]! & ~team : 0
      g.known[place] = (owners & ~bit) | mine | others
      g.belongs[place] = g.known[place] | (side === null ? 0 : teamMask(g, side) & ~bit) | (whose.has(card) ? bit : 0)
    }
  }
}

/** Whether a zone is a hand or scrap heap of the seat's own side, where a player knows which cards others have seen. */
const isOwn = (side: SideId | null, seers: number, team: number): boolean => side !== null && (seers & team) !== 0

/** Redraws the others' secret picks. */
function repick(g: Pbl, notes: Secret, rule: string, seat: Seat | null, luck: Stream): void {
  notes.picks.forEach((pick, each) => {
    if (pick === null || each === seat) return
    const from = rule === 'keepHand' ? KEEP : g.sides[each]!.reserve.map((card): OptionOf<'pilot'> => ({ kind: 'pilot', card }))
    notes.picks[each] = { ...from[luck.below(from.length)]! }
  })
}
