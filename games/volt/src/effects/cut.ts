import type { Effects } from '../moments.ts'
import { usedAt } from '../moments.ts'

/** VT-MOVE-3 A moving robot cuts the first robot it touches. A jump touches nobody (VT-JET-6). */
export const cut: Effects['moving']['cut'] = {
  quiet: true,
  forbids: (g, _robot, _die, { use }) => (usedAt(g, use, 'insteadOfMoving').length > 0 ? 'VT-JET-6' : null),
  killbot: () => true,
  sets: ({ module, n }) => ({ cut: { module, n } }),
}
