import type { OddsWords } from '../en/odds.ts'
import { sourceOf } from './marks.ts'

/** Texts of the `odds` command. */
export const odds: OddsWords = {
  usage: (modes, surges) => `Aufruf: odds aimbots [BOT BOT ...] [Angaben]

  BOT BOT ...           der Angriff des ersten Bots auf den zweiten, mit anderen Bots in der Nähe:
                        Farbe R B Y W, Programm, Feld, Drehung, Seiten mit Platte, etwa R:Jack@d4/1 B:Turtle@d5{6}
  --pivoted             der Angreifer hat in diesem Zug geschwenkt (Turret, Periscope)
  --rushed              der Angreifer ist weit genug für seinen Bonus geboostet (Rocket)
  --charging            der Angreifer hat Anlauf auf den Verteidiger (Narwhal)
  --scanned             der Angreifer hat den Verteidiger gescannt (Radar)
  --mode MODUS          ${modes}; ohne Angabe duel

  --margin N            ein Kampf mit diesem Modifikator, ohne Bots; ohne Bots und Modifikator alle Modifikatoren
  --attacker PROGRAMM   Programm, mit dem der Angreifer Würfel ändern kann, etwa Jack
  --defender PROGRAMM   Programm, mit dem der Verteidiger Würfel ändern kann, etwa Turtle

  --surge A,V           SURGE-Plättchen von Angreifer und Verteidiger, zusammen höchstens ${surges}`,
  sourceOf,
  chance: (hits, of) => `${hits} von ${of} = ${((100 * hits) / of).toFixed(1).replace('.', ',')} %`,
  marginOf: (margin, chance) => `Modifikator ${margin}  ${chance}`,
  margin: 'Modifikator',
  attacks: (attacker, defender) => `${attacker} greift ${defender} an`,
  decoy: (bot) => `der Decoy lässt ${bot} an seine Stelle treten`,
  hits: (chance) => `trifft ${chance}`,
  percent: (chance) => `${(100 * chance).toFixed(1).replace('.', ',')} %`,
  between: (chance, least, most) => `trifft im Mittel über alle möglichen verdeckten Plättchen ${chance}, von ${least} bis ${most}`,
}
