import { gamesInGerman } from '@robodrome/games/words/rooms-de'
import { spoken } from '@robodrome/kernel'
import { de as common } from '@robodrome/kernel/words/de'
import { de as lab } from '@robodrome/lab/words/de'
import { de as leagues } from '@robodrome/leagues/words/de'
import { de as minds } from '@robodrome/minds/words/de'
import { de as record } from '@robodrome/table/words/problems-de'
import { de as table } from '@robodrome/table/words/refusals-de'
import type { CliWords } from '../words.ts'

const ROOMS = { common, table, record, leagues, minds, lab, ...gamesInGerman }

/** Error messages about what a person typed or referred to. */
export const wrong: CliWords['wrong'] = {
  files: {
    ENOENT: 'diese Datei oder diesen Ordner gibt es nicht',
    EISDIR: 'es ist ein Ordner, erwartet wird eine Datei',
    ENOTDIR: 'ein Teil des Pfads ist eine Datei, erwartet wird ein Ordner',
    EACCES: 'der Zugriff ist verweigert',
    EPERM: 'der Zugriff ist verweigert',
    EROFS: 'der Datenträger ist schreibgeschützt',
    ENOSPC: 'der Datenträger ist voll',
  },
  cannotRead: (path, why) => `${path} lässt sich nicht lesen: ${why}`,
  cannotWrite: (path, why) => `${path} lässt sich nicht schreiben: ${why}`,
  notData: (where, why) => `${where}: nicht lesbar als YAML oder JSON: ${why}`,
  isThere: (path) => `${path} gibt es schon.`,
  isNotThere: (path) => `${path} gibt es nicht.`,
  noExport: (path) => `${path} ist ein Ordner; erwartet wird eine Datei, die robodrome export geschrieben hat.`,
  noJsonLine: (path, line) => `${path}:${line}: erwartet wird eine Zeile JSON`,
  otherExperiment: (path) =>
    `${path}: Das sind Ergebnisse eines anderen Experiments oder einer älteren Fassung davon; verschieb sie zuerst`,
  otherLadder: (path) =>
    `${path}: Diese Ausgangslagen gehören zu anderen Stufen oder wurden mit anderen Zeiten gespielt; verschieb sie zuerst`,
  noScenarios: (path) => `Unter ${path} gibt es keine *.scenario.yaml.`,
  position: (found) =>
    `Stellung „${found}“ gefunden, erwartet wird „start“, eine vorhandene Datei mit YAML oder JSON oder direkt JSON, das mit { beginnt.`,
  whole: (least) => `Erwartet wird eine ganze Zahl ab ${least}.`,
  within: (least, most) => `Erwartet wird eine ganze Zahl von ${least} bis ${most}.`,
  share: 'Erwartet wird eine Zahl von 0 bis 1.',
  serverAddress: (found) => `--server: „${found}“ gefunden, erwartet wird eine Adresse wie http://127.0.0.1:4600.`,
  token: 'ROBODROME_TOKEN: Erwartet wird ein Token, das mit rd_ beginnt. Man legt es auf der Seite unter „Bots und Token“ an.',
  tableOptions: `Erwartet wird ein JSON-Objekt wie '{"laps": 2}'.`,
  budget: 'Erwartet wird eine Zahl von Durchläufen, etwa 500, oder von Millisekunden, etwa 50ms.',
  claims: 'Erwartet werden zwei Werte zwischen 0 und 1, der kleinere zuerst, etwa 0.50,0.55.',
  twoMinds: 'Erwartet werden mindestens zwei KIs, durch Kommas getrennt.',
  noMind: (where, name, guess, known) => `${where}: Eine KI „${name}“ gibt es nicht.${guess} KIs: ${known.join(', ')}.`,
  noCheck: (name, guess) => `Eine Prüfung „${name}“ gibt es nicht.${guess}`,
  seat: (found) => `--seat: „${found}“ gefunden, erwartet wird PLATZ=SPIELER wie 0=human.`,
  noSeat: (seat, most) => `--seat: Platz ${seat} gibt es nicht; es gibt die Plätze 0 bis ${most}.`,
  noPlayer: (name, guess, known) => `--seat: Einen Spieler „${name}“ gibt es nicht.${guess} Spieler: ${known.join(', ')}.`,
  seed: (found) => `--seed: „${found}“ gefunden, erwartet werden bis zu 64 hexadezimale Ziffern.`,
  otherGame: (path, is, wanted) => `${path}: Das ist eine Aufzeichnung von ${is}, nicht von ${wanted}.`,
  noPackage: (folder) =>
    `„${folder}“ gefunden, erwartet wird ein Ordner mit einer package.json, die das Feld „robodrome“ enthält. Siehe docs/games.md.`,
  walledRoom: 'robodrome room bietet nur die eingebauten Spiele an. Ein Spiel aus einem Paket bietet robodrome serve ORDNER online an.',
  boxMissing: (box) => `Diese Partie wurde mit der Box ${box} gespielt: Nenn ihre Datei mit --box.`,
  otherBox: (path, is, wanted) => `${path}: Das ist eine Box für ${is}, nicht für ${wanted}.`,
  noContent: (game, games) => `${game} hat keinen Inhalt, der sich ändern lässt. Spiele: ${games.join(', ')}.`,
  oneRecord: '--seen und --contribution gehören zu einer einzigen Aufzeichnung: Nenn nur diese.',
  contribution: (found) => `--contribution: „${found}“ gefunden, erwartet wird PLATZ=TEXT wie 0=seven.`,
  noOdds: (game) => `Für ${game} lassen sich keine Chancen berechnen.`,
  noReview: (game) => `Zu ${game} gibt es keine Analyse.`,
  noLevel: (level, most) => `--level: Eine Stufe ${level} gibt es nicht; die Stufen sind 1 bis ${most}.`,
  noEstimate: (game) => `Für ${game} lassen sich keine Siegchancen schätzen.`,
  noFeatures: (game) => `Die Schätzung von ${game} hat keine Merkmale, die sich gewichten lassen.`,
  noLearnable: (game) => `${game} legt noch nicht fest, welche Merkmale eine lernende KI sieht. Bisher tut das nur pbl.`,
  noWorths: (game) => `Die Schätzung von ${game} hat keine Werte, die sich abstimmen lassen.`,
  noWorth: (name, guess, known) => `--only: Einen Wert „${name}“ gibt es nicht.${guess} Werte: ${known.join(', ')}.`,
  againNeedsFile: '--again braucht eine Datei mit Aufgaben: --out DATEI',
  allAndOptions: '--all spielt alle benannten Varianten des Spiels: Lass --options weg.',
  notFor: (game, seats, mode) =>
    `${game} lässt sich nicht mit ${seats} ${seats === 1 ? 'Platz' : 'Plätzen'}${mode === undefined ? '' : ` im Modus ${mode}`} spielen.`,
  nothingToSet: (game, mode) => `In ${game} gibt es im Modus ${mode} nichts einzustellen: Lass --settings weg.`,
  threadsAndNats: '--threads wirkt nur ohne NATS_URL; mit NATS_URL gib es bei `robodrome lab work` an',
  noNats: 'setz NATS_URL auf die Adresse des NATS-Servers für Experimente',
  entrants: 'entrants: erwartet wird eine Liste von Namen oder von Paaren wie [Ann, Bob] für Teams',
  programInTeam: (mind) => `entrants: ${mind} ist eine KI; eine KI spielt anstelle eines ganzen Teams`,
  result: (found) => `„${found}“ gefunden, erwartet wird first, second oder draw`,
  ranks: (found, seats) => `„${found}“ gefunden, erwartet werden ${seats} Ränge nach Plätzen, etwa 2,1,3`,
  competitionThere: (path) => `${path} gibt es schon; ein Wettbewerb braucht eine neue Datei`,
  noCompetition: (path) => `${path}:1: erwartet wird {"robodrome":"competition 1", ...}: Das ist kein Wettbewerb`,
  found: (sentence) => spoken(ROOMS, sentence),
  defect: (what) => `Das ist ein Fehler von robodrome oder vom Spiel: ${what}`,
}
