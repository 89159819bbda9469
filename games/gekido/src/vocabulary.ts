import type { Seat } from '@robodrome/kernel'
import type { Bot, Mode, Panel } from './content/bots.ts'
import type { CommandId } from './content/commands.ts'
import type { PowerId } from './content/powers.ts'
import type { Face } from './content/symbols.ts'
import type { Tile } from './content/tiles.ts'
import { contentOf } from './content.ts'
import type { Attack, BotState, Cell, Gekido } from './state.ts'

const grid = (size: number): readonly Cell[] => Array.from({ length: size * size }, (_, i) => `${Math.floor(i / size)},${i % size}`)

export const CELLS: Readonly<Record<Mode, readonly Cell[]>> = { standard: grid(3), duel: grid(2) }
export const CORNERS: readonly Cell[] = ['0,0', '0,2', '2,0', '2,2']
export const EDGES: readonly Cell[] = ['0,1', '1,0', '1,2', '2,1']
export const MIDDLE: Cell = '1,1'

export const isAdjacent = (a: Cell, b: Cell): boolean =>
  a !== b && a !== '' && b !== '' && Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && Math.abs(a.charCodeAt(2) - b.charCodeAt(2)) <= 1

const neighbours = (cells: readonly Cell[]): Readonly<Record<Cell, readonly Cell[]>> =>
  Object.fromEntries(cells.map((cell) => [cell, cells.filter((other) => isAdjacent(cell, other))]))

/** The cells around each cell, diagonals included. */
const AROUND: Readonly<Record<Mode, Readonly<Record<Cell, readonly Cell[]>>>> = {
  standard: neighbours(CELLS.standard),
  duel: neighbours(CELLS.duel),
}

export const around = (g: Gekido, cell: Cell): readonly Cell[] => AROUND[g.mode][cell]!

export const botAt = (g: Gekido, seat: Seat): BotState => g.bots[seat]!
export const kindOf = (g: Gekido, seat: Seat): Bot => contentOf(g).bots[g.bots[seat]!.bot]!
export const symbolOf = (g: Gekido, seat: Seat): Face => kindOf(g, seat).symbol
export const panelOf = (g: Gekido, seat: Seat): Panel => kindOf(g, seat)[g.mode]
export const powersOf = (g: Gekido, seat: Seat): readonly PowerId[] => contentOf(g).panelPowers[g.mode][g.bots[seat]!.bot]!
export const isAlive = (g: Gekido, seat: Seat): boolean => (g.bots[seat]?.structure.length ?? 0) > 0
export const hasCards = (g: Gekido): boolean => g.mode === 'standard'

export function survivors(g: Gekido): Seat[] {
  const list: Seat[] = []
  for (let seat = 0; seat < g.seats; seat++) if (isAlive(g, seat)) list.push(seat)
  return list
}

export function isEmpty(g: Gekido, cell: Cell): boolean {
  for (let seat = 0; seat < g.seats; seat++) if (g.bots[seat]?.at === cell) return false
  return true
}

/** The next player clockwise whose Bot is in play. */
export function nextAlive(g: Gekido, seat: Seat): Seat {
  let next = seat
  do next = (next + 1) % g.seats
  while (!isAlive(g, next))
  return next
}

export const attackOf = (g: Gekido): Attack => g.attack!

/** The opponent of this Bot in the current attack. */
export const opponent = (g: Gekido, seat: Seat): Seat => (seat === g.active ? g.attack!.target : g.active)

/** GK-TILE-4: the tile a Bot stands on. */
export const tileUnder = (g: Gekido, seat: Seat): Tile => contentOf(g).tiles[g.arena[g.bots[seat]!.at]!]!

/** In Duel there are no Target Locks: every enemy counts as Ready. */
export const isReady = (g: Gekido, seat: Seat, target: Seat): boolean => g.mode === 'duel' || g.bots[seat]!.locks[target] === 'ready'

/** Whether a Bot on this cell would be adjacent to an enemy; with `ready`, to one that is Ready. */
export function meets(g: Gekido, seat: Seat, cell: Cell, ready: boolean): boolean {
  for (let other = 0; other < g.seats; other++) {
    if (other === seat || !isAlive(g, other) || !isAdjacent(cell, g.bots[other]!.at)) continue
    if (!ready || isReady(g, seat, other)) return true
  }
  return false
}

export const damageNumbers = (g: Gekido, command: CommandId): readonly [number, number] => panelOf(g, g.active).attack[command]

/** GK-BON-6: Powers that could take a Charge. */
export function chargeable(g: Gekido, seat: Seat): PowerId[] {
  const { powers } = g.bots[seat]!
  const printed = panelOf(g, seat).powers
  const list: PowerId[] = []
  for (const id of powersOf(g, seat)) {
    const charges = powers[id] ?? 0
    if (charges > 0 && charges < printed[id]!) list.push(id)
  }
  return list
}

/** GK-BON-4: Powers of the panel that have not been unlocked yet. */
export const unlockable = (g: Gekido, seat: Seat): PowerId[] => powersOf(g, seat).filter((id) => g.bots[seat]!.powers[id] === undefined)

/** GK-TIME-8 The default for a seat whose time has run out, unless a rule says otherwise: the first option. */
export const firstOffered = <O>(_g: Gekido, _notes: unknown, _seat: Seat, options: readonly O[]): O => options[0]!
/** GK-TIME-4, GK-TIME-7 The last option. Sets of dice are listed by size, so it is the largest set. */
export const lastOffered = <O>(_g: Gekido, _notes: unknown, _seat: Seat, options: readonly O[]): O => options.at(-1)!
