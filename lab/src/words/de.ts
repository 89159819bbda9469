import type { en } from './en.ts'

/** What was expected of an experiment, in German. */
export const de: typeof en = {
  registeredGame: 'ein Spiel aus dem Verzeichnis',
  lowBelowHigh: '`low` unter `high`',
  unusedArm: 'ein Name, den kein anderer Arm hat',
  twoMindsOrNothing: 'nichts oder mindestens zwei KIs, denn prüfen lässt sich nur das Ergebnis einer KI gegen andere',
  gameName: 'der Name eines Spiels',
  atMostMinds: ({ most, seats }) => `höchstens ${most} KIs für ${seats} Plätze`,
  oneOfMinds: ({ minds }) => `eine der KIs ${minds}`,
  atLeastTwo: 'mindestens zwei',
  dealBelow: ({ deals, turns }) => `eine Ausgangslage unter ${deals} und eine Runde unter ${turns}`,
  armDealTurn: ({ arms }) => `ARM:AUSGANGSLAGE.RUNDE mit einem Arm aus ${arms}`,
  boxFor: ({ game }) => `eine Box für ${game}`,
  placeOfNumber: 'die Stelle einer Zahl, etwa bots.*.duel.attack.*.0',
  otherMind: 'eine andere KI als die, die sucht',
  gameWithBoxes: 'ein Spiel, das mit anderem Inhalt gespielt werden kann',
}
