import type { OptionOf } from '../terms.ts'
import { tell } from '../tell.ts'
import { answer, call, current, only, type Flow, type Seat } from '@robodrome/kernel'
import { choice, sequence } from '../rule.ts'
import type { Pbl } from '../state.ts'
import { ofSide, othersFrom, sideOf, slotAt, strikerOf } from '../vocabulary.ts'
import { aimOption, aimsAt, type Aim } from './5-attack.ts'
import { blowOff } from './5-blow-off.ts'
import { changed, dice } from './5-dice.ts'
import { openWindow } from './6-timing.ts'

// 5.6 The strike.

/** PBL-STRIKE-1, -2 After an attack the player may try to destroy any limb or shoulder of an opponent. */
export const strike = sequence<{ seat: Seat; fire: boolean }>('strike', {
  ask: (_g, { seat }) => call(fireOrNot, { seat }, 'fire'),
  fire: (_g, { seat, fire }) => (fire ? call(rollStrike, { seat, dice: [], faces: [], left: 2 }) : undefined),
})

interface StrikeRoll {
  seat: Seat
  dice: number[]
  faces: number[]
  /** Rerolls left. */
  left: number
}

/** PBL-STRIKE-1 The player rolls five dice and may reroll any of them up to twice; five equal faces hit. */
const rollStrike = sequence<StrikeRoll>('rollStrike', {
  roll: () => call(dice, { count: 5 }, 'dice'),
  lay(g, notes) {
    const side = sideOf(g, notes.seat)
    notes.faces = changed(g, side, notes.dice)
    tellRoll(g, notes)
  },
  again: {
    while: (_g, { left, faces }) => left > 0 && !allEqual(faces),
    do: (_g, { seat }): Flow => call(rerollStrike, { seat, marked: [], dice: [] }),
  },
  result: (_g, { seat, faces }) => (allEqual(faces) ? call(hitAnything, { seat, to: null }) : undefined),
})

/** PBL-STRIKE-2 The others may respond; then the player names what is destroyed. */
const hitAnything = sequence<{ seat: Seat; to: Aim | null }>('hitAnything', {
  othersRespond(g, { seat }) {
    g.combat!.phase = 'strike'
    return openWindow(g, 'strike', othersFrom(g, seat))
  },
  aim(g, { seat }) {
    g.combat!.phase = 'over'
    return call(chooseStrike, { seat }, 'to')
  },
  destroy(g, { seat, to }) {
    const { side, slot } = to!
    tell?.({
      kind: 'strike',
      rule: 'PBL-STRIKE-2',
      ...ofSide(g, sideOf(g, seat)),
      at: slotAt(g, side, slot),
    })
    return call(blowOff, { side, slot, by: sideOf(g, seat) })
  },
})

/** PBL-STRIKE-1 The player marks dice and rolls them again, or stops. */
const rerollStrike = sequence<{ seat: Seat; marked: number[]; dice: number[] }>('rerollStrike', {
  mark: (g, { seat }): Flow => call(chooseStrikeDice, { seat, faces: [...current(g, rollStrike).faces], marked: [] }, 'marked'),
  roll(g, { marked }): Flow {
    if (marked.length > 0) return call(dice, { count: marked.length }, 'dice')
    current(g, rollStrike).left = 0
    return answer()
  },
  lay(g, { seat, marked, dice: rolled }) {
    const notes = current(g, rollStrike)
    const faces = changed(g, sideOf(g, seat), rolled)
    marked.forEach((die, i) => (notes.faces[die] = faces[i]!))
    notes.left--
    tellRoll(g, notes)
  },
})

const allEqual = (faces: readonly number[]): boolean => faces.every((face) => face === faces[0])

function tellRoll(g: Pbl, notes: StrikeRoll): void {
  const striker = strikerOf(g, g.sides[sideOf(g, notes.seat)]!)
  tell?.({
    kind: 'strike roll',
    rule: 'PBL-STRIKE-1',
    ...ofSide(g, sideOf(g, notes.seat)),
    faces: [...notes.faces],
    left: notes.left,
    ...(striker === null ? {} : { uses: `card ${striker.name}` }),
  })
}

const HOLD_FIRE: OptionOf<'holdFire'> = { kind: 'holdFire' }
const fireOrNot = choice<{ seat: Seat }, OptionOf<'fire' | 'holdFire'>>('fireOrNot', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'fireOrNot', rule: 'PBL-STRIKE-1' }),
  candidates: () => [HOLD_FIRE, { kind: 'fire' }],
  absent: () => HOLD_FIRE,
  choose: (_g, _notes, _seat, { kind }) => answer(kind === 'fire'),
})

const done = (marked: readonly number[]): OptionOf<'strikeRoll' | 'strikeStop'> => ({
  kind: marked.length === 0 ? 'strikeStop' : 'strikeRoll',
})

/** DP-STRIKE: the player marks dice one by one and then rerolls them, or stops. */
const chooseStrikeDice = choice<{ seat: Seat; faces: number[]; marked: number[] }, OptionOf<'strikeDie' | 'strikeRoll' | 'strikeStop'>>(
  'chooseStrikeDice',
  {
    seats: (_g, notes) => only(notes.seat),
    ask: () => ({ kind: 'chooseStrikeDice', rule: 'PBL-STRIKE-1' }),
    candidates: (_g, { marked, faces }) => [
      ...faces.flatMap((face, die): OptionOf<'strikeDie'>[] => (marked.includes(die) ? [] : [{ kind: 'strikeDie', die, face }])),
      done(marked),
    ],
    absent: (_g, { marked }) => done(marked),
    choose(_g, notes, _seat, option) {
      if (option.kind !== 'strikeDie') return answer(notes.marked)
      notes.marked.push(option.die)
      notes.marked.sort((a, b) => a - b)
      return undefined
    },
  },
)

/** PBL-STRIKE-2, PBL-3P-2 Any limb or shoulder of any opponent. */
const chooseStrike = choice<{ seat: Seat }, OptionOf<'aim'>>('chooseStrike', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseStrike', rule: 'PBL-STRIKE-2' }),
  candidates: (g, _notes, seat) => aimsAt(g, sideOf(g, seat)).map((aim) => aimOption(g, aim)),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { side, slot }) => answer({ side, slot }),
})

export const strikeRules = [strike, rollStrike, hitAnything, rerollStrike, fireOrNot, chooseStrikeDice, chooseStrike]
