import { shown } from '../bout.ts'
import { UNBENT } from '../moments.ts'
import { DEFENSE } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot sets a defense die to the lower attack die. */
export const echo: Codes['dice']['echo'] = {
  side: DEFENSE,
  responses: (attack) => shown(attack, DEFENSE).map((die) => ({ kind: 'echo', die })),
  forbids({ dice }, response) {
    if (response.kind !== 'echo') return 'AB-ATK-11'
    return response.die === Math.min(dice[0]!, dice[1]!) ? 'AB-GOLD-5' : null
  },
  bends: () => ({ ...UNBENT, echoes: true }),
}
