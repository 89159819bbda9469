import { answer, call, commitmentOf, type Commitment, type Seat } from '@robodrome/kernel'
import { contentOf } from '../content.ts'
import type { RobotId } from '../content/robots.ts'
import { dieOf, placedOf, PLACES } from '../notation.ts'
import { chance, sequence } from '../rule.ts'
import { add, commit, reconsider, SECRET, soFar, type ProgramPicks } from '../secret.ts'
import { UNIT_IDS, type Die, type Robot, type Volt } from '../state.ts'
import { tell } from '../tell.ts'
import type { Question } from '../terms.ts'
import { isKillBot, operators, robotOf } from '../vocabulary.ts'
import { usesModule } from './9c-using.ts'
import { question } from './9b-settings.ts'
import { clearProgram } from './3-setup.ts'
import {
  CONFIRM,
  controllerOf,
  forbidsPlace,
  legalPlaces,
  moduleFor,
  placesFor,
  temptingPlaces,
  usualPlace,
  type Placing,
} from './4c-placing.ts'

const WITHDRAW = { kind: 'withdraw' } as const
const BACK = { kind: 'back' } as const

/** Phase 1: KillBots roll their dice openly, then all operators program in secret. */
export const program = sequence<{ todo: RobotId[]; programs: (ProgramPicks | null)[] }>('program', {
  begin(g, notes) {
    g.phase = 1
    notes.todo = g.order.filter((id) => isKillBot(g.robots[id]))
    for (const id of g.order) clearProgram(g.robots[id])
    g.submitted = []
  },
  /** VT-KB-3 Rolls one number for each control unit; the robot's pattern gives the colours. */
  killbots: {
    while: (_g, notes) => notes.todo.length > 0,
    do: (_g, notes) => call(rollKillBot, { robot: notes.todo.shift()! }),
  },
  operators: (g) => call(placeDice, commitmentOf<ProgramPicks>(operators(g), g.seats.length), 'programs'),
  reveal(g, notes) {
    notes.programs.forEach((picks, seat) => picks !== null && layOut(g, robotOf(g, seat), picks))
    if (g.config.startNumbers === 'submission') renumber(g)
    tell?.({ kind: 'programs', rule: 'VT-PROG-7', reveals: true, programs: programsOf(g) })
  },
})

/** Shows the dice of a program on the controller. */
function layOut(g: Volt, robot: Robot, picks: Readonly<ProgramPicks>): void {
  robot.dice = picks.map((id) => dieOf(PLACES[id]!))
  const more = moduleFor(g, robot, 'more')
  if (more !== undefined && isUnusual(robot.dice)) usesModule(robot, more, 'VT-PROG-4')
}

const isUnusual = (dice: readonly Die[]): boolean => dice.length !== 3 || dice.some((die, i) => die.unit !== i + 1)

const programsOf = (g: Volt) =>
  g.order.filter((id) => !isKillBot(g.robots[id])).map((robot) => ({ robot, dice: g.robots[robot].dice.map(placedOf) }))

/** VT-PREP-1 With an option for live tables, starting numbers follow the order of confirmation, and KillBots come after all operators. */
function renumber(g: Volt): void {
  g.order = [...g.submitted.filter((id) => !isKillBot(g.robots[id])), ...g.order.filter((id) => isKillBot(g.robots[id]))]
  tell?.({ kind: 'numbers', rule: 'VT-PREP-1', order: [...g.order] })
}

export const rollKillBot = chance<{ robot: RobotId }, number[]>('rollKillBot', {
  draw: (_g, _notes, luck) => [luck.below(6) + 1, luck.below(6) + 1, luck.below(6) + 1],
  outcomes: () => ROLLS.map((roll) => [[...roll], 1]),
  possible: (_g, _notes, roll) => roll.length === 3 && roll.every((number) => Number.isInteger(number) && number >= 1 && number <= 6),
  happen(g, { robot }, roll) {
    const { pattern } = contentOf(g).robots[robot]
    g.robots[robot].dice = roll.map((value, i) => ({ unit: UNIT_IDS[i]!, color: pattern[i]!, value, key: 0, done: false, by: null }))
    tell?.({ kind: 'roll', rule: 'VT-KB-3', robot, dice: roll.map((value, i) => ({ color: pattern[i]!, value })) })
    return answer()
  },
  write: (roll) => roll.join(' '),
  read: (text) => (/^[1-6] [1-6] [1-6]$/.test(text) ? text.split(' ').map(Number) : undefined),
})
const ROLLS = Array.from({ length: 216 }, (_, i) => [1 + Math.floor(i / 36), 1 + (Math.floor(i / 6) % 6), 1 + (i % 6)])

