import { answer, call, chance, goto, sequence, tell, type Seat } from '@robodrome/kernel'
import { isBlueKey } from '../arena.ts'
import { MODULES } from '../content/modules.ts'
import { ROBOTS, type RobotId } from '../content/robots.ts'
import { dieOf, PLACES, placesOf, placeText, type Place } from '../notation.ts'
import type { Die, Robot, Unit, Volt } from '../state.ts'
import { has, isKillBot, robotOf } from '../words.ts'
import { question } from './14-settings.ts'
import { waitingSeats } from './1-setup.ts'

export const CONFIRM = 'confirm'
export const WITHDRAW = 'withdraw'
export const BACK = 'back'

/** 4.2 Phase 1: KillBots roll in the open, then all operators program in secret. */
export const program = sequence<Volt, { todo: RobotId[] }>('program', {
  begin(g, notes) {
    g.phase = 1
    notes.todo = g.order.filter((id) => isKillBot(g.robots[id]))
    for (const id of g.order) Object.assign(g.robots[id], { dice: [], used: [], commit: [], ready: false })
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
  candidates: (g, _notes, seat) => placesFor(robotOf(g, seat)),
  forbids: (g, _notes, seat, text) => forbidsPlace(robotOf(g, seat), text),
  tempting: (g, _notes, seat) => temptingPlaces(robotOf(g, seat)),
  asides: (g, _notes, seat) => asidesOf(g, seat),
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
  robot.commit.sort(byPlace)
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

const CONFIRM_ONLY: readonly string[] = [CONFIRM]

/** The dice that may come next: the next unit's, or with RAM EXPANSION those of any unit not yet passed. */
export function placesFor(robot: Robot): string[] {
  const { commit } = robot
  const diagonal = has(robot, 'STEERING NOZZLE')
  if (!has(robot, 'RAM EXPANSION')) {
    return (commit.length < 3 ? placesOf((commit.length + 1) as Unit, diagonal) : CONFIRM_ONLY) as string[]
  }
  const last = commit.length === 0 ? 1 : PLACES[commit.at(-1)!]!.unit
  const places = commit.length < 4 ? ([1, 2, 3] as const).filter((unit) => unit >= last).flatMap((unit) => placesOf(unit, diagonal)) : []
  return commit.length < 3 ? places : [...CONFIRM_ONLY, ...places]
}

/** The rule against placing a die now, or null. */
export function forbidsPlace(robot: Robot, text: string): string | null {
  const { commit } = robot
  if (text === CONFIRM) return commit.length >= 3 ? null : 'VT-PROG-2'
  const place = PLACES[text]!
  let color = 0
  for (let i = 0; i < commit.length; i++) if (PLACES[commit[i]!]!.color === place.color) color++
  if (color === 2) return 'VT-CTL-1'
  if (place.color === 'blue' && !isBlueKey(place.key)) {
    if (!has(robot, 'STEERING NOZZLE')) return 'VT-CTL-4'
    if (place.value > MODULES['STEERING NOZZLE'].die![2]) return 'VT-PROG-5'
  }
  if (!has(robot, 'RAM EXPANSION')) return commit.length < 3 && place.unit === commit.length + 1 ? null : 'VT-PROG-2'
  return forbidsExpanded(commit, place)
}

/** VT-PROG-4 and 8: three or four dice, at most two a unit on different keys, at most one of them blue on a diagonal key. */
function forbidsExpanded(commit: readonly string[], place: Place): string | null {
  if (commit.length === 4) return 'VT-PROG-4'
  let here = 0
  for (const text of commit) {
    const other = PLACES[text]!
    if (other.unit > place.unit) return 'VT-PROG-4'
    if (other.unit < place.unit) continue
    here++
    if (other.key === place.key) return 'VT-PROG-4'
    if (isBlueDiagonal(other) && isBlueDiagonal(place)) return 'VT-PROG-8'
  }
  if (here === 2) return 'VT-PROG-4'
  // Units before this one stay as they are: what is left must still hold three dice in all.
  const room = 1 - here + 2 * (3 - place.unit)
  return commit.length + 1 + room >= 3 ? null : 'VT-PROG-4'
}

const isBlueDiagonal = (place: Place): boolean => place.color === 'blue' && !isBlueKey(place.key)

/**
 * What people try: a blue die on a diagonal key, another unit first, confirming too early. Of the other units one key stands
 * for all: the list is sent to the page with every question.
 */
function temptingPlaces(robot: Robot): string[] {
  const candidates = placesFor(robot)
  const unit = Math.min(3, robot.commit.length + 1) as Unit
  const others = TEMPTING.filter((text) => PLACES[text]!.unit === unit || PLACES[text]!.key === 0)
  return [...others, CONFIRM].filter((text) => !candidates.includes(text))
}
const TEMPTING = Object.keys(PLACES).filter((text) => PLACES[text]!.key === 0 || isBlueDiagonal(PLACES[text]!))
