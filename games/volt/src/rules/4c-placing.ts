import type { Stream } from '@robodrome/kernel'
import { isBlueKey } from '../arena.ts'
import { STARTS } from '../content/boards.ts'
import { MODULES } from '../content/modules.ts'
import { PLACES, placesOf, placeText } from '../notation.ts'
import type { ProgramPicks } from '../secret.ts'
import { UNIT_IDS, type Robot, type Unit } from '../state.ts'
import type { RefusalId } from '../terms.ts'
import { firstOf, has } from '../vocabulary.ts'
import type { Place } from '../shapes.ts'

/** The dice placed so far, by id. */
type Placed = Readonly<ProgramPicks>
/** One more die, or that the program is done. */
export type Placing = Place | { kind: 'confirm' }
export const CONFIRM: Placing = { kind: 'confirm' }

/** The dice that may come next: the next unit's, or with RAM EXPANSION those of any unit not yet passed; or to confirm. */
export const placesFor = (robot: Robot, placed: Placed): readonly Placing[] =>
  has(robot, 'RAM EXPANSION') ? expandedPlaces(robot, placed) : usualPlaces(robot, placed)

/** Those of them that no rule forbids. */
export function legalPlaces(robot: Robot, placed: Placed): readonly Placing[] {
  if (!has(robot, 'RAM EXPANSION')) return usualPlaces(robot, placed)
  return (legal[caseOf(robot, placed)] ??= expandedPlaces(robot, placed).filter((place) => forbidsPlace(robot, placed, place) === null))
}
const legal: (readonly Placing[])[] = []

const lastUnit = (placed: Placed): Unit | 0 => (placed.length === 0 ? 0 : PLACES[placed.at(-1)!]!.unit)

/** With RAM EXPANSION it depends on the colours used up, STEERING NOZZLE, and what lies on the last unit; each case has a number. */
function caseOf(robot: Robot, placed: Placed): number {
  const unit = lastUnit(placed) || 1
  let [blue, here, key, diagonal] = [0, 0, 0, 0]
  for (const id of placed) {
    const place = PLACES[id]!
    if (place.color === 'blue') blue++
    if (place.unit < unit) continue
    here++
    key = place.key
    if (isBlueDiagonal(place)) diagonal = 1
  }
  const nozzle = has(robot, 'STEERING NOZZLE') ? 1 : 0
  return (((((unit * 3 + here) * 8 + key) * 2 + diagonal) * 3 + blue) * 5 + placed.length) * 2 + nozzle
}

const B = 'B'.charCodeAt(0)
const usual: (readonly Placing[])[] = []

/**
 * Without RAM EXPANSION what may come next depends only on the unit, on STEERING NOZZLE and on how many dice of each colour lie
 * there, so each case is worked out once, by `forbidsPlace`, and kept: programs are most of what is asked in this game.
 */
function usualPlaces(robot: Robot, placed: Placed): readonly Placing[] {
  let blue = 0
  // The i-th die stands on unit i + 1, so its colour comes after i + 1 letters and a space.
  for (let i = 0; i < placed.length; i++) if (placed[i]!.charCodeAt(i + 2) === B) blue++
  const at = (placed.length * 2 + (has(robot, 'STEERING NOZZLE') ? 1 : 0)) * 4 + blue
  return (usual[at] ??= [CONFIRM, ...(placed.length < 3 ? placesOf(UNIT_IDS[placed.length]!, true) : [])].filter(
    (place) => forbidsPlace(robot, placed, place) === null,
  ))
}

/** Places from the last unit used on, by unit, STEERING NOZZLE and whether the program may be confirmed. */
const expanded: (readonly Placing[])[] = []

function expandedPlaces(robot: Robot, placed: Placed): readonly Placing[] {
  if (placed.length === 4) return [CONFIRM]
  const nozzle = has(robot, 'STEERING NOZZLE')
  const first = lastUnit(placed) || 1
  const units = UNIT_IDS.filter((unit) => unit >= first)
  return (expanded[first * 4 + (nozzle ? 2 : 0) + (placed.length === 3 ? 1 : 0)] ??= [
    ...(placed.length === 3 ? [CONFIRM] : []),
    ...units.flatMap((unit) => placesOf(unit, nozzle)),
  ])
}

