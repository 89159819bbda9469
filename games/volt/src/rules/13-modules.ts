import { answer, call, chance, goto, sequence, tell, type Flow, type Seat } from '@robodrome/kernel'
import { CHAMPION_OF, DECKS, type ChampionId, type Deck, type ModuleId } from '../content/modules.ts'
import type { RobotId } from '../content/robots.ts'
import type { Robot, Slot, Volt } from '../state.ts'
import { drawableDecks, firstOf, fits, has, isKillBot, mayDraw, owned, robotOf, seatOf, settingOf, sorted } from '../vocabulary.ts'
import { waitingSeats } from './1-setup.ts'
import { clearMines } from './10-mines.ts'
import { answeredBySetting, question } from './14-settings.ts'

/** VT-MOD-3 Draws are made as soon as the running die or space activation is over, in the order they were earned. */
export const drawModules = sequence<Volt, { deck: Deck | '' }>('drawModules', {
  next(g, notes) {
    const id = g.draws[0]
    if (id === undefined) return answer()
    const robot = g.robots[id]
    const decks = drawableDecks(g, robot)
    const set = settingOf(robot, 'draw') as Deck
    // Asked unless one deck only holds any card: to be spared the question would tell what an inventory holds.
    const open = DECKS.filter((deck) => g.decks[deck].length > 0)
    notes.deck = open.length === 1 ? (decks[0] ?? '') : decks.includes(set) ? set : ''
    if (open.length > 1 && notes.deck !== '') answeredBySetting(robot, 'draw')
    return decks.length > 0 && notes.deck === '' ? call(chooseDeck, { robot: id }, 'deck') : undefined
  },
  draw(g, notes) {
    const id = g.draws.shift()!
    if (notes.deck !== '') return call(takeCard, { robot: id, deck: notes.deck, module: '' })
    tell?.({ kind: 'noDraw', rule: 'VT-MOD-5', robot: id, reveals: true })
    return undefined
  },
  again: () => goto('next'),
})

export const chooseDeck = question<{ robot: RobotId }, Deck>('chooseDeck', {
  seats: (g, { robot }) => seatOf(g, robot),
  candidates: () => [...DECKS],
  forbids: (g, { robot }, _seat, deck) => (mayDraw(g, g.robots[robot], deck) ? null : 'VT-MOD-5'),
  /** VT-DEC-3 The setting has been tried before; then red, blue, yellow. */
  absent: (_g, _notes, _seat, decks) => firstOf(decks, 'red', 'blue', 'yellow'),
  choose: (_g, _notes, _seat, deck) => answer(deck),
})

/** VT-MOD-2, 4, 5 One card from a deck goes face down to the inventory; a card already owned is never kept. */
export const takeCard = sequence<Volt, { robot: RobotId; deck: Deck; module: ModuleId | '' }>('takeCard', {
  draw: (_g, notes) => call(drawCard, { robot: notes.robot, deck: notes.deck }, 'module'),
  keep(g, { robot: id, deck, module }) {
    const robot = g.robots[id]
    // VT-KB-11 The operator left while the card was drawn: KillBots take none.
    if (isKillBot(robot)) return
    g.decks[deck].splice(g.decks[deck].indexOf(module as ModuleId), 1)
    robot.inventory.push(module as ModuleId)
    sorted(robot.inventory)
    tell?.({ kind: 'draw', rule: 'VT-MOD-2', seat: robot.seat, robot: id, deck, secret: { to: [robot.seat!], module } })
  },
})

/** Each card of the deck that the operator does not own is as likely as the others: a deck has no order. */
export const drawCard = chance<Volt, { robot: RobotId; deck: Deck }, ModuleId>('drawCard', {
  draw: (g, notes, luck) => {
    const cards = keepable(g, notes)
    return cards[luck.below(cards.length)]!
  },
  outcomes: (g, notes) => {
    const cards = keepable(g, notes)
    return [...new Set(cards)].map((card) => [card, cards.filter((other) => other === card).length])
  },
  write: (card) => card,
  read: (text) => text.toUpperCase() as ModuleId,
})
const keepable = (g: Volt, { robot, deck }: { robot: RobotId; deck: Deck }): ModuleId[] => {
  const own = owned(g.robots[robot])
  return g.decks[deck].filter((card) => !own.includes(card))
}

/** VT-PREP-5 Equipping: asked are operators with a card that is not equipped; KillBot champions take their module (VT-EDGE-50). */
export function equip(g: Volt): Flow {
  for (const id of g.order) {
    const robot = g.robots[id]
    robot.commit = []
    robot.ready = isKillBot(robot) || !hasChoice(robot)
    if (isKillBot(robot)) equipKillBotChampion(g, robot)
  }
  return waitingSeats(g).length > 0 ? call(equipAll, {}) : undefined
}

export const hasChoice = (robot: Robot): boolean => robot.inventory.length > 0 || robot.trophies.some((module) => module !== robot.champion)

function equipKillBotChampion(g: Volt, robot: Robot): void {
  const module = robot.trophies.includes(CHAMPION_OF[g.board]) ? CHAMPION_OF[g.board] : (robot.trophies[0] ?? null)
  if (module === robot.champion) return
  robot.champion = module
  tell?.({ kind: 'equip', rule: 'VT-EDGE-50', seat: robot.seat, robot: robot.id, left: robot.left, right: robot.right, champion: module })
}

