import type { print as English } from '../en/workshop-print.ts'
import type { Spoken } from '../spoken.ts'
import { plural } from './text.ts'

export const print: Spoken<typeof English> = {
  title: 'Drucken',
  what: 'Was gedruckt wird',
  parts: {
    changes: ['Regeländerungen', 'für die Spieler am Tisch'],
    panels: ['Tafeln', 'mit Plätzen für echte Würfel'],
    cards: ['Karten', 'geänderte Karten und weitere Exemplare'],
    boards: ['Arenen', 'in Originalgröße'],
    faces: ['Würfelseiten', '6 Symbole für 6 leere Würfel'],
  },
  unchanged: 'Unveränderte Teile',
  unchangedNote: 'nimm die aus deinem Spiel',
  paper: 'Papier',
  letter: 'Letter',
  language: 'Sprache',
  ink: 'Farbe',
  colour: 'Farbig',
  saver: 'Tinte sparen',
  only: 'Gedruckt werden nur abweichende Teile, in unseren eigenen Zeichnungen. Alles andere nimmst du aus deinem Spiel.',
  none: 'Nichts zu drucken',
  noneNote: 'Diese Box stimmt mit dem gedruckten Spiel überein. Ändere zuerst etwas.',
  draft: 'Entwürfe lassen sich nicht drucken. Leg zuerst eine Version an.',
  older: (n) => `Gedruckt wird Version ${n}. Der Entwurf hat sich inzwischen geändert.`,
  make: (n) => `Version ${n} anlegen`,
  question: (n, paper) => `${plural(n, 'Blatt', 'Blätter')} auf ${paper} drucken?`,
  how: 'Wähle im Druckdialog des Browsers 100 % Größe und keine Ränder. Dort kannst du auch als PDF speichern.',
  print: (n) => `${plural(n, 'Blatt', 'Blätter')} drucken`,
  sheet: (n) => `Blatt ${n}`,
}
