import type { en } from './en.ts'

/** What was expected of a box, in German. */
export const de: typeof en = {
  atMostDeep: ({ most }) => `höchstens ${most} Verschachtelungsebenen`,
  gameWithBoxes: ({ games }) => `ein Spiel, das mit anderem Inhalt gespielt werden kann: ${games}`,
  nameFromContent: ({ box }) => `${box}, wie es sich aus dem Inhalt ergibt`,
  boxFor: ({ game }) => `eine Box für ${game}`,
  wholeBox: 'eine Box: game, id und content oder changes',
  contentOrChanges: 'entweder content oder changes',
  itsEnd: 'ihr Ende',
  unusedGameId: 'eine Kennung, die kein anderes Spiel hat',
  boxId: 'ein Name aus bis zu 40 Kleinbuchstaben, Ziffern und Strichen',
}
