import type { lab as English } from '../en/lab.ts'
import type { Spoken } from '../spoken.ts'
import { number, plural } from './text.ts'

const time = (ms: number): string =>
  ms < 60_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.floor(ms / 60_000)} Min. ${Math.round((ms % 60_000) / 1000)} s`

export const lab: Spoken<typeof English> = {
  lab: {
    heading: 'Ist es fair?',
    lead: 'KIs spielen auf deinem Gerät Partie um Partie. Die Zahlen sagen, wer zu oft gewinnt und wie sicher das ist.',
    game: 'Spiel',
    mode: 'Modus',
    games: 'Partien',
    start: 'Los',
    stop: 'Anhalten und Ergebnisse behalten',
    running: 'Gespielte Partien',
    progress: (played, games, rate, left) =>
      `${number(played)} von ${plural(games, 'Partie', 'Partien')}${rate > 0 ? `, ${number(rate, rate < 10 ? 1 : 0)} pro Sekunde` : ''}${left > 0 ? `, noch ${time(left)}` : ''}`,
    failed: (fault) => `Eine Partie ließ sich nicht spielen: ${fault}`,
    report: (game) => `Ist ${game} fair?`,
    onDevice: 'die Seite Labor, auf dem eigenen Gerät',
    download: 'Bericht herunterladen',
    table: 'Tabelle herunterladen',
    picture: (finding) => `Bild herunterladen: ${finding}`,
    starters: 'Zum Ausprobieren',
    starter: (games) => `${games} Partien zwischen zwei KIs.`,
    ask: (game, games) => `${games} Partien ${game} beginnen`,
    asItIs: 'wie es ist',
    against: (box, own) => `${box} (hohl: ${own})`,
    boxHint:
      'Mit einer Box wird jede Ausgangslage zweimal gespielt: mit dem Original und mit der Box. Beide Ergebnisse stehen im selben Diagramm.',
  },
}
