import type { Seat } from '@robodrome/kernel'
import { MOST_PLATES } from './content/die.ts'
import { MODES } from './content/modes.ts'
import { OFF, type Aimbots } from './state.ts'
import { alliesOf, scoreOf, teamOf } from './words.ts'

/** What a bot on the board is worth beside a captured core, whole and with each plate; a token of unknown kind. */
const BOT = [0.9, 0.65, 0.35] as const
const TOKEN = 0.3
/** How sharply a lead turns into a chance to win: a lead of one core at the start, and of one when it would win. */
const EARLY = 0.45
const LATE = 1.1

/** How good the position is for each seat: cores and what is left on the board, weighed against the others. */
export function evaluate(g: Aimbots): number[] {
  if (g.result !== null) return g.players.map((_, seat) => shareOf(g, seat))
  const strength = g.players.map((player, seat) => (player.out && g.mode !== 'teams' ? -Infinity : strengthOf(g, seat)))
  const { target } = MODES[g.mode]
  const closest = Math.max(...g.players.map((_, seat) => scoreOf(g, seat))) / target
  const sharpness = EARLY + (LATE - EARLY) * Math.min(1, closest)
  const weights = strength.map((value) => Math.exp(sharpness * value))
  const teams = new Map<number, number>()
  weights.forEach((weight, seat) => teams.set(teamOf(g, seat), weight))
  const total = [...teams.values()].reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function shareOf(g: Aimbots, seat: Seat): number {
  const first = g.result!.ranking[0]!
  return first.includes(seat) ? 1 / new Set(first.map((winner) => teamOf(g, winner))).size : 0
}

function strengthOf(g: Aimbots, seat: Seat): number {
  const allies = alliesOf(g, seat)
  let strength = scoreOf(g, seat)
  for (const bot of g.bots) {
    if (bot.at !== OFF && allies.includes(bot.owner))
      strength += (BOT[Math.min(bot.plates.length, MOST_PLATES)] ?? 0) * (0.6 + 0.2 * bot.core)
  }
  for (const ally of allies) strength += TOKEN * g.players[ally]!.scrap.filter((kind) => kind !== 'POWER CORE').length
  return strength
}
