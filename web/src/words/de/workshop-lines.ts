import type { lines as English } from '../en/workshop-lines.ts'
import type { Spoken } from '../spoken.ts'

export const lines: Spoken<typeof English> = {
  title: 'Was es tut',
  hint: 'Jede Zeile ist ein Moment und das, was dann geschieht.',
  moment: 'Wann?',
  effect: 'Dann?',
  notHere: 'Passt hier nicht',
  refused: (choice, expected) => `${choice} passt hier nicht. Erwartet: ${expected}.`,
  add: 'Zeile hinzufügen',
  none: 'Es tut noch nichts. Füge eine Zeile hinzu und wähle einen Moment.',
  remove: (line) => `Zeile entfernen: ${line}`,
  phases: 'Wann es wirkt',
  order: 'Alt mit den Pfeiltasten verschiebt eine Zeile.',
}
