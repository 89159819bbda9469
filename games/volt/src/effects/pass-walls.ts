import type { Effects } from '../moments.ts'

/** VT-OVR-5 The robot moves through energy walls and bends. */
export const passWalls: Effects['moving']['passWalls'] = {
  quiet: true,
  killbot: () => true,
  sets: ({ module }) => ({ passes: module }),
}
