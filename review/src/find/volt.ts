import type { Happened, Seat } from '@robodrome/kernel'
import type { Robot, RobotId, Volt } from '@robodrome/volt'
import type { Subject } from '../claim.ts'
import { counted, sum, type Deeds, type Part, type Parts } from './part.ts'

type Robots = (g: Volt, seat: Seat) => Robot[]

const own: Robots = (g, seat) => [g.robots[g.seats[seat]!]]
const rivals: Robots = (g, seat) => g.order.filter((id) => id !== g.seats[seat]).map((id) => g.robots[id])

/** Fields of some robots that belong together, and a number for each robot; null counts nothing. */
const part = (of: Robots, subject: Subject, value: (g: Volt, robots: Robot[]) => number | null, take: Taking): Part<Volt> => ({
  counts(g, seat) {
    const found = value(g, of(g, seat))
    return found === null ? [] : [{ subject, value: found }]
  },
  take(g, from, seat) {
    for (const robot of of(g, seat)) take(robot, from.robots[robot.id], g, from)
  },
})
type Taking = (to: Robot, from: Robot, g: Volt, source: Volt) => void

/** Being destroyed and being hit are counted separately, because a destroyed robot has no damage and no space. */
const aBothIn = (a: Robot, b: Robot): boolean => a.at !== null && b.at !== null

const steps = (a: string, b: string): number => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1))

function nearest(g: Volt, robots: readonly Robot[]): number | null {
  const found = robots.flatMap(({ at }) => (at === null ? [] : g.tokens.map((token) => steps(at, token))))
  return found.length === 0 ? null : Math.min(...found)
}

const sides = (of: Robots, who: 'volt' | 'volt rival'): Part<Volt>[] => [
  part(
    of,
    `${who} points`,
    (_g, all) => sum(all.map(({ vp }) => vp)),
    (to, from) => void (to.vp = from.vp),
  ),
  part(
    of,
    `${who} destroyed`,
    (_g, all) => all.filter(({ at }) => at === null).length,
    (to, from) => {
      if (!aBothIn(to, from)) Object.assign(to, { at: from.at, damage: from.damage })
    },
  ),
  part(
    of,
    `${who} damage`,
    (_g, all) => sum(all.map(({ damage }) => damage)),
    (to, from) => {
      if (aBothIn(to, from)) to.damage = from.damage
    },
  ),
  part(of, `${who} near`, nearest, (to, from, g, source) => {
    if (!aBothIn(to, from)) return
    to.at = from.at
    g.tokens = [...source.tokens]
  }),
  part(
    of,
    `${who} modules`,
    (_g, all) => sum(all.map(({ left, right, champion }) => [left, right, champion].filter((each) => each !== null).length)),
    (to, { left, right, champion }) => Object.assign(to, { left, right, champion }),
  ),
  part(
    of,
    `${who} cards`,
    (_g, all) => sum(all.map(({ inventory }) => inventory.length)),
    (to, { inventory }) => void (to.inventory = [...inventory]),
  ),
]

/** The fields of VOLT's events that are counted. */
type Deed = Happened & {
  robot: RobotId
  unit: 1 | 2 | 3
  hits: RobotId | 'mine' | null
  by: RobotId | null
  cause: string
  credit: RobotId | null
  token: string | null
}
const UNITS = ['', 'I', 'II', 'III'] as const

/** Shots by control unit, falls, damage by others, and scored tokens. */
const deeds: Deeds<Volt> = (events, g, seat) => {
  const me = g.seats[seat]!
  const all = events as readonly Deed[]
  const shots = shotsOf(all, me)
  const fell = all.filter(({ kind, cause }) => kind === 'destroyed' && cause === 'pit')
  const scored = all.filter(({ kind, token }) => kind === 'vp' && token !== null)
  return [
    ...counted(
      'volt token',
      scored.some(({ robot }) => robot === me),
    ),
    ...counted(
      'volt push',
      fell.some(({ robot, credit }) => robot !== me && credit === me),
    ),
    ...counted(
      'volt fall',
      fell.some(({ robot }) => robot === me),
    ),
    ...counted(
      'volt hit',
      all.some(({ kind, robot, by }) => kind === 'damage' && robot === me && by !== null && by !== me),
    ),
    ...[1, 2, 3].flatMap((unit) => [
      ...counted(
        'volt shot',
        shots.some((shot) => shot.unit === unit && shot.hits !== null && shot.hits !== 'mine'),
        UNITS[unit],
      ),
      ...counted(
        'volt miss',
        shots.some((shot) => shot.unit === unit && shot.hits === null),
        UNITS[unit],
      ),
    ]),
    ...counted(
      'volt rival token',
      scored.some(({ robot }) => robot !== me),
    ),
  ]
}

/** Lists the shots of a robot, each with its control unit, which is that of the robot's die before it. */
function shotsOf(events: readonly Deed[], robot: RobotId): Pick<Deed, 'unit' | 'hits'>[] {
  let at: Deed['unit'] | null = null
  return events.flatMap((event) => {
    if (event.kind === 'die') at = event.robot === robot ? event.unit : null
    return event.kind === 'fire' && event.robot === robot && at !== null ? [{ unit: at, hits: event.hits }] : []
  })
}

export const volt: Parts<Volt> = {
  deeds,
  hasBegun: () => true,
  fine: [...sides(own, 'volt'), ...sides(rivals, 'volt rival')],
  coarse: [],
}
