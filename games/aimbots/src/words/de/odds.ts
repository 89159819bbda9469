import type { OddsWords } from '../en/odds.ts'
import { sourceOf } from './marks.ts'

/** Texts of the `odds` command. */
export const odds: OddsWords = {
  usage: (modes, surges) => `Aufruf: odds aimbots [BOT BOT ...] [Angaben]

  BOT BOT ...           der Angriff des ersten Bots auf den zweiten, mit anderen in der Nähe:
                        Farbe R B Y W, Programm, Feld, Drehung, Seiten mit Platte, etwa R:Jack@d4/1 B:Turtle@d5{6}
  --pivoted             wer angreift, hat in diesem Zug geschwenkt (Turret, Periscope)
  --rushed              er ist weit genug für seinen Bonus geboostet (Rocket)
  --charging            er stürmt auf den Verteidiger los (Narwhal)
  --scanned             er hat den Verteidiger gescannt (Radar)
  --mode MODUS          ${modes}; ohne Angabe duel

  --margin N            ein bloßer Kampf mit diesem Modifikator; ohne Bots und Modifikator alle
  --attacker PROGRAMM   was der Angreifer mit den Würfeln tun kann, etwa Jack
  --defender PROGRAMM   was der Verteidiger mit den Würfeln tun kann, etwa Turtle

  --surge A,V           SURGE-Marker von Angreifer und Verteidiger, zusammen höchstens ${surges}`,
  sourceOf,
  chance: (hits, of) => `${hits} von ${of} = ${((100 * hits) / of).toFixed(1).replace('.', ',')} %`,
  marginOf: (margin, chance) => `Modifikator ${margin}  ${chance}`,
  margin: 'Modifikator',
  attacks: (attacker, defender) => `${attacker} greift ${defender} an`,
  decoy: (bot) => `der Decoy lässt ${bot} an seine Stelle treten`,
  hits: (chance) => `trifft ${chance}`,
  percent: (chance) => `${(100 * chance).toFixed(1).replace('.', ',')} %`,
  between: (chance, least, most) => `trifft ${chance} über alles, was verdeckte Marker sein können, von ${least} bis ${most}`,
}
