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
    career: (games) => `Externe Spiele laufen nur auf dem Server: ${games}. In einer Liga dort füllen KIs die freien Plätze.`,
    lab: (games) => `Externe Spiele laufen nur auf dem Server: ${games}. Im Terminal prüft sie robodrome lab.`,
    workshop: (games) => `Externe Spiele lassen sich nur in den Dateien ihrer Pakete ändern: ${games}.`,
    review: 'Zu externen Spielen gibt es keine Analyse deiner Entscheidungen und keine Übungen daraus.',
  },
}
