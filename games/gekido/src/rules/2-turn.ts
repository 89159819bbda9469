import { answer, call, choice, sequence, tell, type Choice, type Seat, type Sequence } from '@robodrome/kernel'
import { movedTo, DRAW, moveText, PASS, POWER_PIECES, STAY } from '../notation.ts'
import type { Cell, Gekido } from '../state.ts'
import { CELLS, around, botAt, isAdjacent, isEmpty, meets, only } from '../vocabulary.ts'
import { acquireTarget, resetLocks } from './3-target-locks.ts'
import { attack } from './4-attack.ts'
import { drawAndKeep } from './10-cards.ts'
import { spendCharge } from './9-bonuses.ts'
import { refusedOutside, temptingUses } from './5-windows.ts'

/** The turn of the active player: a step, an attack, a step if none was made. */
export const turn: Sequence<Gekido, { wants: string }> = sequence('turn', {
  /** GK-TURN-1 Draw 5, Keep 2. GK-TURN-2 The marker "moved this turn" is cleared. */
  startOfTurn(g) {
    g.moved = false
    g.fallback = false
    tell?.({ kind: 'turn', rule: 'GK-END-2', seat: g.active, bot: botAt(g, g.active).bot, turn: g.turns + 1 })
    return (botAt(g, g.active).powers.DRAW5 ?? 0) > 0 ? call(startDraw, {}, 'wants') : undefined
  },
  drawFive(g, notes) {
    if (notes.wants !== POWER_PIECES.DRAW5.plain) return undefined
    notes.wants = ''
    spendCharge(g, g.active, 'DRAW5')
    tell?.({
      kind: 'power',
      rule: 'GK-TURN-1',
      seat: g.active,
      bot: botAt(g, g.active).bot,
      power: 'DRAW5',
      left: botAt(g, g.active).powers.DRAW5,
      uses: 'power DRAW5',
    })
    return call(drawAndKeep, { seat: g.active, draw: POWER_PIECES.DRAW5.amount, keep: 2 })
  },
  firstMovement(g) {
    const cells = endCells(g)
    return cells.length === 1 ? moveTo(g, cells[0]!, 'GK-MOVE-1') : call(firstMove, {})
  },
  target: () => call(acquireTarget, {}),
  attack: () => call(attack, { wants: '' }),
  /** GK-ATK-11 After the attack the locks are reset, then comes the second movement. */
  lockReset(g) {
    g.attack = null
    resetLocks(g, g.active, 'GK-TGT-5')
  },
  secondMovement: (g) =>
    g.moved || around(g, botAt(g, g.active).at).every((cell) => !isEmpty(g, cell)) ? undefined : call(secondMove, {}),
  endOfTurn: (g) => (g.arena[botAt(g, g.active).at] === 'CENTER' ? call(centerDraw, {}, 'wants') : undefined),
  drawAtCenter(g, notes) {
    if (notes.wants !== DRAW) return undefined
    tell?.({ kind: 'center', rule: 'GK-END-1', seat: g.active, bot: botAt(g, g.active).bot, uses: 'tile CENTER' })
    return call(drawAndKeep, { seat: g.active, draw: 3, keep: 1 })
  },
})

/** GK-TURN-1 Once at the start of the own turn, the Power may be used. */
const startDraw: Choice<Gekido, object, string> = choice('startDraw', {
  seats: (g) => only(g.active),
  candidates: () => [POWER_PIECES.DRAW5.plain, PASS],
  ...outsideAttacks((option) => option === POWER_PIECES.DRAW5.plain),
  absent: () => PASS,
  choose: (_g, _notes, _seat, option) => answer(option),
})

/**
 * GK-MOVE-2 The first movement ends beside an enemy whose Target Lock is Ready. GK-MOVE-3 If no cell allows that, beside any enemy.
 * GK-DUEL-5: in Duel there are no locks, and every cell is beside the enemy.
 */
function endCells(g: Gekido): Cell[] {
  const here = botAt(g, g.active).at
  const reachable = [here, ...around(g, here).filter((cell) => isEmpty(g, cell))]
  const ready = reachable.filter((cell) => meets(g, g.active, cell, true))
  g.fallback = ready.length === 0
  return g.fallback ? reachable.filter((cell) => meets(g, g.active, cell, false)) : ready
}

