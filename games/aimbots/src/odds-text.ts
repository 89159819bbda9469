import type { Position, Seat } from '@robodrome/kernel'
import { plain } from '@robodrome/phrases'
import { openAttack } from './bout.ts'
import { oddsNowSeenBy } from './odds.ts'
import { attacksOf } from './outlook.ts'
import type { Aimbots } from './state.ts'
import { onlooker } from './seats.ts'
import { nameOf } from './vocabulary.ts'
import { sourceOf } from './words/en/index.ts'
import type { AttackOdds, Fraction, Range } from './shapes.ts'

export const written = ({ hits, of }: Fraction): string => `${hits} of ${of} = ${((100 * hits) / of).toFixed(1)} %`

export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

/** Every part of the margin with its rule, and the margin. */
export const marginLines = ({ parts, margin }: AttackOdds): string[] => [
  ...parts.map(({ source, by, rule }) => `  ${plain(sourceOf(source), onlooker).padEnd(12)} ${signed(by).padStart(3)}  ${rule}`),
  `  Margin       ${signed(margin).padStart(3)}  AB-ATK-8`,
]

/** One chance, or two where hidden tokens decide. */
const between = ({ least, most }: Range): string =>
  least.hits * most.of === most.hits * least.of
    ? `hits ${written(least)}`
    : `hits ${written(least)} to ${written(most)} (hidden SURGE tokens)`

/** For the terminal: the attack under way, or else every attack that a bot of the active player could make; null if there is none. */
export function oddsAt(position: Position, seat: Seat): string | null {
  const g = position as Aimbots
  const attack = openAttack(g)
  if (attack !== undefined) {
    const now = oddsNowSeenBy(g, seat)
    return now === null ? null : `${nameOf(g, attack.attacker)} attacks ${nameOf(g, attack.defender)}\n${between(now)}`
  }
  const attacks = attacksOf(g, seat)
  if (attacks.length === 0) return null
  return attacks
    .map(({ attacker: from, defender: to, ...seen }) => {
      const decoy = seen.least.defender === to ? [] : [`  the Decoy lets ${nameOf(g, seen.least.defender)} take its place`]
      return [`${nameOf(g, from)} attacks ${nameOf(g, to)}: ${between(seen)}`, ...decoy, ...marginLines(seen.least)].join('\n')
    })
    .join('\n')
}
