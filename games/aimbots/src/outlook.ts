import type { Seat } from '@robodrome/kernel'
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

export function outlook(g: Aimbots, seat: Seat | null): Outlook | null {
  if (g.phase !== 'play') return null
  return openAttack(g) ? { now: oddsNowSeenBy(g, seat), attacks: [] } : { now: null, attacks: attacksOf(g, seat) }
}
