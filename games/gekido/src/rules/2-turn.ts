import { answer, call, only, type Seat } from '@robodrome/kernel'
import type { PowerId } from '../content/powers.ts'
import { contentOf } from '../content.ts'
import { DRAW, isUse, MOVE, PASS, STAY } from '../options.ts'
import { choice, sequence } from '../rule.ts'
import type { Cell, Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, RefusalId, Use } from '../terms.ts'
import { CELLS, around, botAt, isAdjacent, isEmpty, meets, panelOf, powersOf, tileUnder } from '../vocabulary.ts'
import { acquireTarget, resetLocks } from './3-target-locks.ts'
import { attack } from './4-attack.ts'
import { drawAndKeep } from './10-cards.ts'
import { spendCharge } from './9-bonuses.ts'
import { refusedOutside, temptingUses } from './5-windows.ts'

/** The turn of the active player: a movement, an attack, and a second movement if the Bot has not moved yet. */
export const turn = sequence<{ wants: '' | 'use' | 'draw' }>('turn', {
  /** GK-TURN-1 A Power may draw cards. GK-TURN-2 The marker "moved this turn" is cleared. */
  startOfTurn(g) {
    g.moved = false
    g.fallback = false
    tell?.({ kind: 'turn', rule: 'GK-END-2', seat: g.active, bot: botAt(g, g.active).bot, turn: g.turns + 1 })
    return startPower(g) === undefined ? undefined : call(startDraw, {}, 'wants')
  },
  drawFive(g, notes) {
    const power = notes.wants === 'use' ? startPower(g) : undefined
    if (power === undefined) return undefined
    notes.wants = ''
    spendCharge(g, g.active, power)
    tell?.({
      kind: 'power',
      rule: 'GK-TURN-1',
      seat: g.active,
      bot: botAt(g, g.active).bot,
      power,
      left: botAt(g, g.active).powers[power]!,
      uses: `power ${power}`,
    })
    return call(drawAndKeep, { seat: g.active, draw: contentOf(g).power[power]!.amount, keep: 2 })
  },
  firstMovement(g) {
    g.fallback = !canMeetReady(g)
    return call(firstMove, {})
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
  endOfTurn: (g) => (tileUnder(g, g.active).place === 'center' ? call(centerDraw, {}, 'wants') : undefined),
  drawAtCenter(g, notes) {
    if (notes.wants !== 'draw') return undefined
    const uses = `tile ${tileUnder(g, g.active).kind}` as const
    tell?.({ kind: 'center', rule: 'GK-END-1', seat: g.active, bot: botAt(g, g.active).bot, uses })
    return call(drawAndKeep, { seat: g.active, draw: 3, keep: 1 })
  },
})

/** GK-TURN-1 A player may use such a Power once, at the start of their own turn. */
const startDraw = choice<object, Use | OptionOf<'pass'>>('startDraw', {
  seats: (g) => only(g.active),
  ask: (g) => ({ kind: 'startDraw', rule: 'GK-TURN-1', ...handOf(g) }),
  candidates: (g) => [contentOf(g).power[startPower(g)!]!.plain, PASS],
  forbids: (g, _notes, _seat, option) => (option.kind === 'pass' || isStart(g, option) ? null : refusedOutside(g, option)),
  tempting: (g, _notes, seat) => temptingUses(g, seat).filter((option) => !isStart(g, option)),
  absent: () => PASS,
  choose: (_g, _notes, _seat, option) => answer(option.kind === 'pass' ? '' : 'use'),
})

/** The charged Power of the active Bot that can be used at the start of the turn. */
const startPower = (g: Gekido): PowerId | undefined =>
  powersOf(g, g.active).find((id) => contentOf(g).power[id]!.does === 'drawKeep' && (botAt(g, g.active).powers[id] ?? 0) > 0)
const isStart = (g: Gekido, option: Use): boolean => option.kind === 'power' && option.power === startPower(g)

/** Returns how many cards the active player holds, and their hand limit. */
const handOf = (g: Gekido): { cards: number; limit: number } => ({
  cards: botAt(g, g.active).hand.length,
  limit: panelOf(g, g.active).hand,
})

/**
 * GK-MOVE-2 The first movement must end next to an enemy whose Target Lock is Ready. GK-MOVE-3 If no cell allows that, it must end next to
 * any enemy. GK-DUEL-5: in Duel there are no locks, and every cell is next to the enemy.
 */
function canMeetReady(g: Gekido): boolean {
  const here = botAt(g, g.active).at
  return meets(g, g.active, here, true) || around(g, here).some((cell) => isEmpty(g, cell) && meets(g, g.active, cell, true))
}

/** GK-MOVE-1 The Bot stays, or moves to an empty adjacent tile, diagonally as well. GK-MOVE-4 Two Bots never share a tile. */
export const firstMove = choice<object, Step | Use>('firstMove', {
  seats: (g) => only(g.active),
  ask: (g) => ({ kind: 'firstMove', rule: g.mode === 'duel' ? 'GK-DUEL-5' : g.fallback ? 'GK-MOVE-3' : 'GK-MOVE-2' }),
  candidates: (g) => movesFrom(g),
  forbids(g, _notes, seat, option) {
    if (isUse(option)) return refusedOutside(g, option)
    const cell = destination(g, option)
    const blocked = unreachable(g, cell)
    if (blocked !== null) return blocked
    if (g.fallback) return meets(g, seat, cell, false) ? null : 'GK-MOVE-3'
    return meets(g, seat, cell, true) ? null : 'GK-MOVE-2'
  },
  tempting: (g, _notes, seat) => [...farMoves(g), ...temptingUses(g, seat)],
  forced: true,
  absent: stayIfAllowed,
  choose(g, _notes, _seat, option) {
    if (!isUse(option)) moveTo(g, destination(g, option), 'GK-MOVE-1')
    return answer()
  },
})

/** GK-MOVE-5 A Bot that has not moved this turn may move now, to any empty adjacent tile. */
const secondMove = choice<object, Step | Use>('secondMove', {
  seats: (g) => only(g.active),
  ask: () => ({ kind: 'secondMove', rule: 'GK-MOVE-5' }),
  candidates: (g) => movesFrom(g),
  forbids: (g, _notes, _seat, option) => (isUse(option) ? refusedOutside(g, option) : unreachable(g, destination(g, option))),
  tempting: (g, _notes, seat) => [...farMoves(g), ...temptingUses(g, seat)],
  absent: stayIfAllowed,
  choose(g, _notes, _seat, option) {
    if (!isUse(option)) moveTo(g, destination(g, option), 'GK-MOVE-5')
    return answer()
  },
})

/** GK-TIME-2 The default is to stay or, if that is not allowed, to move to the first allowed tile. */
function stayIfAllowed(_g: Gekido, _notes: object, _seat: Seat, options: readonly (Step | Use)[]): Step | Use {
  return options.includes(STAY) ? STAY : options[0]!
}

type Step = OptionOf<'stay' | 'move'>

/** Where a move leads. */
const destination = (g: Gekido, option: Step): Cell => (option.kind === 'stay' ? botAt(g, g.active).at : option.cell)

const movesFrom = (g: Gekido): Step[] => {
  const list: Step[] = [STAY]
  for (const cell of around(g, botAt(g, g.active).at)) list.push(MOVE[cell]!)
  return list
}

const farMoves = (g: Gekido): Step[] => {
  const here = botAt(g, g.active).at
  return CELLS[g.mode].filter((cell) => cell !== here && !isAdjacent(cell, here)).map((cell) => MOVE[cell]!)
}

function unreachable(g: Gekido, cell: Cell): RefusalId | null {
  const here = botAt(g, g.active).at
  if (cell === here) return null
  if (!isAdjacent(cell, here)) return 'GK-MOVE-1'
  return isEmpty(g, cell) ? null : 'GK-MOVE-4'
}

/** GK-MOVE-4 A Bot whose position changes counts as having moved this turn. */
function moveTo(g: Gekido, cell: Cell, rule: string): undefined {
  const bot = botAt(g, g.active)
  if (bot.at === cell) {
    tell?.({ kind: 'stay', rule, seat: g.active, bot: bot.bot, cell })
    return undefined
  }
  const from = bot.at
  // The Bot moves before the event, so that spectators see it on its new tile.
  bot.at = cell
  tell?.({ kind: 'move', rule, seat: g.active, bot: bot.bot, from, cell, tile: g.arena[cell]! })
  g.moved = true
  return undefined
}

/** GK-END-1 A Bot that ends its turn on the central tile may draw 3 cards and keep one. */
const centerDraw = choice<object, OptionOf<'draw' | 'pass'> | Use>('centerDraw', {
  seats: (g) => only(g.active),
  ask: (g) => ({ kind: 'centerDraw', rule: 'GK-END-1', ...handOf(g) }),
  candidates: () => [DRAW, PASS],
  /** GK-WIN-11 Cards, Powers and tiles are for attacks. A player who tries to use one here is refused for this reason. */
  forbids: (g, _notes, _seat, option) => (isUse(option) ? refusedOutside(g, option) : null),
  tempting: (g, _notes, seat) => temptingUses(g, seat),
  absent: () => PASS,
  choose: (_g, _notes, _seat, option) => answer(option.kind === 'draw' ? 'draw' : ''),
})

export const turnRules = [turn, startDraw, firstMove, secondMove, centerDraw]
