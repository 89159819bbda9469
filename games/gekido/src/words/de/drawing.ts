import type { Drawing } from '../en/drawing.ts'
import { commandName, namesIn } from './names.ts'
import { inGerman } from './pieces.ts'

/** Labels for a view in the terminal. */
export const drawing: Drawing = {
  notLaid: 'Die Arena liegt noch nicht aus.',
  you: ' (du)',
  destroyed: 'zerstört',
  structure: (dice, next) => `Struktur ${dice}${next === '' ? '' : ` (nächster Bonus ${next})`}`,
  armor: (dice) => `Panzerung ${dice}`,
  upgrade: { ATTACK: 'Angriff', DEFENSE: 'Verteidigung' },
  cards: (held, limit) => `Karten ${held} von ${limit}`,
  powers: 'Kräfte',
  locks: 'Zielmarken',
  lock: { ready: 'bereit', loading: 'lädt' },
  damage: 'Schaden/Fehlfunkt.',
  notYet: 'noch nicht',
  depleted: 'verbraucht',
  attacks: (attacker, target) => `${attacker} greift ${target} an`,
  roll: (roll, limit) => `Wurf ${roll} von ${limit}`,
  locked: (dice) => `gesichert ${dice}`,
  free: (dice) => `frei ${dice}`,
  withheld: 'ein Würfel fehlt',
  discarded: (n) => `${n} abgelegt`,
  piercing: 'durchbohrend',
  clamped: 'verankert',
  pending: (n) => `${n} drohen`,
  colours: { red: 'rot', green: 'grün', gray: 'grau' },
  inHand: (card, player) => `${card} in der Hand von Platz ${player}`,
  piles: (draw, discards) => `Nachziehstapel ${draw}, abgelegt ${discards}`,
  hand: 'Deine Hand:',
  aside: 'Du siehst dir an:',
  known: 'Karten, die du kennst: ',
  over: (rule) => `Das Spiel ist vorbei (${rule}).`,
  commandName,
  namesIn,
  inTheseWords: inGerman,
}
