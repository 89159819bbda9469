import type { CliWords } from '../words.ts'

/** What each mind does; a test checks that no mind is missing. */
const MINDS: Readonly<Record<string, string>> = {
  'level-1': 'lernt noch: probiert herum und wählt oft das Zweitbeste',
  'level-2': 'kennt das Spiel und macht die Fehler, die Menschen machen',
  'level-3': 'spielt solide und irrt sich ab und zu',
  'level-4': 'denkt voraus und übersieht wenig',
  'level-5': 'spielt so gut, wie es in einer Sekunde geht',
  'level-5-of-1.0': 'spielt nach der von Hand eingestellten Schätzung',
  random: 'nimmt irgendeinen erlaubten Zug',
  beginner: 'steht für jemanden, der das Spiel gerade gelernt hat',
  'rule-of-thumb': 'sieht einen Zug voraus und wägt die Chancen ab',
  search: 'spielt in Gedanken weiter und rät, was verborgen ist',
  'best-reply': 'antwortet auf das, was andere aus Gewohnheit tun',
  equilibrium: 'mischt seine Pläne, sodass niemand viel dagegen tun kann',
  flat: 'spielt zufällig zu Ende und wählt, was am häufigsten gewinnt',
}

/** Texts of every help page, and errors in a command line. */
export const usage: CliWords['usage'] = {
  about: 'Brettspiele mit kämpfenden Robotern spielen, prüfen und untersuchen.',
  version: 'die Version ausgeben',
  language: 'Sprache von Hilfe, Spielen, Regelbüchern und Partien (sonst: nach LANG)',
  help: 'diese Hilfe zeigen',
  helpCommand: 'die Hilfe zu einem Befehl zeigen',
  after: `
robodrome BEFEHL --help zeigt Beispiele. NO_COLOR=1 schaltet Farben ab.
Rückgabewerte: 0 Erfolg, 1 Unterschied oder Fehler gefunden, 2 falsche Eingabe.`,
  seeHelp: '(--help zeigt Aufruf und Beispiele)',
  headings: { usage: 'Aufruf:', arguments: 'Angaben:', options: 'Optionen:', commands: 'Befehle:' },
  placeholders: { options: '[Optionen]', command: '[Befehl]' },
  choices: (list) => `möglich: ${list}`,
  byDefault: (value) => `sonst: ${value}`,
  missingArgument: (name) => `die Angabe „${name}“ fehlt`,
  missingOption: (flags) => `die Option „${flags}“ muss dabei sein`,
  missingValue: (flags) => `hinter der Option „${flags}“ fehlt ein Wert`,
  badValue: (flags, value, why) => `„${value}“ passt nicht zur Option „${flags}“. ${why}`,
  badArgument: (name, value, why) => `„${value}“ passt nicht zur Angabe „${name}“. ${why}`,
  oneOf: (list) => `Möglich ist: ${list}.`,
  unknownOption: (flag) => `eine Option „${flag}“ gibt es nicht`,
  unknownCommand: (name) => `einen Befehl „${name}“ gibt es nicht`,
  tooMany: (expected, got) => `zu viele Angaben: erwartet ${expected}, gefunden ${got}.`,
  meant: (guess) => `(Meintest du ${guess}?)`,
  human: 'ein Mensch an diesem Terminal',
  mind: (id) => MINDS[id] ?? '',
}
