import { say, type Phrase, type Words } from '@robodrome/phrases'
import { cardOf, isOrange } from '../../content/index.ts'
import type { View } from '../../seen.ts'
import type { Option, Terms } from '../../terms.ts'
import { card } from './parts.ts'

const said = (phrase: Phrase) => (): Phrase => phrase

const own = (view: View) => view.sides[(view.seat ?? 0) % view.config.sides]!
const cardIn = (option: Option): string => ('card' in option && option.card !== undefined ? option.card : '')

/** „Shero braucht 9 Pilotenpunkte, du hast 4.“ */
function points(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const data = isOrange(view, name) ? cardOf(view, name) : null
  return data?.kind === 'expert'
    ? say`${card(name)} braucht ${data.points} Pilotenpunkte, du hast ${own(view).pilotPoints}.`
    : say`Zu wenige Pilotenpunkte`
}

function level(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const data = isOrange(view, name) ? cardOf(view, name) : null
  if (data?.kind === 'armor' || data?.kind === 'hangar') return say`Stufe ${data.level} braucht Stufe ${data.level - 1} darunter`
  return say`Stufe zu hoch`
}

function skill(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const data = isOrange(view, name) ? cardOf(view, name) : null
  return data?.kind === 'crew'
    ? say`Können ${data.skill} braucht Crew mit Können ${data.skill - 1}`
    : say`Braucht Crew mit 1 weniger Können`
}

function moment(option: Option, view: View): Phrase {
  const name = cardIn(option)
  const kind = isOrange(view, name) ? cardOf(view, name).kind : null
  return kind === 'armor' || kind === 'hangar'
    ? say`Diese Karte wird gebaut, nicht gespielt`
    : say`Diese Karte lässt sich jetzt nicht spielen`
}

/** Why an option is refused, short enough for a card. */
export const refusals: Words<Terms>['refusals'] = {
  'PBL-SETUP-1': said(say`Ein anderer Spieler hat schon gewählt.`),
  'PBL-SETUP-3': said(say`Nicht im Talentpool`),
  'PBL-SETUP-9': said(say`Du musst den fünften Stapel nehmen.`),
  'PBL-TURN-2': said(say`Der MOVE ist verbraucht`),
  'PBL-BUILD-1': said(say`Aktionen werden gespielt, nicht gebaut.`),
  'PBL-BUILD-2': level,
  'PBL-BUILD-6': said(say`Kopf und Arm dieser Seite sind weg`),
  'PBL-BUILD-7': said(say`Braucht einen aktiven Körperteil`),
  'PBL-BUILD-8': said(say`Braucht einen toten Körperteil`),
  'PBL-BLOW-4': said(say`Dieser Körperteil ist abgesprengt`),
  'PBL-CREW-1': skill,
  'PBL-CREW-2': said(say`Kein Platz im Hangar`),
  'PBL-CREW-3': said(say`Ohne Hangar: ein Sidekick mit Können 1.`),
  'PBL-CREW-5': said(say`Keine Karte erlaubt jetzt, diese Crew abzulegen.`),
  'PBL-HANGAR-1': level,
  'PBL-PILOT-1': points,
  'PBL-HAND-1': said(say`Du darfst keine Karte spielen, um dem Handlimit zu entgehen.`),
  'PBL-ATK-1': said(say`Dieser Körperteil kann nicht angreifen`),
  'PBL-ATK-2': said(say`Kein erlaubtes Ziel`),
  'PBL-3P-1': said(say`Ein anderer Spieler hat diesen Roboter im letzten Zug angegriffen`),
  'PBL-DICE-4': said(say`Dieser Neuwurf ist Pflicht.`),
  'PBL-CMB-6': said(say`Das kann nur die andere Seite des Kampfes`),
  'PBL-PRIO-1': moment,
  'PBL-PRIO-2': said(say`Beim Ablegen darf keine Karte gespielt werden`),
  'PBL-PRIO-11': said(say`Es gibt nichts, worauf die Karte wirken könnte`),
  'PBL-SHOP-2': said(say`Wer den Laden öffnet, nimmt eine Karte aus der Auslage.`),
  'PBL-SHOP-6': said(say`Nicht die gesuchte Karte`),
  'PBL-MODE-4': said(say`Kann jetzt nicht gebaut werden`),
  'PBL-MODE-7': said(say`Du hast schon vor den Würfen alles angesagt.`),
  'PBL-MODE-8': (_option, view) => say`Höchstens ${view.config.bombLimit} Karten je Kampf`,
  'PBL-MODE-9': said(say`An diesem Tisch werden keine Karten geworfen.`),
  'PBL-MODE-17': said(say`Kein Stapel darf leer bleiben.`),
  'PBL-EDGE-20': said(say`Keine Angriffe in diesem Zug: Demolition.`),
  'PBL-EDGE-25': said(say`Kein Würfel des aktuellen Wurfs`),
  'PBL-EDGE-37': said(say`Der Ladenstapel ist leer.`),
}
