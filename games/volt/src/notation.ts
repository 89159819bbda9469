import { byKind, type ByKind } from '@robodrome/kernel'
import { DIRS, KEYS, isBlueKey, type Dir, type Key } from './arena.ts'
import { does, type Boxed } from './content.ts'
import { ROBOTS, type Color } from './content/robots.ts'
import { UNIT_IDS, type Die, type Unit } from './state.ts'
import type { Declaration, Option, Remote } from './terms.ts'
import type { Place, Placed } from './shapes.ts'

export const UNITS = ['', 'I', 'II', 'III'] as const
export const unitName = (unit: Unit): 'I' | 'II' | 'III' => UNITS[unit]
export const keyName = (dir: Dir): Key => KEYS[dir]
/** Distance and direction, as in `B3` or `R1`. */
export const face = (die: { color: Color; value: number }): string => `${die.color === 'blue' ? 'B' : 'R'}${die.value}`

/** A die on a key, as a player writes it: `II B3 SE`. */
export const placeText = (place: Placed): string => `${unitName(place.unit)} ${face(place)} ${keyName(place.key)}`

/** Every way to place a die, by its text. The places are interned, so that placing a die never creates a string or object. */
export const PLACES: Readonly<Record<string, Place>> = everyPlace()

function everyPlace(): Record<string, Place> {
  const all: Record<string, Place> = {}
  for (const unit of UNIT_IDS) {
    for (const color of ['blue', 'red'] as const) {
      for (let value = 1; value <= 6; value++) {
        for (const key of DIRS) {
          const id = placeText({ unit, color, value, key })
          all[id] = { kind: 'place', id, unit, color, value, key }
        }
      }
    }
  }
  return all
}

const ON_BLUE_KEYS: (readonly Place[])[] = [1, 2, 3].map((unit) => placesIn(unit, false))
const ON_ALL_KEYS: (readonly Place[])[] = [1, 2, 3].map((unit) => placesIn(unit, true))

/** Returns all places of a unit, with blue dice on blue keys only, or on all keys. The lists are shared and must not be changed. */
export const placesOf = (unit: Unit, diagonalBlue: boolean): readonly Place[] => (diagonalBlue ? ON_ALL_KEYS : ON_BLUE_KEYS)[unit - 1]!

function placesIn(unit: number, diagonalBlue: boolean): Place[] {
  return Object.values(PLACES).filter((place) => place.unit === unit && (place.color === 'red' || diagonalBlue || isBlueKey(place.key)))
}

export const dieOf = ({ unit, color, value, key }: Placed): Die => ({ unit, color, value, key, done: false, by: null })
/** A die's place, without its state. */
export const placedOf = ({ unit, color, value, key }: Die): Placed => ({ unit, color, value, key })

/** Splits a whole program in one line, such as `I B3 N, II R4 W, III R5 E`, into its moves. */
export const programMoves = (line: string): string[] =>
  line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The notation of each option, readable without explanation. */
const NOTATION: ByKind<Option, string, Boxed> = {
  figure: ({ robot }) => ROBOTS[robot].name,
  deck: ({ deck }) => deck,
  start: ({ space }) => space,
  place: ({ id }) => id,
  confirm: () => 'confirm',
  withdraw: () => 'withdraw',
  back: () => 'back',
  keep: () => 'keep',
  slot: ({ slot, card }) => `${slot} ${card ?? 'empty'}`,
  declare: (declared, g) => declarationText(declared, g),
  brake: ({ by }) => `brake ${by}`,
  react: ({ use }) => (use ? 'yes' : 'no'),
  activate: ({ space }) => space,
  repair: () => 'repair',
  draw: ({ deck }) => `draw ${deck}`,
  nothing: () => 'nothing',
  set: ({ set, to }) => `set ${set} ${to}`,
}

export const write = (option: Option, g: Boxed): string => byKind(NOTATION, option, g)

/** A declaration for a die: `move`, `fire`, or the modules used, such as `SWIVEL HEAD +1, TELEPORT`. */
function declarationText({ color, use, shift, mine, remote }: Declaration, g: Boxed): string {
  if (use.length === 0) return color === 'blue' ? 'move' : 'fire'
  return use
    .map((module) => {
      if (does(g, module, 'shift')) return shift === 0 ? module : `${module} ${shift > 0 ? '+' : ''}${shift}`
      if (does(g, module, 'layMine')) return mine === 'lay' || mine === '' ? module : `${module} from ${mine}`
      return does(g, module, 'control') && remote !== null ? `${module} ${remoteText(remote)}` : module
    })
    .join(', ')
}

/** `II B3 E to S`, `II B3 E to III S`, or `turn W` for a KillBot. */
function remoteText(remote: Remote): string {
  if (remote.turn) return `turn ${keyName(remote.key)}`
  return `${placeText(remote.from)} to ${remote.from.unit === remote.unit ? '' : `${unitName(remote.unit)} `}${keyName(remote.key)}`
}
