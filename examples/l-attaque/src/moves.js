// @ts-check
import { canMove, COMMANDER, FLAG, isLake, MINE, nextTo, rankOf, SAPPER, SCOUT, seatOf, SPY } from './position.js'

/** @typedef {import('./position.js').Field} Field */
/** @typedef {{ kind: 'move', from: number, to: number }} Move */

/** LA-MOVE, LA-SCOUT Every move of a seat. @param {Field} g @param {number} seat @returns {Move[]} */
export function movesOf(g, seat) {
  /** @type {Move[]} */
  const moves = []
  for (let from = 0; from < g.cells.length; from++) {
    const code = g.cells[from]
    if (seatOf(code) !== seat || !canMove(rankOf(code))) continue
    for (let direction = 0; direction < 4; direction++) {
      for (let to = nextTo(g, from)[direction]; to >= 0; to = nextTo(g, to)[direction]) {
        if (isLake(g, to) || seatOf(g.cells[to]) === seat) break
        moves.push({ kind: 'move', from, to })
        if (g.cells[to] !== 0 || rankOf(code) !== SCOUT) break
      }
    }
  }
  return moves
}

/** Steps that a player might try, and that no rule allows: pieces that never move, lakes, own pieces. @param {Field} g @param {number} seat @returns {Move[]} */
export const temptingMoves = (g, seat) =>
  g.cells.flatMap((code, from) =>
    seatOf(code) !== seat
      ? []
      : nextTo(g, from).flatMap((to) =>
          to >= 0 && (!canMove(rankOf(code)) || isLake(g, to) || seatOf(g.cells[to]) === seat)
            ? [{ kind: /** @type {const} */ ('move'), from, to }]
            : [],
        ),
  )

/** The rule against a move, or null. @param {Field} g @param {number} seat @param {Move} move */
export function ruleAgainst(g, seat, { from, to }) {
  const code = g.cells[from]
  if (seatOf(code) !== seat || !canMove(rankOf(code)) || seatOf(g.cells[to]) === seat) return 'LA-MOVE'
  if (isLake(g, to)) return 'LA-BOARD'
  return movesOf(g, seat).some((each) => each.from === from && each.to === to) ? null : 'LA-SCOUT'
}

/**
 * LA-ATTACK, LA-SPY, LA-MINE, LA-FLAG Which piece an attack removes, and by which rule.
 * @param {number} attacker @param {number} defender The ranks.
 * @returns {{ fell: 'attacker' | 'defender' | 'both', rule: string }}
 */
export function fight(attacker, defender) {
  if (defender === FLAG) return { fell: 'defender', rule: 'LA-FLAG' }
  if (defender === MINE) return { fell: attacker === SAPPER ? 'defender' : 'attacker', rule: 'LA-MINE' }
  if (attacker === SPY && defender === COMMANDER) return { fell: 'defender', rule: 'LA-SPY' }
  return { fell: attacker === defender ? 'both' : attacker > defender ? 'defender' : 'attacker', rule: 'LA-ATTACK' }
}
