import type { Program, Trigger } from '../../content/program.ts'
import { MODES } from '../../content/modes.ts'
import { seatName } from '../../seats.ts'
import type { View } from '../../shapes.ts'
import { ending } from './events.ts'

/** Labels for a view in the terminal. */
export const drawing = {
  title: (mode: View['mode'], target: number) => `Aimbots, ${MODES[mode].title.toLowerCase()}, first to ${target} cores`,
  over: (rule: string, how: string) => `Over (${rule}): ${how}`,
  now: (phase: View['phase']) => `Now: ${phase}.`,
  turn: (seat: string, energy: number, attacked: boolean) => `${seat}'s turn, energy ${energy}${attacked ? ', already attacked' : ''}.`,
  hidden: (n: number) => `${n} hidden`,
  none: 'none',
  dice: (dice: string) => `, dice ${dice}`,
  you: ' (you)',
  player: (points: number, target: number, held: string) => `${points} of ${target} cores, scrap ${held}`,
  out: ', out',
  supply: (n: number) => `Supply: ${n} scrap`,
  compass: 'NESW',
  defeated: 'defeated',
  notPlaced: 'not placed',
  bot: (armor: number, where: string, core: string) => `armor ${armor}  ${where.padEnd(16)} core ${core}`,
  program: (distance: string, trigger: Trigger, text: string) => `reach ${distance}, ${trigger}: ${text}`,
  designed: ' (designed)',
  attacks: (attacker: string, defender: string) => `${attacker} attacks ${defender}`,
  rolled: (margin: number, attack: string, defense: string) => `margin ${margin}, attack ${attack}, defense ${defense}`,
  seatName,
  ending,
  textOf: ({ text }: Program): string => text,
}

export type Drawing = typeof drawing
