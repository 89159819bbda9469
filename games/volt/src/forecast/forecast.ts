import {
  answer,
  choose,
  current,
  follow,
  happen,
  listen,
  node,
  options,
  quickLuck,
  ready,
  whenAbsent,
  type Luck,
  type Seat,
} from '@robodrome/kernel'
import type { RobotId } from '../content/robots.ts'
import type { Happening } from '../happening.ts'
import { suppose } from '../imagine.ts'
import { placeText, write } from '../notation.ts'
import { readProgram } from '../position/program.ts'
import { openRound } from '../position/arrange.ts'
import { openCommitment, type ProgramPicks } from '../secret.ts'
import { activate } from '../rules/4d-activation.ts'
import { declaration } from '../rules/9e-declaring.ts'
import { rules } from '../rules/index.ts'
import { clone, type Volt } from '../state.ts'
import { heard } from '../tell.ts'
import type { View } from '../shapes.ts'
import type { Option } from '../terms.ts'

const game = { rules }

/** A forecast: the events of Phases 2 and 3 in order, and the position afterwards. */
export interface Forecast {
  events: Happening[]
  after: Volt
}

/**
 * Plays out the round from a seat's view, with its own program and a guess of the others': `{ V: 'I B3 N, II R4 W, III R5 E' }`. A die may
 * be followed by its modules, `II R2 N/SWIVEL HEAD +1/TELEPORT`. Every other question gets the default answer for an absent operator: no
 * module, own space, repair if damaged. The forecast ends with the round, or before a card would be drawn.
 */
export const forecast = (view: View, programs: Partial<Record<RobotId, string>>): Forecast =>
  forecastIn(suppose(view, quickLuck(0)), programs)

/** Makes the same forecast for an imagined position, which this function changes. */
export function forecastIn(g: Volt, programs: Partial<Record<RobotId, string>>): Forecast {
  const wishes: Record<string, string> = {}
  for (const id of g.order) {
    const robot = g.robots[id]
    robot.used = []
    if (robot.seat === null) continue
    robot.dice = readProgram(g, robot, (programs[id] ?? '').replace(/\/[^,]*/g, ''), ['programs', id])
    for (const [i, part] of (programs[id] ?? '').split(',').entries()) {
      const [die, ...modules] = part.split('/').map((each) => each.trim())
      if (modules.length > 0) wishes[`${id} ${die!.startsWith('I') ? die! : `${['I', 'II', 'III'][i]} ${die!}`}`] = wish(modules)
    }
  }
  g.unit = 0
  openRound(g, 'activation')
  return { events: heard(() => playOut(g, (at, seat, question) => wished(at, seat, question, wishes))), after: g }
}

const wish = (modules: readonly string[]): string =>
  modules
    .map((module) => module.toUpperCase())
    .toSorted()
    .join(', ')

/** Returns the programs as far as they have been placed. */
export const underWay = (g: Volt): readonly (ProgramPicks | null)[] => openCommitment(g.stack)!.picks as (ProgramPicks | null)[]

/** Answers a question that comes up; undefined means the default for an absent operator. */
type Answering = (g: Volt, seat: Seat, question: string) => unknown

/**
 * Returns the position after the round with these programs, by seat, to evaluate dice while they are placed. It reports no events, and
 * cards are drawn at random.
 */
export function afterRound(g: Volt, programs: readonly (ProgramPicks | null)[]): Volt {
  const after = clone(g)
  for (const id of after.order) if (!after.submitted.includes(id)) after.submitted.push(id)
  follow(after.stack, answer(programs))
  listen(null, () => playOut(after, () => undefined, quickLuck(0)))
  return after
}

/** Plays to the end of the round, or up to the first chance if there is no luck to decide it. */
function playOut(g: Volt, answering: Answering, luck: Luck | null = null): void {
  const { round, bout } = g
  ready(game, g)
  while (g.round === round && g.bout === bout) {
    const at = node(game, g)
    if (at.kind === 'over' || (at.kind === 'chance' && luck === null)) return
    if (at.kind === 'chance') {
      happen(game, g, luck!.outcome(at.rule, g, at.notes))
      continue
    }
    const seat = at.rule.seats(g, at.notes)[0]!
    choose(game, g, seat, answering(g, seat, at.rule.name) ?? whenAbsent(game, g, seat, NO_LUCK))
  }
}

/** In VOLT, an absent operator's default answers never depend on luck. */
const NO_LUCK = quickLuck(0)

/** Returns the declaration that the program gives for this die, if it is legal here. */
function wished(g: Volt, seat: Seat, question: string, wishes: Readonly<Record<string, string>>): unknown {
  if (question !== declaration.name) return undefined
  const { robot, die } = current(g, activate)
  const wanted = wishes[`${robot} ${placeText(g.robots[robot].dice[die]!)}`]
  return options<Option>(game, g, seat).find((option) => write(option, g).split(', ').toSorted().join(', ').toUpperCase() === wanted)
}
