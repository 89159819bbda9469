import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Sammle Kerne im Wert von 7.',
  why: 'Jeder feindliche Bot verbirgt einen Kern: 1, 2 oder 3 wert. Zerstöre Bots, um sie zu bekommen.',
  turn: 'Ein Zug in sechs Bildern',
  pictures: {
    bots: {
      title: 'Jeder Bot ist ein Würfel',
      text: 'Oben ist die Panzerung, die Seiten sind Kraft in vier Richtungen.',
      term: 'Panzerung',
    },
    boost: { title: 'Boost', text: 'Die hintere Seite schiebt: So weit, wie ihre Zahl sagt, darfst du dich bewegen.', term: 'schiebt' },
    pivot: {
      title: 'Schwenk: eine Vierteldrehung',
      text: 'Ein Schwenk dreht eine andere Zahl zum Gegner. Er kostet 1 Energie, wie ein Boost.',
      term: 'Schwenk',
    },
    attack: {
      title: 'Angriff in gerader Linie',
      text: 'Vordere Zahl minus Panzerung, dann je zwei Würfel. Die Chance ist exakt.',
      term: 'Vordere Zahl',
    },
    plates: {
      title: 'Drei Treffer zerstören ihn',
      text: 'Ein Treffer legt eine Platte auf die Seite: Sie zählt ab jetzt 1.',
      term: 'Platte',
    },
    scrap: {
      title: 'Schrott verbirgt etwas',
      text: 'Schrott bringt Energie, einen Sprung, eine sichere 6 oder einen Kern.',
      term: 'Schrott',
    },
  },
  tension: 'Drei Energie pro Zug: bewegen und zuschlagen, oder schwenken, bis die richtige Seite zu ihnen zeigt.',
  themes: {
    attack: {
      title: 'Wen angreifen?',
      ask: 'Was trifft am sichersten?',
      lesson: 'Such die Seite, die am wenigsten zählt, und den Bot dahinter.',
    },
    approach: {
      title: 'In Schusslinie kommen',
      ask: 'Was trifft am sichersten?',
      lesson: 'Eine Energie, gut auf dem Weg verbraucht, macht den Angriff besser.',
    },
  },
}