/** VT-PROG-2, VT-CTL-1, VT-CTL-4, VT-PROG-5: the rule against a place, or null. */
export function forbidsPlace(robot: Robot, placed: Placed, place: Placing): RefusalId | null {
  if (place.kind === 'confirm') return placed.length >= 3 ? null : 'VT-PROG-2'
  let color = 0
  for (let i = 0; i < placed.length; i++) if (PLACES[placed[i]!]!.color === place.color) color++
  if (color === 2) return 'VT-CTL-1'
  if (isBlueDiagonal(place)) {
    if (!has(robot, 'STEERING NOZZLE')) return 'VT-CTL-4'
    if (place.value > MODULES['STEERING NOZZLE'].die![2]) return 'VT-PROG-5'
  }
  if (!has(robot, 'RAM EXPANSION')) return placed.length < 3 && place.unit === placed.length + 1 ? null : 'VT-PROG-2'
  return forbidsExpanded(placed, place)
}

/** VT-PROG-4 and 8: three or four dice, at most two a unit on different keys, at most one of them blue on a diagonal key. */
function forbidsExpanded(placed: Placed, place: Place): RefusalId | null {
  if (placed.length === 4) return 'VT-PROG-4'
  let here = 0
  for (const id of placed) {
    const other = PLACES[id]!
    if (other.unit > place.unit) return 'VT-PROG-4'
    if (other.unit < place.unit) continue
    here++
    if (other.key === place.key) return 'VT-PROG-4'
    if (isBlueDiagonal(other) && isBlueDiagonal(place)) return 'VT-PROG-8'
  }
  if (here === 2) return 'VT-PROG-4'
  // Units before this one stay as they are: what is left must still hold three dice in all.
  const room = 1 - here + 2 * (3 - place.unit)
  return placed.length + 1 + room >= 3 ? null : 'VT-PROG-4'
}

const isBlueDiagonal = (place: Place): boolean => place.color === 'blue' && !isBlueKey(place.key)

/** Goes on placing dice at random until there is nothing to do but confirm, or confirming comes up. */
export function placeAtRandom(robot: Robot, placed: ProgramPicks, luck: Stream): ProgramPicks {
  for (;;) {
    const legal = legalPlaces(robot, placed)
    const option = legal[luck.below(legal.length)]!
    if (option.kind === 'confirm') return placed
    placed.push(option.id)
  }
}

/** VT-DEC-6 For an absent operator: I R1 N, II R1 N, III B1 along the arrow, beside the dice that lie there already; then confirm. */
export function usualPlace(robot: Robot, placed: Placed, options: readonly Placing[]): Placing {
  const unit = UNIT_IDS[lastUnit(placed)]
  if (unit === undefined) return firstOf(options, CONFIRM)
  const red = PLACES[placeText({ unit, color: 'red', value: 1, key: 0 })]!
  const blue = PLACES[placeText({ unit, color: 'blue', value: 1, key: STARTS[robot.side].arrow })]!
  return firstOf(options, CONFIRM, ...(unit === 3 ? [blue, red] : [red, blue]))
}

/**
 * What people try: a third die of a colour, a blue die on a diagonal key, another unit first, confirming too early. Of the other
 * units one key stands for all: the list is sent to the page with every question.
 */
export function temptingPlaces(robot: Robot, placed: Placed): Placing[] {
  const candidates = new Set(placesFor(robot, placed))
  const units = has(robot, 'RAM EXPANSION') ? placed.map((id) => PLACES[id]!.unit) : [Math.min(3, placed.length + 1)]
  const near = Object.values(PLACES).filter((place) => units.includes(place.unit) || place.key === 0)
  return [...near, CONFIRM].filter((place) => !candidates.has(place))
}
