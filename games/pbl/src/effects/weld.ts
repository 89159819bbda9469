import { call, type Seat } from '@robodrome/kernel'
import { cardOf } from '../content/index.ts'
import type { Effects } from '../moments.ts'
import { choice } from '../rule.ts'
import { build, forbidsBuildAnywhere } from '../rules/4-build.ts'
import { NOBODY, type CardName, type Pbl } from '../state.ts'
import type { OptionOf, RefusalId } from '../terms.ts'
import { sideOf } from '../vocabulary.ts'

/** Whether the hand holds a buildable armor card. */
const hasBuild = (g: Pbl, seat: Seat): boolean => g.hands[seat]!.some((card) => forbidsWeld(g, seat, card) === null)

const forbidsWeld = (g: Pbl, seat: Seat, name: CardName): RefusalId | null => {
  const { kind } = cardOf(g, name)
  return kind === 'armor' || kind === 'pod' || kind === 'shoulder' ? forbidsBuildAnywhere(g, sideOf(g, seat), name) : 'PBL-PRIO-11'
}

/** PBL-BUILD-2 Chooses an armor card from the hand. */
const chooseWeld = choice<{ seat: Seat; done: boolean }, OptionOf<'weld'>>('chooseWeld', {
  seats: (_g, notes) => (notes.done ? [] : [notes.seat]),
  ask: () => ({ kind: 'chooseWeld', rule: 'PBL-BUILD-2' }),
  candidates: (g, _notes, seat) => g.hands[seat]!.map((card) => ({ kind: 'weld', card })),
  forbids: (g, _notes, seat, { card }) => forbidsWeld(g, seat, card),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(_g, notes, seat, { card }) {
    notes.done = true
    return call(build, { seat, card, slot: NOBODY, by: 'weld' })
  },
})

/** Builds an armor card from the hand without a MOVE. */
export const weld: Effects['weld'] = {
  forbids: (g, seat) => (hasBuild(g, seat) ? null : 'PBL-PRIO-11'),
  does: (_g, seat) => call(chooseWeld, { seat, done: false }),
  rules: [chooseWeld],
}
