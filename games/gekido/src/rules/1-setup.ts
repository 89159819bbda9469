import { answer, call, END, goto, only, sample, type Seat } from '@robodrome/kernel'
import type { BotId } from '../content/bots.ts'
import type { TileKind } from '../content/tiles.ts'
import { botName, botNamed, contentOf } from '../content.ts'
import { PLACE } from '../options.ts'
import { chance, choice, sequence } from '../rule.ts'
import { NOWHERE, type BotState, type Cell, type Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { CELLS, MIDDLE, CORNERS, EDGES, firstOffered, isEmpty, nextAlive } from '../vocabulary.ts'
import { endByCount } from './11-annihilation.ts'
import { turn } from './2-turn.ts'

/** Runs the whole battle. GK-SET-1: seats are numbered clockwise. GK-SET-9, GK-END-2: turns go clockwise, skipping destroyed Bots. */
export const battle = sequence<{ seat: Seat; left: number }>('battle', {
  bringBots(g, notes) {
    if (notes.seat === g.seats) return undefined
    if (g.bring === 'random') return call(dealBot, { seat: notes.seat })
    const assigned = g.bring === 'choose' ? null : g.bring[notes.seat]!
    if (assigned === null) return call(bringBot, { seat: notes.seat })
    bring(g, notes.seat, assigned)
    return undefined
  },
  nextBot: (g, notes) => (notes.seat++ < g.seats - 1 ? goto('bringBots') : undefined),
  handOutLocks,
  layCorners: (g) =>
    g.mode === 'duel' ? call(layTiles, { cells: [...CELLS.duel], copies: 2 }) : call(layTiles, { cells: [...CORNERS], copies: 1 }),
  layEdges: (g) => (g.mode === 'duel' ? undefined : call(layTiles, { cells: [...EDGES], copies: 1 })),
  pickStarter: () => call(starter, {}),
  placeBots(g, notes) {
    notes.left = g.seats
    notes.seat = g.active
  },
  placeNext: (_g, { seat }) => call(placeBot, { seat }),
  placeOthers(g, notes) {
    notes.seat = (notes.seat + 1) % g.seats
    return --notes.left > 0 ? goto('placeNext') : undefined
  },
  takeTurn: () => call(turn, { wants: '' }),
  endOfTurn(g) {
    g.turns++
    if (endByCount(g)) return END
    g.active = nextAlive(g, g.active)
    return goto('takeTurn')
  },
})

/** GK-SET-2 Each player, in seat order, takes a Bot that is still available. */
const bringBot = choice<{ seat: Seat }, OptionOf<'bring'>>('bringBot', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'bringBot', rule: 'GK-SET-2' }),
  candidates: (g) => contentOf(g).bring,
  forbids: (g, _notes, _seat, { bot }) => (isTaken(g, bot) ? 'GK-SET-2' : null),
  absent: firstOffered,
  choose(g, _notes, seat, { bot }) {
    bring(g, seat, bot)
    return answer()
  },
})

/** GK-SET-2 The same, but Bots are dealt at random. */
const dealBot = chance<{ seat: Seat }, BotId>('dealBot', {
  draw: (g, _notes, luck) => spare(g)[luck.below(spare(g).length)]!,
  outcomes: (g) => spare(g).map((id) => [id, 1]),
  happen(g, notes, id) {
    bring(g, notes.seat, id)
    return answer()
  },
  write: botName,
  read: botNamed,
})

/** Bots that the owner of the table has assigned count as taken from the start. */
const isTaken = (g: Gekido, id: BotId): boolean => {
  if (Array.isArray(g.bring) && g.bring.includes(id)) return true
  for (let seat = 0; seat < g.seats; seat++) if (g.bots[seat]?.bot === id) return true
  return false
}
const spare = (g: Gekido): BotId[] => contentOf(g).botIds.filter((id) => !isTaken(g, id))

function bring(g: Gekido, seat: Seat, id: BotId): void {
  g.bots[seat] = freshBot(g, id)
  tell?.({ kind: 'bot', rule: 'GK-SET-2', seat, bot: id })
}

/** GK-SET-3 Structure dice all show 6; Armor spaces are empty; no Upgrade, no Power, no card. */
export function freshBot(g: Gekido, id: BotId): BotState {
  const { dice, armor } = contentOf(g).bots[id]![g.mode]
  return {
    bot: id,
    at: NOWHERE,
    structure: Array<number>(dice).fill(6),
    armor: Array<number>(armor).fill(0),
    upgrade: 0,
    powers: {},
    hand: [],
    locks: {},
  }
}

