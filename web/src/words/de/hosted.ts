import type { hosted as English } from '../en/hosted.ts'
import type { Spoken } from '../spoken.ts'

/** The board of games from outside: texts that the game itself does not supply. */
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
}
