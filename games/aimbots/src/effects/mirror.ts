import { shown } from '../bout.ts'
import { UNBENT } from '../moments.ts'
import { ATTACK, DEFENSE } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot exchanges a defense die for an attack die. */
export const mirror: Codes['dice']['mirror'] = {
  side: DEFENSE,
  responses: (attack) =>
    shown(attack, DEFENSE).flatMap((die) => shown(attack, ATTACK).map((other) => ({ kind: 'exchange', die, for: other }))),
  forbids(_attack, response) {
    if (response.kind !== 'exchange') return 'AB-ATK-11'
    return response.die === response.for ? 'AB-GOLD-5' : null
  },
  bends: () => ({ ...UNBENT, mirrors: true }),
}
