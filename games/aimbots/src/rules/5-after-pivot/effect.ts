import type { OfKind } from '@robodrome/kernel'
import type { AfterPivot } from '../../content/effects.ts'
import type { Aimbots, BotId } from '../../state.ts'
import type { OptionOf } from '../../terms.ts'
import { botOf, effects } from '../../vocabulary.ts'

/** What the program of a bot says about what it does after a Pivot, where that is what is being done. */
export function effectOf<K extends AfterPivot['kind']>(g: Aimbots, bot: BotId, kind: K): OfKind<AfterPivot, K> {
  const effect = effects(g, botOf(g, bot)).afterPivot
  if (effect?.kind !== kind) throw new Error(`${botOf(g, bot).program} does not ${kind}`)
  return effect as OfKind<AfterPivot, K>
}

/** Enough of what can be done again and again. */
export const DONE: OptionOf<'done'> = { kind: 'done' }
