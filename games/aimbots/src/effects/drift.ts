import { answer, call } from '@robodrome/kernel'
import type { Space } from '@robodrome/board'
import type { Codes } from '../moments.ts'
import { canTravel } from '../booster.ts'
import { lineBetween, rayFrom, type Dir } from '../content/arena.ts'
import { choice } from '../rule.ts'
import { first } from '../rules/asking.ts'
import type { BotId } from '../state.ts'
import { stopAt } from '../stops.ts'
import type { Stop } from '../terms.ts'
import { asks, botOf } from '../vocabulary.ts'

const across = (dir: Dir): Dir[] => [((dir + 1) & 3) as Dir, ((dir + 3) & 3) as Dir]

interface Drift {
  bot: BotId
  corner: Space
  dir: Dir
  left: number
}

/** AB-P14 Drifter spends the rest of its movement to the left or right of its first course. */
export const driftTo = choice<Drift, Stop>('driftTo', {
  seats: (g, { bot }) => asks(g, botOf(g, bot).owner),
  ask: (_g, { bot }) => ({ kind: 'driftTo', rule: 'AB-P14', bot }),
  candidates: (_g, { corner, dir, left }) =>
    across(dir)
      .flatMap((way) => rayFrom(corner, way).slice(0, left))
      .map(stopAt),
  forbids(g, { bot, corner, dir, left }, _seat, { at }) {
    const line = lineBetween(corner, at)
    if (line === undefined || !across(dir).includes(line.dir)) return 'AB-P14'
    if (line.distance > left) return 'AB-BOOST-4'
    return canTravel(g, bot, corner, line.dir, line.distance) ? null : 'AB-BOOST-6'
  },
  tempting: (_g, { corner, dir, left }) =>
    across(dir)
      .flatMap((way) => rayFrom(corner, way).slice(left))
      .map(stopAt),
  forced: true,
  absent: first,
  choose: (_g, _notes, _seat, { at }) => answer(at),
})

export const drift: Codes['travel']['drift'] = {
  turns: {
    forbids: (g, bot, at, dir, left) => (left > 0 && across(dir).some((way) => canTravel(g, bot, at, way, 1)) ? null : 'AB-P14'),
    course: (_g, { bot, corner, dir }, left) => call(driftTo, { bot, corner, dir, left }, 'to'),
  },
}
