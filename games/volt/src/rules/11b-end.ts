import { unwind, type Flow, type Result, type RuleId, type Seat } from '@robodrome/kernel'
import type { RobotId } from '../content/robots.ts'
import type { Gain } from '../happening.ts'
import { MATCH } from '../frames.ts'
import { squadTarget } from '../config.ts'
import type { Volt } from '../state.ts'
import { tell } from '../tell.ts'

/** VT-END-4 The safety limit. */
export const MOST_ROUNDS = 40

const squadOf = (g: Volt): RobotId[] => g.order.filter((id) => g.robots[id].squad)
const sum = (g: Volt, robots: readonly RobotId[], field: 'vp' | 'damage'): number =>
  robots.reduce((total, id) => total + g.robots[id][field], 0)

/** VT-END-1 Gives the robot 1 VP and checks whether that ends the bout. Returns true if it does; anything pending is then dropped. */
export function gainPoint(g: Volt, id: RobotId, rule: RuleId, gain: Gain): boolean {
  const robot = g.robots[id]
  robot.vp++
  const squad = robot.squad ? squadOf(g) : null
  const total = squad === null ? robot.vp : sum(g, squad, 'vp')
  const target = squad === null ? g.config.target : squadTarget(g.config.target, g.config.killbots)
  tell?.({ kind: 'vp', rule, seat: robot.seat, robot: id, ...gain, vp: robot.vp, total, target })
  if (total < target) return false
  end(g, squad === null ? id : 'squad', 'VT-END-1')
  return true
}

function end(g: Volt, winner: RobotId | 'squad', rule: string): void {
  g.winner = winner
  g.endedBy = rule
  tell?.({ kind: 'over', rule, winner })
  unwind(g, MATCH, 'boutOver')
}

/** VT-END-4 After round 40, the highest-ranked party wins. */
export function roundLimit(g: Volt): Flow {
  if (g.round >= MOST_ROUNDS) end(g, standings(g)[0]!.party, 'VT-END-4')
  return undefined
}

interface Standing {
  party: RobotId | 'squad'
  vp: number
  damage: number
  number: number
}

/**
 * Ranks by most VP (for a squad, the sum minus the target difference), then by the fewest damage tokens, then by the lower starting number.
 */
function standings(g: Volt): Standing[] {
  const squad = squadOf(g)
  const parties = g.order.filter((id) => !g.robots[id].squad).map((id): [RobotId | 'squad', RobotId[], number] => [id, [id], 0])
  if (squad.length > 0) parties.push(['squad', squad, squadTarget(g.config.target, g.config.killbots) - g.config.target])
  return parties
    .map(([party, robots, handicap]) => ({
      party,
      vp: sum(g, robots, 'vp') - handicap,
      damage: sum(g, robots, 'damage'),
      number: Math.min(...robots.map((id) => g.order.indexOf(id))),
    }))
    .toSorted((a, b) => b.vp - a.vp || a.damage - b.damage || a.number - b.number)
}

/** Operators in order of rank. If a KillBot or the squad won, the first group is empty: no seat has won. */
export function result(g: Volt): Result | null {
  if (g.stack.length > 0 || g.winner === null) return null
  const champion = g.config.mode === 'championship' ? g.champion : g.winner
  const byRank = standings(g).map(({ party }) => party)
  if (g.config.mode === 'championship') byRank.sort((a, b) => bouts(g, b) - bouts(g, a))
  const seats = [champion, ...byRank.filter((party) => party !== champion)]
    .map((party) => (party === null || party === 'squad' ? -1 : (g.robots[party].seat ?? -1)))
    .filter((seat, i) => i === 0 || seat >= 0)
  const ranking: Seat[][] = seats.map((seat) => (seat < 0 ? [] : [seat]))
  // Operators who left rank last, the one who left last at the very end.
  return {
    ranking: [...ranking, ...g.gone.toReversed().map((seat) => [seat])],
    rule: g.config.mode === 'championship' ? 'VT-CH-7' : g.endedBy,
  }
}

const bouts = (g: Volt, party: RobotId | 'squad'): number => (party === 'squad' ? 0 : g.robots[party].boutsWon)
