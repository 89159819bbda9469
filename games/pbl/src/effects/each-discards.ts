import { sequence } from '../rule.ts'
import { call, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { discardCards } from '../rules/4-draw.ts'
import { activeFirst, membersOf, opponentsOf, sideOf } from '../vocabulary.ts'

/** Each opponent discards, one after another (PBL-PRIO-10). */
export const eachDiscards = sequence<{ todo: Seat[]; n: number }>('eachDiscards', {
  next: {
    while: (_g, { todo }) => todo.length > 0,
    do: (_g, { todo, n }) => call(discardCards, { seat: todo.shift()!, left: n }),
  },
})

export const eachOpponentDiscards: Effects['each discards'] = {
  does(g, seat, { n }) {
    const opponents = opponentsOf(g, sideOf(g, seat)).flatMap((side) => membersOf(g, side))
    return call(eachDiscards, { todo: activeFirst(g, opponents), n })
  },
  rules: [eachDiscards],
}
