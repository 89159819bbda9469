import type { watch as English } from '../en/watch.ts'
import type { Spoken } from '../spoken.ts'
import { list, plural } from './text.ts'

/** The screen for watching. */
export const watch: Spoken<typeof English> = {
  watch: {
    live: 'Live',
    liveNow: 'Gerade live',
    watching: (n) => `${n} ${n === 1 ? 'schaut' : 'schauen'} zu`,
    rated: 'Gewertet',
    watchLive: 'Live zuschauen',
    watch: 'Zuschauen',
    watchGame: (game, names) => `${game} ansehen, ${list(names)}`,
    about: (game, names, steps) => `${game}: ${list(names)}. Bisher ${plural(steps, 'Schritt', 'Schritte')}.`,
    handsHidden: (behind) =>
      behind > 0
        ? `Um ${behind} Züge verzögert. Handkarten bleiben verdeckt.`
        : 'Du siehst, was alle am Tisch sehen; Handkarten bleiben verdeckt.',
    leads: (name) => `${name} führt`,
    close: 'Noch völlig offen',
    noChance: 'Keine Schätzung',
    board: (game, headline) => `${game}, aktueller Stand: ${headline}`,
    chance: 'Siegchance, geschätzt',
    sinceStart: 'seit dem Anfang',
    nobody: 'Gerade läuft kein Spiel live.',
    nobodyLead: 'Beginne einen Kampf an einem öffentlichen Tisch, dann schauen andere zu.',
    meanwhile: 'Spiel in der Zwischenzeit selbst',
    playGame: (game) => `${game} spielen`,
    lastMove: (when) => `Letzter Zug: ${when}`,
    start: 'Kampf beginnen',
    replays: 'Wiederholungen',
    replay: 'Wiederholung ansehen',
    ofTheWeek: 'Wiederholung der Woche',
    tales: { all: 'Beste der Woche', comeback: 'Aufholjagden', late: 'Am Ende entschieden', short: 'Unter 5 Minuten', mine: 'Mit mir' },
    tale: {
      comeback: (winner, percent) => `${winner} stand bei nur ${percent} und hat noch gewonnen.`,
      late: (winner) => `${winner} ging ganz am Ende in Führung.`,
      plain: (winner) => `${winner} hat gewonnen.`,
    },
    by: (game, names) => `${game}: ${list(names)}`,
    noReplays: 'Noch ist kein öffentlicher Kampf zu Ende. Sobald einer vorbei ist, kannst du ihn hier von Anfang bis Ende ansehen.',
    noneOfKind: 'Diese Woche gibt es keine solche Wiederholung.',
    graph: (names) => `Siegchancen von ${list(names)} im Lauf des Kampfes`,
    failed: 'Die laufenden Spiele konnten nicht geladen werden.',
    again: 'Noch einmal versuchen',
    all: (n) => (n === 1 ? '1 Tisch live' : `${n} Tische live`),
  },
}
