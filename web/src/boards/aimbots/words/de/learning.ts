import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Sammle Kerne im Wert von 7.',
  why: 'Jeder gegnerische Bot verbirgt einen Kern im Wert von 1, 2 oder 3. Zerstöre Bots, um ihre Kerne zu bekommen.',
  turn: 'Ein Zug in sechs Bildern',
  pictures: {
    bots: {
      title: 'Jeder Bot ist ein Würfel',
      text: 'Oben steht die Panzerung, an den Seiten die Kraft in vier Richtungen.',
      term: 'Panzerung',
    },
    boost: { title: 'Boost', text: 'Die hintere Seite schiebt: Du darfst dich so weit bewegen, wie ihre Zahl angibt.', term: 'schiebt' },
    pivot: {
      title: 'Schwenk: eine Vierteldrehung',
      text: 'Ein Schwenk dreht eine andere Zahl zum Gegner. Er kostet 1 Energie, wie ein Boost.',
      term: 'Schwenk',
    },
    attack: {
      title: 'Angriff in gerader Linie',
      text: 'Die vordere Zahl minus die Panzerung ergibt den Modifikator; dann würfeln beide zwei Würfel. Die Prozentzahl ist exakt.',
      term: 'Vordere Zahl',
    },
    plates: {
      title: 'Drei Treffer zerstören einen Bot',
      text: 'Ein Treffer legt eine Platte auf die Seite: Sie zählt ab jetzt 1.',
      term: 'Platte',
    },
    scrap: {
      title: 'Schrott verbirgt ein Plättchen',
      text: 'Heb Schrott auf: Er bringt Energie, einen Sprung, eine sichere 6 oder einen Kern.',
      term: 'Schrott',
    },
  },
  tension: 'Drei Energie pro Zug: bewegen und angreifen oder die richtige Seite zum Gegner drehen.',
  themes: {
    attack: {
      title: 'Wen angreifen?',
      ask: 'Welche Aktion trifft am wahrscheinlichsten?',
      lesson: 'Such die schwächste Seite und den Bot dahinter.',
    },
    approach: {
      title: 'In Schusslinie kommen',
      ask: 'Welche Aktion trifft am wahrscheinlichsten?',
      lesson: 'Eine Energie, die du auf dem Weg gut einsetzt, verbessert den Angriff.',
    },
  },
}
