import type { Seat, Seen } from '@robodrome/kernel'
import type { BotId, Mode } from '../content/bots.ts'
import type { CommandId } from '../content/commands.ts'
import type { Content } from '../content.ts'
import { apart, rollsOf, together, type Dice } from '../dice.ts'
import type { Happening, OfEvent } from '../terms.ts'
import { chanceOf, openCommands } from './situation.ts'
import type { Situation } from '../shapes.ts'

type Told = Seen<Happening>
type Fall = Seen<OfEvent<'roll'>>

/** A seat's expected gain from the dice, its actual gain, and the number of rolls. */
export interface Luck {
  expected: number
  actual: number
  tries: number
}

/** The attack, reconstructed from the events so far. */
interface Fight {
  seat: Seat
  bot: BotId
  enemy: BotId
  command: CommandId | null
  limit: number
  cut: boolean
}

/**
 * Computes how lucky each seat was with its Command dice. For each roll, the attack's value before it (averaged over all results) is
 * subtracted from its value after it. The value is damage dealt minus damage suffered, by printed numbers and with the best locks.
 * Decisions and effects between rolls do not count, so the expected luck is zero.
 */
export function luckOf(content: Content, events: readonly Told[], seats: number): Luck[] {
  const found: Luck[] = Array.from({ length: seats }, () => ({ expected: 0, actual: 0, tries: 0 }))
  const mode: Mode = events.some((event) => event.rule === 'GK-DUEL-2') ? 'duel' : 'standard'
  let fight: Fight | null = null
  for (const event of events) {
    fight = follow(content, fight, event)
    if (fight === null || !isFall(event)) continue
    const [before, after] = worths(content, fight, mode, event)
    const luck = found[fight.seat]!
    luck.expected += before
    luck.actual += after
    luck.tries++
  }
  return found
}

/** Whether the event is a dice roll. */
export const isFall = (event: Told): event is Fall => event.kind === 'roll' || event.kind === 'reroll' || event.kind === 'sixth die'

/** Applies an event to the attack. */
function follow(content: Content, fight: Fight | null, event: Told): Fight | null {
  if (event.kind === 'target') return { seat: event.seat, bot: event.bot, enemy: event.targetBot, command: null, limit: 3, cut: false }
  if (fight === null) return null
  if (event.kind === 'command') return { ...fight, command: event.command }
  const does = event.kind === 'card' || event.kind === 'power' || event.kind === 'tile' ? content.piece.get(event.uses)?.does : undefined
  return { ...fight, limit: does === 'fourthRoll' ? 4 : fight.limit, cut: fight.cut || does === 'withhold' }
}

/** Returns the values just before and just after a roll. */
function worths({ bots }: Content, fight: Fight, mode: Mode, { roll, free, faces, locked }: Fall): [before: number, after: number] {
  const kept = apart(free, faces)
  const at: Situation = {
    own: bots[fight.bot]!.symbol,
    enemy: bots[fight.enemy]!.symbol,
    command: fight.command,
    locked,
    free,
    left: fight.limit - roll,
    withheld: fight.cut && roll === 1,
    first: roll <= 1,
  }
  const attack = bots[fight.bot]![mode].attack
  const worth = (dice: Dice): number =>
    Math.max(
      ...openCommands(at).map((command) => {
        const [damage, malfunction] = attack[command]
        const chance = chanceOf({ ...at, free: dice }, command, 'none')
        return chance * damage - (1 - chance) * malfunction
      }),
    )
  const ways = rollsOf(faces.length)
  const before = ways.reduce((sum, [dice, count]) => sum + (count / 6 ** faces.length) * worth(together(kept, dice)), 0)
  return [before, worth(free)]
}
