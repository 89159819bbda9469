import type { Face } from '../../face.ts'
import robots from './robots.svg'
import scene from './scene.svg'
import { Thumb } from './thumb.tsx'

export const face: Face = {
  players: [2, 4],
  minutes: 90,
  complexity: 3,
  scene,
  Thumb,
  robots,
  figures: ['pbl-crystal', 'pbl-obsidian', 'pbl-solar'],
  isWide: true,
}
