import { turned } from '../arena.ts'
import type { Effects } from '../moments.ts'
import { isFreeKey } from '../rules/9c-using.ts'

/** VT-ACT-5, VT-ASK-6 The die is shifted by a number of keys to a free one before it is activated. */
export const shift: Effects['declare']['shift'] = {
  ways: (_g, _robot, _die, { n }) => [-2, -1, 1, 2].filter((keys) => Math.abs(keys) <= n).map((keys) => ({ shift: keys })),
  forbids: (_g, robot, die, declared, key) => (declared.shift !== 0 && isFreeKey(robot, die, key) ? null : 'VT-ASK-6'),
  setTo: (_g, robot, die, setting) => (isFreeKey(robot, die, turned(die.key, Number(setting))) ? { shift: Number(setting) } : null),
}
