import { answer, call } from '@robodrome/kernel'
import { distance, type Space } from '../arena.ts'
import { contentOf } from '../content.ts'
import { ARROWS, TOKENS } from '../content/boards.ts'
import type { RobotId } from '../content/robots.ts'
import { chance, sequence } from '../rule.ts'
import type { Robot, Volt } from '../state.ts'
import { tell } from '../tell.ts'
import { arenaOf, cellAt, firstOf, isKillBot, isOccupied, mineAt, robotAt, seatOf } from '../vocabulary.ts'
import { equip } from './9a-modules.ts'
import { question } from './9b-settings.ts'
import { startOfKillBot } from './10-killbots.ts'

/** VT-RND-1 Phase 0, in this order: starting numbers, VP token, damage of absent robots, equipping, reboot. */
export const prepare = sequence<{ todo: RobotId[]; space: Space }>('prepare', {
  startingNumbers(g) {
    g.round++
    g.phase = 0
    g.unit = 0
    if (g.round > 1 && g.config.startNumbers === 'rotation') g.order.push(g.order.shift()!)
    tell?.({ kind: 'round', rule: 'VT-PREP-1', round: g.round, order: [...g.order] })
  },
  vpToken: (g) => (g.round > 1 && g.tokens.length < TOKENS ? call(placeToken, { rule: 'VT-PREP-2' }) : undefined),
  removeDamage(g) {
    for (const id of g.order) {
      const robot = g.robots[id]
      if (robot.at !== null || (robot.damage === 0 && robot.shield === 0)) continue
      robot.damage = 0
      robot.shield = 0
      tell?.({ kind: 'repair', rule: 'VT-PREP-3', seat: robot.seat, robot: id })
    }
  },
  equip: (g) => equip(g),
  reboot(g, notes) {
    notes.todo = g.order.filter((id) => g.robots[id].at === null)
  },
  place: {
    while: (_g, notes) => notes.todo.length > 0,
    do(g, notes) {
      const robot = g.robots[notes.todo[0]!]
      const free = startsFor(g, robot)
      // An operator who left while being asked is now a KillBot, which decides by its own rules.
      const isAsked = notes.space === '' && !isKillBot(robot) && free.length > 1
      if (isAsked) return call(chooseStart, { robot: robot.id }, 'space')
      place(
        g,
        robot,
        notes.space || (isKillBot(robot) && free.length > 0 ? startOfKillBot(g, free) : (free[0] ?? emergencyStart(g, robot))),
      )
      notes.todo.shift()
      notes.space = ''
      return undefined
    },
  },
})

function place(g: Volt, robot: Robot, space: Space): void {
  pushIn(g, space, robot)
  robot.at = space
  robot.facing = ARROWS[robot.side]
  tell?.({ kind: 'reboot', rule: 'VT-PREP-6', seat: robot.seat, robot: robot.id, space })
}

/** VT-PREP-2 Draws one VP number among the spaces without a token; pieces on the space do not matter. */
export const placeToken = chance<{ rule: string }, number>('placeToken', {
  draw(g, _notes, luck) {
    const empty = emptyNumbers(g)
    return empty[luck.below(empty.length)]!
  },
  outcomes: (g) => emptyNumbers(g).map((number) => [number, 1]),
  happen(g, { rule }, number) {
    const { vpSpaces, cells } = arenaOf(g)
    g.tokens.push(vpSpaces[number]!)
    g.tokens.sort((a, b) => cells[a]!.vp - cells[b]!.vp)
    tell?.({ kind: 'token', rule, number, space: vpSpaces[number]! })
    return answer()
  },
  write: String,
  read: (text) => (/^[1-9]$/.test(text) ? Number(text) : undefined),
})

const emptyNumbers = (g: Volt): number[] =>
  arenaOf(g).vpSpaces.flatMap((space, number) => (number === 0 || g.tokens.includes(space) ? [] : [number]))

/** The starting spaces of a robot's side. */
const startsOf = (g: Volt, { side }: Robot): readonly Space[] => contentOf(g).starts[side]

/** VT-PREP-6b Lists the starting spaces open to a robot. */
const startsFor = (g: Volt, robot: Robot): Space[] => startsOf(g, robot).filter((space) => canPushIn(g, space, robot))

/** Whether the pieces on a starting space, and all in line behind them, can be pushed along the arrow without a pit or wall. */
function canPushIn(g: Volt, space: Space, robot: Robot): boolean {
  const arrow = ARROWS[robot.side]
  for (let at = space; isOccupied(g, at);) {
    const next = cellAt(g, at).step[arrow]!
    if (next === null || cellAt(g, next).pit) return false
    at = next
  }
  return true
}

/** VT-PREP-6a Modules are inactive here: no detonations, no braking, no barrier damage. */
function pushIn(g: Volt, space: Space, robot: Robot): void {
  const arrow = ARROWS[robot.side]
  const line: Space[] = []
  for (let at = space; isOccupied(g, at); at = cellAt(g, at).step[arrow]!) line.push(at)
  for (const from of line.toReversed()) {
    const to = cellAt(g, from).step[arrow]!
    const pushed = robotAt(g, from)
    if (pushed === null) mineAt(g, from)!.at = to
    else g.robots[pushed].at = to
    tell?.({ kind: 'push', rule: 'VT-PREP-6', seat: robot.seat, piece: pushed ?? 'mine', from, into: to, by: robot.id, source: 'reboot' })
  }
}

/** VT-PREP-6c If no starting space is free, returns the empty space nearest to #2; in a tie, the lower column wins, then the lower row. */
function emergencyStart(g: Volt, robot: Robot): Space {
  const middle = startsOf(g, robot)[1]!
  const free = arenaOf(g).spaces.filter((space) => !isOccupied(g, space) && !cellAt(g, space).pit)
  return free.toSorted((a, b) => distance(a, middle) - distance(b, middle) || (a < b ? -1 : 1))[0]!
}

type StartOption = { kind: 'start'; space: Space }
const startOptions = (spaces: readonly Space[]): StartOption[] => spaces.map((space) => ({ kind: 'start', space }))

export const chooseStart = question<{ robot: RobotId }, StartOption>('chooseStart', {
  seats: (g, { robot }) => seatOf(g, robot),
  ask: (_g, { robot }) => ({ kind: 'start', rule: 'VT-PREP-6', robot }),
  candidates: (g, { robot }) => startOptions(startsOf(g, g.robots[robot])),
  forbids: (g, { robot }, _seat, { space }) =>
    startsOf(g, g.robots[robot]).includes(space) && canPushIn(g, space, g.robots[robot]) ? null : 'VT-PREP-6',
  tempting: (g, { robot }) =>
    startOptions(
      Object.values(contentOf(g).starts)
        .flat()
        .filter((space) => !startsOf(g, g.robots[robot]).includes(space)),
    ),
  /** VT-DEC-5 */
  absent(g, { robot }, _seat, free) {
    const [first, second, third] = startsOf(g, g.robots[robot])
    return firstOf(free, ...[second, first, third].flatMap((space) => free.find((option) => option.space === space) ?? []))
  },
  choose: (_g, _notes, _seat, { space }) => answer(space),
})
