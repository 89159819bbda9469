import type { hosted as English } from '../en/hosted.ts'
import type { Spoken } from '../spoken.ts'

/** Games from outside: what a game's own words do not say, on its board and in the rooms that it cannot enter. */
export const hosted: Spoken<typeof English> = {
  hiddenDie: 'verdeckter Würfel',
  die: (face, isMarked) => (isMarked ? `${face}, zählt` : face),
  hiddenCard: 'verdeckt',
  dice: (count) => `${count} Würfel`,
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  of: (value, most) => `${value} von ${most}`,
  at: (place, text) => `${place}: ${text}`,
  more: (name) => `${name}: mehr`,
  less: (name) => `${name}: weniger`,
  counts: 'Erfolgschance',
  empty: 'leer',
  canLift: 'kann ziehen',
  lifted: 'angehoben',
  landing: 'hierher ziehen',
  /** Said where games from outside are missing, and what is possible instead. `games` lists them. */
  missing: {
    career: (games) =>
      `${games}: Diese Spiele kommen von außen und laufen nur auf dem Server. In einer Liga dort füllen KIs die freien Plätze.`,
    lab: (games) => `${games}: Diese Spiele kommen von außen und laufen nur auf dem Server. Im Terminal prüft sie robodrome lab.`,
    workshop: (games) => `${games}: Diese Spiele kommen von außen. Ändern lassen sie sich nur in den Dateien ihrer Pakete.`,
    review: 'Dieses Spiel kommt von außen, darum werden deine Entscheidungen nicht ausgewertet und nicht zu Übungen.',
  },
}
