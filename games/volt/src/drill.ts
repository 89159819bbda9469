import { asked, choose, node, openNotes, options, quickLuck, whenAbsent, type Drill, type Seat, type Stream } from '@robodrome/kernel'
import { imagine } from './imagine.ts'
import { placeDice } from './rules/4b-programming.ts'
import { rules } from './rules/index.ts'
import { soFar } from './secret.ts'
import { clone, type Volt } from './state.ts'
import type { Option } from './terms.ts'

const game = { rules }

/** How many plans of the other players are sampled. In each plan, every die is placed at random on a legal place. */
const PLANS = 160
/** How many plans are tried before options that are too far behind are dropped. */
const FIRST = 10
/** The maximum number of options to continue with. If far more than that are equally good, none counts as best. */
const GO_ON = 10

/** Rates the places for the last die of a program by the chance of gaining a point in this round, against random plans of the others. */
export function drill(g: Volt, seat: Seat, offered: readonly Option[], luck: Stream): Drill | null {
  const open = openNotes(g, placeDice)
  if (open === undefined || soFar(open, seat).length !== 2 || offered.length < 2) return null
  const worlds = Array.from({ length: PLANS }, () => othersPlan(g, seat, luck))
  const gained = offered.map((option) => worlds.slice(0, FIRST).filter((world) => gains(world, seat, option)).length)
  const last = gained.toSorted((a, b) => b - a)[Math.min(GO_ON, offered.length) - 1]!
  const promising = gained.filter((count) => count >= last && count > 0).length
  const chances = offered.map((option, i) => {
    if (promising > 2 * GO_ON || gained[i]! < last || gained[i] === 0) return gained[i]! / FIRST
    return (gained[i]! + worlds.slice(FIRST).filter((world) => gains(world, seat, option)).length) / PLANS
  })
  return { goal: 'point', chances, exact: false }
}

/** Copies the round and gives everybody else a new random plan. */
function othersPlan(g: Volt, seat: Seat, luck: Stream): Volt {
  const world = imagine(g, seat, luck)
  for (
    let other = asked(game, world).find((each) => each !== seat);
    other !== undefined;
    other = asked(game, world).find((each) => each !== seat)
  ) {
    const legal = options<Option>(game, world, other)
    const confirm = legal.find(({ kind }) => kind === 'confirm')
    choose(game, world, other, confirm ?? legal[luck.below(legal.length)])
  }
  return world
}

/** Whether the seat has more points at the end of the round. */
function gains(world: Volt, seat: Seat, option: Option): boolean {
  const g = clone(world)
  const id = g.seats[seat]!
  const { round, bout } = g
  const before = g.robots[id].vp
  choose(game, g, seat, option)
  while (g.round === round && g.bout === bout && node(game, g).kind === 'choice' && asked(game, g).length > 0) {
    const next = asked(game, g)[0]!
    const confirm = options<Option>(game, g, next).find(({ kind }) => kind === 'confirm')
    choose(game, g, next, confirm ?? whenAbsent(game, g, next, NO_LUCK))
  }
  return g.robots[id].vp > before
}

/** In VOLT, an absent operator's default answers never depend on luck. */
const NO_LUCK = quickLuck(0)
