import { seatNumbers } from '../seat-numbers.ts'
import { NO_SUCH_MOVE, NOT_ASKED, NOTHING_TO_TAKE_BACK, OVER } from '@robodrome/kernel'
import type { CliWords } from '../words.ts'
import { host } from './help/host.ts'
import { league } from './help/league.ts'
import { play } from './help/play.ts'
import { study } from './help/study.ts'
import { usage } from './usage.ts'
import { wrong } from './wrong.ts'

const HELP = `Tipp die Nummer einer Möglichkeit oder einen Zug, wie er dasteht; zwischen
mehreren Zügen ; oder ,. Befehle (mit / davor, wenn ein Zug genauso heißt):
  undo                 die letzte Wahl zurücknehmen, wenn nichts darauf folgte
  why ZUG              ob ein Zug erlaubt ist, sonst mit der Regel dagegen
  why                  alle Züge, die jetzt nicht erlaubt sind, mit den Regeln
  why #N, LAST, ART    Regel und alle Zahlen eines Ereignisses, etwa damage
  odds                 exakte Chancen des aktuellen Wurfs
  log                  alle bisherigen Ereignisse, nummeriert
  rules [ID]           eine Regel des Regelbuchs; allein: alle Nummern
  forecast PLAN        was geschehen würde, falls vorhersagbar; allein: Hilfe
  show                 Spielplan und Möglichkeiten noch einmal (oder nur Enter)
  as PLATZ ZUG         ein Zug einer anderen Person hier, außer der Reihe
  save DATEI           die Aufzeichnung der Partie in eine Datei schreiben
  leave                diesen Platz endgültig aufgeben
  quit                 aufhören; fragt, ob gespeichert werden soll`

const or = (numbers: readonly number[]): string => seatNumbers(numbers, 'oder')

