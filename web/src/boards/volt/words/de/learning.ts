import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Hol als Erster 5 Punkte.',
  why: 'Steh am Ende der Runde auf einem Marker oder zerstöre einen Roboter: je 1 Punkt. Im Training reichen 3 Punkte.',
  turn: 'Eine Runde in sechs Bildern',
  pictures: {
    plan: {
      title: 'Plan im Geheimen',
      text: 'Dein Steuerpult hat drei Einheiten. Leg auf jede einen Würfel; niemand sonst sieht sie.',
      term: 'Steuerpult',
    },
    move: { title: 'Blau bewegt', text: 'Blau bewegt dich in Pfeilrichtung, so viele Felder weit, wie die Zahl angibt.', term: 'Blau' },
    fire: {
      title: 'Rot schießt',
      text: 'Ein roter Schuss fliegt, bis er trifft: 1 Schaden. Drei Schaden zerstören einen Roboter.',
      term: 'roter Schuss',
    },
    order: {
      title: 'Alle decken zugleich auf',
      text: 'Zuerst laufen die Einheiten I, dann II, dann III. In einer Einheit kommt die 1 vor der 2.',
      term: 'Einheiten',
    },
    push: {
      title: 'Schieb Roboter weg',
      text: 'Du schiebst Roboter, die dir im Weg stehen. Ein Roboter, der in eine Grube fällt, ist sofort zerstört.',
      term: 'Grube',
    },
    token: {
      title: 'Auf einem Marker stehen bleiben',
      text: 'Wer auf einem Marker steht, wenn alle Würfel abgearbeitet sind, bekommt 1 Punkt.',
      term: 'Marker',
    },
  },
  tension: 'Du wählst jede Zahl: Niedrige Zahlen kommen früh, hohe bewegen weit. Beides zugleich ist nicht möglich.',
  themes: {
    move: {
      title: 'Hinkommen',
      ask: 'Welcher Würfel holt einen Punkt?',
      lesson: 'Zähl die Felder bis zum Marker und überleg, wer dich herunterschieben könnte.',
    },
    fire: {
      title: 'Zuerst oder gar nicht',
      ask: 'Welcher Würfel holt einen Punkt?',
      lesson: 'Eine niedrige Zahl feuert, bevor sich das Ziel wegbewegen kann.',
    },
  },
}
