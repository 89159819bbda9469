import { answer, call, chance, goto, sequence, tell, type Seat } from '@robodrome/kernel'
import { ROBOTS, type RobotId } from '../content/robots.ts'
import { dieOf, PLACES, placeText } from '../notation.ts'
import type { Die, Robot, Unit, Volt } from '../state.ts'
import { has, isKillBot, robotOf } from '../vocabulary.ts'
import { question } from './14-settings.ts'
import { clearProgram, waitingSeats } from './1-setup.ts'
import { CONFIRM, forbidsPlace, legalPlaces, placesFor, temptingPlaces, usualPlace } from './3b-placing.ts'

export const WITHDRAW = 'withdraw'
export const BACK = 'back'

/** 4.2 Phase 1: KillBots roll in the open, then all operators program in secret. */
export const program = sequence<Volt, { todo: RobotId[] }>('program', {
  begin(g, notes) {
    g.phase = 1
    notes.todo = g.order.filter((id) => isKillBot(g.robots[id]))
    for (const id of g.order) clearProgram(g.robots[id])
    g.submitted = []
  },
  /** VT-KB-3 One number for each control unit; colours by the robot's pattern. */
  killbots: (_g, notes) => (notes.todo.length > 0 ? call(rollKillBot, { robot: notes.todo.shift()! }) : undefined),
  moreKillbots: (_g, notes) => (notes.todo.length > 0 ? goto('killbots') : undefined),
  operators: () => call(placeDice, {}),
  reveal(g) {
    for (const id of g.order) {
      const robot = g.robots[id]
      if (isKillBot(robot)) continue
      robot.dice = robot.commit.map((text) => dieOf(PLACES[text]!))
      robot.commit = []
      robot.ready = false
      if (has(robot, 'RAM EXPANSION') && unusualProgram(robot.dice))
        tell?.({ kind: 'module', rule: 'VT-PROG-4', robot: id, module: 'RAM EXPANSION', uses: 'module RAM EXPANSION' })
    }
    if (g.config.startNumbers === 'submission') renumber(g)
    tell?.({ kind: 'programs', rule: 'VT-PROG-7', reveals: true, programs: programsOf(g) })
  },
})

const unusualProgram = (dice: readonly Die[]): boolean => dice.length !== 3 || dice.some((die, i) => die.unit !== i + 1)

const programsOf = (g: Volt): Record<string, string[]> =>
  Object.fromEntries(g.order.filter((id) => !isKillBot(g.robots[id])).map((id) => [id, g.robots[id].dice.map(placeText)]))

/** VT-PREP-1, the option for live tables: numbers in the order of confirmation, KillBots after all operators. */
function renumber(g: Volt): void {
  g.order = [...g.submitted.filter((id) => !isKillBot(g.robots[id])), ...g.order.filter((id) => isKillBot(g.robots[id]))]
  tell?.({ kind: 'numbers', rule: 'VT-PREP-1', order: [...g.order] })
}

export const rollKillBot = chance<Volt, { robot: RobotId }, number[]>('rollKillBot', {
  draw: (_g, _notes, luck) => [luck.below(6) + 1, luck.below(6) + 1, luck.below(6) + 1],
  outcomes: () => ROLLS.map((roll) => [[...roll], 1]),
  possible: (_g, _notes, roll) => roll.length === 3 && roll.every((number) => Number.isInteger(number) && number >= 1 && number <= 6),
  happen(g, { robot }, roll) {
    const { pattern } = ROBOTS[robot]
    g.robots[robot].dice = roll.map((value, i) => ({ unit: (i + 1) as Unit, color: pattern[i]!, value, key: 0, done: false, by: null }))
    tell?.({ kind: 'roll', rule: 'VT-KB-3', robot, dice: roll.map((value, i) => `${pattern[i] === 'blue' ? 'B' : 'R'}${value}`) })
    return answer()
  },
  write: (roll) => roll.join(' '),
  read: (text) => (/^[1-6] [1-6] [1-6]$/.test(text) ? text.split(' ').map(Number) : undefined),
})
const ROLLS = Array.from({ length: 216 }, (_, i) => [1 + Math.floor(i / 36), 1 + (Math.floor(i / 6) % 6), 1 + (i % 6)])

/** VT-PROG-2 All operators place their dice in secret, one at a time, unit by unit; then each confirms. */
export const placeDice = question<Record<string, never>, string>('placeDice', {
  seats: (g) => waitingSeats(g),
  candidates: (g, _notes, seat) => [...placesFor(robotOf(g, seat))],
  forbids: (g, _notes, seat, text) => forbidsPlace(robotOf(g, seat), text),
  legal: (g, _notes, seat) => legalPlaces(robotOf(g, seat)),
  tempting: (g, _notes, seat) => temptingPlaces(robotOf(g, seat)),
  asides: (g, _notes, seat) => asidesOf(g, seat),
  /** VT-DEC-6 */
  absent: (g, _notes, seat, texts) => usualPlace(robotOf(g, seat), texts),
  choose(g, _notes, seat, text) {
    const robot = robotOf(g, seat)
    if (text === CONFIRM) confirm(g, robot, seat)
    else if (text === WITHDRAW) withdraw(g, robot, seat)
    else if (text === BACK) robot.commit.pop()
    else robot.commit.push(text)
  },
})

function confirm(g: Volt, robot: Robot, seat: Seat): void {
  robot.ready = true
  if (has(robot, 'RAM EXPANSION')) robot.commit.sort(byPlace)
  if (g.config.startNumbers === 'submission') g.submitted.push(robot.id)
  tell?.({ kind: 'confirmed', rule: 'VT-PROG-7', robot: robot.id, seat })
}

function withdraw(g: Volt, robot: Robot, seat: Seat): void {
  robot.ready = false
  robot.commit.pop()
  g.submitted = g.submitted.filter((id) => id !== robot.id)
  tell?.({ kind: 'withdrawn', rule: 'VT-PROG-7', robot: robot.id, seat })
}

/** Dice lie on a controller in a fixed order, however they came there. */
const byPlace = (a: string, b: string): number => PLACES[a]!.unit - PLACES[b]!.unit || PLACES[a]!.key - PLACES[b]!.key

/** VT-PROG-7 What is confirmed may be withdrawn until the last operator has confirmed; what is not may be changed. */
function asidesOf(g: Volt, seat: Seat): string[] {
  const robot = g.robots[g.seats[seat]!]
  if (robot.seat !== seat) return []
  return robot.ready ? [WITHDRAW] : robot.commit.length > 0 ? [BACK] : []
}
