import type { Seat } from '@robodrome/kernel'
import { isRolling, rowsAt } from './odds/odds.ts'
import type { Row } from './odds/situation.ts'
import { ranking } from './rules/11-annihilation.ts'
import type { BotState, Gekido } from './state.ts'
import { attackOf, isAlive } from './words.ts'

/** What one of each is worth in points of Structure. */
const ARMOR = 0.6
const UPGRADE = 2
const CHARGE = 0.5
const CARD = 0.3

/** How steeply a lead turns into a win; fitted, with the worths above, to games between players that pick Commands by expectation. */
const STEEP = 2.5

/** For each seat its share of the strength on the table, with what the attack under way is expected to do. */
export function evaluate(g: Gekido): number[] {
  const seats = Array.from({ length: g.seats }, (_, seat) => seat)
  if (g.ended !== '') return seats.map((seat) => (g.ended !== 'GK-OVER-6' && seat === ranking(g)[0] ? 1 : 0))
  const strengths = seats.map((seat) => (g.bots[seat] === undefined ? 1 : strength(g.bots[seat])))
  if (g.attack !== null) expectAttack(g, strengths)
  const weights = strengths.map((value, seat) => (isOut(g, seat) ? 0 : Math.max(1, value) ** STEEP))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

const isOut = (g: Gekido, seat: Seat): boolean => g.bots[seat] !== undefined && !isAlive(g, seat)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const strength = (bot: BotState): number =>
  sum(bot.structure) + ARMOR * sum(bot.armor) + UPGRADE * bot.upgrade + CHARGE * sum(Object.values(bot.powers)) + CARD * bot.hand.length

/** Takes off what is pending, or what the best Command is expected to deal and to cost. */
function expectAttack(g: Gekido, strengths: number[]): void {
  const { target, pending } = attackOf(g)
  const question = g.stack.at(-1)?.rule
  if (question === 'hitWindow') strengths[target]! -= pending
  else if (question === 'malfunctionWindow') strengths[g.active]! -= pending
  else if (isRolling(g)) {
    const row = rowsAt(g).reduce(better)
    strengths[target]! -= row.dealt
    strengths[g.active]! -= row.suffered
  }
}

const better = (a: Row, b: Row): Row => (b.dealt - b.suffered > a.dealt - a.suffered ? b : a)
