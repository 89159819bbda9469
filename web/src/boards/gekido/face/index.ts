import type { Face } from '../../face.ts'
import robots from './robots.svg'
import scene from './scene.svg'
import { Thumb } from './thumb.tsx'

/** The drawings of Bots by their ids. */
export const BOTS = {
  MEOW: 'bot-meow',
  SLICER: 'bot-slicer',
  VREX: 'bot-vrex',
  TETSU: 'bot-tetsu',
  PYTRON: 'bot-pytron',
  OVER: 'bot-over',
} as const

export const face: Face = {
  players: [2, 4],
  minutes: 30,
  complexity: 1,
  scene,
  Thumb,
  robots,
  figures: Object.values(BOTS),
  bots: BOTS,
  first: { mode: 'duel', seats: 2, options: {} },
}
