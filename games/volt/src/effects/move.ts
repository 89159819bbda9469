import { isBlueKey } from '../arena.ts'
import type { Effects } from '../moments.ts'

/** VT-ASK-4 A red die on a blue key is used as a blue die. */
export const move: Effects['insteadOfFiring']['move'] = {
  moves: true,
  forbids: (_g, _robot, _die, _declared, key) => (isBlueKey(key) ? null : 'VT-ASK-4'),
}