/** GK-SET-7 The 46 cards make the draw pile. GK-SET-8 One Ready token for each other Bot. GK-DUEL-4, GK-DUEL-5: Duel has neither. */
export function handOutLocks(g: Gekido): undefined {
  if (g.mode === 'duel') return undefined
  g.pile = [...contentOf(g).deck]
  for (let seat = 0; seat < g.seats; seat++) {
    for (let other = 0; other < g.seats; other++) if (other !== seat) g.bots[seat]!.locks[other] = 'ready'
  }
  return undefined
}

/**
 * GK-SET-4 Corner and edge tiles are shuffled separately; the central tile lies in the middle. GK-DUEL-2: four of the eight outer tiles.
 */
const layTiles = chance<{ cells: Cell[]; copies: number }, TileKind[]>('layTiles', {
  draw(g, { cells, copies }, luck) {
    const bag = Array.from({ length: copies }, () => contentOf(g).outer).flat()
    return sample(bag, cells.length, luck)
  },
  outcomes: (g, { cells, copies }) => layings(contentOf(g).outer, cells.length, copies),
  happen(g, { cells }, kinds) {
    const arena: Record<Cell, TileKind> = g.mode === 'duel' ? {} : { [MIDDLE]: contentOf(g).center }
    Object.assign(arena, g.arena)
    cells.forEach((cell, i) => (arena[cell] = kinds[i]!))
    g.arena = arena
    tell?.({ kind: 'tiles', rule: g.mode === 'duel' ? 'GK-DUEL-2' : 'GK-SET-4', cells: [...cells], tiles: [...kinds] })
    return answer()
  },
  write: (kinds) => kinds.join(' '),
  read: (text) => text.toUpperCase().split(/\s+/),
})

/** Lists every arrangement of this many tiles, weighted by the copies of each kind. */
function layings(kinds: readonly TileKind[], count: number, copies: number): [TileKind[], number][] {
  let list: [TileKind[], number][] = [[[], 1]]
  for (let i = 0; i < count; i++) {
    list = list.flatMap(([laid, weight]) =>
      kinds.flatMap((kind): [TileKind[], number][] => {
        const left = copies - laid.filter((other) => other === kind).length
        return left === 0 ? [] : [[[...laid, kind], weight * left]]
      }),
    )
  }
  return list
}

/** GK-SET-5 The starting player is drawn. */
const starter = chance<object, Seat>('starter', {
  draw: (g, _notes, luck) => luck.below(g.seats),
  outcomes: (g) => Array.from({ length: g.seats }, (_, seat) => [seat, 1]),
  happen(g, _notes, seat) {
    g.active = seat
    tell?.({ kind: 'starter', rule: 'GK-SET-5', seat, bot: g.bots[seat]!.bot })
    return answer()
  },
  write: (seat) => `seat ${seat}`,
  read: (text) => (/^(seat )?\d$/i.test(text) ? Number(text.at(-1)) : undefined),
})

/** GK-SET-6 From the starting player on, each player places a Bot on an empty tile, never the central one. GK-DUEL-3: in Duel, any tile. */
const placeBot = choice<{ seat: Seat }, OptionOf<'place'>>('placeBot', {
  seats: (_g, notes) => only(notes.seat),
  ask: (g, _notes, seat) => ({ kind: 'placeBot', rule: g.mode === 'duel' ? 'GK-DUEL-3' : 'GK-SET-6', bot: g.bots[seat]!.bot }),
  candidates: (g) => CELLS[g.mode].map((cell) => PLACE[cell]!),
  forbids: (g, _notes, _seat, { cell }) => (isStart(g, cell) ? null : 'GK-SET-6'),
  forced: true,
  absent: firstOffered,
  choose(g, _notes, seat, { cell }) {
    place(g, seat, cell)
    return answer()
  },
})

/** Whether a Bot may start here: the tile must be empty, not the central one in the standard game, and a corner with `cornerStart`. */
function isStart(g: Gekido, cell: Cell): boolean {
  if (!isEmpty(g, cell)) return false
  return g.mode === 'duel' || (cell !== MIDDLE && (!g.cornerStart || CORNERS.includes(cell)))
}

function place(g: Gekido, seat: Seat, cell: Cell): undefined {
  g.bots[seat]!.at = cell
  const rule = g.mode === 'duel' ? 'GK-DUEL-3' : 'GK-SET-6'
  tell?.({ kind: 'place', rule, seat, bot: g.bots[seat]!.bot, cell, tile: g.arena[cell]! })
  return undefined
}

export const setupRules = [battle, bringBot, dealBot, layTiles, starter, placeBot]
