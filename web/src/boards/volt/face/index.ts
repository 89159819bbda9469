import type { Face } from '../../face.ts'
import robots from './robots.svg'
import scene from './scene.svg'
import { Thumb } from './thumb.tsx'

export const face: Face = {
  players: [1, 4],
  minutes: 40,
  complexity: 2,
  scene,
  Thumb,
  robots,
  figures: ['volt-merc', 'volt-coil', 'volt-hound', 'volt-reaper'],
}
