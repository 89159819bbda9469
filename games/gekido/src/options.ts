import { COMMAND_IDS } from './content/commands.ts'
import { FACES } from './content/symbols.ts'
import { groupCount, nameOf, type Dice } from './dice.ts'
import type { Cell } from './state.ts'
import type { Of, Option, Use } from './terms.ts'

/** Options that no box has a say in, each made once. */
export const PASS: Of<'pass'> = { kind: 'pass' }
export const STAY: Of<'stay'> = { kind: 'stay' }
export const STOP: Of<'stop'> = { kind: 'stop' }
export const ROLL_ON: Of<'roll'> = { kind: 'roll' }
export const PUSH: Of<'push'> = { kind: 'push' }
export const NO_PUSH: Of<'noPush'> = { kind: 'noPush' }
export const DRAW: Of<'draw'> = { kind: 'draw' }
export const SIMPLE: readonly Option[] = [PASS, STAY, STOP, ROLL_ON, PUSH, NO_PUSH, DRAW]

const cells: readonly Cell[] = Array.from({ length: 9 }, (_, i) => `${Math.floor(i / 3)},${i % 3}`)
export const MOVE: Readonly<Record<Cell, Of<'move'>>> = Object.fromEntries(cells.map((cell) => [cell, { kind: 'move', cell }]))
export const PLACE: Readonly<Record<Cell, Of<'place'>>> = Object.fromEntries(cells.map((cell) => [cell, { kind: 'place', cell }]))

export const COMMAND: readonly Of<'command'>[] = COMMAND_IDS.map((command) => ({ kind: 'command', command }))
export const SET: readonly Of<'set'>[] = FACES.map((face) => ({ kind: 'set', face }))

const groups: readonly Dice[] = Array.from({ length: groupCount }, (_, id) => nameOf(id))
export const LOCK: Readonly<Record<Dice, Of<'lock'>>> = Object.fromEntries(groups.map((dice) => [dice, { kind: 'lock', dice }]))
export const KEEP_DICE: Readonly<Record<Dice, Of<'keepDice'>>> = Object.fromEntries(
  groups.map((dice) => [dice, { kind: 'keepDice', dice }]),
)
export const REROLL: Readonly<Record<Dice, Of<'reroll'>>> = Object.fromEntries(groups.map((dice) => [dice, { kind: 'reroll', dice }]))

export const isUse = (option: Option): option is Use => option.kind === 'card' || option.kind === 'power' || option.kind === 'tile'
