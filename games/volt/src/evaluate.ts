import { isOnTop } from '@robodrome/kernel'
import { distance } from './arena.ts'
import { afterRound, underWay } from './forecast/forecast.ts'
import { MOST_DAMAGE } from './content/robots.ts'
import { placeDice } from './rules/4b-programming.ts'
import { result } from './rules/11b-end.ts'
import { squadTarget } from './config.ts'
import type { Robot, Volt } from './state.ts'

/** Computes the value of a robot's situation apart from its VP, measured in VP. The weights were set by hand; the VP race matters most. */
function prospects(g: Volt, robot: Robot): number {
  // A robot with full damage counts as gone: it is destroyed once the batch has been dealt.
  if (robot.at === null || robot.damage >= MOST_DAMAGE) return -0.3
  const nearest = g.tokens.reduce((best, token) => Math.min(best, distance(robot.at!, token)), 9)
  const modules = (robot.left === null ? 0 : 1) + (robot.right === null ? 0 : 1) + (robot.champion === null ? 0 : 1)
  return 0.6 / (1 + nearest) - [0, 0.12, 0.4][robot.damage]! + 0.1 * modules + 0.05 * robot.inventory.length
}

/** The win chance of each seat, from 0 to 1. While dice are being placed, this is evaluated after the round that they lead to. */
export const evaluate = (g: Volt): number[] => standing(isOnTop(g, placeDice) ? afterRound(g, underWay(g)) : g)

/** Returns each seat's share of the total, sharpened by a power. */
export function standing(g: Volt): number[] {
  const over = result(g)
  if (over !== null) return g.seats.map((_, seat) => (over.ranking[0]!.includes(seat) ? 1 : 0))
  if (g.order.length < g.config.operators + g.config.killbots) return g.seats.map(() => 1 / (g.config.operators + g.config.killbots))
  const { target, killbots } = g.config
  const strength = (robot: Robot): number => (robot.vp + prospects(g, robot)) / target
  const weights = g.order.map((id) => {
    const robot = g.robots[id]
    return robot.squad ? 0 : Math.exp(4 * strength(robot))
  })
  const squad = g.order.filter((id) => g.robots[id].squad)
  const together = squad.reduce((sum, id) => sum + g.robots[id].vp + prospects(g, g.robots[id]), 0)
  const all =
    weights.reduce((sum, weight) => sum + weight, 0) + (squad.length > 0 ? Math.exp((4 * together) / squadTarget(target, killbots)) : 0)
  return g.seats.map((id, seat) => (g.gone.includes(seat) ? 0 : weights[g.order.indexOf(id!)]! / all))
}
