import type { Stream } from '@robodrome/kernel'
import { isBlueKey } from '../arena.ts'
import { moduleOf, type Bound, type Boxed } from '../content.ts'
import { ARROWS } from '../content/boards.ts'
import type { ModuleId } from '../content/modules.ts'
import { codeOf, equippedAt } from '../moments.ts'
import { PLACES, placesOf, placeText } from '../notation.ts'
import type { ProgramPicks } from '../secret.ts'
import { UNIT_IDS, type Robot, type Unit } from '../state.ts'
import type { RefusalId } from '../terms.ts'
import { firstOf } from '../vocabulary.ts'
import type { Place } from '../shapes.ts'

/** The dice placed so far, by id. */
type Placed = Readonly<ProgramPicks>
/** One more die, or the end of the program. */
export type Placing = Place | { kind: 'confirm' }
export const CONFIRM: Placing = { kind: 'confirm' }

/** What a controller accepts: blue dice on diagonal keys, and a fourth die. Equal controllers share one object. */
interface Controller {
  /** The lowest and highest blue die allowed on a diagonal key; null if none is. */
  diagonal: readonly [number, number] | null
  /** Whether three or four dice may be placed, up to two per unit and in any order of units. Otherwise, each unit gets one die. */
  more: boolean
  // The next legal dice depend on few facts, so each case is computed once with `forbidsPlace` and cached, because programming is the most
  // frequent question.
  usual: (readonly Placing[])[]
  expanded: (readonly Placing[])[]
  legal: (readonly Placing[])[]
}
const controller = (diagonal: Controller['diagonal'], more: boolean): Controller => ({ diagonal, more, usual: [], expanded: [], legal: [] })
const PLAIN = controller(null, false)
const controllers = new WeakMap<readonly Bound<'program'>[], Controller>()

/** Returns the controller of a robot with its modules. */
export function controllerOf(g: Boxed, robot: Robot): Controller {
  const effects = equippedAt(g, robot, 'program')
  if (effects.length === 0) return PLAIN
  let known = controllers.get(effects)
  if (known === undefined) {
    const diagonal = effects.find((effect) => codeOf('program', effect).diagonal)
    const [, least, most] = (diagonal && moduleOf(g, diagonal.module).die) ?? [null, 1, 6]
    const more = effects.some((effect) => codeOf('program', effect).more)
    controllers.set(effects, (known = controller(diagonal === undefined ? null : [least, most], more)))
  }
  return known
}

/** Finds the module that allows a blue die on a diagonal key, or four dice. */
export const moduleFor = (g: Boxed, robot: Robot, what: 'diagonal' | 'more'): ModuleId | undefined =>
  equippedAt(g, robot, 'program').find((effect) => codeOf('program', effect)[what])?.module

/** Lists what to try next: the dice of the next unit or, with a module for more dice, those of any unit not skipped yet; or confirming. */
export const placesFor = (g: Boxed, robot: Robot, placed: Placed): readonly Placing[] => {
  const controls = controllerOf(g, robot)
  return controls.more ? expandedPlaces(controls, placed) : usualPlaces(controls, placed)
}

/** Lists those of these places that are legal. */
export function legalPlaces(g: Boxed, robot: Robot, placed: Placed): readonly Placing[] {
  const controls = controllerOf(g, robot)
  if (!controls.more) return usualPlaces(controls, placed)
  return (controls.legal[caseOf(placed)] ??= expandedPlaces(controls, placed).filter((place) => forbids(controls, placed, place) === null))
}

const lastUnit = (placed: Placed): Unit | 0 => (placed.length === 0 ? 0 : PLACES[placed.at(-1)!]!.unit)

/** With a module for more dice, the result depends on the colours used up and on the last unit's dice. Each combination has a number. */
function caseOf(placed: Placed): number {
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
  return ((((unit * 3 + here) * 8 + key) * 2 + diagonal) * 3 + blue) * 5 + placed.length
}

const B = 'B'.charCodeAt(0)

/** With one die per unit, the result depends only on the unit and on the dice of each colour already placed. */
function usualPlaces(controls: Controller, placed: Placed): readonly Placing[] {
  let blue = 0
  // The i-th die is on unit i + 1, whose numeral has i + 1 letters; the colour follows after a space.
  for (let i = 0; i < placed.length; i++) if (placed[i]!.charCodeAt(i + 2) === B) blue++
  return (controls.usual[placed.length * 4 + blue] ??= [
    CONFIRM,
    ...(placed.length < 3 ? placesOf(UNIT_IDS[placed.length]!, true) : []),
  ].filter((place) => forbids(controls, placed, place) === null))
}

