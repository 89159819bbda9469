import type { Seat } from '@robodrome/kernel'
import { COMMAND_IDS, type CommandId } from './content/commands.ts'
import { Ends } from './ends.ts'
import { chancesOf } from './odds/falls.ts'
import { isRolling, situationOf } from './odds/odds.ts'
import { chanceOf } from './odds/situation.ts'
import { chanceSwitching } from './odds/uses.ts'
import { ranking } from './rules/11-annihilation.ts'
import type { Situation } from './shapes.ts'
import type { Gekido } from './state.ts'
import { Strengths } from './strength.ts'

/** For each seat its share of the strength on the table, on average over how the attack under way may end. */
export function evaluate(g: Gekido): number[] {
  if (g.ended !== '') return decided(g)
  if (g.attack === null) return new Strengths(g).shares()
  const question = g.stack.at(-1)?.rule
  if (question === 'hitWindow') return hurt(g, g.attack.target, g.attack.pending)
  if (question === 'malfunctionWindow') return hurt(g, g.active, g.attack.pending)
  if (!isRolling(g)) return new Strengths(g).shares()
  const at = situationOf(g)
  // While dice are being picked for a switch, those that lie there need not fit the new Command.
  const chance = question === 'keepLocked' ? chanceSwitching : plainChance
  const ends = new Ends(g)
  if (at.command !== null) return ends.shares(at.command, chance(at, at.command))
  return ends.bestShares(at.free === null ? COMMAND_IDS.map((command) => plainChance(at, command)) : chancesOf(at))
}

/** Everybody's share once somebody has suffered this much. */
function hurt(g: Gekido, seat: Seat, damage: number): number[] {
  const strengths = new Strengths(g)
  return strengths.shares(seat, strengths.weightAfter(seat, damage))
}

/** All of it to the winner, and to nobody where the game was broken off. */
function decided(g: Gekido): number[] {
  const winner = g.ended === 'GK-OVER-6' ? undefined : ranking(g)[0]
  return Array.from({ length: g.seats }, (_, seat) => (seat === winner ? 1 : 0))
}

export const plainChance = (at: Situation, command: CommandId): number => chanceOf(at, command, 'none')
