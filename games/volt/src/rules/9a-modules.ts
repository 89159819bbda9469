import { answer, call, commitmentOf, type Commitment, type Flow } from '@robodrome/kernel'
import { contentOf, type Boxed } from '../content.ts'
import { DECKS, type Deck, type ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { LoadOut } from '../happening.ts'
import { equippedAt } from '../moments.ts'
import { chance, cycle, sequence } from '../rule.ts'
import { add, commit, reconsider, SECRET, soFar, type LoadOutPicks } from '../secret.ts'
import type { Robot, Slot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { DeckOption, RefusalId } from '../terms.ts'
import {
  drawableDecks,
  firstOf,
  fits,
  isKillBot,
  mayDraw,
  moduleIn,
  operators,
  owned,
  robotOf,
  seatOf,
  settingOf,
  sorted,
} from '../vocabulary.ts'
import { clearMines } from './7-mines.ts'
import { answeredBySetting, question } from './9b-settings.ts'
import type { SlotOption } from '../shapes.ts'

/** VT-MOD-3 Draws happen once the current die or space activation is over, in the order they were earned. */
export const drawModules = cycle<{ deck: Deck | '' }>('drawModules', {
  next(g, notes) {
    const id = g.draws[0]
    if (id === undefined) return answer()
    const robot = g.robots[id]
    const decks = drawableDecks(g, robot)
    const set = decks.find((deck) => deck === settingOf(robot, 'draw')) ?? ''
    // The operator is asked unless only one deck has cards. Skipping the question in any other case would reveal the inventory.
    const open = DECKS.filter((deck) => g.decks[deck].length > 0)
    notes.deck = open.length === 1 ? (decks[0] ?? '') : set
    if (open.length > 1 && notes.deck !== '') answeredBySetting(robot, 'draw')
    return decks.length > 0 && notes.deck === '' ? call(chooseDeck, { robot: id }, 'deck') : undefined
  },
  draw(g, notes) {
    const id = g.draws.shift()!
    if (notes.deck !== '') return call(takeCard, { robot: id, deck: notes.deck, module: '' })
    tellNoDraw(g.robots[id])
    return undefined
  },
})

const tellNoDraw = ({ id: robot, seat }: Robot): void => tell?.({ kind: 'no draw', rule: 'VT-MOD-5', robot, seat, reveals: true })

export const DECK_OPTIONS: readonly DeckOption[] = DECKS.map((deck) => ({ kind: 'deck', deck }))

/** Returns the first of these decks from which a draw is legal. */
export const firstDeck = (options: readonly DeckOption[], ...wanted: readonly Deck[]): DeckOption =>
  firstOf(options, ...wanted.flatMap((deck) => options.find((option) => option.deck === deck) ?? []))

export const chooseDeck = question<{ robot: RobotId }, DeckOption>('chooseDeck', {
  seats: (g, { robot }) => seatOf(g, robot),
  ask: (_g, { robot }) => ({ kind: 'deck', rule: 'VT-MOD-3', robot }),
  candidates: () => DECK_OPTIONS,
  forbids: (g, { robot }, _seat, { deck }) => (mayDraw(g, g.robots[robot], deck) ? null : 'VT-MOD-5'),
  /** VT-DEC-3 The operator's setting has been tried already; the decks follow in the order red, blue, yellow. */
  absent: (_g, _notes, _seat, options) => firstDeck(options, 'red', 'blue', 'yellow'),
  choose: (_g, _notes, _seat, { deck }) => answer(deck),
})

/** VT-MOD-2, 4, 5 One card from a deck goes to the inventory face down; a card already owned is never kept. */
export const takeCard = sequence<{ robot: RobotId; deck: Deck; module: ModuleId | '' }>('takeCard', {
  draw(g, { robot, deck }) {
    // VT-SET-5 If several operators choose a deck at once, others may have taken the last card.
    if (mayDraw(g, g.robots[robot], deck)) return call(drawCard, { robot, deck }, 'module')
    tellNoDraw(g.robots[robot])
    return answer()
  },
  keep(g, { robot: id, deck, module }) {
    const robot = g.robots[id]
    const { seat } = robot
    // VT-KB-11 If the operator left during the draw, the KillBot takes no card.
    if (seat === null || module === '') return
    g.decks[deck].splice(g.decks[deck].indexOf(module), 1)
    robot.inventory.push(module)
    sorted(g, robot.inventory)
    tell?.({ kind: 'draw', rule: 'VT-MOD-2', seat, robot: id, deck, secret: { to: [seat], module } })
  },
})

/** All cards of the deck that the operator does not own are equally likely, because a deck has no order. */
export const drawCard = chance<{ robot: RobotId; deck: Deck }, ModuleId>('drawCard', {
  draw: (g, notes, luck) => {
    const cards = keepable(g, notes)
    return cards[luck.below(cards.length)]!
  },
  outcomes: (g, notes) => {
    const cards = keepable(g, notes)
    return [...new Set(cards)].map((card) => [card, cards.filter((other) => other === card).length])
  },
  write: (card) => card,
  read: moduleIn,
})
const keepable = (g: Volt, { robot, deck }: { robot: RobotId; deck: Deck }): ModuleId[] => {
  const own = owned(g.robots[robot])
  return g.decks[deck].filter((card) => !own.includes(card))
}

/** VT-PREP-5 Asks operators with an unequipped card; KillBot champions take their module (VT-EDGE-50). */
export function equip(g: Volt): Flow {
  for (const id of g.order) if (isKillBot(g.robots[id])) equipKillBotChampion(g, g.robots[id])
  return operators(g).some((seat) => hasChoice(robotOf(g, seat))) ? call(equipAll, { picks: [] }) : undefined
}

export const hasChoice = (robot: Robot): boolean => robot.inventory.length > 0 || robot.trophies.some((module) => module !== robot.champion)

function equipKillBotChampion(g: Volt, robot: Robot): void {
  const { champion: prize } = contentOf(g).boards[g.board]!
  const module = robot.trophies.includes(prize) ? prize : (robot.trophies[0] ?? null)
  if (module === robot.champion) return
  robot.champion = module
  tell?.({ kind: 'equip', rule: 'VT-EDGE-50', seat: robot.seat, robot: robot.id, ...loadOutOf(robot) })
}

export const equipAll = sequence<{ picks: (LoadOutPicks | null)[] }>('equip', {
  choose(g) {
    const asked = operators(g).filter((seat) => hasChoice(robotOf(g, seat)))
    return call(chooseLoadOut, commitmentOf<LoadOutPicks>(asked, g.seats.length), 'picks')
  },
  reveal(g, { picks }) {
    for (const id of g.order) {
      const chosen = picks[g.robots[id].seat ?? -1]?.filter((pick) => pick.kind === 'slot') ?? []
      if (chosen.length > 0) equipWith(g, g.robots[id], chosen)
    }
    const robots = g.order.map((robot) => ({ robot, ...loadOutOf(g.robots[robot]) }))
    tell?.({ kind: 'load-outs', rule: 'VT-PREP-5', reveals: true, robots })
  },
})

const loadOutOf = ({ left, right, champion }: Robot): LoadOut => ({ left, right, champion })

const KEEP = { kind: 'keep' } as const
const WITHDRAW = { kind: 'withdraw' } as const
type LoadOutOption = LoadOutPicks[number]
const SLOTS: readonly Slot[] = ['left', 'right', 'champion']

/**
 * VT-MOD-6, 7 Operators choose slot by slot in secret: `keep` leaves everything as it is; otherwise a card or `empty` for the left slot,
 * then the right one, and so on.
 */
export const chooseLoadOut = question<Commitment<LoadOutPicks>, LoadOutOption | typeof WITHDRAW>(SECRET.loadOut, {
  seats: (_g, notes) => notes.waiting,
  ask(g, notes, seat) {
    const slot = slotsOf(robotOf(g, seat))[soFar(notes, seat).length]!
    return { kind: 'loadOut', rule: 'VT-MOD-7', secret: { to: [seat], slot } }
  },
  candidates: (g, notes, seat) => loadOutOptions(g, robotOf(g, seat), soFar(notes, seat)),
  forbids: (g, notes, seat, option) =>
    option.kind === 'withdraw' ? null : forbidsLoadOut(g, robotOf(g, seat), soFar(notes, seat), option),
  legal: (g, notes, seat) => legalLoadOuts(g, robotOf(g, seat), soFar(notes, seat)),
  tempting: (g, notes, seat) => temptingLoadOuts(g, robotOf(g, seat), soFar(notes, seat)),
  asides: (_g, notes, seat) => (soFar(notes, seat).length > 0 ? [WITHDRAW] : []),
  /** VT-DEC-4 Keeps everything, or at least the contents of the slots not chosen yet. */
  absent(g, notes, seat, options) {
    const robot = robotOf(g, seat)
    const slot = slotsOf(robot)[soFar(notes, seat).length]!
    const holding = (card: ModuleId | null) => options.filter((option) => option.kind === 'slot' && option.card === card)
    return options.find((option) => option.kind === 'keep') ?? firstOf(options, ...holding(robot[slot]), ...holding(null))
  },
  choose(g, notes, seat, option) {
    if (option.kind === 'withdraw') {
      notes.picks[seat] = null
      reconsider(notes, seat)
      return undefined
    }
    add(notes, seat, option)
    const done = option.kind === 'keep' || soFar(notes, seat).length === slotsOf(robotOf(g, seat)).length
    return done ? commit(notes, seat) : undefined
  },
})

/** Only owners of champion modules have a champion slot. */
export const slotsOf = (robot: Robot): readonly Slot[] => (robot.trophies.length > 0 ? SLOTS : ORDINARY_SLOTS)
const ORDINARY_SLOTS = SLOTS.slice(0, 2)

/** Lists the next options: keep everything if nothing is chosen yet; a card that fits the next slot, or none. */
function loadOutOptions(g: Boxed, robot: Robot, chosen: Readonly<LoadOutPicks>): LoadOutOption[] {
  const slot = slotsOf(robot)[chosen.length]!
  const cards: (ModuleId | null)[] = (slot === 'champion' ? robot.trophies : owned(robot)).filter((card) => fits(g, card, slot))
  const options: LoadOutOption[] = [...cards, null].map((card) => ({ kind: 'slot', slot, card }))
  return chosen.length === 0 ? [KEEP, ...options] : options
}

/** Lists the same options, without cards just put into another slot. */
export const legalLoadOuts = (g: Boxed, robot: Robot, chosen: Readonly<LoadOutPicks>): LoadOutOption[] =>
  loadOutOptions(g, robot, chosen).filter((option) => option.kind === 'keep' || option.card === null || !isTaken(chosen, option.card))

const isTaken = (chosen: Readonly<LoadOutPicks>, card: ModuleId): boolean =>
  chosen.some((other) => other.kind === 'slot' && other.card === card)

function forbidsLoadOut(g: Boxed, robot: Robot, chosen: Readonly<LoadOutPicks>, option: LoadOutOption): RefusalId | null {
  if (option.kind === 'keep') return chosen.length === 0 ? null : 'VT-MOD-7'
  const { slot, card } = option
  if (slot !== slotsOf(robot)[chosen.length]) return 'VT-MOD-7'
  if (card === null) return null
  return [...owned(robot), ...robot.trophies].includes(card) && fits(g, card, slot) && !isTaken(chosen, card) ? null : 'VT-MOD-7'
}

/** Lists cards that do not fit their slot: upside down, or covering another module. */
function temptingLoadOuts(g: Boxed, robot: Robot, chosen: Readonly<LoadOutPicks>): LoadOutOption[] {
  const next = slotsOf(robot)[chosen.length]
  return SLOTS.flatMap((slot) =>
    [...owned(robot), ...robot.trophies]
      .filter((card) => slot !== next || !fits(g, card, slot))
      .map((card): LoadOutOption => ({ kind: 'slot', slot, card })),
  )
}

function equipWith(g: Volt, robot: Robot, chosen: readonly SlotOption[]): void {
  const all = owned(robot)
  const laidMines = equippedAt(g, robot, 'leaving').length > 0
  for (const { slot, card } of chosen) robot[slot] = card
  robot.inventory = sorted(
    g,
    all.filter((card) => card !== robot.left && card !== robot.right),
  )
  for (const card of [robot.left, robot.right]) if (card !== null && !robot.shown.includes(card)) robot.shown.push(card)
  sorted(g, robot.shown)
  if (laidMines && equippedAt(g, robot, 'leaving').length === 0) clearMines(g, robot, 'VT-MINE-7')
  tell?.({ kind: 'equip', rule: 'VT-MOD-6', seat: robot.seat, robot: robot.id, ...loadOutOf(robot) })
}