/** Lists the places from the last used unit on, by unit and by whether the program may be confirmed. */
function expandedPlaces(controls: Controller, placed: Placed): readonly Placing[] {
  if (placed.length === 4) return [CONFIRM]
  const first = lastUnit(placed) || 1
  const units = UNIT_IDS.filter((unit) => unit >= first)
  return (controls.expanded[first * 2 + (placed.length === 3 ? 1 : 0)] ??= [
    ...(placed.length === 3 ? [CONFIRM] : []),
    ...units.flatMap((unit) => placesOf(unit, controls.diagonal !== null)),
  ])
}

/** VT-PROG-2, VT-CTL-1, VT-CTL-4, VT-PROG-5: returns the rule that forbids a place, or null. */
export const forbidsPlace = (g: Boxed, robot: Robot, placed: Placed, place: Placing): RefusalId | null =>
  forbids(controllerOf(g, robot), placed, place)

function forbids({ diagonal, more }: Controller, placed: Placed, place: Placing): RefusalId | null {
  if (place.kind === 'confirm') return placed.length >= 3 ? null : 'VT-PROG-2'
  let color = 0
  for (let i = 0; i < placed.length; i++) if (PLACES[placed[i]!]!.color === place.color) color++
  if (color === 2) return 'VT-CTL-1'
  if (isBlueDiagonal(place)) {
    if (diagonal === null) return 'VT-CTL-4'
    if (place.value < diagonal[0] || place.value > diagonal[1]) return 'VT-PROG-5'
  }
  if (!more) return placed.length < 3 && place.unit === placed.length + 1 ? null : 'VT-PROG-2'
  return forbidsExpanded(placed, place)
}

/**
 * VT-PROG-4 and 8: a program has three or four dice, at most two per unit on different keys, and at most one of them blue on a diagonal
 * key.
 */
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
  // Earlier units cannot change any more, so the remaining units must have room for enough dice to reach a total of three.
  const room = 1 - here + 2 * (3 - place.unit)
  return placed.length + 1 + room >= 3 ? null : 'VT-PROG-4'
}

const isBlueDiagonal = (place: Place): boolean => place.color === 'blue' && !isBlueKey(place.key)

/** Continues placing random dice until only confirming is left, or confirming is drawn. */
export function placeAtRandom(g: Boxed, robot: Robot, placed: ProgramPicks, luck: Stream): ProgramPicks {
  for (;;) {
    const legal = legalPlaces(g, robot, placed)
    const option = legal[luck.below(legal.length)]!
    if (option.kind === 'confirm') return placed
    placed.push(option.id)
  }
}

/**
 * VT-DEC-6 Places dice for an absent operator: I R1 N, II R1 N, III B1 along the arrow, added to the dice already placed; then confirms.
 */
export function usualPlace(robot: Robot, placed: Placed, options: readonly Placing[]): Placing {
  const unit = UNIT_IDS[lastUnit(placed)]
  if (unit === undefined) return firstOf(options, CONFIRM)
  const red = PLACES[placeText({ unit, color: 'red', value: 1, key: 0 })]!
  const blue = PLACES[placeText({ unit, color: 'blue', value: 1, key: ARROWS[robot.side] })]!
  return firstOf(options, CONFIRM, ...(unit === 3 ? [blue, red] : [red, blue]))
}

/**
 * Lists common mistakes: a third die of a colour, a blue die on a diagonal key, another unit first, confirming too early. One key stands
 * for all keys of another unit, because the page receives this list with every question.
 */
export function temptingPlaces(g: Boxed, robot: Robot, placed: Placed): Placing[] {
  const candidates = new Set(placesFor(g, robot, placed))
  const units = controllerOf(g, robot).more ? placed.map((id) => PLACES[id]!.unit) : [Math.min(3, placed.length + 1)]
  const near = Object.values(PLACES).filter((place) => units.includes(place.unit) || place.key === 0)
  return [...near, CONFIRM].filter((place) => !candidates.has(place))
}
