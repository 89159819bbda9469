import type { Flow } from '@robodrome/kernel'
import type { Attack, Waiting } from '../frames.ts'
import { codeOf } from '../moments.ts'
import type { Aimbots, BotId } from '../state.ts'
import { botOf, effects, isOnBoard } from '../vocabulary.ts'
import { inListOrder, resolve, resolveOnly, waiting } from './golden.ts'

/** AB-ATK-5 Opens the declare window, whose answer is the defender. */
export function declareWindow(g: Aimbots, bot: BotId): Flow {
  const effect = effects(g, botOf(g, bot)).declared
  return effect === null ? undefined : resolveOnly(g, codeOf('declared', effect).waits(bot))
}

/** AB-ATK-16 Runs the effects of a hit, if the defender is still on the board. */
export function afterHit(g: Aimbots, attack: Attack): Flow {
  const effect = effects(g, botOf(g, attack.attacker)).afterHit
  if (effect === null || !isOnBoard(botOf(g, attack.defender))) return undefined
  return resolveOnly(g, codeOf('afterHit', effect).waits(g, attack))
}

/** AB-ATK-15 Runs the effects of a miss: the defender's answer, and an attacker's damage to itself. */
export function afterMiss(g: Aimbots, attack: Attack): Flow {
  const todo = [attack.defender, attack.attacker].flatMap((bot): Waiting[] => {
    const effect = effects(g, botOf(g, bot)).afterMiss
    const frame = effect === null ? undefined : codeOf('afterMiss', effect).waits(g, attack, bot)
    return frame === undefined ? [] : [waiting(g, bot, frame)]
  })
  return resolve(g, inListOrder(g, todo))
}
