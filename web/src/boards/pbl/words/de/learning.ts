import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Spreng alle vier Körperteile ab.',
  why: 'Kopf, beide Arme, Beine: Wer alle vier verliert, scheidet aus.',
  turn: 'Ein Zug in sechs Bildern',
  pictures: {
    move: { title: 'Ein MOVE pro Zug', text: 'Ein MOVE ist eine Karte, die du an deinen Roboter baust, oder ein Angriff.', term: 'MOVE' },
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
      text: 'Eine geworfene Karte gibt einen Würfel mehr: als Bombe beim Angreifer, als Schild beim Verteidiger.',
      term: 'Bombe',
    },
    gone: {
      title: 'Ein Körperteil ist abgesprengt',
      text: 'Er verliert auch seine Panzerung und kann nicht mehr angreifen.',
      term: 'Panzerung',
    },
    draw: {
      title: 'Zieh eine Karte',
      text: 'Am Ende deines Zuges ziehst du eine Karte von deinem Deck. Behalte ein paar zum Werfen.',
      term: 'Deck',
    },
  },
  tension: 'Jede Karte ist Panzerung oder Würfel: Was du jetzt wirfst, kannst du später nicht bauen.',
  themes: {
    strike: {
      title: 'Welcher Körperteil greift an?',
      ask: 'Welcher Angriff trifft am wahrscheinlichsten?',
      lesson: 'Panzerung gibt ihrem Körperteil zusätzliche Würfel.',
    },
    aim: { title: 'Wohin zielen?', ask: 'Wohin zielst du?', lesson: 'Nackte Körperteile verteidigen nur mit den Würfeln des Piloten.' },
  },
}
