import { unwind, type Rule, type Seat } from '@robodrome/kernel'
import { ARROWS } from './content/boards.ts'
import type { RobotId } from './content/robots.ts'
import { activate } from './rules/4d-activation.ts'
import { activateSpace, workshop } from './rules/8-resolution.ts'
import { chooseDeck, drawModules } from './rules/9a-modules.ts'
import { declaration } from './rules/9e-declaring.ts'
import { dropOut, openQuestion, robotAsked } from './secret.ts'
import type { Volt } from './state.ts'
import { tell } from './tell.ts'
import { equipped, sorted } from './vocabulary.ts'

/** VT-KB-19 A Rookie KillBot takes over the robot of an operator who leaves. If no operator is left, the match is called off. */
export function leave(g: Volt, seat: Seat): void {
  if (g.gone.includes(seat)) return
  g.gone.push(seat)
  if (g.gone.length === g.config.operators) {
    g.stack.length = 0
    g.winner = null
    return
  }
  const id = g.seats[seat] ?? null
  if (id === null) return
  const robot = g.robots[id]
  robot.seat = null
  robot.facing = ARROWS[robot.side]
  g.removed.push(...sorted(g, [...equipped(robot), ...robot.inventory, ...robot.trophies.filter((module) => module !== robot.champion)]))
  Object.assign(robot, {
    left: null,
    right: null,
    champion: null,
    inventory: [],
    shown: [],
    trophies: [],
    shield: 0,
    presets: {},
    used: [],
  })
  for (const die of robot.dice) die.done = true
  g.mines = g.mines.filter((mine) => mine.owner !== id)
  g.draws = g.draws.filter((other) => other !== id)
  tell?.({ kind: 'left', rule: 'VT-KB-19', robot: id, seat, reveals: true })
  dropOut(g, seat)
  goOnWithout(g, id)
}

/** The rules that drop a question to an operator who has left, and the step at which each continues. */
const AFTERWARDS: Readonly<Record<string, [Rule, string]>> = {
  // The die whose modules were about to be declared is removed together with the operator's other dice.
  [declaration.name]: [activate, 'over'],
  // The operator's draw is lost, and the next one in line draws.
  [chooseDeck.name]: [drawModules, 'next'],
  // At the workshop, the KillBot decides by the rules for KillBots.
  [workshop.name]: [activateSpace, 'take'],
}

function goOnWithout(g: Volt, id: RobotId): void {
  const then = AFTERWARDS[openQuestion(g.stack)]
  if (then !== undefined && robotAsked(g.stack) === id) unwind(g, ...then)
}
