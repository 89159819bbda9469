import { BOOSTER, COSTS, type Effects } from '../../content/effects.ts'
import type { Program } from '../../content/program.ts'
import { tell, type At, type Texts } from '../moment-texts.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const UNTIL = 'bis zum Ende des Zuges (nicht kumulativ)'

const STANDING: Texts<At<'standing'>> = {
  hold: () => 'Gegnerische Fähigkeiten können diesen Bot nicht schieben, verschieben, drehen oder tauschen.',
  magnet: ({ most }, name) =>
    `Ein gegnerischer Bot, der beim Ansagen eines Boosts neben ${name} steht, hat einen Boosterwert von höchstens ${most}.`,
  lead: ({ margin }, name) =>
    `Modifikator ${signed(margin)}, wenn ein eigener Bot neben ${name} angreift. ${name} selbst hat von seiner Fähigkeit nichts.`,
  cover: ({ margin }, name) =>
    `Modifikator ${signed(margin)}, wenn ein eigener Bot neben ${name} verteidigt. ${name} selbst hat von seiner Fähigkeit nichts.`,
}
const PIVOT: Texts<At<'pivot'>> = { halfTurn: () => 'Jeder seiner Schwenks darf 90° oder 180° betragen.' }
const ACTION: Texts<At<'action'>> = {
  repair: (_, name) =>
    `Zusätzliche Aktion REPARIEREN, einmal je Zug für jeden ${name}: Gib 1 Energie aus, um einen benachbarten eigenen Bot zu reparieren.`,
}
const TRAVEL: Texts<At<'travel'>> = {
  fly: () => 'Er darf über Bots hinwegziehen; übersprungene Felder zählen mit; er muss auf einem leeren Feld anhalten.',
  bulldoze: () =>
    'Steht auf dem nächsten Feld seines Boosts ein Bot, darfst du ihn in Fahrtrichtung schieben und das Feld betreten. Beliebig oft je Boost; jeder Schritt kostet Bewegung wie sonst.',
  drift: (_, name) =>
    `Einmal je Boost, nach mindestens 1 Feld, darfst du um 90° nach links oder rechts abbiegen und die restliche Bewegung in dieser Richtung ausführen. Es gilt weiter der Boosterwert der ersten Richtung. ${name} selbst dreht sich nicht.`,
  tow: () => 'Beim Ansagen des Boosts darfst du einen benachbarten eigenen Bot nennen.',
}
const AFTER_BOOST: Texts<At<'afterBoost'>> = {
  tow: (_, name) => `Nachdem sich ${name} um k Felder bewegt hat, darfst du diesen Bot 1 bis k Felder in dieselbe Richtung verschieben.`,
  shuttle: (_, name) => `Du darfst ${name} den Platz mit einem benachbarten eigenen Bot tauschen lassen.`,
  crawl: () => 'Nach einem Boost darfst du ihn drehen.',
  crash: ({ spaces }, name) =>
    `Einmal je Zug, nach einem Boost von ${spaces} oder mehr Feldern: Steht auf dem nächsten Feld in dieser Richtung ein gegnerischer Bot, darfst du ihn rammen: Er erleidet 1 Schaden auf der Seite, die auf ${name} zeigt, und ${name} 1 Schaden auf der Seite, die auf ihn zeigt.`,
  rush: ({ spaces, margin }) =>
    `Nach einem Boost von ${spaces} oder mehr Feldern: Modifikator ${signed(margin)} auf seine Angriffe ${UNTIL}.`,
  charge: ({ spaces, margin }, name) =>
    `Modifikator ${signed(margin)}, wenn ${name} in Angriffsrichtung Anlauf hat. Anlauf in Richtung d beginnt mit einem vollendeten Boost von ${spaces} oder mehr Feldern in d; er endet, sobald sich ${name} danach irgendwie bewegt oder dreht, und am Ende des Zuges.`,
}
const ENEMY_BOOST: Texts<At<'enemyBoost'>> = {
  fire: (_, name) =>
    `Beendet ein gegnerischer Bot einen Boost in der Reichweite von ${name}, darfst du feuern, wenn die Seite von ${name}, die auf ihn zeigt, keine Platte hat: Wirf 1 Würfel; zeigt er mehr als die Panzerung des Bots, erleidet dieser 1 Schaden auf der Seite, die auf ${name} zeigt. Alle Sentrys eines Spielers zusammen feuern höchstens einmal in jedem gegnerischen Zug. Das ist kein Angriff.`,
}
const AFTER_PIVOT: Texts<At<'afterPivot'>> = {
  aim: ({ margin }) => `Nach einem Schwenk: Modifikator ${signed(margin)} auf seine Angriffe ${UNTIL}.`,
  reach: ({ most }) => `Bis zum Ende des Zuges ist seine Reichweite 1–${most}.`,
  scan: ({ margin }, name) =>
    `Du darfst einen gegnerischen Bot in gerader Linie mit ${name} wählen, egal wie weit weg: Nur du siehst seinen Kern, und Angriffe dieses ${name}s gegen diesen Bot haben bis zum Ende des Zuges Modifikator ${signed(margin)} (nicht kumulativ).`,
  whirl: () =>
    'Danach darfst du jeden benachbarten gegnerischen Bot, in einer Reihenfolge deiner Wahl, direkt wegschieben; wo das nicht geht, darfst du ihn stattdessen drehen, Richtung nach Wahl.',
  dance: (_, name) => `Du darfst ${name} um 1 Feld in eine beliebige Richtung verschieben.`,
  conduct: ({ within }, name) =>
    `Du darfst beliebig viele andere eigene Bots im Umkreis von ${within} um ${name} drehen, jeden im selben Sinn (im oder gegen den Uhrzeigersinn) wie der Schwenk von ${name} selbst.`,
  hack: ({ within }, name) => `Du darfst einen gegnerischen Bot im Umkreis von ${within} um ${name} drehen, Richtung nach Wahl.`,
  rearm: () => 'Du darfst eine seiner Platten auf eine andere seiner Seiten legen, die keine hat.',
}
const ATTACK: Texts<At<'attack'>> = {
  always: ({ margin }) => `Modifikator ${signed(margin)}.`,
  far: ({ spaces, margin }) => `Modifikator ${signed(margin)}, wenn der Verteidiger ${spaces} oder mehr Felder entfernt ist.`,
  prey: ({ margin }) => `Modifikator ${signed(margin)}, wenn der Verteidiger mindestens eine Platte trägt.`,
  bestSide: () =>
    'Grundwert seines Angriffs ist der höchste aktuelle Wert seiner vier Seiten. Angriffsseite und Trefferseite für den Schaden bleiben wie sonst.',
}
const DEFENSE: Texts<At<'defense'>> = {
  fog: ({ spaces, margin }) => `Modifikator ${signed(margin)}, wenn der Angreifer ${spaces} oder mehr Felder entfernt ist.`,
}
const DECLARED: Texts<At<'declared'>> = {
  decoy: (_, name) =>
    `Du darfst ${name} den Platz mit einem benachbarten eigenen Bot tauschen lassen; dieser wird zum Verteidiger. Höchstens ein Decoy-Tausch je Angriff.`,
}
const DICE: Texts<At<'dice'>> = {
  rerollAny: () => 'Einmal je Angriff darfst du einen oder beide deiner Angriffswürfel neu würfeln.',
  rerollBoth: () => 'Einmal je Angriff darfst du beide deiner Angriffswürfel neu würfeln.',
  rerollShowing: ({ shows }) => `Einmal je Angriff darfst du einen deiner Verteidigungswürfel neu würfeln, der ${shows} zeigt.`,
  echo: () => 'Einmal je Angriff darfst du einen deiner Verteidigungswürfel auf den Wert des niedrigeren Angriffswürfels drehen.',
  mirror: () => 'Einmal je Angriff darfst du den Wert eines deiner Verteidigungswürfel gegen den eines Angriffswürfels tauschen.',
}
const DAMAGE: Texts<At<'damage'>> = {
  double: ({ damage }) => `Trifft er und zeigen beide Angriffswürfel beim Vergleich dieselbe Zahl, macht er ${damage} Schaden statt 1.`,
  crush: () => 'Jede Platte, die sein Angriff legt, kommt auf eine freie Seite des Verteidigers, die du wählst.',
  juggle: () => 'Jede Platte, die er durch einen Angriff erhält, kommt auf eine freie Seite deiner Wahl.',
  rise: ({ on }) => `Immer wenn Schaden aus einem Angriff ihn zerstören würde, wirf 1 Würfel: Bei einer ${on} entfällt dieser Schaden.`,
}
const AFTER_HIT: Texts<At<'afterHit'>> = {
  ram: (_, name) =>
    `Ist der Verteidiger noch auf dem Plan, darfst du ihn in Angriffsrichtung schieben; hat er sich bewegt, darfst du ${name} um 1 Feld auf das frei gewordene verschieben.`,
}
const AFTER_MISS: Texts<At<'afterMiss'>> = {
  spike: () => 'Ist der Angreifer benachbart, erleidet er 1 Schaden auf seiner Angriffsseite.',
  sidestep: (_, name) =>
    `Ist der Angreifer benachbart, darfst du ${name} den Platz mit ihm tauschen lassen; danach darfst du den Angreifer drehen.`,
  shove: (_, name) => `Ist der Angreifer benachbart, darfst du ihn direkt von ${name} wegschieben.`,
  pawn: (_, name) => `Verfehlt der Angriff danach, erleidet ${name} 1 Schaden auf seiner Angriffsseite.`,
}

