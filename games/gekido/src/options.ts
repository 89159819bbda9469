import { COMMAND_IDS } from './content/commands.ts'
import { FACES } from './content/symbols.ts'
import { groupCount, nameOf, type Dice } from './dice.ts'
import type { Cell } from './state.ts'
import type { OptionOf, Option, Use } from './terms.ts'

/** Options that do not depend on the box, each created once. */
export const PASS: OptionOf<'pass'> = { kind: 'pass' }
export const STAY: OptionOf<'stay'> = { kind: 'stay' }
export const STOP: OptionOf<'stop'> = { kind: 'stop' }
export const ROLL_ON: OptionOf<'roll'> = { kind: 'roll' }
export const PUSH: OptionOf<'push'> = { kind: 'push' }
export const NO_PUSH: OptionOf<'noPush'> = { kind: 'noPush' }
export const DRAW: OptionOf<'draw'> = { kind: 'draw' }
export const SIMPLE: readonly Option[] = [PASS, STAY, STOP, ROLL_ON, PUSH, NO_PUSH, DRAW]

const cells: readonly Cell[] = Array.from({ length: 9 }, (_, i) => `${Math.floor(i / 3)},${i % 3}`)
export const MOVE: Readonly<Record<Cell, OptionOf<'move'>>> = Object.fromEntries(cells.map((cell) => [cell, { kind: 'move', cell }]))
export const PLACE: Readonly<Record<Cell, OptionOf<'place'>>> = Object.fromEntries(cells.map((cell) => [cell, { kind: 'place', cell }]))

export const COMMAND: readonly OptionOf<'command'>[] = COMMAND_IDS.map((command) => ({ kind: 'command', command }))
export const SET: readonly OptionOf<'set'>[] = FACES.map((face) => ({ kind: 'set', face }))

const groups: readonly Dice[] = Array.from({ length: groupCount }, (_, id) => nameOf(id))
/** The options to lock a group of dice, by its number and by its letters. */
export const LOCK_BY_ID: readonly OptionOf<'lock'>[] = groups.map((dice) => ({ kind: 'lock', dice }))
export const LOCK: Readonly<Record<Dice, OptionOf<'lock'>>> = Object.fromEntries(LOCK_BY_ID.map((option) => [option.dice, option]))
export const KEEP_DICE: Readonly<Record<Dice, OptionOf<'keepDice'>>> = Object.fromEntries(
  groups.map((dice) => [dice, { kind: 'keepDice', dice }]),
)
export const REROLL: Readonly<Record<Dice, OptionOf<'reroll'>>> = Object.fromEntries(groups.map((dice) => [dice, { kind: 'reroll', dice }]))

export const isUse = (option: Option): option is Use => option.kind === 'card' || option.kind === 'power' || option.kind === 'tile'
