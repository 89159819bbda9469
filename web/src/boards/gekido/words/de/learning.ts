import type { GameLearning } from '../../../../words/learning.ts'

export const learning: GameLearning = {
  goal: 'Bleib als letzter Bot übrig.',
  why: 'Die Würfel eines Bots sind sein Leben. Zerbrich die der anderen, bevor sie deine zerbrechen. Ein Fehlschlag schadet deinem eigenen Bot.',
  turn: 'Ein Zug in sechs Bildern',
  pictures: {
    step: {
      title: 'Geh zu einem Gegner',
      text: 'Zieh ein Feld weiter oder bleib stehen. Am Ende musst du neben einem Bot stehen, den du angreifen kannst.',
      term: 'Feld',
    },
    command: {
      title: 'Fünf Würfel, ein Kommando',
      text: 'Ein Kommando ist eine Würfelkombination. Schwierigere Kombinationen richten mehr Schaden an.',
      term: 'Kommando',
    },
    lock: {
      title: 'Sichere, was passt',
      text: 'Ein gesicherter Würfel bleibt, wie er ist. Den Rest würfelst du neu, insgesamt dreimal.',
      term: 'gesicherter',
    },
    hit: {
      title: 'Vollständig: Es trifft',
      text: 'Der Gegner verliert Struktur, sein Leben: die erste Zahl des Kommandos.',
      term: 'Struktur',
    },
    miss: {
      title: 'Unvollständig: Das schadet dir',
      text: 'Das ist eine Fehlfunktion. Dein eigener Bot erleidet die zweite Zahl als Schaden.',
      term: 'Fehlfunktion',
    },
    power: {
      title: 'Verlorene Würfel helfen',
      text: 'Jeder Strukturwürfel, den du verlierst, bringt dir seinen Bonus: Kraft, Panzerung oder Karte.',
      term: 'Bonus',
    },
  },
  tension: 'Jeder verlorene Würfel schaltet einen Trick frei: Ein zerbeulter Bot ist ein gefährlicher Bot.',
  themes: {
    read: {
      title: 'Würfel lesen',
      ask: 'Welches Kommando lohnt sich?',
      lesson: 'Wäg ab, was eine Kombination bringt und wie wahrscheinlich sie ist.',
    },
    lock: {
      title: 'Sichern und würfeln',
      ask: 'Welche Würfel behältst du?',
      lesson: 'Behalte, was die meisten Wege offen lässt, nicht was jetzt am besten aussieht.',
    },
    tiles: {
      title: 'Felder nutzen',
      ask: 'Wo stehst du am besten?',
      lesson: 'Ein Feld kann dem Bot darauf nützen und ihm schaden.',
    },
    powers: {
      title: 'Kräfte und Geduld',
      ask: 'Jetzt einsetzen oder passen?',
      lesson: 'Ein Trick ist am meisten wert, wenn er ändert, was als Nächstes geschieht.',
    },
  },
}
