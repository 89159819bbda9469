import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Spreng alle vier Körperteile ab.',
  why: 'Kopf, beide Arme, Beine: Wer keinen mehr hat, ist aus dem Kampf.',
  turn: 'Ein Zug in sechs Bildern',
  pictures: {
    move: { title: 'Ein MOVE pro Zug', text: 'Ein MOVE ist eine Karte, die du anbaust, oder ein Angriff.', term: 'MOVE' },
    aim: {
      title: 'Wähle Körperteil und Ziel',
      text: 'Du wählst einen deiner Körperteile zum Angriff und einen gegnerischen als Ziel.',
      term: 'Körperteile',
    },
    fight: {
      title: 'Beide würfeln',
      text: 'Rote Würfel greifen an, blaue wehren ab. Die höhere Summe gewinnt, ein Gleichstand wehrt ab.',
      term: 'Summe',
    },
    bomb: {
      title: 'Im Rückstand? Wirf eine Karte',
      text: 'Eine geopferte Karte ist ein Würfel mehr: beim Angreifer eine Bombe, beim Verteidiger ein Schild.',
      term: 'Bombe',
    },
    gone: { title: 'Ein Körperteil ist ab', text: 'Seine Panzerung ist mit weg, und angreifen kann er nicht mehr.', term: 'Panzerung' },
    draw: { title: 'Zieh eine Karte', text: 'Dein Zug endet mit einer Karte von deinem Deck. Behalte ein paar zum Werfen.', term: 'Deck' },
  },
  tension: 'Jede Karte ist Panzerung oder Würfel: Was du heute wirfst, kannst du morgen nicht bauen.',
  themes: {
    strike: {
      title: 'Wer schlägt zu?',
      ask: 'Welcher Angriff trifft am sichersten?',
      lesson: 'Panzerung an einem Körperteil gibt ihm ihre Würfel dazu.',
    },
    aim: { title: 'Wohin zielen?', ask: 'Wohin zielst du?', lesson: 'Nackte Körperteile verteidigen nur mit den Würfeln des Piloten.' },
  },
}
