import type { LessonWords } from '../../../lesson.ts'

/** Gekido Duel, M3-OW against Slicer. */
export const lesson: LessonWords = {
  goal: 'als letzter Bot übrig bleiben',
  steps: {
    goal: {
      title: 'Zerbrich alle seine Würfel',
      text: 'Vier Würfel halten Slicer am Leben, zusammen 24 Punkte. Zerbrich sie, bevor deine zerbrechen.',
    },
    tile: {
      title: 'Nimm den Laserturm',
      text: 'Ein Feld ist ein Quadrat der Arena. Hier machst du 2 Schaden mehr und erleidest auch 2 mehr.',
      term: 'Feld',
      todo: 'Tippe das Feld im gestrichelten Rahmen an und bestätige dann.',
      otherwise: 'Du hast ein anderes Feld gewählt. Jedes ändert, wie viel Schaden du machst oder erleidest; es steht darauf.',
    },
    target: {
      title: 'Slicer ist dein Ziel',
      text: 'Du musst jeden Zug angreifen: Dein Ziel ist der Bot neben dir.',
      term: 'Ziel',
      todo: 'Wähle „Bleiben“, dann bestätige.',
      otherwise: 'Du hast dich zuerst bewegt. Das darfst du einmal pro Zug; jetzt greifst du von dort an.',
    },
    command: {
      title: 'Nenn ein Kommando',
      text: 'Ein Kommando ist eine Würfelkombination. Erste Zahl: Schaden. Zweite: was ein Fehlschlag dich kostet.',
      term: 'Kommando',
      todo: 'Wähle „Drilling“, dann bestätige.',
      otherwise: 'Anderes Kommando, anderes Risiko: Die Prozentzahl ist deine exakte Chance, es zu schaffen.',
    },
    lock: {
      title: 'Sichere die drei Dreiecke',
      text: 'Ein gesicherter Würfel bleibt. Sichere, was passt; den Rest würfelst du neu.',
      term: 'gesicherter Würfel',
      todo: 'Wähle „▲ ▲ ▲“, dann bestätige.',
      otherwise: 'Diese Würfel bleiben nun, die anderen würfelst du neu. Du hast insgesamt drei Würfe.',
      instead: {
        title: 'Sichere, was passt',
        text: 'Ein gesicherter Würfel bleibt, den Rest würfelst du neu. Deine Würfel sind anders gefallen: Sichere die passenden.',
      },
    },
    chance: {
      title: 'Vollständig: Hör auf und schlag zu',
      text: 'Die Prozentzahl ist deine exakte Chance mit den restlichen Würfen. Bei 100 % kannst du aufhören.',
      todo: 'Wähle „Aufhören“, dann bestätige.',
      otherwise: 'Du hast weitergewürfelt. Ein vollständiges Kommando wird dadurch nicht besser: Hör auf.',
      instead: {
        title: 'Noch nicht vollständig',
        text: 'Würfle weiter, bis dein Kommando vollständig ist. Die Prozentzahl ist deine exakte Chance mit den restlichen Würfen.',
      },
    },
    hit: {
      title: 'Es trifft',
      text: 'Vollständig: Es trifft. Struktur ist die Gesundheit eines Bots. Slicer hat gerade etwas davon verloren.',
      term: 'Struktur',
      instead: {
        title: 'Dein Kommando ist gescheitert',
        text: 'Das ist eine Fehlfunktion: Dein eigener Bot erleidet die zweite Zahl des Kommandos. Struktur ist seine Gesundheit.',
      },
    },
    push: {
      title: 'Schieb ihn weg',
      text: 'Nach einem Treffer darfst du schieben: Du rückst auf das Feld des Bots, und er muss ausweichen.',
      term: 'schieben',
      todo: 'Wähle „Slicer schieben“, dann bestätige.',
      otherwise: 'Du bleibst, wo du bist. Schieben ist nie Pflicht.',
    },
    theirs: {
      title: 'Auch Kuro kann scheitern',
      text: 'Scheitert sein Kommando, gibt es eine Fehlfunktion: Sein eigener Bot erleidet die zweite Zahl seines Kommandos.',
      term: 'Fehlfunktion',
    },
    power: {
      title: 'Ein zerbrochener Würfel hilft',
      text: 'Einer deiner Würfel ist zerbrochen. Das schaltet eine Kraft frei, einen Trick für später. Spiel weiter.',
      term: 'Kraft',
      todo: 'Wähle „Neuwurf erzwingen“, dann bestätige.',
      otherwise: 'Du hast eine andere Kraft gewählt. Jede kostet Ladungen; auf deiner Konsole steht, was sie tut.',
      instead: {
        title: 'Keiner deiner Würfel ist zerbrochen',
        text: 'Zerbricht einer deiner Würfel, schaltest du eine Kraft frei: einen Trick für später. Spiel weiter.',
      },
    },
  },
}
