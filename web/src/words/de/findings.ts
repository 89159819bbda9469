import type { FindingWords } from '@robodrome/lab/study'
import { list, number, plural } from './text.ts'

const percent = (share: number): string => `${number(100 * share, 1)} %`

/** The findings of the lab, with the texts of its charts. */
export const findings: FindingWords = {
  number,
  percent,
  verdicts: { 'too strong': 'zu stark', 'too weak': 'zu schwach', fair: 'fair', unclear: 'unklar' },
  more: (count) => `${number(count)} weitere`,
  brought: {
    about: 'Siegquote je nachdem, was ein Platz mitbrachte; farbig hinterlegt: der faire Bereich',
    picture: 'Siegquote',
    even: 'Keine Auffälligkeiten',
    unsure: 'Keine klaren Auffälligkeiten',
    stand: (strong, weak) =>
      [
        ...(strong.length > 0 ? [`${list(strong)} ${strong.length === 1 ? 'ist' : 'sind'} zu stark`] : []),
        ...(weak.length > 0 ? [`${list(weak)} zu schwach`] : []),
      ].join(', '),
  },
  seats: {
    about: 'Siegquote nach Platz',
    picture: 'Nach Platz',
    name: (seat) => `Platz ${seat}`,
    unsure: 'Kein Platz hat einen klaren Vorteil',
    ahead: (seat, share) => `Platz ${seat} liegt ${number(100 * share, 1)} Prozentpunkte vorn`,
  },
  players: { finding: 'KIs', about: 'Siegquote nach KI' },
  pieces: {
    about:
      'Plätze, die ein Teil einsetzten, gewannen um so viele Prozentpunkte öfter, als ihr Roboter in dieser Paarung ohnehin gewinnt. Das Teil muss nicht der Grund dafür sein',
    picture: 'Spielmaterial',
    unsure: 'Kein Teil hängt klar mit Siegen zusammen',
    winning: (piece) => `${piece} hängt am stärksten mit Siegen zusammen`,
    losing: (piece) => `${piece} hängt am stärksten mit Niederlagen zusammen`,
    games: (games) => plural(games, 'Partie', 'Partien'),
  },
  pairings: {
    about: (fewest, most) =>
      `Von der Zeile gegen die Spalte gewonnene Partien in Prozent; je ${fewest === most ? number(most) : `${number(fewest)} bis ${number(most)}`} Partien`,
    picture: 'Paarungen',
    unsure: 'Keine Paarung ist klar einseitig',
    beats: (row, column, share, games) => `${row} schlägt ${column} in ${percent(share)} von ${number(games)} Partien`,
    cell: (row, column, [share, low, high], games, examples) =>
      `${row} gegen ${column}: ${percent(share)} (${percent(low)} bis ${percent(high)}), ${plural(games, 'Partie', 'Partien')}, etwa ${examples}`,
  },
  turns: {
    finding: (median) => `Die Hälfte der Partien ist bis Zug ${median} zu Ende`,
    about: 'Züge einer Partie',
    picture: 'Länge',
    bar: (first, last, games) => `${first === last ? first : `${first} bis ${last}`} Züge: ${plural(games, 'Partie', 'Partien')}`,
    spread: (median, low, high) => `Median ${median}; acht von zehn Partien dauern ${low} bis ${high} Züge`,
  },
  luck: {
    unknown: 'Über das Glück lässt sich nichts sagen',
    decides: (share) => `Glück entscheidet ${percent(share)} der Partien`,
    about: 'Nach der Schätzung des Spiels bei jeder Frage',
    decisions: 'Entscheidungen pro Partie',
    leads: 'Führungswechsel',
    way: 'Anteil des Glücks am Erfolg des Siegers',
    without: 'Ohne Glück höchstens ausgeglichen',
    winners: (share) => `${percent(share)} der Sieger`,
    ended: (rule) => (rule === '' ? 'Ohne Regel beendet' : `Beendet durch ${rule}`),
  },
  row: (name, label, note, examples) => `${name}: ${label} (${note}). Partien wie ${examples}`,
}
