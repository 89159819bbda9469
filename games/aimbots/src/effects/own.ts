import type { OfKind } from '@robodrome/kernel'
import type { EffectAt } from '../moments.ts'
import type { Aimbots, BotId } from '../state.ts'
import { botOf, effects } from '../vocabulary.ts'

type AfterPivot = EffectAt<'afterPivot'>

/** The parameters of the current after-Pivot effect in the bot's program. */
export function ownEffect<K extends AfterPivot['kind']>(g: Aimbots, bot: BotId, kind: K): OfKind<AfterPivot, K> {
  const effect = effects(g, botOf(g, bot)).afterPivot
  if (effect?.kind !== kind) throw new Error(`${botOf(g, bot).program} does not ${kind}`)
  return effect as OfKind<AfterPivot, K>
}
