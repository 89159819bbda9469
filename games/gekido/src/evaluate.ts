import type { Seat } from '@robodrome/kernel'
import { COMMAND_IDS, type CommandId } from './content/commands.ts'
import { contentOf } from './content.ts'
import { chancesOf } from './odds/falls.ts'
import { isRolling, situationOf } from './odds/odds.ts'
import { chanceOf } from './odds/situation.ts'
import { chanceSwitching } from './odds/uses.ts'
import { ranking } from './rules/11-annihilation.ts'
import { sum as total } from './parts.ts'
import { blow } from './rules/8-damage.ts'
import { NOBODY, type BotState, type Gekido } from './state.ts'
import { attackOf, botAt, damageNumbers, nextAlive } from './vocabulary.ts'
import type { Situation } from './shapes.ts'

/** What one of each is worth in points of Structure. */
const ARMOR = 0.75
const UPGRADE = 1.7
const CHARGE = 0.5
/** A Charge that takes four off a blow: now and then a part of it goes to waste. */
const PREVENTION = 2
const CARD = 0.3

/** How steeply a lead turns into a win, and how much whoever attacks next is ahead; fitted, with the worths above, to Duels between rules of thumb. */
const STEEP = 1.9
const ATTACKS_NEXT = 1.35

/** For each seat its share of the strength on the table, on average over how the attack under way may end. All are equal until everybody has a Bot. */
export function evaluate(g: Gekido): number[] {
  if (g.ended !== '') return seatsOf(g, (seat) => (g.ended !== 'GK-OVER-6' && seat === ranking(g)[0] ? 1 : 0))
  if (g.attack === null) return shares(weightsOf(g))
  const question = g.stack.at(-1)?.rule
  if (question === 'hitWindow') return shares(hurt(g, weightsOf(g), g.attack.target, g.attack.pending))
  if (question === 'malfunctionWindow') return shares(hurt(g, weightsOf(g), g.active, g.attack.pending))
  if (!isRolling(g)) return shares(weightsOf(g))
  const at = situationOf(g)
  // While dice are being picked for a switch, those that lie there need not fit the new Command.
  const chance = question === 'keepLocked' ? chanceSwitching : plainChance
  const ends = endsOf(g)
  if (at.command !== null) return ends(at.command, chance(at, at.command))
  const chances = at.free === null ? COMMAND_IDS.map((command) => plainChance(at, command)) : chancesOf(at)
  let best = ends(COMMAND_IDS[0], chances[0]!)
  for (let i = 1; i < COMMAND_IDS.length; i++) {
    const value = ends(COMMAND_IDS[i]!, chances[i]!)
    if (value[g.active]! > best[g.active]!) best = value
  }
  return best
}

export const plainChance = (at: Situation, command: CommandId): number => chanceOf(at, command, 'none')

/** Everybody's share if this attack succeeds with a Command by this chance: either the target is hit or the attacker malfunctions. */
export function endsOf(g: Gekido): (command: CommandId, chance: number) => number[] {
  const { target, feedback } = attackOf(g)
  const weights = weightsOf(g)
  const extra = total(blow(g, 'TWO_PAIRS')) - damageNumbers(g, 'TWO_PAIRS')[0]
  // Many chances are asked about with one Command: every lock that fits it.
  const ends: Partial<Record<CommandId, [hit: number[], missed: number[]]>> = {}
  return (command, chance) => {
    const [damage, malfunction] = damageNumbers(g, command)
    const [hit, missed] = (ends[command] ??= [
      shares(hurt(g, weights, target, Math.max(0, damage + extra))),
      shares(hurt(g, weights, g.active, malfunction + feedback)),
    ])
    const mixed: number[] = []
    for (let seat = 0; seat < hit.length; seat++) mixed.push(chance * hit[seat]! + (1 - chance) * missed[seat]!)
    return mixed
  }
}

function seatsOf(g: Gekido, value: (seat: Seat) => number): number[] {
  const list: number[] = []
  for (let seat = 0; seat < g.seats; seat++) list.push(value(seat))
  return list
}

function weightsOf(g: Gekido): number[] {
  const next = attacksNext(g)
  if (g.bots[g.seats - 1] === undefined) return seatsOf(g, () => 1)
  return seatsOf(g, (seat) => weight(g, botAt(g, seat), 0, seat === next))
}

/** Steps of a turn before its attack, as the step that follows what is under way. */
const BEFORE: readonly string[] = ['drawFive', 'firstMovement', 'target', 'attack']

/** Who makes the next attack after the one under way; nobody before the first turn. */
function attacksNext(g: Gekido): Seat {
  const turn = g.stack[1]
  if (turn?.rule !== 'turn') return NOBODY
  return BEFORE.includes(turn.step) ? g.active : nextAlive(g, g.active)
}

/** The same weights, once somebody has suffered this much. */
function hurt(g: Gekido, weights: readonly number[], seat: Seat, damage: number): number[] {
  const after = weights.slice()
  after[seat] = weight(g, botAt(g, seat), damage, seat === attacksNext(g))
  return after
}

function weight(g: Gekido, bot: BotState, suffered: number, attacksNext: boolean): number {
  const structure = sum(bot.structure)
  const armor = sum(bot.armor)
  if (suffered >= structure + armor) return 0
  let strength = structure + ARMOR * armor + UPGRADE * bot.upgrade + CARD * bot.hand.length - suffered
  const { power } = contentOf(g)
  for (const id in bot.powers) strength += (power[id]!.does === 'prevent' ? PREVENTION : CHARGE) * bot.powers[id]!
  return Math.max(1, strength) ** STEEP * (attacksNext ? ATTACKS_NEXT : 1)
}

function shares(weights: readonly number[]): number[] {
  const all = sum(weights)
  const parts: number[] = []
  for (let i = 0; i < weights.length; i++) parts.push(all > 0 ? weights[i]! / all : 1 / weights.length)
  return parts
}

function sum(values: readonly number[]): number {
  let so = 0
  for (let i = 0; i < values.length; i++) so += values[i]!
  return so
}
