import type { Words } from '@robodrome/phrases'
import type { Terms } from '../../terms.ts'

export const modes: Words<Terms>['modes'] = {
  quick: { title: 'Schnelles Spiel', about: 'Alle bekommen ein Deck von 40 Karten ausgeteilt, zu dritt von 30.' },
  regular: { title: 'Normaler Draft', about: 'Decks entstehen aus fünf Stapeln: Nimm einen oder sieh dir den nächsten an.' },
  rotation: {
    title: 'Pilotenwechsel',
    about: 'Eine Serie mit je drei oder fünf Piloten; vor jedem Spiel wählen beide Seiten verdeckt einen.',
  },
  challenge: { title: 'Challenge', about: 'Vor dem Draft wählen und bauen alle je fünf beliebige Karten.' },
  community: { title: 'Community-Challenge', about: 'Alle wählen und bauen je fünf Karten, dann ziehen alle von einem Deck.' },
  ultimate: {
    title: 'Ultimate Robot',
    about: 'Ein kurzes Spiel mit Panzerung und acht Aktionen; ein Roboter mit zwei toten Körperteilen scheidet aus.',
  },
  gunner: { title: 'Pilot und Schütze', about: 'Zwei gegen zwei: Der Pilot spielt, der Schütze ordnet die obersten Karten des Decks.' },
  hands: {
    title: 'Zwei Roboter, vier Hände',
    about: 'Zwei gegen zwei: Ein Team teilt sich Roboter und Deck; jedes Mitglied hat eine eigene Hand und eigene Züge.',
  },
}

export const settings: Words<Terms>['settings'] = {
  teams: {
    title: 'Teams',
    about: 'Wie sich zwei Spieler einen Roboter teilen.',
    values: { hands: 'Vier Hände', gunner: 'Pilot und Schütze' },
  },
  draft: { title: 'Draft', about: 'Wie Decks entstehen.', values: { quick: 'Ausgeteilt', regular: 'Aus Stapeln gedraftet' } },
  quickDeck: { title: 'Karten im ausgeteilten Deck', about: 'Die fünf geerbten Karten zählen mit.' },
  neo: { title: 'Neo-Draft', about: 'Wer einen Stapel genommen hat, legt die fünf neuen Karten auf beliebige Stapel.' },
  blind: { title: 'Blind', about: 'Stapel und Starthände werden ungesehen gewählt.' },
  challenge: { title: 'Challenge', about: 'Vor dem Draft wählen und bauen alle je fünf Karten.' },
  rotation: {
    title: 'Piloten je Seite',
    about: 'Wie viele Piloten jede Seite im Lauf einer Serie einsetzt.',
    values: { 0: 'Einer', 3: 'Drei', 5: 'Fünf' },
  },
  series: {
    title: 'Spiele',
    about: 'Es siegt, wer die Mehrheit von so vielen Spielen gewinnt; die Decks bleiben dieselben.',
    values: { 1: 'Eins', 3: 'Zwei Siege aus drei', 5: 'Drei Siege aus fünf' },
  },
  mortal: { title: 'Sterblich', about: 'Nichts wird regeneriert, und es gibt keine kritische Form.' },
  celebrity: { title: 'Promis', about: 'Crewkarten, die das ganze Spiel über für alle gelten.' },
  randomCelebrity: { title: 'Ein zufälliger Promi', about: 'Eine Crewkarte wird aufgedeckt und gilt für alle.' },
  bombs: {
    title: 'Bomben und Schilde',
    about: 'Wann Karten für Würfel geworfen werden dürfen.',
    values: { free: 'Jederzeit im Kampf', predetermined: 'Vor den Würfen genannt', dunk: 'Auch mit dem ersten Wurf', none: 'Nie' },
  },
  bombLimit: { title: 'Höchstzahl geworfener Karten', about: 'Je Seite in einem Kampf; 0 für beliebig viele.' },
  noForcedDraw: { title: 'Kein erzwungenes Ziehen', about: 'Shop is Open lässt sich nicht mehr spielen, sobald der Ladenstapel leer ist.' },
  turnCap: { title: 'Zuggrenze', about: 'Nach so vielen Zügen entscheiden Absprengungen und Körperteile.' },
  timeLimit: {
    title: 'Züge nach dem ersten Ausscheiden',
    about: 'Für alle, die noch dabei sind, sobald der erste Roboter ausscheidet; bei 0 gibt es kein Limit.',
  },
  race: { title: 'Wettlauf', about: 'Wer als Erster so viele Absprengungen hat, gewinnt sofort; bei 0 gilt das nicht.' },
  removed: { title: 'Weggelassene Karten', about: 'Karten, die nicht im Spiel sind, etwa die Keeper einer Liga.' },
  inheritance: { title: 'Erbe', about: 'Karten, mit denen jede Seite beginnt, anstelle von fünf ausgeteilten.' },
  keepers: { title: 'Keeper-Draft', about: 'Für den Laden wird nichts beiseitegelegt; nur übrige Stapel bilden ihn.' },
  bonuses: {
    title: 'Boni',
    about: 'Was eine Seite in einer Liga gekauft hat.',
    values: {
      'opening hand': 'Eine Karte mehr zu Beginn',
      'hand limit': 'Eine Karte mehr auf der Hand',
      deck: 'Drei Karten weniger im Deck',
    },
  },
  passes: {
    title: 'Dauerhaftes Passen',
    about: 'Wann ein Spieler nicht nach Karten gefragt wird.',
    values: {
      build: 'Nach einem Bau',
      blast: 'Nach einem Zünden',
      declaration: 'Nach einem angesagten Angriff',
      roll: 'Nach einem Wurf',
      strike: 'Nach einem Schlag',
      'combat end': 'Nach einem Kampf',
      'turn end': 'Am Ende eines Zuges',
      card: 'Nach einer Karte',
      "others' combats": 'In den Kämpfen anderer',
      all: 'Überall',
    },
  },
}

/** The variants of the modes. */
export const variants: Readonly<Record<string, string>> = {
  'predetermined race': 'Wettlauf mit vorbestimmten Bomben',
  'one bomb, mortal': 'Eine Bombe, sterblich',
  'predetermined, at most two': 'Vorbestimmt, höchstens zwei',
  'no bombs, for beginners': 'Ohne Bomben, zum Einstieg',
  'dunk, at most three': 'Dunk, höchstens drei',
  'best of three': 'Wer zuerst zweimal gewinnt',
  'celebrities and a time limit': 'Promis und ein Zeitlimit',
  'Curse of Threes as celebrity': '„Curse of Threes“ als Promi',
  'random celebrity': 'Zufälliger Promi',
  neo: 'Neo',
  blind: 'Blind',
  'five pilots': 'Fünf Piloten',
  'regular draft': 'Normaler Draft',
  challenge: 'Challenge',
  series: 'Serie',
  'quick draft': 'Schneller Draft',
  dunk: 'Dunk',
  'rotation and challenge': 'Pilotenwechsel und Challenge',
  predetermined: 'Vorbestimmt',
}
