import type { Space } from '@robodrome/board'
import { isOnTop, type Seat } from '@robodrome/kernel'
import { openAttack, valuesOf } from './bout.ts'
import { lineBetween } from './content/arena.ts'
import { boutOf, marginOf, MARGIN_LIMIT } from './margin.ts'
import { chanceToHit } from './odds/odds.ts'
import { codeOf } from './moments.ts'
import { NO_EFFECTS } from './content/effects.ts'
import { MODES } from './content/modes.ts'
import { rollWindow } from './rules/7-roll-window.ts'
import { OFF, type Aimbots, type Bot, type BotId } from './state.ts'
import { alliesOf, areFriends, effects, isInReach, scoreOf, scrapAt, teamOf } from './vocabulary.ts'

/** A bot's value to its side in captured cores, with 0, 1 and 2 plates and a core of 1. Each further core point adds a fraction of it. */
const BOT = [0.9, 0.65, 0.35]
const CORE = 0.25
const TOKEN = 0.3
const ON_SCRAP = 0.12
/** The weight of a side's best attack, for the side that can make it now and for the other sides. */
const NOW = 0.8
const LATER = 0.35
/** The value of a step closer to an enemy: small, but bots that never meet win nothing. */
const STEP = 0.015
/**
 * The value of a step closer to the center, for every turn in a row without an event (AB-END-6). A step towards an enemy also brings the
 * enemy closer, so both sides could keep waiting for each other; in the center they meet.
 */
const IMPATIENCE = 0.01
const CENTER: Space = 'd4'
/** How steeply win chance grows with a lead: while nobody has a core, and when a side is about to win. */
const EARLY = 0.45
const LATE = 1.1

const HIT = Array.from({ length: 2 * MARGIN_LIMIT + 1 }, (_, i) => {
  const { hits, of } = chanceToHit({ margin: i - MARGIN_LIMIT, attacker: NO_EFFECTS, defender: NO_EFFECTS, surges: [0, 0] })
  return hits / of
})

/** The win chance of each seat, from cores, bots on the board and their threats, compared with the others. */
export function evaluate(g: Aimbots): number[] {
  if (g.result !== null) return g.players.map((_, seat) => shareOf(g, seat))
  if (g.phase !== 'play') return evenShares(g)
  const closest = Math.max(...g.players.map((_, seat) => scoreOf(g, seat))) / MODES[g.mode].target
  const sharpness = EARLY + (LATE - EARLY) * Math.min(1, closest)
  const weights = g.players.map((player, seat) => (player.out ? 0 : Math.exp(sharpness * strengthOf(g, seat))))
  const teams = new Map(weights.map((weight, seat) => [teamOf(g, seat), weight]))
  const total = [...teams.values()].reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Until all bots are placed, the sides count as equal. */
function evenShares(g: Aimbots): number[] {
  const playing = new Set(g.players.flatMap((player, seat) => (player.out ? [] : [teamOf(g, seat)])))
  return g.players.map((player) => (player.out ? 0 : 1 / playing.size))
}

function shareOf(g: Aimbots, seat: Seat): number {
  const first = g.result!.ranking[0]!
  return first.includes(seat) ? 1 / new Set(first.map((winner) => teamOf(g, winner))).size : 0
}

const worth = (bot: Bot): number => (BOT[bot.plates.length] ?? 0) * (1 - CORE + CORE * bot.core)

function strengthOf(g: Aimbots, seat: Seat): number {
  const allies = alliesOf(g, seat)
  const canAttack = allies.includes(g.active) && !g.attacked && g.energy >= 2
  let strength = scoreOf(g, seat) + (canAttack ? NOW : LATER) * bestAttack(g, seat)
  strength += underWay(g, allies)
  for (const bot of g.bots) {
    if (bot.at === OFF || !allies.includes(bot.owner)) continue
    strength += worth(bot) - STEP * stepsToEnemy(g, bot)
    strength -= IMPATIENCE * g.quiet * steps(bot.at, CENTER)
    if (scrapAt(g, bot.at) > 0) strength += ON_SCRAP
  }
  for (const ally of allies) strength += TOKEN * g.players[ally]!.scrap.filter((kind) => kind !== 'POWER CORE').length
  return strength
}

/** Returns the expected gain of the best attack that the seat's side could make from its current spaces. */
function bestAttack(g: Aimbots, seat: Seat): number {
  let best = 0
  for (let attacker = 0; attacker < g.bots.length; attacker++) {
    const bot = g.bots[attacker]!
    if (bot.at === OFF || !areFriends(g, bot.owner, seat)) continue
    for (let target = 0; target < g.bots.length; target++) best = Math.max(best, gain(g, attacker, target))
  }
  return best
}

/**
 * Returns the value of an attack already paid for, to its side: its expected gain before the roll; after the roll, the prize if the current
 * dice hit.
 */
function underWay(g: Aimbots, allies: readonly Seat[]): number {
  const attack = openAttack(g)
  if (attack === undefined || !allies.includes(g.bots[attack.attacker]!.owner)) return 0
  if (attack.dice.length === 0) return gain(g, attack.attacker, attack.defender)
  if (!isOnTop(g, rollWindow)) return 0
  const { attack: ours, defense } = valuesOf(attack)
  return ours >= defense ? prizeOf(g, g.bots[attack.defender]!) : 0
}

/** Returns the gain of one attack: the chance of a hit times the value of the plate or core. */
function gain(g: Aimbots, attacker: BotId, target: BotId): number {
  const from = g.bots[attacker]!
  const to = g.bots[target]!
  if (to.at === OFF || areFriends(g, from.owner, to.owner)) return 0
  const line = lineBetween(from.at, to.at)
  if (line === undefined || !isInReach(g, from, line.distance)) return 0
  return HIT[marginOf(g, boutOf(g, attacker, target)) + MARGIN_LIMIT]! * prizeOf(g, to)
}

/** Returns the chance that a defeat is final: some programs can survive it with a die roll. */
function defeatChance(g: Aimbots, bot: Bot): number {
  const effect = effects(g, bot).damage
  const from = effect === null ? undefined : codeOf('damage', effect).survives?.(effect)
  return from === undefined ? 1 : (from - 1) / 6
}

const prizeOf = (g: Aimbots, to: Bot): number =>
  to.plates.length === 2 ? worth(to) + to.core * defeatChance(g, to) : (BOT[to.plates.length] ?? 0) - (BOT[to.plates.length + 1] ?? 0)

function stepsToEnemy(g: Aimbots, bot: Bot): number {
  let least = 12
  for (const other of g.bots) {
    if (other.at === OFF || areFriends(g, other.owner, bot.owner)) continue
    least = Math.min(least, steps(bot.at, other.at))
  }
  return least
}

const steps = (from: Space, to: Space): number =>
  Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(from.charCodeAt(1) - to.charCodeAt(1))
