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
      text: 'Ein Feld ist ein Quadrat der Arena. Hier triffst du um 2 härter und wirst um 2 härter getroffen.',
      term: 'Feld',
      todo: 'Tippe das Feld im gestrichelten Rahmen an, dann bestätige.',
      otherwise: 'Ein ruhigeres Feld. Jedes ändert, wie hart du triffst oder getroffen wirst; es steht darauf.',
    },
    target: {
      title: 'Slicer ist dein Ziel',
      text: 'Du musst jeden Zug angreifen: Dein Ziel ist der Bot neben dir.',
      term: 'Ziel',
      todo: 'Wähle „Bleiben“, dann bestätige.',
      otherwise: 'Du bist erst gegangen. Das darfst du einmal pro Zug; du greifst von dort an.',
    },
    command: {
      title: 'Nenn ein Kommando',
      text: 'Ein Kommando ist eine Würfelkombination. Erste Zahl: Schaden. Zweite: was ein Fehlschlag dich kostet.',
      term: 'Kommando',
      todo: 'Wähle „Drilling“, dann bestätige.',
      otherwise: 'Andere Kombination, anderes Risiko: Die Prozentzahl ist deine exakte Chance darauf.',
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
      otherwise: 'Du hast weitergewürfelt. Jeder weitere Wurf bringt nur Risiko: Hör auf.',
      instead: {
        title: 'Noch nicht vollständig',
        text: 'Solange etwas fehlt, würfelst du weiter. Die Prozentzahl ist deine exakte Chance mit den restlichen Würfen.',
      },
    },
    hit: {
      title: 'Es trifft',
      text: 'Vollständig: Es trifft. Struktur ist die Gesundheit eines Bots. Slicer hat gerade etwas davon verloren.',
      term: 'Struktur',
      instead: {
        title: 'Deine Kombination misslang',
        text: 'Das ist eine Fehlfunktion: Dein eigener Bot zahlt die zweite Zahl des Kommandos, von seiner Struktur.',
      },
    },
    push: {
      title: 'Schieb ihn weg',
      text: 'Nach einem Treffer darfst du schieben: Du nimmst sein Feld, er muss weichen.',
      term: 'schieben',
      todo: 'Wähle „Slicer schieben“, dann bestätige.',
      otherwise: 'Du bleibst, wo du bist. Schieben muss man nie, es nützt nur.',
    },
    theirs: {
      title: 'Auch Kuro kann scheitern',
      text: 'Misslingt seine Kombination, gibt es eine Fehlfunktion: Sein eigener Bot zahlt die zweite Zahl seines Kommandos.',
      term: 'Fehlfunktion',
    },
    power: {
      title: 'Ein zerbrochener Würfel hilft',
      text: 'Ein Würfel von dir ist zerbrochen. Das gibt eine Kraft, einen Trick für später. Spiel weiter.',
      term: 'Kraft',
      todo: 'Wähle „Neuwurf erzwingen“, dann bestätige.',
      otherwise: 'Ein anderer Trick. Jeder kostet Ladungen; auf deiner Tafel steht, was er tut.',
      instead: {
        title: 'Noch keiner zerbrochen',
        text: 'Zerbricht ein Würfel von dir, bekommst du eine Kraft: einen Trick für später. Spiel weiter.',
      },
    },
  },
}
