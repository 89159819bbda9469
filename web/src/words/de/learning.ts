import type { puzzle as English } from '../en/learning.ts'
import type { Spoken } from '../spoken.ts'

export const puzzle: Spoken<typeof English> = {
  title: 'Aufgabe',
  back: 'Zurück zum Lernen',
  drills: 'Übungen aus deinen eigenen Kämpfen',
  studies: 'Deine Studien',
  loading: 'Die Stellung wird aufgebaut',
  missing: 'Diese Aufgabe gibt es nicht.',
  number: (n, all) => `${n} von ${all}`,
  grade: (n) => `Schwierigkeit ${n} von 5`,
  tryIt: 'Wähle wie im Kampf. Falsche Versuche kosten nichts.',
  counts: 'Es zählt:',
  oneOf: (titles) => `Eine dieser Möglichkeiten: ${titles.join(' · ')}`,
  solved: 'Gelöst',
  other: 'Nicht die beste Wahl',
  tried: 'Dein Versuch',
  bestShown: 'Der beste Zug',
  watchOwn: 'Deinen Zug ansehen',
  watchBest: 'Besten Zug ansehen',
  hundred: (good) => `Von 100 solchen Versuchen gelingen ${good}.`,
  youChose: 'Deine Wahl',
  best: 'Die beste Wahl',
  atMost: (share) => `höchstens ${share}`,
  /** The question of an exercise in a game from outside, by its goal. */
  asks: { win: 'Welche Wahl gibt dir die beste Siegchance?', hit: 'Welcher Angriff trifft am ehesten?' },
  goals: {
    win: 'Siegchance nach einer tiefen Suche',
    hit: 'Chance, dass der Angriff trifft',
    point: 'Chance auf einen Punkt in dieser Runde, gegen 160 zufällige Pläne der Gegenseite',
  },
  others: 'Wie die anderen Möglichkeiten abschneiden',
  missed: (share) => (share === 0 ? 'Auch schwache KIs finden das.' : `Schwächere KIs lagen in ${share} % ihrer Versuche daneben.`),
  again: 'Noch einmal versuchen',
  next: 'Nächste Aufgabe',
  playOn: 'Von hier aus weiterspielen',
  noted: 'Sieh auf den Spielplan: So geht es aus.',
}
