import type { Seat } from '@robodrome/kernel'
import { plain } from '@robodrome/phrases'
import { openAttack } from '../bout.ts'
import { oddsNowSeenBy } from './odds.ts'
import { attacksOf } from './outlook.ts'
import type { Aimbots } from '../state.ts'
import { onlooker } from '../seats.ts'
import { nameOf } from '../vocabulary.ts'
import { odds as de } from '../words/de/odds.ts'
import { odds as en, type OddsWords } from '../words/en/odds.ts'
import type { AttackOdds, Fraction, Bounds } from '../shapes.ts'

export const saysIn = (language: string): OddsWords => (language === 'de' ? de : en)

export const written = (says: OddsWords, { hits, of }: Fraction): string => says.chance(hits, of)

export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

/** Formats every part of the margin with its rule, and the total. */
export const marginLines = (says: OddsWords, { parts, margin }: AttackOdds): string[] => [
  ...parts.map(({ source, by, rule }) => `  ${plain(says.sourceOf(source), onlooker).padEnd(12)} ${signed(by).padStart(3)}  ${rule}`),
  `  ${says.margin.padEnd(12)} ${signed(margin).padStart(3)}  AB-ATK-8`,
]

/** Formats one chance. If it depends on hidden tokens, the text gives the mean over all possible tokens, and both bounds. */
const between = (says: OddsWords, { chance, least, most }: Bounds): string =>
  least.hits * most.of === most.hits * least.of
    ? says.hits(written(says, least))
    : says.between(says.percent(chance), written(says, least), written(says, most))

/**
 * Formats odds for the terminal: for the current attack, or for every attack that the active player's bots could make. Null if there is
 * none.
 */
export function oddsAt(g: Aimbots, seat: Seat, language = 'en'): string | null {
  const says = saysIn(language)
  const attack = openAttack(g)
  if (attack !== undefined) {
    const now = oddsNowSeenBy(g, seat)
    return now === null ? null : `${says.attacks(nameOf(g, attack.attacker), nameOf(g, attack.defender))}\n${between(says, now)}`
  }
  const attacks = attacksOf(g, seat)
  if (attacks.length === 0) return null
  return attacks
    .map(({ attacker: from, defender: to, ...seen }) => {
      const decoy = seen.least.defender === to ? [] : [`  ${says.decoy(nameOf(g, seen.least.defender))}`]
      return [`${says.attacks(nameOf(g, from), nameOf(g, to))}: ${between(says, seen)}`, ...decoy, ...marginLines(says, seen.least)].join(
        '\n',
      )
    })
    .join('\n')
}