/** GK-MOVE-1 Stay, or go to an empty adjacent tile, diagonals included. GK-MOVE-4 Two Bots never share a tile. */
const firstMove: Choice<Gekido, object, string> = choice('firstMove', {
  seats: (g) => only(g.active),
  candidates: (g) => movesFrom(g),
  forbids(g, _notes, seat, option) {
    const cell = destination(g, option)
    if (cell === undefined) return refusedOutside(option)
    const blocked = unreachable(g, cell)
    if (blocked !== null) return blocked
    if (g.fallback) return meets(g, seat, cell, false) ? null : 'GK-MOVE-3'
    return meets(g, seat, cell, true) ? null : 'GK-MOVE-2'
  },
  tempting: (g, _notes, seat) => [...farMoves(g), ...temptingUses(g, seat)],
  absent: stayIfAllowed,
  choose: (g, _notes, _seat, option) => {
    moveTo(g, destination(g, option)!, 'GK-MOVE-1')
    return answer()
  },
})

/** GK-MOVE-5 A Bot that has not moved this turn may move now, wherever that leads. */
const secondMove: Choice<Gekido, object, string> = choice('secondMove', {
  seats: (g) => only(g.active),
  candidates: (g) => movesFrom(g),
  forbids(g, _notes, _seat, option) {
    const cell = destination(g, option)
    return cell === undefined ? refusedOutside(option) : unreachable(g, cell)
  },
  tempting: (g, _notes, seat) => [...farMoves(g), ...temptingUses(g, seat)],
  absent: stayIfAllowed,
  choose: (g, _notes, _seat, option) => {
    moveTo(g, destination(g, option)!, 'GK-MOVE-5')
    return answer()
  },
})

/** GK-TIME-2 Stay; where that is not allowed, the first tile that is. */
function stayIfAllowed(_g: Gekido, _notes: object, _seat: Seat, options: readonly string[]): string {
  return options.includes(STAY) ? STAY : options[0]!
}

/** Where a move leads; undefined if the option is no move. */
const destination = (g: Gekido, option: string): Cell | undefined => (option === STAY ? botAt(g, g.active).at : movedTo.get(option))

const movesFrom = (g: Gekido): string[] => {
  const list = [STAY]
  for (const cell of around(g, botAt(g, g.active).at)) list.push(moveText[cell]!)
  return list
}

const farMoves = (g: Gekido): string[] => {
  const here = botAt(g, g.active).at
  return CELLS[g.mode].filter((cell) => cell !== here && !isAdjacent(cell, here)).map((cell) => moveText[cell]!)
}

function unreachable(g: Gekido, cell: Cell): string | null {
  const here = botAt(g, g.active).at
  if (cell === here) return null
  if (!isAdjacent(cell, here)) return 'GK-MOVE-1'
  return isEmpty(g, cell) ? null : 'GK-MOVE-4'
}

/** GK-MOVE-4 A changed position counts as having moved this turn. */
function moveTo(g: Gekido, cell: Cell, rule: string): undefined {
  const bot = botAt(g, g.active)
  if (bot.at === cell) {
    tell?.({ kind: 'stay', rule, seat: g.active, bot: bot.bot, cell })
    return undefined
  }
  tell?.({ kind: 'move', rule, seat: g.active, bot: bot.bot, from: bot.at, cell, tile: g.arena[cell] })
  bot.at = cell
  g.moved = true
  return undefined
}

/** GK-END-1 A Bot that ends its turn on the central tile may draw 3 cards and keep one. */
const centerDraw: Choice<Gekido, object, string> = choice('centerDraw', {
  seats: (g) => only(g.active),
  candidates: () => [DRAW, PASS],
  ...outsideAttacks((option) => option === DRAW),
  absent: () => PASS,
  choose: (_g, _notes, _seat, option) => answer(option),
})

/** GK-WIN-11 Cards, Powers and tiles are for attacks: whoever tries one here is told so. */
function outsideAttacks(allowed: (option: string) => boolean): Pick<Choice<Gekido, object, string>, 'forbids' | 'tempting'> {
  return {
    forbids: (_g, _notes, _seat, option) => (option === PASS || allowed(option) ? null : refusedOutside(option)),
    tempting: (g, _notes, seat) => temptingUses(g, seat).filter((option) => !allowed(option)),
  }
}

export const turnRules = [turn, startDraw, firstMove, secondMove, centerDraw]
