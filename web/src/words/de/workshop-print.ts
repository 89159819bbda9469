import type { print as English } from '../en/workshop-print.ts'
import type { Spoken } from '../spoken.ts'
import { plural } from './text.ts'

export const print: Spoken<typeof English> = {
  title: 'Drucken',
  what: 'Was gedruckt wird',
  parts: {
    changes: ['Regeländerungen', 'für die Runde am Tisch'],
    panels: ['Tafeln', 'mit Plätzen für echte Würfel'],
    cards: ['Karten', 'geänderte Karten und weitere Exemplare'],
    boards: ['Arenen', 'in wahrer Größe'],
    faces: ['Würfelseiten', '6 Symbole für 6 leere Würfel'],
  },
  unchanged: 'Unveränderte Teile',
  unchangedNote: 'nimm die aus deinem Spiel',
  paper: 'Papier',
  letter: 'Letter',
  language: 'Sprache',
  ink: 'Farbe',
  colour: 'Farbig',
  saver: 'Sparsam',
  only: 'Gedruckt wird nur, was abweicht, in unseren eigenen Zeichnungen. Alles andere kommt aus deinem Spiel.',
  none: 'Nichts zu drucken',
  noneNote: 'Diese Box ist wie das gedruckte Spiel. Ändere zuerst etwas.',
  draft: 'Entwürfe werden nicht gedruckt. Mach zuerst eine Version daraus.',
  older: (n) => `Gedruckt wird Version ${n}. Der Entwurf ist inzwischen anders.`,
  make: (n) => `Version ${n} anlegen`,
  question: (n, paper) => `${plural(n, 'Blatt', 'Blätter')} auf ${paper} drucken?`,
  how: 'Wähle im Druckdialog 100 % und keine Ränder. Dort gibt es auch „Als PDF speichern“.',
  print: (n) => `${plural(n, 'Blatt', 'Blätter')} drucken`,
  sheet: (n) => `Blatt ${n}`,
}
