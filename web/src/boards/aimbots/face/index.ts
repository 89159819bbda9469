import type { Face } from '../../face.ts'
import robots from './robots.svg'
import scene from './scene.svg'
import { Thumb } from './thumb.tsx'

export const face: Face = {
  players: [2, 4],
  minutes: 25,
  complexity: 2,
  scene,
  Thumb,
  robots,
  figures: ['aim-attack', 'aim-pivot', 'aim-always', 'aim-defense', 'aim-booster'],
}
