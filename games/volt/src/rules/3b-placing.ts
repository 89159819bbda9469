import { isBlueKey } from '../arena.ts'
import { STARTS } from '../content/boards.ts'
import { MODULES } from '../content/modules.ts'
import { PLACES, placesOf, placeText, type Place } from '../notation.ts'
import type { Robot, Unit } from '../state.ts'
import { firstOf, has } from '../vocabulary.ts'

export const CONFIRM = 'confirm'

/** The dice that may come next: the next unit's, or with RAM EXPANSION those of any unit not yet passed; or to confirm. */
export const placesFor = (robot: Robot): readonly string[] => (has(robot, 'RAM EXPANSION') ? expandedPlaces(robot) : usualPlaces(robot))

/** Those of them that no rule forbids. */
export function legalPlaces(robot: Robot): readonly string[] {
  if (!has(robot, 'RAM EXPANSION')) return usualPlaces(robot)
  return (legal[caseOf(robot)] ??= expandedPlaces(robot).filter((text) => forbidsPlace(robot, text) === null))
}
const legal: (readonly string[])[] = []

/** With RAM EXPANSION it depends on the colours used up, STEERING NOZZLE, and what lies on the last unit; each case has a number. */
function caseOf(robot: Robot): number {
  const { commit } = robot
  const unit = commit.length === 0 ? 1 : PLACES[commit.at(-1)!]!.unit
  let [blue, here, key, diagonal] = [0, 0, 0, 0]
  for (const text of commit) {
    const place = PLACES[text]!
    if (place.color === 'blue') blue++
    if (place.unit < unit) continue
    here++
    key = place.key
    if (isBlueDiagonal(place)) diagonal = 1
  }
  const nozzle = has(robot, 'STEERING NOZZLE') ? 1 : 0
  return (((((unit * 3 + here) * 8 + key) * 2 + diagonal) * 3 + blue) * 5 + commit.length) * 2 + nozzle
}

const B = 'B'.charCodeAt(0)
const usual: (readonly string[])[] = []

/**
 * Without RAM EXPANSION what may come next depends only on the unit, on STEERING NOZZLE and on how many dice of each colour lie
 * there, so each case is worked out once, by `forbidsPlace`, and kept: programs are most of what is asked in this game.
 */
function usualPlaces(robot: Robot): readonly string[] {
  const { commit } = robot
  let blue = 0
  // The i-th die stands on unit i + 1, so its colour comes after i + 1 letters and a space.
  for (let i = 0; i < commit.length; i++) if (commit[i]!.charCodeAt(i + 2) === B) blue++
  const at = (commit.length * 2 + (has(robot, 'STEERING NOZZLE') ? 1 : 0)) * 4 + blue
  return (usual[at] ??= [CONFIRM, ...(commit.length < 3 ? placesOf((commit.length + 1) as Unit, true) : [])].filter(
    (text) => forbidsPlace(robot, text) === null,
  ))
}

/** Places from the last unit used on, by unit, STEERING NOZZLE and whether the program may be confirmed. */
const expanded: (readonly string[])[] = []

function expandedPlaces(robot: Robot): readonly string[] {
  const { commit } = robot
  if (commit.length === 4) return [CONFIRM]
  const nozzle = has(robot, 'STEERING NOZZLE')
  const first = commit.length === 0 ? 1 : PLACES[commit.at(-1)!]!.unit
  const units = ([1, 2, 3] as const).filter((unit) => unit >= first)
  return (expanded[first * 4 + (nozzle ? 2 : 0) + (commit.length === 3 ? 1 : 0)] ??= [
    ...(commit.length === 3 ? [CONFIRM] : []),
    ...units.flatMap((unit) => placesOf(unit, nozzle)),
  ])
}

/** VT-PROG-2, VT-CTL-1, VT-CTL-4, VT-PROG-5: the rule against a place, or null. */
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

/** VT-DEC-6 For an absent operator: I R1 N, II R1 N, III B1 along the arrow, beside the dice that lie there already; then confirm. */
export function usualPlace(robot: Robot, texts: readonly string[]): string {
  const arrow = STARTS[robot.side].arrow
  const last = robot.commit.length === 0 ? 0 : PLACES[robot.commit.at(-1)!]!.unit
  const units = ([1, 2, 3] as const).filter((unit) => unit > last)
  const red = units.map((unit) => placeText({ unit, color: 'red', value: 1, key: 0 }))
  const blue = units.map((unit) => placeText({ unit, color: 'blue', value: 1, key: arrow }))
  const [next, other] = units[0] === 3 ? [blue, red] : [red, blue]
  return firstOf(texts, CONFIRM, ...next.slice(0, 1), ...other.slice(0, 1))
}

/**
 * What people try: a third die of a colour, a blue die on a diagonal key, another unit first, confirming too early. Of the other
 * units one key stands for all: the list is sent to the page with every question.
 */
export function temptingPlaces(robot: Robot): string[] {
  const candidates = new Set(placesFor(robot))
  const units = has(robot, 'RAM EXPANSION') ? robot.commit.map((text) => PLACES[text]!.unit) : [Math.min(3, robot.commit.length + 1)]
  const near = Object.keys(PLACES).filter((text) => units.includes(PLACES[text]!.unit) || PLACES[text]!.key === 0)
  return [...near, CONFIRM].filter((text) => !candidates.has(text))
}
