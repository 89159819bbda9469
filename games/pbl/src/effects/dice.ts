import { answer, call, only, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { choice, sequence } from '../rule.ts'
import { addDice } from '../rules/5-dice.ts'
import { ATTACK, DEFENSE } from '../state.ts'
import type { OptionOf } from '../terms.ts'

/** PBL-3P-3 Dice for the attacker or the defender. */
const support = sequence<{ seat: Seat; n: number; of: typeof ATTACK | typeof DEFENSE }>('support', {
  which: (_g, { seat }) => call(chooseSupported, { seat }, 'of'),
  roll: (_g, { of, n }) => call(addDice, { of, count: n }),
})

const SUPPORTED = ([ATTACK, DEFENSE] as const).map((of): OptionOf<'support'> => ({ kind: 'support', of }))
const chooseSupported = choice<{ seat: Seat }, OptionOf<'support'>>('chooseSupported', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'chooseSupported', rule: 'PBL-3P-3' }),
  candidates: () => SUPPORTED,
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose: (_g, _notes, _seat, { of }) => answer(of),
})

/** Adds dice to a side of the combat. */
export const dice: Effects['dice'] = {
  at: ['combat', 'combat blast'],
  inCombat: true,
  blastDice: ({ n }) => n,
  does: (_g, seat, { n, to }) =>
    to === 'either' ? call(support, { seat, n, of: ATTACK }) : call(addDice, { of: to === 'attack' ? ATTACK : DEFENSE, count: n }),
  rules: [support, chooseSupported],
}