const CLOSE = 'Nah'
const RANGE = 'Weit'

/** Returns the distances at which a program attacks, as printed in the corner of its card. */
export const reachText = ([least, most]: Program['reach']): string =>
  least === 1 && most === 1 ? CLOSE : least === 1 && most === 2 ? RANGE : `${least}–${most}`

/** The sentences about distances that the words Close and Range do not cover. */
function unusualReach([least, most]: Program['reach']): string[] {
  if (least === 1) return most <= 2 ? [] : [`Reichweite 1–${most}.`]
  return [`Reichweite ${least === most ? least : `${least}–${most}`}; er kann keinen benachbarten Bot angreifen.`]
}

/** AB-PROG-5 Describes the changes to the booster value, in their order. */
function boosterTexts({ underPlate, always, plus, atLeast, atMost }: Effects['booster']): string[] {
  const changed = plus < 0 ? 'verringert' : 'erhöht'
  return [
    ...(underPlate ? ['Sein Boosterwert ist der aufgedruckte Wert der Boosterseite, mit oder ohne Platte.'] : []),
    ...(always === BOOSTER.always ? [] : [`Sein Boosterwert ist immer ${always}.`]),
    ...(plus === BOOSTER.plus ? [] : [`Sein Boosterwert ist um ${Math.abs(plus)} ${changed}.`]),
    ...(atLeast === BOOSTER.atLeast ? [] : [`Sein Boosterwert ist nie kleiner als ${atLeast}.`]),
    ...(atMost === BOOSTER.atMost ? [] : [`Sein Boosterwert ist nie größer als ${atMost}.`]),
  ]
}

