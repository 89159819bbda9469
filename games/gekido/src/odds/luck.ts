import type { Event, Seat } from '@robodrome/kernel'
import { BOTS, type BotId, type Mode } from '../content/bots.ts'
import type { CommandId } from '../content/commands.ts'
import { apart, rollsOf, together, type Dice } from '../dice.ts'
import { useOf } from '../notation.ts'
import { chanceOf, openCommands, type Situation } from './situation.ts'

/** What the dice were to bring a seat on average, what they brought, and how often they fell. */
export interface Luck {
  expected: number
  actual: number
  tries: number
}

/** The attack as far as it has been told. */
interface Fight {
  seat: Seat
  bot: BotId
  enemy: BotId
  command: CommandId | null
  limit: number
  cut: boolean
}

/**
 * How lucky each seat was with its Command dice. Whenever dice fall, the worth of the attack just before (every result weighed) is
 * held against its worth just after; worth is damage dealt minus damage suffered, by the printed numbers and under best locking. What
 * players decide and use in between does not count, so on average nobody is lucky.
 */
export function luckOf(events: readonly Event[], seats: number): Luck[] {
  const found: Luck[] = Array.from({ length: seats }, () => ({ expected: 0, actual: 0, tries: 0 }))
  const mode: Mode = events.some((event) => event.rule === 'GK-DUEL-2') ? 'duel' : 'standard'
  let fight: Fight | null = null
  for (const event of events) {
    fight = follow(fight, event)
    if (fight === null || !FALLS.includes(event.kind)) continue
    const [before, after] = worths(fight, mode, event)
    const luck = found[fight.seat]!
    luck.expected += before
    luck.actual += after
    luck.tries++
  }
  return found
}

const FALLS = ['roll', 'reroll', 'sixth die']

/** What an event changes about the attack. */
function follow(fight: Fight | null, event: Event): Fight | null {
  if (event.kind === 'target')
    return {
      seat: event['seat'] as Seat,
      bot: event['bot'] as BotId,
      enemy: event['targetBot'] as BotId,
      command: null,
      limit: 3,
      cut: false,
    }
  if (fight === null) return null
  if (event.kind === 'command') return { ...fight, command: event['command'] as CommandId }
  const does = DOES.get(event.uses ?? '')
  return { ...fight, limit: does === 'fourthRoll' ? 4 : fight.limit, cut: fight.cut || does === 'withhold' }
}

/** Uses that change how many dice or rolls there are, as events name them. */
const DOES: ReadonlyMap<string, string> = new Map(
  ['play Backup Cycle', 'power EXTRA_ROLL', 'tile GRILL', 'play Cut Cable'].map((text) => [
    useOf(text)!.piece.key,
    useOf(text)!.piece.does,
  ]),
)

/** Worth just before and just after dice fell. */
function worths(fight: Fight, mode: Mode, event: Event): [before: number, after: number] {
  const roll = event['roll'] as number
  const free = event['free'] as Dice
  const faces = event['faces'] as Dice
  const kept = apart(free, faces)
  const at: Situation = {
    own: BOTS[fight.bot].symbol,
    enemy: BOTS[fight.enemy].symbol,
    command: fight.command,
    locked: event['locked'] as Dice,
    free,
    left: fight.limit - roll,
    withheld: fight.cut && roll === 1,
    first: roll <= 1,
  }
  const attack = BOTS[fight.bot][mode].attack
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
