import { say, type Words } from '@robodrome/phrases'
import type { Terms } from '../../terms.ts'
import { card, cards, slot } from './parts.ts'

const WINDOWS = {
  build: say`Eine Karte wurde gebaut. Reagieren oder passen?`,
  blast: say`Crew wurde gezündet. Reagieren oder passen?`,
  declaration: say`Ein Angriff ist angesagt. Reagieren oder passen?`,
  roll: say`Es wurde gewürfelt. Reagieren oder passen?`,
  strike: say`Der Schlag gelingt. Reagieren oder passen?`,
  'combat end': say`Der Kampf ist vorbei. Karte spielen oder passen?`,
  'turn end': say`Der Zug endet gleich. Karte spielen oder passen?`,
  card: say`Eine Karte wurde gespielt. Reagieren oder passen?`,
} as const

/** Every question, in at most 60 characters. */
export const questions: Words<Terms>['questions'] = {
  chooseRobot: () => ({ ask: say`Welchen Basisroboter nimmst du?` }),
  choosePilot: () => ({ ask: say`Welchen Startpiloten nimmst du?` }),
  sendPilot: () => ({ ask: say`Welcher Pilot fliegt? Verdeckt, bis alle gewählt haben` }),
  chooseChallenge: () => ({ ask: say`Welche Karte nimmst und baust du?` }),
  pickPile: (q) => ({
    ask: q.last ? say`Du musst Stapel ${q.pile} nehmen.` : say`Stapel ${q.pile} nehmen oder den nächsten ansehen?`,
  }),
  pickBlind: () => ({ ask: say`Welchen Stapel nimmst du ungesehen?` }),
  placeCards: () => ({ ask: say`Auf welchen Stapel kommt die nächste Karte?` }),
  keepHand: () => ({ ask: say`Welche Starthand behältst du?`, because: say`Die andere kommt unter dein Deck.` }),
  reduceDeck: (q) => ({ ask: say`Welche Karte entfernst du? Noch ${cards(q.left)}.` }),
  main: (q) => ({
    ask: !q.moveSpent
      ? say`Bauen, angreifen oder den Zug beenden?`
      : q.extraAttack
        ? say`Der MOVE ist verbraucht, aber du hast noch einen Angriff.`
        : say`Der MOVE ist verbraucht. Karten spielen oder Zug beenden?`,
  }),
  choosePlace: (q) => ({ ask: say`Wohin kommt ${card(q.card)}?` }),
  chooseWeld: () => ({ ask: say`Welche Panzerung wird angeschweißt?` }),
  downsize: (q) => ({ ask: q.keep ? say`Der Hangar ist weg: Wer bleibt als Sidekick?` : say`Der Hangar ist zu klein: Was legst du ab?` }),
  chooseSource: () => ({ ask: say`Vom Deck oder aus der Auslage ziehen?` }),
  keepHandLimit: (q) => ({ ask: say`Höchstens ${cards(q.limit)}: Welche legst du ab?` }),
  discardCards: (q) => ({ ask: q.left > 1 ? say`${cards(q.left)} ablegen: Welche zuerst?` : say`Welche Karte legst du ab?` }),
  orderTop: () => ({ ask: say`Welche Karte kommt als nächste oben aufs Deck?` }),
  takeOne: () => ({ ask: say`Welche dieser Karten nimmst du?` }),
  orderBottom: () => ({ ask: say`Welche Karte kommt als nächste nach unten?` }),
  leaveOrBury: () => ({ ask: say`Bleibt die oberste Karte deines Decks liegen?` }),
  chooseAim: (q) => ({ ask: say`Angriff mit ${slot(q.limb, 'dative')}. Was ist das Ziel?` }),
  nameBombs: () => ({ ask: say`Wie viele Bomben sagst du für den Angriff an?` }),
  nameStorage: () => ({ ask: say`Welche Lagerbomben sagst du für den Angriff an?` }),
  fight: (q) => ({
    ask:
      q.own === q.other
        ? say`Gleichstand bei ${q.own}: Der Angriff wäre abgewehrt. Mehr Würfel?`
        : say`Du liegst ${q.own} : ${q.other} zurück. Mehr Würfel oder aufgeben?`,
  }),
  throwMore: (q) => ({
    ask: q.count > 0 ? say`${cards(q.count)} geworfen. Noch eine oder würfeln?` : say`Eine Karte zum ersten Wurf werfen?`,
  }),
  unite: () => ({ ask: say`Wie viele Ticks der Schulter nutzt du?` }),
  useStorage: () => ({ ask: say`Noch eine Lagerbombe oder genug?` }),
  fixDie: () => ({ ask: say`Vor dem Wurf einen deiner Würfel festlegen?` }),
  chooseReroll: () => ({ ask: say`Einen Würfel neu würfeln oder alle behalten?` }),
  fireOrNot: () => ({ ask: say`Die Yot-Z Bazooka abfeuern?`, because: say`Fünf gleiche Würfel zerstören einen beliebigen Körperteil.` }),
  chooseStrikeDice: () => ({ ask: say`Welche Würfel würfelst du neu?` }),
  chooseStrike: () => ({ ask: say`Der Schlag gelingt. Was zerstört er?` }),
  duds: () => ({ ask: say`Wessen Würfel sind Blindgänger?` }),
  chooseSupported: () => ({ ask: say`Wer erhält die Würfel?` }),
  chooseDie: () => ({ ask: say`Welchen Würfel drehst du?` }),
  chooseValue: () => ({ ask: say`Was soll der Würfel zeigen?` }),
  chooseTarget: (q) => ({ ask: say`Was ist das Ziel von ${card(q.card)}?` }),
  chooseFromRow: () => ({ ask: say`Welche Karte der Auslage nimmst du?` }),
  chooseZone: () => ({ ask: say`Wo suchst du?` }),
  chooseFound: () => ({ ask: say`Welche Karte nimmst du?` }),
  window: (q) => ({ ask: WINDOWS[q.after] }),
}
