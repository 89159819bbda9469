import type { Seat } from '@robodrome/kernel'
import { lists, plurals, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { Dir, Key } from '../../arena.ts'
import type { Side } from '../../content/boards.ts'
import type { Deck, ModuleId } from '../../content/modules.ts'
import { ROBOTS, type Color, type RobotId } from '../../content/robots.ts'
import { keyName, unitName } from '../../notation.ts'
import type { Slot, Unit } from '../../state.ts'
import type { Placed } from '../../shapes.ts'

/** Small English phrases for building sentences. */

export const robot = (id: RobotId): Mark => ({ piece: `robot ${id}`, text: ROBOTS[id].name })
export const module = (id: ModuleId): Mark => ({ piece: `module ${id}`, text: id })
export const at = (space: string): Mark => ({ space })
/** "Ada has left" to everybody else, "you have left" to Ada. */
export const who = (seat: Seat, own: string, after: string): Mark => ({ seat, own, after })

export const list = lists('en')
/** Joins lists: "a and b; c and d". */
export const series = (items: readonly Phrase[]): Phrase => items.flatMap((item, i) => (i === 0 ? item : ['; ', ...item]))
const plural = plurals<'one'>('en')
export const cardsLeft = (n: number): Phrase => plural(n, { one: '# card left', other: '# cards left' })
export const tokens = (n: number): Phrase => plural(n, { one: '# damage token', other: '# damage tokens' })
export const steps = (n: number): Phrase => plural(n, { one: '# step', other: '# steps' })

const DIRECTIONS: Readonly<Record<Key, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
}
export const direction = (key: Key): Phrase => [DIRECTIONS[key]]
export const toward = (key: Dir): Phrase => direction(keyName(key))

const COLORS: Readonly<Record<Color, string>> = { blue: 'blue', red: 'red' }
export const color = (of: Color): Phrase => [COLORS[of]]
/** "blue 3" */
export const die = (of: { color: Color; value: number }): Phrase => [`${COLORS[of.color]} ${of.value}`]
/** "II, blue 3, east" */
export const placed = (of: Placed): Phrase => say`${unit(of.unit)} ${die(of)} ${toward(of.key)}`
export const unit = (of: Unit): Phrase => [unitName(of)]

const DECKS: Readonly<Record<Deck, string>> = { blue: 'blue', yellow: 'yellow', red: 'red' }
export const deck = (of: Deck): Phrase => [DECKS[of]]

const SIDES: Readonly<Record<Side, string>> = { South: 'south', West: 'west', North: 'north', East: 'east' }
export const side = (of: Side): Phrase => [SIDES[of]]

const SLOTS: Readonly<Record<Slot, string>> = { left: 'left', right: 'right', champion: 'champion' }
export const slot = (of: Slot): Phrase => [SLOTS[of]]
