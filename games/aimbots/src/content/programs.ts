import { LEVEL_1 } from './level-1.ts'
import { LEVEL_2 } from './level-2.ts'
import { LEVEL_3 } from './level-3.ts'
import { LEVEL_4 } from './level-4.ts'
import { LEVEL_5 } from './level-5.ts'
import type { Box } from './box.ts'

/** The rulebook's box: 50 different programs, ten for each level (AB-EDGE-1). */
export const BASE: Box = {
  id: 'base',
  programs: [...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4, ...LEVEL_5],
  lineups: [
    ['Turret', 'Turret', 'Turtle', 'Jet', 'Jet'],
    ['Jack', 'Jack', 'Captain', 'Hacker', 'Hacker'],
  ],
}
