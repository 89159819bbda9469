import type { Seat } from '@robodrome/kernel'
import { openAttack } from '../bout.ts'
import { oddsNowSeenBy, oddsSeenBy } from './odds.ts'
import { forbidsTarget } from '../rules/7-attack.ts'
import type { Aimbots } from '../state.ts'
import { botsWhere } from '../vocabulary.ts'
import type { Attackable, Outlook } from '../shapes.ts'

/** Lists every attack within reach, whether or not its cost can be paid. */
export const attacksOf = (g: Aimbots, seat: Seat | null): Attackable[] =>
  botsWhere(g, (bot) => bot.owner === g.active).flatMap((attacker) =>
    [...g.bots.keys()]
      .filter((defender) => forbidsTarget(g, attacker, defender) === null)
      .map((defender) => ({ attacker, defender, ...oddsSeenBy(g, seat, attacker, defender) })),
  )

export function outlook(g: Aimbots, seat: Seat | null): Outlook | null {
  if (g.phase !== 'play') return null
  return openAttack(g) ? { now: oddsNowSeenBy(g, seat), attacks: [] } : { now: null, attacks: attacksOf(g, seat) }
}
