import type { Program } from '../../content/program.ts'
import { BASE } from '../../content/programs.ts'
import type { ScrapKind } from '../../content/scrap.ts'
import { programText as programTextInEnglish } from '../en/rules-text.ts'
import { programText } from './rules-text.ts'

/** The text of each program, by its name. Names are not translated. */
const PROGRAMS: Readonly<Record<string, string>> = {
  Scavenger: 'Aufheben kostet diesen Bot 1 Energie statt 2.',
  Sniper: 'Reichweite 2–4; er kann keinen benachbarten Bot angreifen. Modifikator +1, wenn der Verteidiger 3 oder 4 Felder entfernt ist.',
  Sparrow: 'Sein Boosterwert ist um 2 erhöht.',
  Tug: 'Beim Ansagen des Boosts darfst du einen benachbarten eigenen Bot nennen. Nachdem sich Tug um k Felder bewegt hat, darfst du diesen Bot 1 bis k Felder in dieselbe Richtung verschieben.',
  Gyro: 'Sein erster Schwenk in jedem deiner Züge kostet 0 Energie. Jeder seiner Schwenks darf 90° oder 180° betragen.',
  Radar:
    'Du darfst einen gegnerischen Bot in gerader Linie mit Radar wählen, egal wie weit weg: Nur du siehst seinen Kern, und Angriffe dieses Radars gegen diesen Bot haben bis zum Ende des Zuges Modifikator +2 (nicht kumulativ).',
  Jack: 'Einmal je Angriff darfst du einen oder beide deiner Angriffswürfel neu würfeln.',
  Scorpion:
    'Grundwert seines Angriffs ist der höchste aktuelle Wert seiner vier Seiten. Angriffsseite und Trefferseite für den Schaden bleiben wie sonst.',
  Decoy:
    'Du darfst Decoy den Platz mit einem benachbarten eigenen Bot tauschen lassen; dieser wird zum Verteidiger. Höchstens ein Decoy-Tausch je Angriff.',
  Mirage: 'Einmal je Angriff darfst du den Wert eines deiner Verteidigungswürfel gegen den eines Angriffswürfels tauschen.',
  Longbow: 'Reichweite 1–4.',
  Sentry:
    'Beendet ein gegnerischer Bot einen Boost in der Reichweite von Sentry, darfst du feuern, wenn die Seite von Sentry, die auf ihn zeigt, keine Platte hat: Wirf 1 Würfel; zeigt er mehr als die Panzerung des Bots, erleidet dieser 1 Schaden auf der Seite, die auf Sentry zeigt. Alle Sentrys eines Spielers zusammen feuern höchstens einmal in jedem gegnerischen Zug. Das ist kein Angriff.',
  Rocket:
    'Sein Boosterwert ist der aufgedruckte Wert der Boosterseite, mit oder ohne Platte, plus 1. Nach einem Boost von 3 oder mehr Feldern: Modifikator +1 auf seine Angriffe bis zum Ende des Zuges (nicht kumulativ).',
  Drifter:
    'Einmal je Boost, nach mindestens 1 Feld, darfst du um 90° nach links oder rechts abbiegen und die restliche Bewegung in dieser Richtung ausführen. Es gilt weiter der Boosterwert der ersten Richtung. Drifter selbst dreht sich nicht.',
  Turret:
    'Jeder seiner Schwenks darf 90° oder 180° betragen. Nach einem Schwenk: Modifikator +2 auf seine Angriffe bis zum Ende des Zuges (nicht kumulativ).',
  Whirlwind:
    'Jeder seiner Schwenks darf 90° oder 180° betragen. Danach darfst du jeden benachbarten gegnerischen Bot, in einer Reihenfolge deiner Wahl, direkt wegschieben; wo das nicht geht, darfst du ihn stattdessen drehen, Richtung nach Wahl.',
  Narwhal:
    'Modifikator +3, wenn Narwhal in Angriffsrichtung Anlauf hat. Anlauf in Richtung d beginnt mit einem vollendeten Boost von 2 oder mehr Feldern in d; er endet, sobald sich Narwhal danach irgendwie bewegt oder dreht, und am Ende des Zuges.',
  Vulture: 'Modifikator +2, wenn der Verteidiger mindestens eine Platte trägt.',
  Fog: 'Modifikator −3, wenn der Angreifer 2 oder mehr Felder entfernt ist.',
  Porcupine: 'Ist der Angreifer benachbart, erleidet er 1 Schaden auf seiner Angriffsseite.',
  Bulwark: 'Modifikator −1, wenn ein eigener Bot neben Bulwark verteidigt. Bulwark selbst hat von seiner Fähigkeit nichts.',
  Mechanic:
    'Zusätzliche Aktion REPARIEREN, einmal je Zug für jeden Mechanic: Gib 1 Energie aus, um einen benachbarten eigenen Bot zu reparieren.',
  Jet: 'Sein Boosterwert ist um 1 erhöht. Er darf über Bots hinwegziehen; übersprungene Felder zählen mit; er muss auf einem leeren Feld anhalten.',
  Bulldozer:
    'Steht auf dem nächsten Feld seines Boosts ein Bot, darfst du ihn in Fahrtrichtung schieben und das Feld betreten. Beliebig oft je Boost; jeder Schritt kostet Bewegung wie sonst.',
  Dancer: 'Du darfst Dancer um 1 Feld in eine beliebige Richtung verschieben.',
  Conductor:
    'Du darfst beliebig viele andere eigene Bots im Umkreis von 2 um Conductor drehen, jeden im selben Sinn (im oder gegen den Uhrzeigersinn) wie der Schwenk von Conductor selbst.',
  Archer: 'Modifikator +1, wenn der Verteidiger 2 oder mehr Felder entfernt ist.',
  Hammer: 'Trifft er und zeigen beide Angriffswürfel beim Vergleich dieselbe Zahl, macht er 2 Schaden statt 1.',
  Juggler: 'Jede Platte, die er durch einen Angriff erhält, kommt auf eine freie Seite deiner Wahl.',
  Matador: 'Ist der Angreifer benachbart, darfst du Matador den Platz mit ihm tauschen lassen; danach darfst du den Angreifer drehen.',
  Anchor: 'Gegnerische Fähigkeiten können diesen Bot nicht schieben, verschieben, drehen oder tauschen.',
  Magnet: 'Ein gegnerischer Bot, der beim Ansagen eines Boosts neben Magnet steht, hat einen Boosterwert von höchstens 1.',
  Roller: 'Sein Boosterwert ist nie kleiner als 2.',
  Shuttle: 'Du darfst Shuttle den Platz mit einem benachbarten eigenen Bot tauschen lassen.',
  Periscope: 'Bis zum Ende des Zuges ist seine Reichweite 1–3.',
  Hacker: 'Du darfst einen gegnerischen Bot im Umkreis von 3 um Hacker drehen, Richtung nach Wahl.',
  Ram: 'Ist der Verteidiger noch auf dem Plan, darfst du ihn in Angriffsrichtung schieben; hat er sich bewegt, darfst du Ram um 1 Feld auf das frei gewordene verschieben.',
  Gambler:
    'Einmal je Angriff darfst du beide deiner Angriffswürfel neu würfeln. Verfehlt der Angriff danach, erleidet Gambler 1 Schaden auf seiner Angriffsseite.',
  Rhino: 'Ist der Angreifer benachbart, darfst du ihn direkt von Rhino wegschieben.',
  Echo: 'Einmal je Angriff darfst du einen deiner Verteidigungswürfel auf den Wert des niedrigeren Angriffswürfels drehen.',
  Captain: 'Modifikator +1, wenn ein eigener Bot neben Captain angreift. Captain selbst hat von seiner Fähigkeit nichts.',
  Fortress: 'Reichweite 1–3. Sein Boosterwert ist immer 1.',
  Crawler: 'Sein Boosterwert ist nie größer als 3. Nach einem Boost darfst du ihn drehen.',
  Meteor:
    'Einmal je Zug, nach einem Boost von 3 oder mehr Feldern: Steht auf dem nächsten Feld in dieser Richtung ein gegnerischer Bot, darfst du ihn rammen: Er erleidet 1 Schaden auf der Seite, die auf Meteor zeigt, und Meteor 1 Schaden auf der Seite, die auf ihn zeigt.',
  Windmill: 'Jeder seiner Schwenks darf 90° oder 180° betragen.',
  Armadillo: 'Du darfst eine seiner Platten auf eine andere seiner Seiten legen, die keine hat.',
  Cannon: 'Seine Angriffsaktion kostet 3 Energie. Modifikator +3.',
  Crusher: 'Jede Platte, die sein Angriff legt, kommt auf eine freie Seite des Verteidigers, die du wählst.',
  Turtle: 'Einmal je Angriff darfst du einen deiner Verteidigungswürfel neu würfeln, der 1 zeigt. Sein Boosterwert ist nie größer als 2.',
  Phoenix: 'Immer wenn Schaden aus einem Angriff ihn zerstören würde, wirf 1 Würfel: Bei einer 6 entfällt dieser Schaden.',
}

/** The German text of the standard programs, and of texts generated from effects; other programs of a box keep the text they bring. */
export function textOf(program: Program): string {
  const { name, text } = program
  const known = BASE.programs.some((each) => each.name === name && each.text === text)
  if (!known && text === programTextInEnglish(program)) return programText(program)
  return (known ? PROGRAMS[name] : undefined) ?? text
}

export const SCRAP: Readonly<Record<ScrapKind, string>> = {
  'POWER CORE': 'Zählt vom Aufheben an als 1 Kern.',
  OVERCHARGE: 'An einem Aktionspunkt deines eigenen Zuges: Erhalte 3 Energie.',
  RELOCATE: 'An einem Aktionspunkt deines eigenen Zuges: Stelle einen eigenen Bot beliebig gedreht auf ein leeres Feld oder sein eigenes.',
  SURGE: 'Nach einem Wurf mit eigenen Würfeln: Drehe einen davon auf 6.',
}
