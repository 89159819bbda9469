import type { Content } from '../../content.ts'
import { commandName, namesIn } from './names.ts'

/** Labels for a view in the terminal. */
export const drawing = {
  notLaid: 'The Arena is not laid out yet.',
  you: ' (you)',
  destroyed: 'destroyed',
  structure: (dice: string, next: string) => `Structure ${dice}${next === '' ? '' : ` (next bonus ${next})`}`,
  armor: (dice: string) => `Armor ${dice}`,
  upgrade: { ATTACK: 'Attack', DEFENSE: 'Defense' },
  cards: (held: number, limit: number) => `cards ${held} of ${limit}`,
  powers: 'Powers',
  locks: 'Locks',
  lock: { ready: 'ready', loading: 'loading' },
  damage: 'Damage/malfunction',
  notYet: 'not yet',
  depleted: 'depleted',
  attacks: (attacker: string, target: string) => `${attacker} attacks ${target}`,
  roll: (roll: number, limit: number) => `roll ${roll} of ${limit}`,
  locked: (dice: string) => `locked ${dice}`,
  free: (dice: string) => `free ${dice}`,
  withheld: 'one die withheld',
  discarded: (n: number) => `${n} discarded`,
  piercing: 'piercing',
  clamped: 'clamped',
  pending: (n: number) => `pending ${n}`,
  colours: { red: 'red', green: 'green', gray: 'gray' },
  inHand: (card: string, player: number) => `${card} in the hand of player ${player}`,
  piles: (draw: number, discards: number) => `Draw pile ${draw}, discards ${discards}`,
  hand: 'Your hand:',
  aside: 'You look at:',
  known: 'Cards you know: ',
  over: (rule: string) => `The game is over (${rule}).`,
  commandName,
  namesIn,
  inTheseWords: (content: Content): Content => content,
}

export type Drawing = typeof drawing
