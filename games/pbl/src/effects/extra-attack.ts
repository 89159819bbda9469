import type { Effects } from '../moments.ts'

/** Gives one extra attack this turn. */
export const extraAttack: Effects['extra attack'] = {
  at: ['after own attack'],
  does(g) {
    g.turn.finalBlow = true
    return undefined
  },
}
