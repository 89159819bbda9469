import { KEYS, isBlueKey, type Dir } from './arena.ts'
import type { Color } from './content/robots.ts'
import type { Declaration } from './rules/4b-declaration.ts'
import type { Remote } from './rules/11-remote-control.ts'
import type { Die, Unit, Volt } from './state.ts'

export const UNITS = ['', 'I', 'II', 'III'] as const
export const unitName = (unit: number): string => UNITS[unit]!
export const keyName = (dir: number): string => KEYS[dir]!
/** How far and where, as in `B3` or `R1`. */
export const face = (die: { color: Color; value: number }): string => `${die.color === 'blue' ? 'B' : 'R'}${die.value}`

/** A die placed on a key, as a player writes it: `II B3 SE`. */
export interface Place {
  unit: Unit
  color: Color
  value: number
  key: Dir
}

export const placeText = (place: Place): string => `${unitName(place.unit)} ${face(place)} ${keyName(place.key)}`

/** Every way to place a die, by its text; placing never makes a new string or object. */
export const PLACES: Readonly<Record<string, Place>> = everyPlace()

function everyPlace(): Record<string, Place> {
  const all: Record<string, Place> = {}
  for (const unit of [1, 2, 3] as const) {
    for (const color of ['blue', 'red'] as const) {
      for (let value = 1; value <= 6; value++) {
        for (let key = 0; key < 8; key++) {
          const place: Place = { unit, color, value, key: key as Dir }
          all[placeText(place)] = place
        }
      }
    }
  }
  return all
}

const ON_BLUE_KEYS: (readonly string[])[] = [1, 2, 3].map((unit) => textsOf(unit, false))
const ON_ALL_KEYS: (readonly string[])[] = [1, 2, 3].map((unit) => textsOf(unit, true))

/** The texts of all places of a unit, blue dice on blue keys only or on all; shared, never to be changed. */
export const placesOf = (unit: Unit, diagonalBlue: boolean): readonly string[] => (diagonalBlue ? ON_ALL_KEYS : ON_BLUE_KEYS)[unit - 1]!

function textsOf(unit: number, diagonalBlue: boolean): string[] {
  return Object.keys(PLACES).filter((text) => {
    const place = PLACES[text]!
    return place.unit === unit && (place.color === 'red' || diagonalBlue || isBlueKey(place.key))
  })
}

export const dieOf = (place: Place): Die => ({
  unit: place.unit,
  color: place.color,
  value: place.value,
  key: place.key,
  done: false,
  by: null,
})

/** A whole program in one line, such as `I B3 N, II R4 W, III R5 E`, as the moves it is made of. */
export const programMoves = (line: string): string[] =>
  line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A declaration for a die: `move`, `fire`, or the modules used, such as `SWIVEL HEAD +1, TELEPORT`. */
export function declarationText(g: Volt, die: Die, declared: Declaration): string {
  if (declared.use.length === 0) return die.color === 'blue' ? 'move' : 'fire'
  return declared.use
    .map((module) => {
      if (module === 'SWIVEL HEAD') return declared.shift === 0 ? module : `${module} ${declared.shift > 0 ? '+' : ''}${declared.shift}`
      if (module === 'MINES') return declared.mine === 'lay' || declared.mine === '' ? module : `${module} from ${declared.mine}`
      return module === 'REMOTE CONTROL' && declared.remote !== null ? `${module} ${remoteText(g, declared.remote)}` : module
    })
    .join(', ')
}

/** `II B3 E to S`, `II B3 E to III S`, or `turn W` for a KillBot. */
function remoteText(g: Volt, remote: Remote): string {
  if (remote.die < 0) return `turn ${keyName(remote.key)}`
  const die = g.robots[remote.robot].dice[remote.die]!
  return `${placeText(die)} to ${die.unit === remote.unit ? '' : `${unitName(remote.unit)} `}${keyName(remote.key)}`
}
