import { programIn } from './content/content.ts'
import type { Act } from './terms.ts'
import type { View } from './shapes.ts'

/** AB-TURN-4 The cost of an act, from what a seat can see. */
export function costOf(act: Act, view: Pick<View, 'box' | 'bots'>): number {
  if (!('bot' in act)) return 0
  const bot = view.bots[act.bot]!
  const { attack, pickUp, freePivots } = programIn(view, bot.program).effects.cost
  if (act.kind === 'attack') return attack
  if (act.kind === 'pickUp') return pickUp
  return act.kind === 'pivot' && bot.pivots < freePivots ? 0 : 1
}
