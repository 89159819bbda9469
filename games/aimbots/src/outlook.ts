import type { Json, Position, Seat } from '@robodrome/kernel'
import { openAttack } from './bout.ts'
import { oddsNowSeenBy, oddsSeenBy, type AttackOdds, type Fraction } from './odds.ts'
import { forbidsTarget } from './rules/7-attack.ts'
import type { Aimbots, BotId } from './state.ts'
import { botsWhere } from './vocabulary.ts'

/** A chance as far as a seat can know: hidden SURGE tokens against the attack, and for it. */
export type Range<T extends Fraction = Fraction> = { least: T; most: T }

/** An attack that a bot of the active player could make from where it stands. */
export type Attackable = Range<AttackOdds> & { attacker: BotId; defender: BotId }

/** Every attack in reach, whether or not it can be paid. */
export const attacksOf = (g: Aimbots, seat: Seat | null): Attackable[] =>
  botsWhere(g, (bot) => bot.owner === g.active).flatMap((attacker) =>
    [...g.bots.keys()]
      .filter((defender) => forbidsTarget(g, attacker, defender) === null)
      .map((defender) => ({ attacker, defender, ...oddsSeenBy(g, seat, attacker, defender) })),
  )

/** What a seat sees coming: the attack whose dice are on the table, or else all attacks in reach. */
export type Outlook = { now: Range | null; attacks: Attackable[] }

/** What the page asks about a position: `odds`. */
export function answer(kind: string, position: Position, seat: Seat | null): Json | null {
  if (kind !== 'odds') return null
  const g = position as Aimbots
  if (g.phase !== 'play') return null
  const outlook: Outlook = openAttack(g) ? { now: oddsNowSeenBy(g, seat), attacks: [] } : { now: null, attacks: attacksOf(g, seat) }
  return outlook as unknown as Json
}