function costTexts({ attack, pickUp, freePivots }: Effects['cost']): string[] {
  return [
    ...(attack === COSTS.attack ? [] : [`Seine Angriffsaktion kostet ${attack} Energie.`]),
    ...(pickUp === COSTS.pickUp ? [] : [`Aufheben kostet diesen Bot ${pickUp} Energie statt ${COSTS.pickUp}.`]),
    ...(freePivots === COSTS.freePivots
      ? []
      : [
          freePivots === 1
            ? 'Sein erster Schwenk in jedem deiner Züge kostet 0 Energie.'
            : `Seine ersten ${freePivots} Schwenks in jedem deiner Züge kosten 0 Energie.`,
        ]),
  ]
}

/** Builds the rules text of a program from its effects: one or more sentences for each moment, in the order of a turn. */
export function programText({ name, reach, effects }: Pick<Program, 'name' | 'reach' | 'effects'>): string {
  const sentences = [
    ...unusualReach(reach),
    ...boosterTexts(effects.booster),
    ...costTexts(effects.cost),
    ...tell(STANDING, effects.standing, name),
    ...tell(PIVOT, effects.pivot, name),
    ...tell(ACTION, effects.action, name),
    ...tell(TRAVEL, effects.travel, name),
    ...tell(AFTER_BOOST, effects.afterBoost, name),
    ...tell(ENEMY_BOOST, effects.enemyBoost, name),
    ...tell(AFTER_PIVOT, effects.afterPivot, name),
    ...tell(ATTACK, effects.attack, name),
    ...tell(DEFENSE, effects.defense, name),
    ...tell(DECLARED, effects.declared, name),
    ...tell(DICE, effects.dice, name),
    ...tell(DAMAGE, effects.damage, name),
    ...tell(AFTER_HIT, effects.afterHit, name),
    ...tell(AFTER_MISS, effects.afterMiss, name),
  ]
  return sentences.length === 0 ? NO_TEXT : sentences.join(' ')
}

const NO_TEXT = 'Kein Text.'
