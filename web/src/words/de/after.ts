import type { after as English } from '../en/after.ts'
import type { Spoken } from '../spoken.ts'
import { list, number, plural } from './text.ts'

const results = (n: number): string => plural(n, 'Ergebnis', 'Ergebnisse')

/** After the battle. */
export const after: Spoken<typeof English> = {
  after: {
    back: 'Zurück zur Liga',
    title: 'Nach dem Kampf',
    next: 'Dein erster Kampf ist geschafft. Was nun?',
    nextSame: 'Noch einmal, mit neuen Würfeln',
    nextGame: (game) => `${game} spielen`,
    won: (names) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    rivalsWon: (rivals) => `${rivals} gewinnen`,
    draw: 'Unentschieden',
    agreedDraw: 'Die Spieler haben sich auf ein Unentschieden geeinigt.',
    youWon: 'Du gewinnst',
    played: (game, mode, lengths) =>
      `${mode.startsWith(game) ? mode : `${game}, ${mode}`}${lengths.length === 0 ? '' : ` · ${lengths.join(', ')}`}`,
    turns: (n) => plural(n, 'Zug', 'Züge'),
    rounds: (n) => plural(n, 'Runde', 'Runden'),
    shared: (names) => `${list(names)} teilen sich den Sieg`,
    calledOff: 'Abgebrochen',
    left: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} die Partie verlassen.`,
    place: (n) => `${n}.`,
    rule: 'Entschieden durch',
    graph: 'Siegchance, geschätzt',
    turning: (turn) => (turn === null ? 'Der Wendepunkt' : `Der Wendepunkt, ${turn}`),
    turn: (n) => `Zug ${n}`,
    turnedUnseen: 'Eine verdeckte Entscheidung brachte die Wende.',
    swing: (name, own, from, to) => `${own ? 'Deine Siegchance stieg' : `Die Siegchance von ${name} stieg`} von ${from} auf ${to}.`,
    share: 'Wiederholung teilen',
    sent: {
      title: 'Diese Wiederholung lässt sich nicht öffnen',
      cut: 'Der Link wurde unterwegs abgeschnitten oder verändert. Bitte um einen neuen.',
      wrong: 'Dieser Kampf ist ungültig: Züge oder Würfel folgen nicht aus den Regeln und dem Startwert.',
    },
    ordinal: (n) => `${n}.`,
    graphTable: 'Siegchance nach Zügen',
    graphTurn: 'Nach',
    before: 'Aufbau',
    watchIt: 'Ansehen',
    numbers: 'Der Kampf in Zahlen',
    ofTries: (n, of) => `${n} von ${of}`,
    luck: 'Glück',
    luckNow: (points) => `Glück ${points}`,
    luckHad: (name, by) => `${name} ${by}`,
    luckSoFar: (unit, all) => `Würfelglück bisher (${unit}): ${all.join(', ')}.`,
    expected: 'erwartet',
    actual: 'bekommen',
    luckOf: (got, expected, unit) => `${got} ${unit}, ${expected} erwartet`,
    luckIn: (unit) => `Glück (${unit})`,
    luckExact: 'exakt',
    luckEstimate: 'geschätzt',
    luckPoints: 'Prozentpunkte Siegchance',
    luckPointsNote: 'Wie stark das Glück jede Siegchance verschoben hat, in Prozentpunkten.',
    luckThinking: 'Das Glück wird berechnet',
    dice: 'Faire Würfel',
    verify: 'Prüfen',
    verifyOutside: (file) =>
      `Dies ist ein externes Spiel, darum kann nur sein Paket die Würfel prüfen. Lade die Aufzeichnung herunter und starte: robodrome verify ${file} --game ORDNER`,
    verifying: 'Jeder Wurf wird geprüft',
    proven: (outcomes) =>
      `Bewiesen: ${outcomes === 1 ? 'Das eine Ergebnis folgt' : `Alle ${results(outcomes)} folgen`} aus dem, was dieses Gerät sah, bevor es seine eigene Zahl zeigte`,
    redrawn: (times) =>
      `Die Würfel wurden ${times === 1 ? 'einmal' : `${number(times)}-mal`} neu gestartet, nachdem dieses Gerät eine Zahl gezeigt hatte. So könnte ein Gastgeber auf bessere Würfel warten.`,
    provenPrepared: (outcomes) =>
      `${outcomes === 1 ? 'Das eine Ergebnis kam' : `Alle ${results(outcomes)} kamen`} aus dem Startwert, der für diesen geführten Kampf vorbereitet wurde und für alle derselbe ist`,
    provenHere: (outcomes) =>
      `${outcomes === 1 ? 'Das eine Ergebnis kam' : `Alle ${results(outcomes)} kamen`} aus dem Startwert, den dieses Gerät vor dem Kampf gezogen hat`,
    consistent: (outcomes) =>
      `In sich stimmig: ${outcomes === 1 ? 'Das eine Ergebnis kommt' : `Alle ${results(outcomes)} kommen`} aus dem gezeigten Startwert. Der Gastgeber wurde nicht geprüft`,
    unseen: {
      commitment: 'dieses Gerät hat die Festlegung vor dem Kampf nicht gesehen',
      contribution: 'dieses Gerät hat nichts zu den Würfeln beigetragen',
      promises: 'dieses Gerät hat nicht gesehen, was die anderen versprochen hatten',
      end: 'dieses Gerät hat nicht gesehen, wie der Kampf endete',
      places: 'dieses Gerät hat nicht gesehen, wo jeder seiner Züge in der Aufzeichnung stand',
      choices: 'nicht alle Züge deines Platzes kamen von diesem Gerät',
      agreement: 'dieses Gerät hat schon vor den letzten Zügen des Kampfes zugestimmt',
    },
    notMine: (lines) =>
      `${lines.length === 1 ? 'Zeile' : 'Die Zeilen'} ${lines.join(', ')} der Aufzeichnung ${lines.length === 1 ? 'kam' : 'kamen'} für deinen Platz nicht von diesem Gerät, vielleicht aber von einer KI, der Uhr oder einem anderen deiner Geräte.`,
    line: (line) => `Zeile ${line}`,
    receipt: 'Herunterladen, was dieses Gerät gesehen hat',
    notVerified: 'Die Aufzeichnung ist ungültig',
    commitment: 'Festlegung',
    seed: 'Offengelegter Startwert',
    branchNote: 'Dieser Kampf setzt einen anderen fort; seine ersten Würfel stammen aus jenem.',
    rating: 'Wertung',
    fromTo: (before, after) => `${before} auf ${after}`,
    ratedNobody:
      'Keine Wertung hat sich geändert: Gewertet werden nur gesicherte Konten, und Partien zwischen Menschen und Bots nur in Ligen.',
    ratingLater: 'Die neuen Wertungen erscheinen, sobald der Server erreichbar ist.',
    rematch: 'Revanche',
    replay: 'Wiederholung ansehen',
    download: 'Aufzeichnung herunterladen',
    playOn: 'Von hier aus weiterspielen',
    lobby: 'Zurück zur Lobby',
    rematchAsked: (name) => `${name} will eine Revanche.`,
    rematchWaiting: 'Zur Revanche',
    rematchDecline: 'Nein, danke',
    rematchDeclined: 'Du hast die Revanche abgelehnt.',
  },
}
