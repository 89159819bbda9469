import type { Seat } from '@robodrome/kernel'
import type { Figure } from './robot.tsx'

const BOTS: readonly Figure[] = ['bot-meow', 'bot-slicer', 'bot-vrex', 'bot-tetsu']
const RACERS: readonly Figure[] = ['volt-merc', 'volt-coil', 'volt-hound', 'volt-reaper']

/** Who stands for a seat before its player has a robot of their own, or where a game draws its robots itself. */
export const figureOf = (game: string, seat: Seat): Figure => {
  const figures = game === 'volt' ? RACERS : BOTS
  return figures[seat % figures.length]!
}
