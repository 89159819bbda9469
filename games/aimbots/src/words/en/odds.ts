import { sourceOf } from './marks.ts'

/** Texts of the `odds` command. */
export const odds = {
  usage: (modes: string, surges: number): string => `usage: odds aimbots [BOT BOT ...] [options]

  BOT BOT ...           the first bot's attack on the second, with other bots near them:
                        color R B Y W, program, space, rotation, plated sides, as in R:Jack@d4/1 B:Turtle@d5{6}
  --pivoted             the attacker has pivoted in this turn (Turret, Periscope)
  --rushed              the attacker has boosted far enough for its bonus (Rocket)
  --charging            the attacker is charging at the defender (Narwhal)
  --scanned             the attacker has scanned the defender (Radar)
  --mode MODE           ${modes}; duel unless given

  --margin N            a combat with that margin and no bots; without bots and margin, all margins
  --attacker PROGRAM    a program with which the attacker can change dice, such as Jack
  --defender PROGRAM    a program with which the defender can change dice, such as Turtle

  --surge A,D           SURGE tokens of attacker and defender, at most ${surges} in all`,
  sourceOf,
  chance: (hits: number, of: number): string => `${hits} of ${of} = ${((100 * hits) / of).toFixed(1)} %`,
  marginOf: (margin: string, chance: string): string => `margin ${margin}  ${chance}`,
  margin: 'Margin',
  attacks: (attacker: string, defender: string): string => `${attacker} attacks ${defender}`,
  decoy: (bot: string): string => `the Decoy lets ${bot} take its place`,
  hits: (chance: string): string => `hits ${chance}`,
  percent: (chance: number): string => `${(100 * chance).toFixed(1)} %`,
  between: (chance: string, least: string, most: string): string =>
    `hits ${chance} on average over all possible hidden tokens, from ${least} to ${most}`,
}
export type OddsWords = typeof odds
