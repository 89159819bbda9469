import { answer, call, only, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { choice } from '../rule.ts'
import { ATTACK, DEFENSE, type Pbl } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'

/** Lists the sides with bomb or shield dice in the current roll (PBL-EDGE-44: in a joint roll, one is chosen). */
function dudSides(g: Pbl): (typeof ATTACK | typeof DEFENSE)[] {
  const { rolls, current } = g.combat!
  return ([ATTACK, DEFENSE] as const).filter((of) =>
    current.some((at) => rolls[at]!.of === of && rolls[at]!.kind === 'thrown' && rolls[at]!.dice.length > 0),
  )
}

/** PBL-DICE-7 The bomb or shield dice of the current roll count as 0. */
const chooseDuds = choice<{ seat: Seat }, OptionOf<'duds'>>('duds', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'duds', rule: 'PBL-EDGE-44' }),
  candidates: (g) => dudSides(g).map((of) => ({ kind: 'duds', of })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, _notes, _seat, { of }) {
    const combat = g.combat!
    for (const at of combat.current) if (combat.rolls[at]!.of === of && combat.rolls[at]!.kind === 'thrown') combat.rolls[at]!.duds = true
    tell?.({ kind: 'duds', rule: 'PBL-DICE-7', of })
    return answer()
  },
})

export const duds: Effects['duds'] = {
  at: ['combat'],
  inCombat: true,
  forbids: (g) => (g.combat !== null && dudSides(g).length > 0 ? null : 'PBL-PRIO-11'),
  does: (_g, seat) => call(chooseDuds, { seat }),
  rules: [chooseDuds],
}