/** VT-PROG-2 All operators place their dice in secret, one at a time and unit by unit, and then confirm. */
export const placeDice = question<Commitment<ProgramPicks>, Placing | typeof WITHDRAW | typeof BACK>(SECRET.program, {
  seats: (_g, notes) => notes.waiting,
  ask: (g, notes, seat) => asking(g, robotOf(g, seat), soFar(notes, seat), seat),
  candidates: (g, notes, seat) => [...placesFor(g, robotOf(g, seat), soFar(notes, seat))],
  forbids: (g, notes, seat, option) =>
    option.kind === 'withdraw' || option.kind === 'back' ? null : forbidsPlace(g, robotOf(g, seat), soFar(notes, seat), option),
  legal: (g, notes, seat) => legalPlaces(g, robotOf(g, seat), soFar(notes, seat)),
  tempting: (g, notes, seat) => temptingPlaces(g, robotOf(g, seat), soFar(notes, seat)),
  asides: (g, notes, seat) => asidesOf(g, notes, seat),
  /** VT-DEC-6 */
  absent: (g, notes, seat) => usualPlace(robotOf(g, seat), soFar(notes, seat), legalPlaces(g, robotOf(g, seat), soFar(notes, seat))),
  choose(g, notes, seat, option) {
    if (option.kind === 'place') add(notes, seat, option.id)
    else if (option.kind === 'back') notes.picks[seat]!.pop()
    else if (option.kind === 'confirm') return confirm(g, notes, seat)
    else withdraw(g, notes, seat)
    return undefined
  },
})

/** Only the robot's operator sees the progress of its program. */
function asking(g: Volt, robot: Robot, placed: Readonly<ProgramPicks>, seat: Seat): Question {
  const open = legalPlaces(g, robot, placed)
  const unit = open.find((option) => option.kind === 'place')?.unit ?? null
  const blue = placed.filter((id) => PLACES[id]!.color === 'blue').length
  const left = { blue: 2 - blue, red: 2 - (placed.length - blue) }
  return { kind: 'program', rule: 'VT-PROG-2', secret: { to: [seat], unit, ...left, mayConfirm: open.includes(CONFIRM) } }
}

function confirm(g: Volt, notes: Commitment<ProgramPicks>, seat: Seat): ReturnType<typeof commit> {
  const robot = robotOf(g, seat)
  if (controllerOf(g, robot).more) notes.picks[seat]!.sort(byPlace)
  if (g.config.startNumbers === 'submission') g.submitted.push(robot.id)
  tell?.({ kind: 'confirmed', rule: 'VT-PROG-7', robot: robot.id, seat })
  return commit(notes, seat)
}

function withdraw(g: Volt, notes: Commitment<ProgramPicks>, seat: Seat): void {
  const { id } = robotOf(g, seat)
  notes.picks[seat]!.pop()
  reconsider(notes, seat)
  g.submitted = g.submitted.filter((other) => other !== id)
  tell?.({ kind: 'withdrawn', rule: 'VT-PROG-7', robot: id, seat })
}

/** Dice are stored in a fixed order, in whatever order they are placed. */
const byPlace = (a: string, b: string): number => PLACES[a]!.unit - PLACES[b]!.unit || PLACES[a]!.key - PLACES[b]!.key

/** VT-PROG-7 A confirmed program may be withdrawn until the last operator has confirmed; an open one may be changed. */
function asidesOf(g: Volt, notes: Commitment<ProgramPicks>, seat: Seat): (typeof WITHDRAW | typeof BACK)[] {
  if (robotOf(g, seat).seat !== seat) return []
  return !notes.waiting.includes(seat) ? [WITHDRAW] : soFar(notes, seat).length > 0 ? [BACK] : []
}