export const equipAll = sequence<Volt, Record<string, never>>('equip', {
  choose: () => call(chooseLoadOut, {}),
  reveal(g) {
    for (const id of g.order) {
      const robot = g.robots[id]
      if (robot.commit.length > 0 && robot.commit[0] !== KEEP) equipWith(g, robot, robot.commit)
      robot.commit = []
      robot.ready = false
    }
    tell?.({
      kind: 'loadOuts',
      rule: 'VT-PREP-5',
      reveals: true,
      robots: Object.fromEntries(g.order.map((id) => [id, [g.robots[id].left, g.robots[id].right, g.robots[id].champion]])),
    })
  },
})

export const KEEP = 'keep'
const EMPTY = 'empty'
export const SLOTS: readonly Slot[] = ['left', 'right', 'champion']

/** VT-MOD-6, 7 Slot by slot in secret: `keep` for all as it is, or `left MOBILITY`, then `right empty`, and so on. */
export const chooseLoadOut = question<Record<string, never>, string>('chooseLoadOut', {
  seats: (g) => waitingSeats(g),
  candidates: (g, _notes, seat) => loadOutOptions(robotOf(g, seat)),
  forbids: (g, _notes, seat, text) => forbidsLoadOut(robotOf(g, seat), text),
  legal: (g, _notes, seat) => legalLoadOuts(robotOf(g, seat)),
  tempting: (g, _notes, seat) => temptingLoadOuts(robotOf(g, seat)),
  asides: (g, _notes, seat) => loadOutAsides(g, seat),
  /** VT-DEC-4 All is kept, or at least what the slots left open hold. */
  absent(g, _notes, seat, texts) {
    const robot = robotOf(g, seat)
    const slot = slotsOf(robot)[robot.commit.length]!
    return firstOf(texts, KEEP, `${slot} ${robot[slot] ?? EMPTY}`, `${slot} ${EMPTY}`)
  },
  choose(g, _notes, seat, text) {
    const robot = robotOf(g, seat)
    if (text === 'withdraw') {
      robot.commit = []
      robot.ready = false
      return
    }
    robot.commit.push(text)
    robot.ready = text === KEEP || robot.commit.length === slotsOf(robot).length
  },
})

/** The champion slot matters only to those who hold champion modules. */
export const slotsOf = (robot: Robot): readonly Slot[] => (robot.trophies.length > 0 ? SLOTS : ORDINARY_SLOTS)
const ORDINARY_SLOTS = SLOTS.slice(0, 2)

export function loadOutOptions(robot: Robot): string[] {
  const slot = slotsOf(robot)[robot.commit.length]!
  const cards = slot === 'champion' ? robot.trophies : owned(robot)
  const texts = [...cards.filter((card) => fits(card, slot)).map((card) => `${slot} ${card}`), `${slot} ${EMPTY}`]
  return robot.commit.length === 0 ? [KEEP, ...texts] : texts
}

/** The same without the cards that were put into another slot just now. */
function legalLoadOuts(robot: Robot): string[] {
  const { commit } = robot
  const texts = loadOutOptions(robot)
  if (commit.length === 0) return texts
  const taken = commit.map((text) => splitSlot(text)[1]).filter((card) => card !== EMPTY)
  return taken.length === 0 ? texts : texts.filter((text) => !taken.includes(splitSlot(text)[1]))
}

export function forbidsLoadOut(robot: Robot, text: string): string | null {
  if (text === KEEP) return robot.commit.length === 0 ? null : 'VT-MOD-7'
  const [slot, card] = splitSlot(text)
  if (slot !== slotsOf(robot)[robot.commit.length]) return 'VT-MOD-7'
  if (card === EMPTY) return null
  const isOwn = owned(robot).includes(card as ModuleId) || robot.trophies.includes(card as ChampionId)
  return isOwn && fits(card as ModuleId, slot) && !robot.commit.some((other) => splitSlot(other)[1] === card) ? null : 'VT-MOD-7'
}

const splitSlot = (text: string): [Slot, string] => [text.slice(0, text.indexOf(' ')) as Slot, text.slice(text.indexOf(' ') + 1)]

/** Cards in slots where they do not fit: upside down, or beyond another module. */
function temptingLoadOuts(robot: Robot): string[] {
  const candidates = loadOutOptions(robot)
  return SLOTS.flatMap((slot) => [...owned(robot), ...robot.trophies].map((card) => `${slot} ${card}`)).filter(
    (text) => !candidates.includes(text),
  )
}

function loadOutAsides(g: Volt, seat: Seat): string[] {
  const robot = g.robots[g.seats[seat]!]
  return robot.seat === seat && robot.commit.length > 0 ? ['withdraw'] : []
}

function equipWith(g: Volt, robot: Robot, texts: readonly string[]): void {
  const all = owned(robot)
  const hadMines = has(robot, 'MINES')
  for (const text of texts) {
    const [slot, card] = splitSlot(text)
    robot[slot] = card === EMPTY ? null : (card as ModuleId)
  }
  robot.inventory = sorted(all.filter((card) => card !== robot.left && card !== robot.right))
  for (const card of [robot.left, robot.right]) if (card !== null && !robot.shown.includes(card)) robot.shown.push(card)
  sorted(robot.shown)
  if (hadMines && !has(robot, 'MINES')) clearMines(g, robot, 'VT-MINE-7')
  tell?.({
    kind: 'equip',
    rule: 'VT-MOD-6',
    seat: robot.seat,
    robot: robot.id,
    left: robot.left,
    right: robot.right,
    champion: robot.champion,
  })
}
