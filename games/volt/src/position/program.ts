import { BadInput, type Sentence } from '@robodrome/kernel'
import { isBlueKey } from '../arena.ts'
import { dieOf, PLACES, programMoves, UNITS } from '../notation.ts'
import type { Die, Robot, Unit, Volt } from '../state.ts'
import { controllerOf } from '../rules/4c-placing.ts'
import { isKillBot } from '../vocabulary.ts'
import { voltSays } from '../says.ts'

/** A program such as `I B3 N, II R4 W`, complete or partial. Omitted units count from I, and KillBot dice have no keys. */
export function readProgram(g: Volt, robot: Robot, value: string, path: readonly (string | number)[]): Die[] {
  const dice: Die[] = []
  for (const [i, text] of programMoves(value).entries()) {
    const full = text.startsWith('I') ? text : `${UNITS[i + 1]} ${text}`
    const place = PLACES[isKillBot(robot) && !/ [NESW]+$/.test(full) ? `${full} N` : full]
    if (place === undefined) throw new BadInput(path, text, voltSays('dieText'))
    const die = dieOf(place)
    const wrong = isKillBot(robot) ? null : wrongWith(g, robot, dice, die)
    if (wrong !== null) throw new BadInput(path, text, wrong)
    dice.push(die)
  }
  return dice.toSorted((a, b) => a.unit - b.unit || a.key - b.key)
}

/** Returns what a program should be, if the dice break a rule. A program need not be complete here. */
function wrongWith(g: Volt, robot: Robot, dice: readonly Die[], die: Die): Sentence | null {
  const inUnit = (unit: Unit) => dice.filter((other) => other.unit === unit)
  const { diagonal, more } = controllerOf(g, robot)
  const room = more ? 2 : 1
  if (dice.filter((other) => other.color === die.color).length === 2) return voltSays('dicePerColour', { most: 2, rule: 'VT-CTL-1' })
  if (inUnit(die.unit).length === room || dice.length === room + 2)
    return voltSays('dicePerUnit', { most: room, rule: 'VT-PROG-2, VT-PROG-4' })
  if (inUnit(die.unit).some((other) => other.key === die.key)) return voltSays('onePerKey', { rule: 'VT-CTL-4' })
  if (die.color === 'red' || isBlueKey(die.key)) return null
  if (diagonal === null || die.value < diagonal[0] || die.value > diagonal[1]) return voltSays('blueOnBlue', { rule: 'VT-CTL-4' })
  return inUnit(die.unit).some((other) => other.color === 'blue' && !isBlueKey(other.key))
    ? voltSays('oneDiagonal', { rule: 'VT-PROG-8' })
    : null
}