/** The texts of the terminal for playing, reading rules and listing games. */
export const de: CliWords = {
  rule: {
    ofTable: {
      [OVER]: 'Die Partie ist vorbei.',
      [NOT_ASKED]: 'Dieser Platz ist gerade nicht an der Reihe.',
      [NO_SUCH_MOVE]: 'So einen Zug gibt es hier nicht.',
      [NOTHING_TO_TAKE_BACK]:
        'Eine Wahl lässt sich zurücknehmen, bis gewürfelt wird, etwas Verborgenes aufgedeckt wird oder ein anderer Platz wählt.',
    },
    notThere: 'Diese Regel steht nicht im Regelbuch.',
  },
  play: {
    help: HELP,
    player: (seat) => `Spieler ${seat + 1}`,
    heading: (game, seat) => `${game}, Platz ${seat}`,
    end: (game) => `${game}, das Ende`,
    prompt: (seat) => `Platz ${seat}> `,
    options: 'Deine Möglichkeiten, nach Nummer oder in Notation:',
    optionsWritten: 'Deine Möglichkeiten, in Notation:',
    beside: 'Außerdem jetzt möglich:',
    committed: (commitment) => `Die Würfel sind festgelegt auf\n  ${commitment}`,
    mix: (seat) => `Platz ${seat}, ein beliebiges Wort, das in die Würfel eingeht (Enter: ein zufälliges): `,
    unknownSeed:
      'Der Startwert dieser Aufzeichnung ist nicht bekannt. Ab hier sind die Würfel neu und lassen sich mit der Aufzeichnung nicht nachprüfen.',
    recordExists: (path) => `--record: ${path} gibt es schon; nenn eine andere Datei oder setz die Partie mit --load fort.`,
    loadBrings: '--load übernimmt Modus, Plätze und Optionen aus der Aufzeichnung: Lass sie weg.',
    noOption: (text, most) => `Möglichkeit ${text} gibt es nicht: erwartet wird eine Nummer von 1 bis ${most}.`,
    noCommand: (word, guess) => `Einen Befehl „${word}“ gibt es nicht.${guess} help zeigt die Liste.`,
    noMove: (text, guess, most) =>
      `„${text}“ ist hier weder ein Zug noch ein Befehl.${guess} Erwartet: ${most === null ? '' : `eine Nummer von 1 bis ${most}, `}eine der Möglichkeiten, genau so geschrieben, oder help.`,
    refused: 'Nicht erlaubt',
    refusedBy: (rule) => ` nach ${rule}`,
    notPossible: 'Nicht möglich',
    asUsage: '„as“ braucht einen Platz und einen Zug: as PLATZ ZUG',
    notHere: (seat) => `Niemand an diesem Terminal spielt auf Platz ${seat}.`,
    takenBack: (seat) => `Platz ${seat} nimmt die letzte Wahl zurück.`,
    noOdds: (game) => `${game} zeigt während der Partie keine Chancen.`,
    nothingRolled: 'Gerade wird nichts gewürfelt.',
    nothingYet: 'Noch ist nichts geschehen.',
    noForecast: (game) => `${game} bietet keine Vorhersage.`,
    saveUsage: '„save“ braucht den Namen einer Datei: save DATEI',
    yes: 'ja',
    leaveSure: (seat) => `Platz ${seat} verlässt die Partie endgültig. Tipp ja ein, um es zu bestätigen: `,
    stays: 'Der Platz wird nicht aufgegeben.',
    savedIn: (path) => `Die Partie ist in ${path} gespeichert.`,
    overwrite: (path) => `${path} gibt es schon. Tipp ja ein, um die Datei zu überschreiben: `,
    notSaved: 'Nicht gespeichert.',
    saved: (entries, path) => `${entries.toLocaleString('de')} ${entries === 1 ? 'Eintrag' : 'Einträge'} in ${path} gespeichert`,
    goOn: (game, path) => `Später weiter mit: robodrome play ${game} --load ${path}`,
    saveWhere: 'In welcher Datei soll die Aufzeichnung gespeichert werden? (Enter: nicht speichern) ',
    notDone: (moves) => `Nicht ausgeführt: ${moves}`,
    curtain: (seat) => `Platz ${seat}, drück Enter, wenn sonst niemand hinsieht. `,
    noInput: 'Keine Eingabe mehr: Die Partie bleibt unvollendet und ist nicht gespeichert.',
    noInputSaved: (path) => `Keine Eingabe mehr: Die Partie ist in ${path} gespeichert.`,
    result: (line) => `Ergebnis: ${line}`,
    seedWas: (seed) => `Der Startwert der Würfel war\n  ${seed}`,
    record: (path, command) => `Aufzeichnung: ${path} (zu prüfen mit: ${command})`,
    legal: 'erlaubt:',
    mayDo: (seat, move) => `Platz ${seat} darf „${move}“ ziehen.`,
    nobodyTries: (move, guess) => `„${move}“ ist hier kein Zug.${guess}`,
    refusedWord: 'nicht erlaubt:',
    mayNot: (seat, move, rule) => `Platz ${seat} darf „${move}“ nicht ziehen, wegen ${rule}`,
    nothingRefused: 'Hier ist kein naheliegender Zug verboten.',
    refusedList: 'nicht erlaubt',
    nothingHappened: 'Noch ist nichts geschehen.',
    noEvent: (number, most) => `Ereignis #${number} gibt es nicht; erwartet wird #1 bis #${most}.`,
  },
  games: {
    none: 'Noch ist kein Spiel eingetragen.',
    mode: (id, title, seats, variants) =>
      `--mode ${id}  ${title}, ${or(seats)} Plätze${variants.length > 0 ? `; Varianten: ${variants.join(', ')}` : ''}`,
    unknown: (id, guess, known) =>
      `Ein Spiel „${id}“ gibt es nicht.${guess} ${known.length > 0 ? `Spiele: ${known.join(', ')}.` : 'Noch ist kein Spiel eingetragen.'}`,
    noMode: (game, mode, guess, modes) => `${game} hat keinen Modus „${mode}“.${guess} Modi: ${modes.join(', ')}.`,
    seats: (game, mode, seats, wanted) => `${game} im Modus ${mode} ist für ${or(seats)} Plätze, nicht für ${wanted}.`,
  },
  serve: {
    open: (address) => `Robodrome läuft unter ${address} (Strg+C beendet es)`,
    keeps: (folder) => `Alles liegt in ${folder}`,
    keepsElsewhere: 'Alles liegt in der PostgreSQL-Datenbank von DATABASE_URL',
    atHome: (addresses) => `In deinem Netz: ${addresses}`,
    noHome: 'Dieser Rechner hat keine Adresse in einem Netz: Andere Geräte erreichen ihn nicht.',
    noPage: 'Die Seite ist nicht gebaut: erst npm run build aufrufen.',
  },
  room: {
    listens: (host) => `Das Wohnzimmer ist im ganzen Netz erreichbar (${host}). Strg+C schließt es.`,
    screenAt: (addresses) => `Öffne auf dem großen Bildschirm: ${addresses}`,
  },
  rules: {
    whichGame: 'Welches Spiel? robodrome games listet alle auf.',
    noBook: (game) => `${game} hat hier kein Regelbuch.`,
    noTests: (game) => `Die Tests von ${game} sind hier nicht installiert. --coverage läuft in einem Klon des Repositorys.`,
    unknown: (id, guess) => `Eine Regel „${id}“ gibt es nicht.${guess}`,
  },
  conform: {
    fine: (title) => `${title} besteht alle Prüfungen.`,
    faults: (title, found) => `${title}: ${found} Fehler gefunden.`,
    mutants: (tried, left) =>
      left === 0
        ? `Alle ${tried} Änderungen an je einer Zahl fallen in mindestens einem Szenario auf.`
        : `${left} von ${tried} Änderungen einer Zahl fallen in keinem Szenario auf. Gehört eine solche Zahl zu einer Regel, schreib ein Szenario, das sie zeigt:`,
  },
  outside: {
    speaksEnglish: (title) => `${title} gibt es nur auf Englisch.`,
    ended: (names, why) => `${names} wurde beendet: ${why}`,
    silent: (seconds) => `Ein einzelner Schritt dauerte länger als ${seconds} Sekunden.`,
    memory: 'Es brauchte mehr Speicher, als einem Spiel zusteht.',
    flood: 'Es gab mehr Text aus, als ein Spiel ausgeben darf.',
    again: 'Die Dateien des Spiels haben sich geändert: Der Server startet neu.',
    crashed: (what) => `Sein Prozess ist abgestürzt. ${what}`,
  },
  didYouMean: (guess) => ` Meinst du ${guess}?`,
  error: 'Fehler:',
  agentsAt: (address) => `Agenten können sich unter ${address} verbinden (Strg+C beendet den Server).`,
  usage,
  wrong,
  help: { ...play, ...league, ...study, ...host },
}
