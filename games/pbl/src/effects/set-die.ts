import { answer, call, only, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { choice, sequence } from '../rule.ts'
import { changed, noticeOnes } from '../rules/5-dice.ts'
import { ATTACK, NOBODY, type Pbl } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { dieAt, type DieIn } from '../vocabulary.ts'

/** PBL-DICE-2 One die of the current roll is set to a value; then changers apply. */
const setOneDie = sequence<{ seat: Seat; at: DieIn; value: number }>('setDie', {
  which: (_g, { seat }) => call(chooseDie, { seat }, 'at'),
  value: (_g, { seat }) => call(chooseValue, { seat }, 'value'),
  set(g, notes) {
    const combat = g.combat!
    const { roll: at, die } = notes.at
    const roll = combat.rolls[at]!
    const side = roll.of === ATTACK ? combat.attacker : combat.defender
    const before = roll.dice[die]!
    roll.dice[die] = changed(g, side, [notes.value])[0]!
    tell?.({ kind: 'set die', rule: 'PBL-DICE-2', of: roll.of, before, value: notes.value, after: roll.dice[die] })
    noticeOnes(g, side, [roll.dice[die]])
  },
})

const chooseDie = choice<{ seat: Seat }, OptionOf<'die'>>('chooseDie', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseDie', rule: 'PBL-EDGE-25' }),
  candidates: (g) => g.combat!.current.flatMap((roll) => g.combat!.rolls[roll]!.dice.map((_face, die) => dieOption(g, { roll, die }))),
  tempting: (g) =>
    g.combat!.rolls.flatMap((each, roll) =>
      g.combat!.current.includes(roll) ? [] : each.dice.map((_face, die) => dieOption(g, { roll, die })),
    ),
  forbids: (g, _notes, _seat, { roll }) => (g.combat!.current.includes(roll) ? null : 'PBL-EDGE-25'),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { roll, die }) => answer({ roll, die }),
})

const dieOption = (g: Pbl, at: DieIn): OptionOf<'die'> => ({ kind: 'die', ...dieAt(g, at) })

const VALUES = [1, 2, 3, 4, 5, 6].map((value): OptionOf<'value'> => ({ kind: 'value', value }))
const chooseValue = choice<{ seat: Seat }, OptionOf<'value'>>('chooseValue', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseValue', rule: 'PBL-DICE-2' }),
  candidates: () => VALUES,
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { value }) => answer(value),
})

export const setDie: Effects['set die'] = {
  at: ['combat'],
  inCombat: true,
  forbids: ({ combat }) => (combat?.current.some((at) => combat.rolls[at]!.dice.length > 0) ? null : 'PBL-PRIO-11'),
  does: (_g, seat) => call(setOneDie, { seat, at: { roll: NOBODY, die: NOBODY }, value: 0 }),
  rules: [setOneDie, chooseDie, chooseValue],
}
