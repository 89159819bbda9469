import type { Seat } from '@robodrome/kernel'
import type { Figure } from './robot.tsx'

const BOTS: readonly Figure[] = ['bot-meow', 'bot-slicer', 'bot-vrex', 'bot-tetsu']
const RACERS: readonly Figure[] = ['volt-merc', 'volt-coil', 'volt-hound', 'volt-reaper']

/** The drawings of Bots by their ids. */
export const BOT_FIGURES: Readonly<Record<string, Figure>> = {
  VREX: 'bot-vrex',
  SLICER: 'bot-slicer',
  TETSU: 'bot-tetsu',
  OVER: 'bot-over',
  PYTRON: 'bot-pytron',
  MEOW: 'bot-meow',
}

/** Who stands for a seat before its player has a robot of their own, or where a game draws its robots itself. */
export const figureOf = (game: string, seat: Seat): Figure => {
  const figures = game === 'volt' ? RACERS : BOTS
  return figures[seat % figures.length]!
}
